// The catalogue's pages of a year's words: meanings, word searches and Hangman with Balloons.
import type { WordBank } from '#games/kit/words.ts';
import type { YearContent } from '../banks.ts';
import { page, plain, table } from './markdown.ts';

/** Every word with its right and its wrong meaning. */
export function dictionaryPage({ year, dictionary }: YearContent): string {
  return page(
    `# Year ${year}: Dictionary Detective`,
    `${dictionary.length} words. A round has ten of them.`,
    table(
      ['Id', 'Objective', 'Word', 'Meaning', 'Wrong meaning'],
      dictionary.map(({ id, objective, word, definition, wrongDefinition }) => [
        ...[id, objective, `**${word}**`, plain(definition), plain(wrongDefinition)],
      ]),
    ),
  );
}

/** Every bank of Word Search. */
export function wordSearchPage({ year, wordSearch }: YearContent): string {
  return banksPage(`# Year ${year}: Word Search`, wordSearch);
}

/** Every bank of Hangman with Balloons. */
export function hangmanPage({ year, hangman }: YearContent): string {
  return banksPage(`# Year ${year}: Hangman with Balloons`, hangman);
}

function banksPage(title: string, banks: readonly WordBank[]): string {
  return page(
    title,
    `${banks.length} banks.`,
    table(
      ['Id', 'Objective', 'Theme', 'Words'],
      banks.map(({ id, objective, theme, words }) => [
        ...[id, objective, theme, words.join(' ').toLowerCase()],
      ]),
    ),
  );
}
