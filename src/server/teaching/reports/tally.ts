// Counts what was played: by proof, by game and by objective. No mean without its number, and nothing of rushed or unverified rounds
// in what is said about learning (D11 Honest figures).
import { GAME_IDS } from '#games/ids.ts';
import type { RoundCounts } from '#shared/contract/class-reports.ts';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import { proofOf } from '#shared/proofs.ts';

/** A finished round with what it says about objectives; without answers unless it counts as learning. */
export interface PlayedRound {
  userId: number;
  gameId: string;
  /** Whole seconds; null if it was not measured. */
  duration: number | null;
  verified: boolean;
  rushed: boolean;
  answers: ReadonlyArray<{ objective: string | null; right: boolean }>;
}

export interface ObjectiveTally {
  code: string;
  text: string;
  answers: number;
  right: number;
  /** Pupils who have answered on it. */
  pupils: number;
}

const countsAsLearning = (round: PlayedRound) => proofOf(round) === 'verified';

export function roundCounts(rounds: readonly PlayedRound[]): RoundCounts {
  const counts = { verified: 0, rushed: 0, unverified: 0 };
  for (const round of rounds) counts[proofOf(round)] += 1;
  return counts;
}

/** Seconds that the server knows of: the browser alone cannot vouch for time. */
export function secondsOf(rounds: readonly PlayedRound[]): number {
  return rounds.reduce((sum, { verified, duration }) => sum + (verified ? (duration ?? 0) : 0), 0);
}

/** How many rounds that count as learning there are of each game: those of the catalogue in its order, then others. */
export function gameCounts(rounds: readonly PlayedRound[]): { gameId: string; rounds: number }[] {
  const counts = new Map<string, number>(GAME_IDS.map((id) => [id, 0]));
  for (const { gameId } of rounds.filter(countsAsLearning)) {
    counts.set(gameId, (counts.get(gameId) ?? 0) + 1);
  }
  return Array.from(counts, ([gameId, rounds]) => ({ gameId, rounds })).filter(
    ({ rounds }) => rounds > 0,
  );
}

const PLACE = new Map(OBJECTIVES.map(({ code }, nth) => [code, nth]));

/** What was answered on each objective in rounds that count as learning, in the order of the curriculum. */
export function objectiveTallies(rounds: readonly PlayedRound[]): ObjectiveTally[] {
  const sums = new Map<string, { answers: number; right: number; pupils: Set<number> }>();
  for (const { userId, answers } of rounds.filter(countsAsLearning)) {
    for (const { objective, right } of answers) {
      if (objective === null) continue;
      const sum = sums.get(objective) ?? { answers: 0, right: 0, pupils: new Set<number>() };
      sum.answers += 1;
      sum.right += right ? 1 : 0;
      sum.pupils.add(userId);
      sums.set(objective, sum);
    }
  }
  return Array.from(sums, ([code, { answers, right, pupils }]) => ({
    code,
    text: OBJECTIVES[PLACE.get(code) ?? -1]?.title ?? code,
    answers,
    right,
    pupils: pupils.size,
  })).toSorted((a, b) => (PLACE.get(a.code) ?? Infinity) - (PLACE.get(b.code) ?? Infinity));
}
