// Columns that many tables have, and what is made of them.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';

export const id = () => pg.integer().primaryKey().generatedAlwaysAsIdentity();
/** Of a table that grows with play. */
export const bigId = () => pg.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const at = () => pg.timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
/** 10 * score / maxScore, or a sum of such. */
export const outOfTen = () => pg.numeric({ precision: 24, scale: 12 });

/** When a round ended as far as is known: by the device's clock, or else when it was recorded. */
export function endOf({ playedAt, createdAt }: Record<'playedAt' | 'createdAt', SQLWrapper>): SQL {
  return sql`coalesce(${playedAt}, ${createdAt})`;
}

/** The hour of a point in time (UTC), by which finished games are found when they are not found by their users. */
export function hourOf(moment: SQLWrapper): SQL<string> {
  return sql<string>`date_trunc('hour', ${moment} at time zone 'UTC')`;
}
