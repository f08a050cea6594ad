// Hangman banks: simple words of suitable length for ten balloons.
import { atLeast, exactly } from '#games/kit/content/amounts.ts';
import { defineContent, type Finding } from '#games/kit/content/content.ts';
import {
  banksPage,
  bankTextsOf,
  checkThemes,
  keptOutOf,
  wordIdsOf,
} from '#games/kit/content/word-banks.ts';
import { wordBanksSchema, type WordBank } from '#games/kit/words.ts';

const SHORTEST_WORD = 4;
const LONGEST_WORD = 12;
const FEWEST_LETTERS = 3;

const LEAST_BANKS = 5;
const WORDS_IN_A_BANK = 20;
/** Words of a year that have no place in this game. */
const KEPT_OUT = ['Mr', 'Mrs', 'Christmas', 'February', 'soldier', 'cemetery', 'harass'];

export const hangmanBalloonsContent = defineContent<WordBank>({
  source: { name: 'hangman', schema: wordBanksSchema, jsonSchema: 'word-banks' },
  idForm: /^Y(?<year>\d)\.HM\/[a-z\d]+(-[a-z\d]+)*$/,
  idsIn: wordIdsOf,
  textsOf: bankTextsOf,
  askedIn: ({ words }) => words,
  rules: {
    'amounts of hangman banks': (banks, year) => [
      ...atLeast(`Y${year}`, 'hangman banks', banks.length, LEAST_BANKS),
      ...banks.flatMap(({ id, words }) => exactly(id, words.length, WORDS_IN_A_BANK)),
    ],
    'themes of hangman banks': checkThemes,
    'hangman banks': (banks) => banks.flatMap((bank) => checkBank(bank)),
  },
  amountsOf: (banks) => ({ 'Hangman banks': banks.length }),
  pageOf: banksPage,
});

function checkBank(bank: WordBank): Finding[] {
  const { id, words } = bank;
  return [
    ...words.flatMap((word) => brokenBy(word).map((message) => finding(id, word, message))),
    ...keptOutOf(bank, KEPT_OUT),
  ];
}

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
