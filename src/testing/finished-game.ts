// Finished games as they are sent to the server, and the server's answers.
import type { Completed, Completion } from '#shared/contract/play.ts';

/** A finished game; the same number gives the same game. */
export function finishedGame(number: number): Completion & { playId: string } {
  const playId = `6f0d5b39-3c5c-4d6c-9a55-${String(number).padStart(12, '0')}`;
  return { gameId: 'word-search', score: 7, maxScore: 10, duration: 60, playId };
}

/** The server's answer to a game that unlocks these avatars. */
export function completedWith(...unlockedAvatars: string[]): Completed {
  const newAvatarsUnlocked = unlockedAvatars.length;
  return {
    newAvatarsUnlocked,
    avatarsUnlocked: 15 + newAvatarsUnlocked,
    gamesCompleted: 1,
    unlockedAvatars,
  };
}

/** Fields of a game that a browser reported without a play id and without proof. */
export const WITHOUT_PROOF = { playId: null, playedAt: null, replayed: null } as const;
