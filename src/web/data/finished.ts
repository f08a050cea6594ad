// What a pupil has finished, in words: games, and tables checks, which are no games (D11).
import { TABLES_CHECK } from '#games/ids.ts';

export interface Finished {
  games: number;
  checks: number;
}

export function countFinished(sent: ReadonlyArray<{ gameId: string }>): Finished {
  const checks = sent.filter(({ gameId }) => gameId === TABLES_CHECK).length;
  return { games: sent.length - checks, checks };
}

export function totalOf({ games, checks }: Finished): number {
  return games + checks;
}

/** '2 games', '1 tables check', '2 games and 1 tables check'. */
export function finishedText({ games, checks }: Finished): string {
  return [counted(games, 'game'), counted(checks, 'tables check')]
    .filter((text) => text !== '')
    .join(' and ');
}

function counted(count: number, what: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
