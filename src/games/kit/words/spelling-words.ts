// The words that a year spells: those with meanings, whose definition is the clue, and the others, which have clues alone.
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { loadEntries } from './entries.ts';
import { spellingSchema, type DictionaryEntry, type SpellingWord } from './words.ts';
import { contentLoader } from './year-content.ts';

const loadOthers = contentLoader(spellingSchema, {
  1: () => import('#content/year-1/spelling.yaml'),
  2: () => import('#content/year-2/spelling.yaml'),
  3: () => import('#content/year-3/spelling.yaml'),
  4: () => import('#content/year-4/spelling.yaml'),
  5: () => import('#content/year-5/spelling.yaml'),
  6: () => import('#content/year-6/spelling.yaml'),
});

/** One list of the words with meanings and of the others. */
export function spellingWordsOf(
  entries: readonly DictionaryEntry[],
  others: readonly SpellingWord[],
): SpellingWord[] {
  const fromEntries = entries.map(({ id, objective, word, also, definition, sentence }) => {
    return { id, objective, word, also, clue: definition, sentence };
  });
  return [...fromEntries, ...others];
}

/**
 * The words that a year spells, each once, with clue and sentence; an unknown year falls back to Year 1. Rejects when
 * they cannot be fetched.
 */
export async function loadSpellingWords(
  year: number | null | undefined,
): Promise<readonly SpellingWord[]> {
  return spellingWordsOf(
    ...(await Promise.all([loadEntries(year), loadOthers(yearOrFirst(year))])),
  );
}

/** The clue to a word, from the first of these years that spells it and can be fetched; undefined if none does. */
export async function clueTo(
  word: string,
  years: readonly YearGroup[],
): Promise<string | undefined> {
  for (const year of years) {
    const words = await loadSpellingWords(year).catch(() => []);
    const spelt = words.find((one) => one.word.toLowerCase() === word.toLowerCase());
    if (spelt) return spelt.clue;
  }
  return undefined;
}
