import type { HistoryEntry } from '#shared/contract/play.ts';

/** Number of games in the moving average. */
const MEAN_OF = 5;

export interface ScorePoint {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  gameId: string;
  percent: number;
  /** Moving average in percent of this game and up to four before it. */
  mean: number;
}

/** The points, oldest first, of a history that is newest first; of one game, or of all for null. */
export function pointsOf(history: readonly HistoryEntry[], gameId: string | null): ScorePoint[] {
  const games = history.filter((game) => gameId === null || game.gameId === gameId).toReversed();
  const percents = games.map(({ score, maxScore }) => (100 * score) / maxScore);
  return games.map((game, index) => {
    const last = percents.slice(Math.max(0, index - MEAN_OF + 1), index + 1);
    return {
      id: game.id,
      gameId: game.gameId,
      time: new Date(game.createdAt).getTime(),
      percent: Math.round(percents[index] ?? 0),
      mean: Math.round(last.reduce((sum, percent) => sum + percent, 0) / last.length),
    };
  });
}
