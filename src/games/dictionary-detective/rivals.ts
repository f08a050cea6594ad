// Chooses words that a child has to tell apart: a knee is easily told from a verb, but not from an elbow.
import type { DictionaryEntry } from '#games/kit/words/words.ts';

type Word = Pick<DictionaryEntry, 'word' | 'kind' | 'soundsLike'>;

/**
 * The gain of a round from a word whose meaning could be mistaken for another's; it is greatest for two words that
 * sound the same.
 */
const GAIN = { sameKind: 1, sameSound: 3 } as const;

/** How words of a round may be exchanged for others. */
export interface Exchange<T> {
  wordOf: (one: T) => Word;
  /** Whether `other` may replace `one`, because it was an equally good choice. */
  areEqual: (one: T, other: T) => boolean;
  /** Whether a word may join the rest of a round. */
  mayJoin: (one: T, rest: readonly T[]) => boolean;
}

/**
 * Returns the round with as many rivals as possible: it exchanges words for equally good words of `spare` that are of a
 * kind with, or sound the same as, another word of the round. The number of words and their places stay the same.
 */
export function withRivals<T>(
  round: readonly T[],
  spare: readonly T[],
  exchange: Exchange<T>,
): T[] {
  const { wordOf, areEqual, mayJoin } = exchange;
  const chosen = [...round];
  let gain = gainOf(chosen.map(wordOf));
  for (const candidate of spare) {
    const word = wordOf(candidate);
    if (chosen.includes(candidate) || !chosen.some((one) => areRivals(word, wordOf(one)))) continue;
    const place = chosen.findIndex((one, index) => {
      if (!areEqual(one, candidate)) return false;
      const rest = chosen.toSpliced(index, 1);
      return gainOf([...rest.map(wordOf), word]) > gain && mayJoin(candidate, rest);
    });
    if (place < 0) continue;
    chosen.splice(place, 1, candidate);
    gain = gainOf(chosen.map(wordOf));
  }
  return chosen;
}

/** The words in an order that keeps rivals on one page of `size` words, where there is room for all of them. */
export function rivalsTogether<T extends Word>(words: readonly T[], size: number): T[] {
  const groups: T[][] = [];
  for (const word of words) {
    const group = groups.find((others) => others.some((other) => areRivals(word, other)));
    if (group) group.push(word);
    else groups.push([word]);
  }
  const pages = Array.from({ length: Math.ceil(words.length / size) }, (): T[] => []);
  const roomFor = (count: number) => pages.find(({ length }) => length + count <= size);
  const parted = groups
    .toSorted((one, other) => other.length - one.length)
    .filter((group) => !roomFor(group.length)?.push(...group));
  for (const word of parted.flat()) roomFor(1)?.push(word);
  return pages.flat();
}

function gainOf(words: readonly Word[]): number {
  let gain = 0;
  for (const one of words) {
    const others = words.filter((other) => other !== one);
    if (others.some((other) => other.word === one.soundsLike)) gain += GAIN.sameSound;
    else if (others.some((other) => isSameKind(one, other))) gain += GAIN.sameKind;
  }
  return gain;
}

function areRivals(one: Word, other: Word): boolean {
  return one.soundsLike === other.word || isSameKind(one, other);
}

/** Whether both words are marked as of one kind. */
function isSameKind(one: Word, other: Word): boolean {
  return one.kind !== undefined && one.kind === other.kind;
}
