// Hangman banks: simple words of suitable length for ten balloons.
import type { Finding } from '#games/kit/checks/content.ts';
import { defineWordBanks } from '#games/kit/checks/word-banks.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { FEWEST_LETTERS, LONGEST_WORD } from '../hidden-words.ts';

export const hangmanBalloonsContent = defineWordBanks({
  name: 'hangman',
  code: 'HM',
  called: 'hangman banks',
  leastBanks: 5,
  wordsInABank: 20,
  longestWord: LONGEST_WORD,
  rules: { 'letters of hangman banks': checkLetters },
});

function checkLetters({ id, words }: WordBank): Finding[] {
  return words
    .filter((word) => new Set(word).size < FEWEST_LETTERS)
    .map((word) => ({
      id,
      rule: 'hangman-few-letters',
      message: `“${word}” has too few different letters`,
    }));
}
