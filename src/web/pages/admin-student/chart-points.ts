import type { HistoryEntry } from '#shared/contract/play.ts';
import { ENOUGH_ROUNDS } from '#shared/honest-figures.ts';

export interface ScorePoint {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  gameId: string;
  percent: number;
  /** Mean in percent of this game and the four before it; null while there are fewer (D11 Honest figures). */
  mean: number | null;
}

/** The points, oldest first, of a history that is newest first; of one game, or of all for null. */
export function pointsOf(history: readonly HistoryEntry[], gameId: string | null): ScorePoint[] {
  const games = history.filter((game) => gameId === null || game.gameId === gameId).toReversed();
  const percents = games.map(({ score, maxScore }) => (100 * score) / maxScore);
  return games.map((game, index) => {
    const last = percents.slice(Math.max(0, index - ENOUGH_ROUNDS + 1), index + 1);
    const mean = last.reduce((sum, percent) => sum + percent, 0) / last.length;
    return {
      id: game.id,
      gameId: game.gameId,
      time: new Date(game.createdAt).getTime(),
      percent: Math.round(percents[index] ?? 0),
      mean: last.length < ENOUGH_ROUNDS ? null : Math.round(mean),
    };
  });
}
