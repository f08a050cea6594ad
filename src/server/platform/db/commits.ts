// Whether commits are answered. A commit that waits for a standby that is gone (synchronous replication) hangs, although
// everything else works; a check that wrote would hang as well, and leave one more connection behind.
import type pg from 'pg';
import { isUnreachable } from '../database-errors.ts';

/** After this time without a commit the next one may show that they are answered again. */
const FORGET_MS = 30_000;

/** For each pool, when its newest commit without an answer was given up; nothing once a later one was answered. */
const unanswered = new WeakMap<pg.Pool, number>();

/** Waits for a commit and notes whether it was answered. */
export async function noteCommit(pool: pg.Pool, commit: Promise<unknown>): Promise<void> {
  try {
    await commit;
    unanswered.delete(pool);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(pool, performance.now());
    throw error;
  }
}

/** Whether the newest commit of the last 30 seconds had no answer. */
export function areCommitsLost(pool: pg.Pool): boolean {
  const at = unanswered.get(pool);
  return at !== undefined && performance.now() - at < FORGET_MS;
}
