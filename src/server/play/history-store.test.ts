import { and, count, isNotNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { MINUTE_MS } from '#shared/dates.ts';
import { setUpFreshDb } from '#testing/fresh-db.ts';
import { insertUser } from '../accounts/user/store.ts';
import { rowsOf } from '../operations/archive/tables-store.ts';
import { gameHistory } from '../platform/db/schema.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isRecordedBetween } from './history-store.ts';

const fresh = setUpFreshDb();
const planSchema = z.object({ 'QUERY PLAN': z.string() });
const AT = Date.parse('2026-03-02T10:30:00Z');
const at = (minutes: number) => new Date(AT + minutes * MINUTE_MS);

/** Minutes from `AT`, within the hour, in the neighbouring hours, and days away. */
const RECORDED = [-1440, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 90, 1440];

it('games are found by recording time, including the start and excluding the end', async () => {
  const { db } = fresh.database;
  const { id } = await insertUser(db, { username: 'zara', passwordHash: 'x' });
  await db.insert(gameHistory).values(
    RECORDED.map((minutes, index) => ({
      userId: id,
      gameId: 'word-search',
      score: 1,
      nth: index + 1,
      createdAt: at(minutes),
    })),
  );
  for (const [from, until] of [
    [0, 60],
    [-30, 30],
    [-31, 1],
    [30, 90],
    [-1440, 1440],
  ] as const) {
    const [row] = await db
      .select({ found: count() })
      .from(gameHistory)
      .where(isRecordedBetween(at(from), at(until)));
    const within = RECORDED.filter((minutes) => from <= minutes && minutes < until);
    expect(row?.found).toBe(within.length);
  }
});

it('finding games by recording time uses an index', async () => {
  const query = fresh.database.db
    .select({ userId: gameHistory.userId })
    .from(gameHistory)
    .where(and(isRecordedBetween(at(0), at(60)), isNotNull(gameHistory.answers)));
  const plan = await inTransaction(fresh.database.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return rowsOf(tx, sql`explain ${query.getSQL()}`, planSchema);
  });
  expect(JSON.stringify(plan)).toContain('Index Cond');
});
