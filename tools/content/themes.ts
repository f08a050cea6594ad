// Themed banks: statutory words come first, every theme is another one, and no bank is an old one with a new name.
import type { WordBank } from '#games/kit/words.ts';
import type { Finding, YearRule } from './finding.ts';
import { repeated } from './ids.ts';

/** Share of its words that a bank may have in common with another one of the same game and year. */
const MOST_SHARED = 0.5;

/** The banks of both word games of a year. */
export const checkThemes: YearRule = ({ year, wordSearch, hangman }) =>
  [wordSearch, hangman].flatMap((banks) => [
    ...checkFirst(`Y${year}`, banks),
    ...repeated(banks.map(({ theme }) => theme)).map((theme) => ({
      ...{ id: `Y${year}`, rule: 'theme-repeated', message: `two banks are called “${theme}”` },
    })),
    ...banks.flatMap((bank, index) =>
      banks.slice(index + 1).flatMap((other) => checkShared(bank, other)),
    ),
  ]);

function checkFirst(id: string, banks: readonly WordBank[]): Finding[] {
  const isStatutory = ({ objective }: WordBank) => objective === `${id}.SP.1`;
  const before = banks.slice(0, Math.max(1, banks.findLastIndex(isStatutory)));
  return before
    .filter((bank) => !isStatutory(bank))
    .map((bank) => ({
      ...{ id: bank.id, rule: 'statutory-first', message: 'stands before the statutory words' },
    }));
}

function checkShared(bank: WordBank, other: WordBank): Finding[] {
  const shared = bank.words.filter((word) => other.words.includes(word)).length;
  if (shared <= MOST_SHARED * bank.words.length) return [];
  return [
    { id: bank.id, rule: 'bank-repeated', message: `shares ${shared} words with ${other.id}` },
  ];
}
