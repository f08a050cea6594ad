// Whether commits are answered. A commit that waits for a standby that is gone (synchronous replication) hangs, although
// everything else works; a check that wrote would hang as well, and leave one more connection behind.
import type pg from 'pg';
import { isUnreachable } from '../database-errors.ts';

/** After this time without a commit the next one may show that they are answered again. */
const FORGET_MS = 30_000;

/** For each pool, when its newest commit without an answer was given up; nothing once a later one was answered. */
const unanswered = new WeakMap<pg.Pool, number>();

/** Commits, and notes whether that was answered. What wrote nothing is answered at once, so it says nothing of others. */
export async function commit(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const says = !unanswered.has(pool) || (await hasWritten(client));
  try {
    await client.query('commit');
    if (says) unanswered.delete(pool);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(pool, performance.now());
    throw error;
  }
}

async function hasWritten(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    'select pg_current_xact_id_if_assigned() is not null as has',
  );
  return rows[0]?.has ?? false;
}

/** Whether the newest commit of the last 30 seconds had no answer. */
export function areCommitsLost(pool: pg.Pool): boolean {
  const at = unanswered.get(pool);
  return at !== undefined && performance.now() - at < FORGET_MS;
}
