// The content of the games with themed word banks, and the rules that they share.
import type { YearGroup } from '#shared/years.ts';
import { KEPT_OUT, SHORTEST_WORD } from '../words/letter-words.ts';
import { wordBanksSchema, type WordBank } from '../words/words.ts';
import { defineContent, repeated, type ContentOf, type Finding } from './content.ts';
import { atLeast, exactly } from './limits.ts';
import { table } from './markdown.ts';
import { checkMeaning, checkOwnWord } from './meanings.ts';
import { text } from './texts.ts';
import { keptOut } from './words.ts';

/** Share of its words that a bank may have in common with another one of the same game and year. */
const MOST_SHARED = 0.5;

interface WordBanks {
  /** The name of the files. */
  name: string;
  /** The letters of the game in ids: 'WS'. */
  code: string;
  /** What its banks are called, in the plural. */
  called: string;
  leastBanks: number;
  wordsInABank: number;
  longestWord: Readonly<Record<YearGroup, number>>;
  /** Further words that have no place in this game. */
  keptOut?: readonly string[];
  /** The game's own rules for a bank. */
  rules: Readonly<Record<string, (bank: WordBank, year: YearGroup) => Finding[]>>;
}

/** The content of a game with word banks; a word has the id of its bank, a slash and itself. */
export function defineWordBanks(game: WordBanks): ContentOf<WordBank> {
  const { name, code, called, leastBanks, wordsInABank, longestWord } = game;
  const ownRules = Object.entries(game.rules).map(
    ([title, check]) =>
      [
        title,
        (banks: readonly WordBank[], year: YearGroup) => banks.flatMap((bank) => check(bank, year)),
      ] as const,
  );
  const out = [...KEPT_OUT, ...(game.keptOut ?? [])];
  return defineContent<WordBank>({
    source: { name, schema: wordBanksSchema, jsonSchema: 'word-banks' },
    idForm: new RegExp(`^Y(?<year>\\d)\\.${code}/[a-z\\d]+(-[a-z\\d]+)*$`),
    idsIn: ({ id, words }) => words.map((word) => `${id}/${word}`),
    textsOf: ({ id, theme, words, meanings = {} }) => [
      text(id, 'theme', theme),
      ...Object.values(meanings).map((meaning) => text(id, 'definition', meaning)),
      ...words.map((word) => text(id, 'word', word.toLowerCase())),
    ],
    askedIn: ({ words }) => words,
    rules: {
      [`number of ${called}`]: (banks, year) => [
        ...atLeast(`Y${year}`, called, banks.length, leastBanks),
        ...banks.flatMap(({ id, words }) => exactly(id, words.length, wordsInABank)),
      ],
      [`themes of ${called}`]: checkThemes,
      [`words of ${called}`]: (banks, year) =>
        banks.flatMap(({ id, words }) => [
          ...words.flatMap((word) => checkWord(id, word, longestWord[year])),
          ...keptOutOf(id, words, out),
        ]),
      [`meanings in ${called}`]: (banks, year) =>
        banks.flatMap((bank) => checkMeanings(bank, year)),
      ...Object.fromEntries(ownRules),
    },
    amountsOf: (banks) => ({ [called.charAt(0).toUpperCase() + called.slice(1)]: banks.length }),
    pageOf: banksPage,
  });
}

function checkWord(id: string, word: string, longest: number): Finding[] {
  const found: Finding[] = [];
  if (!/^[A-Z]+$/.test(word)) {
    found.push({ id, rule: 'word-letters', message: `“${word}” is not A to Z` });
  }
  if (word.length < SHORTEST_WORD || word.length > longest) {
    const message = `“${word}” has ${word.length} letters, not ${SHORTEST_WORD} to ${longest}`;
    found.push({ id, rule: 'word-length', message });
  }
  return found;
}

/** Each meaning is of a word of the bank, and as short and plain as any other. */
function checkMeanings({ id, words, meanings = {} }: WordBank, year: YearGroup): Finding[] {
  return Object.entries(meanings).flatMap(([word, meaning]) => [
    ...(words.includes(word) ? [] : [{ id, rule: 'meaning-of-none', message: `“${word}”` }]),
    ...checkMeaning(id, meaning, year),
    ...checkOwnWord(id, meaning, word.toLowerCase()),
  ]);
}

/** Statutory words first, every theme different, and no bank the same as another under a new name. */
function checkThemes(banks: readonly WordBank[], year: YearGroup): Finding[] {
  return [
    ...checkFirst(`Y${year}`, banks),
    ...repeated(banks.map(({ theme }) => theme)).map((theme) => ({
      id: `Y${year}`,
      rule: 'theme-repeated',
      message: `two banks are called “${theme}”`,
    })),
    ...banks.flatMap((bank, index) =>
      banks.slice(index + 1).flatMap((other) => checkShared(bank, other)),
    ),
  ];
}

function checkFirst(id: string, banks: readonly WordBank[]): Finding[] {
  const isStatutory = ({ objective }: WordBank) => objective === `${id}.SP.1`;
  const before = banks.slice(0, Math.max(1, banks.findLastIndex(isStatutory)));
  return before
    .filter((bank) => !isStatutory(bank))
    .map((bank) => ({
      id: bank.id,
      rule: 'statutory-first',
      message: 'stands before the statutory words',
    }));
}

function checkShared(bank: WordBank, other: WordBank): Finding[] {
  const shared = bank.words.filter((word) => other.words.includes(word)).length;
  if (shared <= MOST_SHARED * bank.words.length) return [];
  return [
    { id: bank.id, rule: 'bank-repeated', message: `shares ${shared} words with ${other.id}` },
  ];
}

/** The words that have no place in the game; `out` in small letters or with their capital. */
function keptOutOf(id: string, words: readonly string[], out: readonly string[]): Finding[] {
  const capitals = new Set(out.map((word) => word.toUpperCase()));
  return words.filter((word) => capitals.has(word)).map((word) => keptOut(id, word));
}

/** The blocks of a year's page in the catalogue. */
function banksPage(banks: readonly WordBank[]): string[] {
  return [
    `${banks.length} banks.`,
    table(
      ['Id', 'Objective', 'Theme', 'Words'],
      banks.map(({ id, objective, theme, words }) => [
        id,
        objective,
        theme,
        words.join(' ').toLowerCase(),
      ]),
    ),
  ];
}
