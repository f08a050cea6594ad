// Hangman banks: simple words of suitable length for ten balloons.
import type { Finding } from '#games/kit/content/content.ts';
import { byYear } from '#games/kit/content/limits.ts';
import { defineWordBanks } from '#games/kit/content/word-banks.ts';
import type { WordBank } from '#games/kit/words.ts';

const FEWEST_LETTERS = 3;

export const hangmanBalloonsContent = defineWordBanks({
  name: 'hangman',
  code: 'HM',
  called: 'hangman banks',
  leastBanks: 5,
  wordsInABank: 20,
  longestWord: byYear(12, 12, 12, 12, 12, 12),
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
