// The words that pupils spell, over all years: each has a clue that fits no other of as many letters.
import type { Finding } from '#games/kit/checks/content.ts';
import { atLeast } from '#games/kit/checks/limits.ts';
import { areAlike, rootsOf } from '#games/kit/words/meanings.ts';
import type { YearContent } from './all-content.ts';

/** A word with its clue, as an item with texts has them. */
interface Clued {
  id: string;
  word: string;
  clue: string;
}

/** How many words have a clue and a sentence, over all years. */
const LEAST_WORDS = 1000;

/** What is wrong with the clues of all years together. */
export function checkClues(all: readonly YearContent[]): Finding[] {
  const words = all.map((content) => cluedIn(content));
  const spelt = new Set(words.flat().map(({ word }) => word));
  return [
    ...atLeast('spelling', 'words to spell', spelt.size, LEAST_WORDS),
    ...words.flatMap(checkOnce),
    ...all.flatMap((content, nth) => withoutClue(content, words.slice(0, nth + 1).flat())),
    ...checkApart(words.flat()),
  ];
}

/** The words of a year with meanings, and those with clues alone. */
function cluedIn({ games }: YearContent): Clued[] {
  return games.flatMap(({ texts }) =>
    texts.flatMap(({ id, kind, text }, nth) => {
      // The first definition after a word is the right one.
      const clue = texts[nth + 1];
      if (kind !== 'word' || clue?.id !== id || clue.kind !== 'definition') return [];
      return [{ id, word: text, clue: clue.text }];
    }),
  );
}

/** A word that a year has twice. */
function checkOnce(words: readonly Clued[]): Finding[] {
  return words
    .filter(({ word }, nth) => words.findIndex((other) => other.word === word) < nth)
    .map(({ id, word }) => ({ id, rule: 'word-repeated', message: `“${word}” appears twice` }));
}

/** Words to spell whose year, and every year before it, has no clue to them. */
function withoutClue({ games }: YearContent, clued: readonly Clued[]): Finding[] {
  const known = new Set(clued.map(({ word }) => word.toLowerCase()));
  return games
    .filter(({ gameId }) => gameId === 'hangman-balloons')
    .flatMap(({ words }) => words)
    .filter(({ word }) => !known.has(word))
    .map(({ id, word }) => ({ id, rule: 'clue-missing', message: `“${word}” has no clue` }));
}

/** Two words of as many letters whose clues are alike: either would be right. */
function checkApart(words: readonly Clued[]): Finding[] {
  const clues = words.map((one) => ({ ...one, roots: rootsOf(one.clue) }));
  return clues.flatMap((one, nth) =>
    clues
      .slice(nth + 1)
      .filter(({ word }) => word.length === one.word.length && word !== one.word)
      .filter(({ roots }) => areAlike(one.roots, roots))
      .map((other) => ({
        id: one.id,
        rule: 'clues-alike',
        message: `“${one.clue}” is like “${other.clue}” of ${other.id}`,
      })),
  );
}
