// The catalogue's first page: where everything is, and how well the objectives are covered.
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import type { YearContent } from '../banks.ts';
import { ownGrammar } from '../amounts.ts';
import { coverageOf, type Coverage } from '../coverage.ts';
import { readingsOf } from '../readability.ts';
import { statutoryUse } from '../statutory.ts';
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
    'All that the games ask, year by year, to read and to quote: every item has an id that never changes. Written by `npm run content -- --catalogue` from the files in content/; change those.',
    table(
      ['Year', ...Object.values(PAGES)],
      YEAR_GROUPS.map((year) => linksOf(year)),
    ),
    '## Amounts',
    table(
      [
        'Year',
        'Grammar questions of the year',
        'Revision of earlier years',
        'Maths types',
        'Words with meanings',
        'Word searches',
        'Hangman banks',
        'Statutory spellings in the word games of this list',
      ],
      all.map((content) => [
        `Year ${content.year}`,
        ...[
          ownGrammar(content),
          content.grammar.filter((item) => !ownGrammar(content).includes(item)),
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
    ['Objective', 'Title', 'Grammar', 'Maths types', 'Words', 'Word searches', 'Hangman'],
    rows.map(({ objective, grammar, maths, dictionary, wordSearch, hangman }) => [
      ...[objective.code, `${objective.strand}: ${objective.title}`],
      ...[grammar, maths, dictionary, wordSearch, hangman].map(count),
    ]),
  );
}

function linksOf(year: number): string[] {
  return [`Year ${year}`, ...Object.keys(PAGES).map((game) => `[read](${fileOf(year, game)})`)];
}

/** How many statutory words of four letters or more a word game asks, of those that are not left out. */
function statutoryShare(all: readonly YearContent[], year: YearGroup): string {
  const { used, missing, leftOut } = statutoryUse(all, year);
  const share = `${used} of ${used + missing.length}`;
  return leftOut === 0 ? share : `${share}, ${leftOut} left out`;
}
