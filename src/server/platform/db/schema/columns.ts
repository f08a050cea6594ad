// Columns that many tables have, and expressions on them.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';

export const id = () => pg.integer().primaryKey().generatedAlwaysAsIdentity();
/** For a table that grows with play. */
export const bigId = () => pg.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const at = () => pg.timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
/** What is no text, such as a recording. */
export const bytes = pg.customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** 10 * score / maxScore, or a sum of these. */
export const outOfTen = () => pg.numeric({ precision: 24, scale: 12 });

/** When a round ended: by the device's clock if it can be believed, otherwise when it was recorded. */
export function endOf({ playedAt, createdAt }: Record<'playedAt' | 'createdAt', SQLWrapper>): SQL {
  return sql`coalesce(${playedAt}, ${createdAt})`;
}

/** The hour of a point in time (UTC), by which finished games are found across users. */
export function hourOf(moment: SQLWrapper): SQL<string> {
  return sql<string>`date_trunc('hour', ${moment} at time zone 'UTC')`;
}
