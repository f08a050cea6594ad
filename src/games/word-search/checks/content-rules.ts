// Word Search banks: words that a child can find, in a grid that contains all ten and spells nothing else.
import type { Finding } from '#games/kit/checks/content.ts';
import { defineWordBanks } from '#games/kit/checks/word-banks.ts';
import { together } from '#games/kit/checks/words.ts';
import { pairs, type Pair } from '#games/kit/words/word-pairs.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import type { YearGroup } from '#shared/years.ts';
import { makeBoard } from '../board.ts';
import { NEVER_INSIDE } from '../forbidden.ts';
import { LETTERS_TOGETHER, LONGEST_WORD, readsEitherWay } from '../hidden-words.ts';

/** The number of boards made from every bank on every run. */
const BOARDS = 5;
/** Pairs of words, of which one may be read while searching for the other. */
const NEAR_IN_LETTERS: readonly Pair[] = [
  ...pairs('here', 'where'),
  ...pairs('here', 'there'),
  ...pairs('the', 'they'),
  ...pairs('you', 'your'),
  ...pairs('every', 'everybody'),
  ...pairs('prove', 'improve'),
  ...['cold', 'gold', 'hold', 'told'].flatMap((word) => pairs('old', word)),
  ...pairs('child', 'children'),
  ...pairs('any', 'many'),
  ...['eighth', 'height', 'weight'].flatMap((word) => pairs('eight', word)),
  ...pairs('forward', 'forwards'),
  ...pairs('breath', 'breathe'),
  ...['thought', 'although'].flatMap((word) => pairs('though', word)),
  ...pairs('actual', 'actually'),
  ...pairs('appear', 'disappear'),
  ...pairs('accident', 'accidentally'),
  ...pairs('occasion', 'occasionally'),
  ...pairs('possess', 'possession'),
  ...['equipped', 'equipment'].flatMap((word) => pairs('equip', word)),
];

export const wordSearchContent = defineWordBanks({
  name: 'word-search',
  code: 'WS',
  called: 'word searches',
  leastBanks: 8,
  wordsInABank: 10,
  longestWord: LONGEST_WORD,
  keptOut: [
    'class',
    'competition',
    'embarrass',
    'grass',
    'identity',
    'necessary',
    'pass',
    'poor',
    'separate',
  ],
  rules: {
    'letters of word searches': (bank, year) => [
      ...checkTogether(bank, LETTERS_TOGETHER[year]),
      ...checkForbidden(bank),
      ...checkInside(bank),
      ...checkNear(bank),
    ],
    'boards of word searches': checkBoards,
  },
});

function checkForbidden({ id, words }: WordBank): Finding[] {
  return words
    .filter((word) => NEVER_INSIDE.some((text) => readsEitherWay(word, text)))
    .map((word) => ({
      id,
      rule: 'search-forbidden',
      message: `“${word}” holds letters that must not be read`,
    }));
}

function checkNear({ id, words }: WordBank): Finding[] {
  const ids = new Map(words.map((word) => [word.toLowerCase(), id]));
  return together(NEAR_IN_LETTERS, ids, 'near-in-letters');
}

function checkTogether({ id, words }: WordBank, most: number): Finding[] {
  const sum = words.join('').length;
  return sum > most
    ? [{ id, rule: 'search-letters-together', message: `has ${sum} letters, more than ${most}` }]
    : [];
}

function checkInside({ id, words }: WordBank): Finding[] {
  return words.flatMap((word) =>
    words
      .filter((other) => other !== word && readsEitherWay(other, word))
      .map((other) => ({
        id,
        rule: 'search-word-inside',
        message: `“${word}” can be read in “${other}”`,
      })),
  );
}

/** On boards of many seeds all words are placed, and nothing else that can be read is a forbidden string. */
function checkBoards({ id, words }: WordBank, year: YearGroup): Finding[] {
  const lacking = Array.from({ length: BOARDS }, (_, seed) => seed).filter(
    (seed) => makeBoard(year, words, seededRandom(seed)).placed.length < words.length,
  );
  if (lacking.length === 0) return [];
  const message = `${lacking.length} of ${BOARDS} boards lack a word`;
  return [{ id, rule: 'search-does-not-fit', message }];
}
