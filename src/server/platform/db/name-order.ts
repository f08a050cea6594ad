// The order of names in the database's lists. PostgreSQL's own orders sort by code points, or differ between machines.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Digits that numbers in names are filled up to. */
const DIGITS = 10;

/**
 * What to sort by so that names of people and classes stand in the order of `compareNames`: regardless of case and
 * accents, and Zara 2 before Zara 10. Names that are alike here need another column behind this one.
 */
export function nameOrder(name: SQLWrapper): SQL {
  // Most names have neither accents nor numbers: looking for those costs a fraction of replacing them.
  const plain = sql`case when octet_length(${name}) = char_length(${name}) then lower(${name}) else regexp_replace(lower(normalize(${name}, NFD)), '[\u0300-\u036f]', '', 'g') end`;
  // Written into the statement, because the index of pupils by name is used only for the same expression.
  const filled = sql`regexp_replace(${plain}, '(\\d+)', '${sql.raw('0'.repeat(DIGITS))}\\1', 'g')`;
  const even = sql`regexp_replace(${filled}, '0\\d*(\\d{${sql.raw(String(DIGITS))}})', '\\1', 'g')`;
  return sql`(case when ${name} ~ '\\d' then ${even} else ${plain} end) collate "C"`;
}
