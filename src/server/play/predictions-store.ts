// SQL for the daily report on the predictions, and for the pupils whose reviews it uses.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { predictionsSchema, type Predictions } from '#shared/contract/predictions.ts';
import type { Db } from '../platform/db/database.ts';
import { findNote, keepNote } from '../platform/db/notes-store.ts';
import { users, userSettings } from '../platform/db/schema.ts';

/** Replaces the last report. */
export async function keepPredictions(db: Db, report: Predictions): Promise<void> {
  await keepNote(db, 'predictions', JSON.stringify(report));
}

/** The last report, or an empty one before the first. */
export async function findPredictions(db: Db): Promise<Predictions> {
  const note = await findNote(db, 'predictions');
  const nothing = { computedAt: null, reviews: 0, figures: null };
  return note === null ? nothing : predictionsSchema.parse(JSON.parse(note));
}

/** A pupil whose memory is on, with the first game that counts for it. */
export interface RememberingPupil {
  id: number;
  fromNth: number;
}

/**
 * At most `limit` pupils whose memory is on, in an order that does not depend on age or year and is the same every day:
 * if there are more pupils, these represent all.
 */
export async function findRememberingPupils(db: Db, limit: number): Promise<RememberingPupil[]> {
  const rows = await db
    .select({ id: users.id, fromNth: userSettings.memoryFrom })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(users.role, 'pupil'), isNotNull(userSettings.memoryFrom)))
    .orderBy(asc(sql`hashint4(${users.id})`))
    .limit(limit);
  return rows.flatMap(({ id, fromNth }) => (fromNth === null ? [] : [{ id, fromNth }]));
}
