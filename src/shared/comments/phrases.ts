// Finds the phrases of a list in a child's text. Only whole words count, so that no name of a person or town matches by
// accident.
import { z } from 'zod/mini';
import { tokensOf } from './plain-text.ts';
import { wordGroupsOf } from './word-groups.ts';
import { wordTable, type Tally, type WordTable } from './word-table.ts';

/** `one|two three? ... four .`: alternatives, an optional word, up to three words in between, the end of a sentence. */
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

/** A word of a phrase, and what may follow it. */
interface Slot {
  /** The index of the phrase in the list. */
  entry: number;
  isFirst: boolean;
  isLast: boolean;
  /** The slots that may follow, each after at most `others` other words. */
  next: { slot: Slot; others: number }[];
}

interface PhraseTable {
  ids: readonly string[];
  words: WordTable<readonly Slot[]>;
  /** The slots after which the sentence must end. */
  ends: readonly Slot[];
}

const GAP = '...';
const GAP_WORDS = 3;
const SENTENCE_END = '.';

/** A function that returns the id of the first entry of the list with a phrase in the text, or null. */
export function phraseFinder(list: PhraseList): (text: string) => string | null {
  const table = phraseTable(list);
  return (text) => lookThrough(table, text).id;
}

export function phraseTable(list: PhraseList): PhraseTable {
  const slots = new Map<string, Slot[]>();
  for (const [entry, { phrases }] of list.entries()) {
    for (const phrase of phrases) addPhrase(slots, phrase, entry);
  }
  const ends = slots.get(SENTENCE_END) ?? [];
  slots.delete(SENTENCE_END);
  return { ids: list.map(({ id }) => id), words: wordTable(slots), ends };
}

/**
 * Works backwards from the end, because each slot needs those that follow it. As a result the later of two slots of a
 * word comes first.
 */
function addPhrase(slots: Map<string, Slot[]>, phrase: string, entry: number): void {
  let next: Slot['next'] = [];
  let isLast = true;
  for (const part of phrase.split(' ').toReversed()) {
    if (part === GAP) {
      next = next.map(({ slot, others }) => ({ slot, others: others + GAP_WORDS }));
      continue;
    }
    const slot: Slot = { entry, isFirst: false, isLast, next };
    for (const word of part.replace('?', '').split('|')) {
      slots.set(word, [...(slots.get(word) ?? []), slot]);
    }
    const isOptional = part.endsWith('?');
    next = [{ slot, others: 0 }, ...(isOptional ? next : [])];
    isLast &&= isOptional;
  }
  for (const { slot } of next) slot.isFirst = true;
}

/** Letters further apart than this spell no word. */
const SPELT_APART = 2;
/** An ending after an apostrophe belongs to the word if it is no longer than this: 's, 't, 'll. */
const ENDING = 2;
const SINGLE_LETTER = /^[^'](?:'[^']{1,2})?$/u;

/** The first entry of the list with a phrase in the text, and how many steps the search took. */
export function lookThrough(
  { ids, words, ends }: PhraseTable,
  text: string,
): { id: string | null; steps: number } {
  const tokens = tokensOf(text);
  const tally: Tally = { steps: tokens.reduce((sum, token) => sum + token.text.length, 0) };
  /** For each slot, the last word (by its index in the text) that may fill it. */
  const open = new Map<Slot, number>();
  let found = ids.length;
  /** The words from `from` up to, but not including, `to` may fill each of these slots. */
  const meet = (slots: readonly Slot[], from: number, to: number) => {
    for (const slot of slots) {
      tally.steps += 1;
      if (!slot.isFirst && (open.get(slot) ?? -1) < from) continue;
      if (slot.isLast) found = Math.min(found, slot.entry);
      tally.steps += slot.next.length;
      for (const { slot: next, others } of slot.next) {
        open.set(next, Math.max(open.get(next) ?? 0, to + others));
      }
    }
  };
  /** Whether the list has a word that can be written like this. */
  const read = (written: string, at: number) => {
    const slots = words.find(written, tally);
    for (const some of slots) meet(some, at, at + 1);
    return slots.length > 0;
  };
  /** Reads a word, or several separated by apostrophes, and returns how many words it read. */
  const readWord = (word: string, at: number) => {
    const [first = '', ...rest] = word.split("'");
    if (read(word, at) || rest.length === 0) return 1;
    const parts = [first, ...rest.filter(({ length }) => length > ENDING)];
    for (const [index, part] of parts.entries()) read(part, at + index);
    return parts.length;
  };

  let count = 0;
  /** Single letters, with anything an apostrophe joins to them. Each is a word, and together they may spell one. */
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
