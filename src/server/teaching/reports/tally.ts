// Counts what was played by verification, game and objective. Every mean comes with its number of answers, and rushed and
// unverified rounds say nothing about learning (D11 Honest figures).
import { GAME_IDS } from '#games/ids.ts';
import type { RoundCounts } from '#shared/contract/class-reports.ts';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import { verificationOf } from '#shared/verification.ts';

/** A finished round or tables check with its answers by objective; without answers unless it counts as learning. */
export interface Answered {
  userId: number;
  verified: boolean;
  rushed: boolean;
  answers: ReadonlyArray<{ objective: string | null; right: boolean }>;
}

export interface PlayedRound extends Answered {
  gameId: string;
  /** Whole seconds; null if it was not measured. */
  duration: number | null;
}

export interface ObjectiveTally {
  code: string;
  text: string;
  answers: number;
  right: number;
  /** How many pupils have answered on it. */
  pupils: number;
}

const countsAsLearning = (round: Answered) => verificationOf(round) === 'verified';

export function roundCounts(rounds: readonly PlayedRound[]): RoundCounts {
  const counts = { verified: 0, rushed: 0, unverified: 0 };
  for (const round of rounds) counts[verificationOf(round)] += 1;
  return counts;
}

/** The seconds of verified rounds, because a browser's own report of time is not trusted. */
export function secondsOf(rounds: readonly PlayedRound[]): number {
  return rounds.reduce((sum, { verified, duration }) => sum + (verified ? (duration ?? 0) : 0), 0);
}

/** How many rounds of each game count as learning: games of the catalogue in its order, then others. */
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

/** The answers on each objective in rounds and tables checks that count as learning, in the curriculum's order. */
export function objectiveTallies(answered: readonly Answered[]): ObjectiveTally[] {
  const sums = new Map<string, { answers: number; right: number; pupils: Set<number> }>();
  for (const { userId, answers } of answered.filter(countsAsLearning)) {
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
