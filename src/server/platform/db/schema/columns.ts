// Columns that many tables have.
import * as pg from 'drizzle-orm/pg-core';

export const id = () => pg.integer().primaryKey().generatedAlwaysAsIdentity();
export const at = () => pg.timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => at().notNull().defaultNow();
/** 10 * score / maxScore, or a sum of such. */
export const outOfTen = () => pg.numeric({ precision: 24, scale: 12 });
export const bytes = pg.customType<{ data: Buffer }>({ dataType: () => 'bytea' });
