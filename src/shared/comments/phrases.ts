// Finds phrases of a list in what a child has typed. Whole words only, so that no name of a person or place is one by accident.
import { z } from 'zod/mini';
import { tokensOf } from './plain-text.ts';
import { wordGroupsOf } from './word-groups.ts';
import { wordTable, type Tally, type WordTable } from './word-table.ts';

/** `one|two three? ... four .`: alternatives, an optional word, up to three other words, the end of a sentence. */
const PHRASE =
  /^(?:\.\.\.|[a-z0-9']+(?:\|[a-z0-9']+)*\??)(?: (?:\.\.\.|[a-z0-9']+(?:\|[a-z0-9']+)*\??))*(?: \.)?$/;

export const phraseSchema = z
  .string()
  .check(
    z.regex(
      PHRASE,
      'Words in small letters; | between alternatives, ? after an optional word, ... for up to three other words, . at the end for the end of a sentence.',
    ),
  );

/** A list of phrases, as in content/comments. */
export const phraseListSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .check(
        z.regex(/^(?:rude|worry)\/[a-z-]+$/, 'An id looks like worry/being-hit.'),
        z.meta({ description: 'What the phrases have in common.' }),
      ),
    phrases: z.array(phraseSchema).check(z.minLength(1)),
  }),
);

type PhraseList = z.infer<typeof phraseListSchema>;

/** A word of a phrase, with what may come behind it. */
interface Place {
  /** Of the phrase's entry in the list. */
  entry: number;
  isFirst: boolean;
  isLast: boolean;
  /** What comes next, behind up to so many other words. */
  next: { place: Place; others: number }[];
}

interface PhraseTable {
  ids: readonly string[];
  words: WordTable<readonly Place[]>;
  /** Where a phrase needs the end of a sentence. */
  ends: readonly Place[];
}

const GAP = '...';
const GAP_WORDS = 3;
const SENTENCE_END = '.';

/** A function that names the first entry of the list with a phrase in the text; null if there is none. */
export function phraseFinder(list: PhraseList): (text: string) => string | null {
  const table = phraseTable(list);
  return (text) => lookThrough(table, text).id;
}

export function phraseTable(list: PhraseList): PhraseTable {
  const places = new Map<string, Place[]>();
  for (const [entry, { phrases }] of list.entries()) {
    for (const phrase of phrases) addPhrase(places, phrase, entry);
  }
  const ends = places.get(SENTENCE_END) ?? [];
  places.delete(SENTENCE_END);
  return { ids: list.map(({ id }) => id), words: wordTable(places), ends };
}

/** From its end: each word knows what follows. So of two places of a word in a phrase the later one comes first. */
function addPhrase(places: Map<string, Place[]>, phrase: string, entry: number): void {
  let next: Place['next'] = [];
  let isLast = true;
  for (const slot of phrase.split(' ').toReversed()) {
    if (slot === GAP) {
      next = next.map(({ place, others }) => ({ place, others: others + GAP_WORDS }));
      continue;
    }
    const place: Place = { entry, isFirst: false, isLast, next };
    for (const word of slot.replace('?', '').split('|')) {
      places.set(word, [...(places.get(word) ?? []), place]);
    }
    const isOptional = slot.endsWith('?');
    next = [{ place, others: 0 }, ...(isOptional ? next : [])];
    isLast &&= isOptional;
  }
  for (const { place } of next) place.isFirst = true;
}

/** Letters that stand further apart spell no word. */
const SPELT_APART = 2;
/** What stands behind an apostrophe belongs to the word if it is no longer: 's, 't, 'll. */
const ENDING = 2;
const SINGLE_LETTER = /^[^'](?:'[^']{1,2})?$/u;

/** The first entry of the list with a phrase in the text, and how many steps it took to look. */
export function lookThrough(
  { ids, words, ends }: PhraseTable,
  text: string,
): { id: string | null; steps: number } {
  const tokens = tokensOf(text);
  const tally: Tally = { steps: tokens.reduce((sum, token) => sum + token.text.length, 0) };
  /** The last word that may stand for a place, counted from the start of the text. */
  const open = new Map<Place, number>();
  let found = ids.length;
  /** The words from `from` to `to`, without the last, may stand for each of these places. */
  const meet = (places: readonly Place[], from: number, to: number) => {
    for (const place of places) {
      tally.steps += 1;
      if (!place.isFirst && (open.get(place) ?? -1) < from) continue;
      if (place.isLast) found = Math.min(found, place.entry);
      tally.steps += place.next.length;
      for (const { place: next, others } of place.next) {
        open.set(next, Math.max(open.get(next) ?? 0, to + others));
      }
    }
  };
  /** Whether a word of the list is written so. */
  const read = (written: string, at: number) => {
    const places = words.find(written, tally);
    for (const some of places) meet(some, at, at + 1);
    return places.length > 0;
  };
  /** Reads a word, or two or more that apostrophes part, and says how many they are. */
  const readWord = (word: string, at: number) => {
    const [first = '', ...rest] = word.split("'");
    if (read(word, at) || rest.length === 0) return 1;
    const parts = [first, ...rest.filter(({ length }) => length > ENDING)];
    for (const [index, part] of parts.entries()) read(part, at + index);
    return parts.length;
  };

  let count = 0;
  /** Single letters, with what an apostrophe joins to them: each is a word, and together they may spell one. */
  let letters: string[] = [];
  const readLetters = () => {
    const first = count - letters.length;
    const spelt = words.findSpelt(
      letters.map((letter) => letter.charAt(0)),
      tally,
    );
    for (const [at, letter] of letters.entries()) {
      readWord(letter, first + at);
      for (; spelt[0]?.from === at; spelt.shift()) {
        meet(spelt[0].value, first + at, first + spelt[0].to);
      }
    }
    letters = [];
  };
  for (const group of wordGroupsOf(tokens)) {
    const isLetter = group.words.length === 1 && SINGLE_LETTER.test(group.words[0] ?? '');
    if (!isLetter || group.apart > SPELT_APART) readLetters();
    if (group.isAfterEnd) meet(ends, count, count);
    for (const { value, from, to } of words.findDisguised(group.text, tally)) {
      meet(value, count + (group.before[from] ?? 0), count + (group.before[to] ?? 0));
    }
    for (const word of group.words) {
      if (isLetter) letters.push(word);
      count += isLetter ? 1 : readWord(word, count);
    }
  }
  readLetters();
  meet(ends, count, count);
  return { id: ids[found] ?? null, steps: tally.steps };
}
