// Rounding in SQL: one decimal, half away from zero.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A numeric rounded to one decimal, as a number or null. Thirds and the like have at least 12 decimals; rounding to 10
 * first restores means that are exactly half-way.
 */
export function oneDecimal(value: SQLWrapper): SQL<number | null> {
  return sql`round(round(${value}, 10), 1)`.mapWith(Number);
}

/** The mean, null without games (D1 Admin averages). */
export function meanOf(sum: SQLWrapper, count: SQLWrapper): SQL<number | null> {
  return oneDecimal(sql`${sum} / nullif(${count}, 0)`);
}

export function wholeNumber(value: SQLWrapper): SQL<number> {
  return sql`${value}`.mapWith(Number);
}
