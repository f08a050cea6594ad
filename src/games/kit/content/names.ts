// The names and places that content may use.
import type { YearGroup } from '#shared/years.ts';

/** Easy to decode: for every year. */
const FIRST_NAMES = [
  ...['Sam', 'Ben', 'Zara', 'Omar', 'Meg', 'Raj', 'Nia', 'Kim', 'Dev', 'Ali', 'Mina', 'Tom'],
];
/** From Year 3 on. */
const LATER_NAMES = [
  ...['Asha', 'Amir', 'Priya', 'Kofi', 'Mei', 'Yusuf', 'Aisha', 'Leo', 'Isla', 'Noah', 'Ife'],
  ...['Rosa', 'Anya', 'Hana', 'Freya', 'Ravi', 'Sofia', 'Mateo', 'Ade', 'Lin', 'Tariq', 'Ewa'],
];

export const ALL_NAMES: ReadonlySet<string> = new Set([...FIRST_NAMES, ...LATER_NAMES]);

/** The names that a year's pupils can read. */
export function namesFor(year: YearGroup): ReadonlySet<string> {
  return year < 3 ? new Set(FIRST_NAMES) : ALL_NAMES;
}

/** Names that are words as well: a child who cannot tell which must not meet them in a question. */
export const WORDS_THAT_ARE_NAMES: ReadonlySet<string> = new Set([
  ...['Rose', 'Mark', 'Grace', 'Joy', 'Hope', 'Faith', 'Jack', 'Bill', 'Rob', 'Sue', 'Pat'],
  ...['Dawn', 'Ivy', 'Daisy', 'Lily', 'Robin', 'Penny', 'Frank', 'Max', 'Ray', 'Art', 'Holly'],
]);

/** Large towns and other proper nouns that a lesson may need, by what they are. */
export const PROPER_NOUNS: ReadonlySet<string> = new Set([
  ...['Leeds', 'York', 'Cardiff', 'Belfast', 'Perth', 'Bath', 'Oban', 'Rhyl'],
  ...['London', 'England', 'English', 'Scotland', 'Wales', 'Britain', 'British', 'UK'],
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
  ...['Earth', 'Moon', 'Sun', 'Roman', 'Romans', 'Greek', 'Greeks', 'Viking', 'Vikings'],
  ...['Tudor', 'Tudors', 'Maya', 'Egypt', 'Egyptians', 'Latin', 'Greece', 'Shakespeare'],
  ...['Africa', 'Nile', 'Dover', 'Kent', 'Rome', 'Italy', 'Paris', 'France', 'Oslo', 'Norway'],
  ...['Mars', 'Venus', 'Mercury', 'Saturn', 'Grandad'],
]);
