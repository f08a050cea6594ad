// Rounds from a teacher's own list of words (D11): what all games that use such lists share.
import type { YearGroup } from '#shared/years.ts';
import type { DealtStart } from '../rules/game.ts';
import { ownWordItem, wordItem } from '../rules/items.ts';
import type { MemoryView } from '../rules/memory.ts';
import { shuffle, type Random } from '../rules/random.ts';
import { withUsualCapital } from './capitals.ts';
import { PERMITTED, PRESSURE, SURNAME, TOPICS } from './topics.ts';

/** A word as a teacher has written it, in small letters but for a capital that is meant. */
export interface WrittenWord {
  word: string;
  /** What it means, in the teacher's words; null without one. */
  definition: string | null;
  /** A sentence with a gap, `___`, in place of the word; null or missing without one. */
  sentence?: string | null;
}

/** A word of a list. */
export interface OwnWord extends WrittenWord {
  /** Never changes and is never another word's. */
  id: number;
}

export interface OwnWords {
  /** The list's name, as pupils read it. */
  name: string;
  /** The year of the list: its words fit this year, whatever the pupil's own year. */
  year: YearGroup;
  words: readonly OwnWord[];
}

/** What a game that takes own words exports. */
export interface OwnWordsGame {
  /** For each word, in one sentence, why this game leaves it out of its rounds; null for one that it can use. */
  refusals: (words: readonly WrittenWord[], year: YearGroup) => (string | null)[];
  /** Deals a round from the words that the game can use; there must be at least one. */
  dealFrom: (
    list: OwnWords,
    random: Random,
    recent: readonly string[],
    memory: MemoryView,
  ) => Promise<DealtStart>;
  /** Whether pupils hear the words, in the teacher's own voice where it was recorded. */
  isDictated?: true;
}

/**
 * A game accepts a list with at least this many usable words. With fewer there would be nothing to match or to find.
 */
export const FEWEST_WORDS = 4;

type Refusals = OwnWordsGame['refusals'];

/** Refuses words that no game may show a child, and asks the game about the others. */
export function withSafeWords(refusals: Refusals): Refusals {
  return (words, year) => {
    const safe = words.filter((word) => unsafeIn(word) === null);
    const refused = refusals(safe, year);
    return words.map((word) => {
      const nth = safe.indexOf(word);
      return nth < 0 ? unsafeIn(word) : (refused[nth] ?? null);
    });
  };
}

const PERMITTED_WORDS = PERMITTED.flatMap(({ words }) => words);
/** Every school has to teach how these are spelt. */
const TAUGHT = ['soldier', 'christmas'];

/**
 * Why no game may show this text, in one sentence; null if it is safe. The games' own content follows the same rules.
 */
function unsafeIn({ word, definition, sentence }: WrittenWord): string | null {
  for (const text of [word, definition ?? '', sentence ?? '']) {
    const permitted = text === word ? [...PERMITTED_WORDS, ...TAUGHT] : PERMITTED_WORDS;
    for (const { topic, pattern } of TOPICS) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined && !permitted.includes(found.toLowerCase())) {
        return `The games leave out “${found}”: ${topic}.`;
      }
    }
    const unkind = PRESSURE.exec(text)?.[0];
    if (unkind !== undefined) return `The games leave out “${unkind}”: it can hurt.`;
    const [person, surname] = SURNAME.exec(text) ?? [];
    if (surname !== undefined) return `The games leave out surnames: “${person}”.`;
  }
  return null;
}

/** The id of an own word in a round. The next rounds avoid it. */
export function ownWordId({ id }: Pick<OwnWord, 'id'>): string {
  return `own/${id}`;
}

/** A word that a round can be dealt with. */
export interface Usable extends OwnWord {
  /** In the memory: the same as that of the games' own word, where they have it (D9). */
  item: string;
  /** Of the games' own word; null if they do not have it. */
  objective: string | null;
}

/** The words that the game can use, each with its item; `ours` has the objective of each of the games' own words. */
export function usableWords(
  { words, year }: OwnWords,
  refusals: Refusals,
  asked: 'meaning' | 'spelling' | 'sight',
  ours: ReadonlyMap<string, string>,
): Usable[] {
  const refused = refusals(words, year);
  return words
    .filter((_, index) => refused[index] === null)
    .map((own) => {
      // Lists were once stored without any capital.
      const word = withUsualCapital(own.word);
      const objective = ours.get(word.toLowerCase()) ?? null;
      const isOurs = objective !== null;
      const item = isOurs ? wordItem(word, asked) : ownWordItem(own.id, asked);
      return { ...own, word, item, objective };
    });
}

/**
 * The words in the order in which rounds should use them. Words not dealt recently come first, so that a list is
 * completed before a word is repeated. Among these, due words come first, least recalled first, and the rest follow at
 * random. `itemsOf` gives the memory's items for a word.
 */
export function inTurn(
  words: readonly Usable[],
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
  itemsOf: (word: Usable) => readonly string[] = ({ item }) => [item],
): Usable[] {
  /** 0 for a word that was not dealt lately; otherwise higher the later it was. */
  const lateness = (word: Usable) => {
    const at = recent.indexOf(ownWordId(word));
    return at < 0 ? 0 : recent.length - at;
  };
  /** 1 for a word that is not due. */
  const recall = (word: Usable) => {
    const met = itemsOf(word).flatMap((item) => memory.items.get(item) ?? []);
    return Math.min(1, ...met.filter(({ isDue }) => isDue).map((item) => item.recall));
  };
  return shuffle(random, words).toSorted(
    (one, other) => lateness(one) - lateness(other) || recall(one) - recall(other),
  );
}
