// The catalogue's first page: where everything is, and how well the objectives are covered.
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import type { YearContent } from '../banks.ts';
import { coverageOf, type Coverage } from '../coverage.ts';
import { readingsOf } from '../readability.ts';
import { statutoryWords } from '../statutory.ts';
import { page, table } from './markdown.ts';

/** The names of a year's pages, as their files are called. */
export const PAGES = {
  'grammar-guru': 'Grammar Guru',
  'mathematics-mountain': 'Mathematics Mountain',
  'dictionary-detective': 'Dictionary Detective',
  'word-search': 'Word Search',
  'hangman-balloons': 'Hangman with Balloons',
} as const;

/** The file of a year's page. */
export function fileOf(year: number, game: string): string {
  return `year-${year}-${game}.md`;
}

/** Links to every page, amounts, reading levels, and each objective with the number of its items. */
export function indexPage(all: readonly YearContent[]): string {
  return page(
    '# Content catalogue',
    'All that the games ask, year by year, to read and to quote: every item has an id that never changes. Written by `npm run content`; do not edit by hand.',
    table(
      ['Year', ...Object.values(PAGES)],
      YEAR_GROUPS.map((year) => linksOf(year)),
    ),
    '## Amounts',
    table(
      [
        'Year',
        'Grammar questions',
        'Maths types',
        'Words with meanings',
        'Word searches',
        'Hangman banks',
        'Statutory spellings in the word games of this list',
      ],
      all.map((content) => [
        `Year ${content.year}`,
        ...[
          content.grammar,
          content.maths,
          content.dictionary,
          content.wordSearch,
          content.hangman,
        ].map(({ length }) => String(length)),
        statutoryShare(all, content.year),
      ]),
    ),
    '## Reading level',
    'Flesch–Kincaid grade of each kind of text, taken as a whole; add 5 for the reading age. Terms of the year and names count as one syllable. Each must stay below the number of its year.',
    table(
      ['Year', ...(all[0] ? readingsOf(all[0]).map(({ kind }) => kind) : [])],
      all.map((content) => [
        `Year ${content.year}`,
        ...readingsOf(content).map(({ grade }) => grade.toFixed(1)),
      ]),
    ),
    ...all.flatMap((content) => [
      `## Year ${content.year}: objectives`,
      coverageTable(coverageOf(content)),
    ]),
  );
}

/** Each objective of a year with the number of its items in every game. */
export function coverageTable(rows: readonly Coverage[]): string {
  const count = (items: number) => (items === 0 ? '' : String(items));
  return table(
    [
      'Objective',
      'Title',
      'Grammar',
      'Maths types',
      'Words',
      'Word searches',
      'Hangman',
      'Not asked, because',
    ],
    rows.map(({ objective, grammar, maths, dictionary, wordSearch, hangman, reason }) => [
      ...[objective.code, `${objective.strand}: ${objective.title}`],
      ...[grammar, maths, dictionary, wordSearch, hangman].map(count),
      reason ?? '',
    ]),
  );
}

function linksOf(year: number): string[] {
  return [`Year ${year}`, ...Object.keys(PAGES).map((game) => `[read](${fileOf(year, game)})`)];
}

/** How many statutory words of four letters or more stand in a word game of the years that share the list. */
function statutoryShare(all: readonly YearContent[], year: YearGroup): string {
  const list = statutoryWords(year);
  const sharing = all.filter((content) => statutoryWords(content.year).join() === list.join());
  const used = new Set(
    sharing.flatMap(({ dictionary, wordSearch, hangman }) => [
      ...dictionary.map(({ word }) => word),
      ...[...wordSearch, ...hangman].flatMap(({ words }) =>
        words.map((word) => word.toLowerCase()),
      ),
    ]),
  );
  const long = list.filter((word) => word.length > 3);
  return `${long.filter((word) => used.has(word)).length} of ${long.length}`;
}
