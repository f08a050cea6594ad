// How tests play Mathematics Mountain.
import { z } from 'zod/mini';
import type { GamePlayer, PlaySession } from '#games/kit/checks/player.ts';
import { questionSchema } from '../question.ts';

const PRAISE = "Great job! That's correct!";
const RIGHT = 8;

const roundSchema = z.array(questionSchema);
const openRound = async ({ openDealt }: Pick<PlaySession, 'openDealt'>) =>
  roundSchema.parse(await openDealt());

/** Types all ten answers, or taps them on the number pad. The first `right` answers are right. */
export async function playMathematicsMountain(session: PlaySession, right: number): Promise<void> {
  const { game, expect, look, enter, goOn } = session;
  for (const [index, { answer }] of (await openRound(session)).entries()) {
    await expect(game.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await look('start');
    const isRight = index < right;
    await enter(isRight ? answer : answer + 1, 'Submit Answer');
    await expect(game).toContainText(isRight ? PRAISE : `Oops! The correct answer was: ${answer}`);
    await look(isRight ? 'right' : 'wrong');
    await goOn();
  }
}

export const mathematicsMountainPlayer: GamePlayer = {
  async playWell(session) {
    await playMathematicsMountain(session, RIGHT);
    return RIGHT;
  },
  lose: null,
  inDifferentStates: () => [],
  inViewTogether: ['Question 1 of 10', 'Submit Answer', '0'],
};
