// How the admin area rounds in SQL: one decimal, half away from zero.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A numeric rounded to one decimal as a number, null staying null. Thirds and the like are kept to 12 decimals and more;
 * rounding to 10 first puts a mean that is exactly half-way back on the half.
 */
export function oneDecimal(value: SQLWrapper): SQL<number | null> {
  return sql`round(round(${value}, 10), 1)`.mapWith(Number);
}

/** Mean of a sum over a count; null for none (D1 Admin averages). */
export function meanOf(sum: SQLWrapper, count: SQLWrapper): SQL<number | null> {
  return oneDecimal(sql`${sum} / nullif(${count}, 0)`);
}

/** A count or a sum of whole numbers as a number. */
export function wholeNumber(value: SQLWrapper): SQL<number> {
  return sql`${value}`.mapWith(Number);
}
