// Which tables check a pupil takes next (D11).
import type { OpenTablesCheck } from '#shared/contract/own-tables-checks.ts';
import { queuedGames } from '../sync/queue.ts';

/** The open checks, counting a sitting with an unsent result as done. */
export function countQueuedAsDone(
  userId: number,
  rows: readonly OpenTablesCheck[],
): OpenTablesCheck[] {
  const queued = queuedGames(userId).map(({ proof }) => proof?.deal.checkId);
  return rows.map((check) => ({
    ...check,
    isDone: check.isDone || (check.kind === 'sitting' && queued.includes(check.id)),
  }));
}

/** An unfinished sitting before practice. */
export function nextCheck(checks: readonly OpenTablesCheck[]): OpenTablesCheck | undefined {
  const open = checks.filter(({ isDone }) => !isDone);
  return open.find(({ kind }) => kind === 'sitting') ?? open[0];
}
