// Word Search banks: words a child can find, in a grid that holds all ten and spells nothing else.
import { seededRandom } from '#games/kit/random.ts';
import type { WordBank } from '#games/kit/words.ts';
import { makeBoard } from '#games/word-search/board.ts';
import { FORBIDDEN } from '#games/word-search/forbidden.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Finding, YearRule } from './finding.ts';
import { SEARCH_LETTERS, SEARCH_LETTERS_TOGETHER } from './limits.ts';

const SHORTEST_WORD = 4;
/** Boards that are made of every bank on every run. */
const BOARDS = 5;
/** Letters that no word may hold, in either direction: the shorter list of the curriculum reference, as ROT13. */
const NEVER_INSIDE = decode(
  'nff nefr gvg encr ohz cbb frk nahf penc fuvg cvff shpx phag pbpx qvpx cevpx jnax gjng fyhg',
);

/** Every bank of a year. */
export const checkWordSearch: YearRule = ({ year, wordSearch }) =>
  wordSearch.flatMap((bank) => [
    ...bank.words.flatMap((word) => checkWord(bank.id, word, SEARCH_LETTERS[year])),
    ...checkTogether(bank, SEARCH_LETTERS_TOGETHER[year]),
    ...checkInside(bank),
    ...checkBoards(bank, year),
  ]);

function checkWord(id: string, word: string, longest: number): Finding[] {
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  if (!/^[A-Z]+$/.test(word)) found.push(finding('search-letters', `“${word}” is not A to Z`));
  if (word.length < SHORTEST_WORD || word.length > longest) {
    const message = `“${word}” has ${word.length} letters, not ${SHORTEST_WORD} to ${longest}`;
    found.push(finding('search-length', message));
  }
  if (NEVER_INSIDE.some((text) => readsEitherWay(word, text))) {
    found.push(finding('search-forbidden', `“${word}” holds letters that must not be read`));
  }
  return found;
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
        ...{ id, rule: 'search-word-inside' },
        message: `“${word}” can be read in “${other}”`,
      })),
  );
}

function readsEitherWay(word: string, text: string): boolean {
  return word.includes(text) || word.includes([...text].toReversed().join(''));
}

/** Boards of many seeds: all words are placed, and what can be read outside them is none of the forbidden strings. */
function checkBoards({ id, words }: WordBank, year: YearGroup): Finding[] {
  const lacking = Array.from({ length: BOARDS }, (_, seed) => seed).filter(
    (seed) => makeBoard(year, words, seededRandom(seed)).placed.length < words.length,
  );
  if (lacking.length === 0) return [];
  const message = `${lacking.length} of ${BOARDS} boards lack a word`;
  return [{ id, rule: 'search-does-not-fit', message }];
}

function decode(encoded: string): readonly string[] {
  const letters = (word: string) =>
    [...word.toUpperCase()].map((letter) =>
      String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + 13) % 26)),
    );
  const words = encoded.split(' ').map((word) => letters(word).join(''));
  const unknown = words.filter((word) => !FORBIDDEN.includes(word));
  if (unknown.length > 0) throw new Error(`not in the game's own list: ${unknown.join(' ')}`);
  return words;
}
