// SQL for the daily report on the predictions, and for whose reviews it is computed from.
import { asc, eq, sql } from 'drizzle-orm';
import { predictionsSchema, type Predictions } from '#shared/contract/predictions.ts';
import type { Db } from '../platform/db/database.ts';
import { findNote, keepNote } from '../platform/db/notes-store.ts';
import { users } from '../platform/db/schema.ts';

/** Stores the report in place of the last one. */
export async function keepPredictions(db: Db, report: Predictions): Promise<void> {
  await keepNote(db, 'predictions', JSON.stringify(report));
}

/** The last report; one that says nothing before the first. */
export async function findPredictions(db: Db): Promise<Predictions> {
  const note = await findNote(db, 'predictions');
  const nothing = { computedAt: null, reviews: 0, figures: null };
  return note === null ? nothing : predictionsSchema.parse(JSON.parse(note));
}

/**
 * At most `limit` pupils, in an order that has nothing to do with their age or year and is the same every day: where there
 * are more, these stand for all.
 */
export async function findAnyPupils(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'pupil'))
    .orderBy(asc(sql`hashint4(${users.id})`))
    .limit(limit);
  return rows.map(({ id }) => id);
}
