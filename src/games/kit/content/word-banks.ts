// Rules for themed word banks: statutory words first, every theme different, and no bank the same as another under a
// new name.
import type { YearGroup } from '#shared/years.ts';
import type { WordBank } from '../words.ts';
import { repeated, type Finding } from './content.ts';
import { table } from './markdown.ts';
import { text, type Text } from './texts.ts';
import { keptOut } from './words.ts';

/** Share of its words that a bank may have in common with another one of the same game and year. */
const MOST_SHARED = 0.5;

/** The banks of a word game of a year. */
export function checkThemes(banks: readonly WordBank[], year: YearGroup): Finding[] {
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

/** The words of a bank that have no place in its game; `out` in small letters or with their capital. */
export function keptOutOf({ id, words }: WordBank, out: readonly string[]): Finding[] {
  const capitals = new Set(out.map((word) => word.toUpperCase()));
  return words.filter((word) => capitals.has(word)).map((word) => keptOut(id, word));
}

/** A word has the id of its bank, a slash and itself. */
export const wordIdsOf = ({ id, words }: WordBank) => words.map((word) => `${id}/${word}`);

export const bankTextsOf = ({ id, theme, words }: WordBank): Text[] => [
  text(id, 'theme', theme),
  ...words.map((word) => text(id, 'word', word.toLowerCase())),
];

/** The blocks of a year's page in the catalogue. */
export function banksPage(banks: readonly WordBank[]): string[] {
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
