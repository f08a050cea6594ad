// Hangman banks: plain words of a length that ten balloons are enough for.
import type { WordBank } from '#games/kit/words.ts';
import type { Finding, YearRule } from './finding.ts';

const SHORTEST_WORD = 4;
const LONGEST_WORD = 12;
const FEWEST_LETTERS = 3;

/** Every bank of a year. */
export const checkHangman: YearRule = ({ hangman }) =>
  hangman.flatMap(({ id, words }: WordBank) =>
    words.flatMap((word) => brokenBy(word).map((message) => finding(id, word, message))),
  );

function brokenBy(word: string): string[] {
  const broken: string[] = [];
  if (!/^[A-Z]+$/.test(word)) broken.push('is not A to Z');
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) {
    broken.push(`has ${word.length} letters, not ${SHORTEST_WORD} to ${LONGEST_WORD}`);
  }
  if (new Set(word).size < FEWEST_LETTERS) broken.push('has too few different letters');
  return broken;
}

function finding(id: string, word: string, message: string): Finding {
  return { id, rule: 'hangman-word', message: `“${word}” ${message}` };
}
