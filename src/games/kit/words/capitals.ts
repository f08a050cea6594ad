// Which words of a teacher's list have a capital.
import { writtenInside } from '#shared/word-list-text.ts';

/** Words that always have one: the days, the months that are nothing else, I, and what the games' own content spells so. */
const ALWAYS = new Map(
  (
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July ' +
    'August September October November December Christmas Mr Mrs ' +
    "I I'm I've I'd I'll"
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** The word with the capital that it always has; any other as it is. */
export function withUsualCapital(word: string): string {
  return ALWAYS.get(word.toLowerCase()) ?? word;
}

/**
 * The word in small letters and with straight apostrophes, but for a capital that it always has, or that is also in the
 * middle of the sentence: a spreadsheet begins any word with one.
 */
export function withCapitalsMeant(word: string, sentence: string): string {
  const inside = writtenInside(sentence, word) ?? '';
  const isMeant = /\p{Lu}/u.test(word) && /\p{Lu}/u.test(inside) && /\p{Ll}/u.test(inside);
  const kept = isMeant ? inside : word.toLowerCase();
  return withUsualCapital(kept.replaceAll('’', "'"));
}
