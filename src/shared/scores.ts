// How scores are compared and shown: percent, out of ten, colour bands, progress to the target.

export const PROGRESS_TARGET_GAMES = 25;

/** Whole percent of `score` in `maxScore`, 0 for an empty maximum. */
export function percentOf(score: number, maxScore: number): number {
  return maxScore > 0 ? Math.round((100 * score) / maxScore) : 0;
}

/** Progress towards the target of 25 games in percent, capped at 100 (spec S2 Home). */
export function progressPercent(gamesCompleted: number): number {
  return Math.min(100, percentOf(gamesCompleted, PROGRESS_TARGET_GAMES));
}

/** A mean out of ten for display: one decimal, '-' without games (D1 Admin averages). */
export function outOfTenText(mean: number | null): string {
  return mean === null ? '-' : mean.toFixed(1);
}

export type ScoreBand = 'green' | 'yellow' | 'red';

/** Colour band of a percentage: 70 or more green, 40 or more yellow, otherwise red (spec S2 Admin). */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= 70) return 'green';
  return percent >= 40 ? 'yellow' : 'red';
}
