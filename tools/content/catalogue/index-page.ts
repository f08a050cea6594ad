// The catalogue's first page: links to all others, and how well the objectives are covered.
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { gameLabel } from '#games/cards.ts';
import { page, table } from '#games/kit/checks/markdown.ts';
import { GAMES_WITH_CONTENT, type YearContent } from '../all-content.ts';
import { coverageOf, type Coverage } from '../coverage.ts';
import { readingsOf } from '../readability.ts';
import { statutoryUse } from '../statutory.ts';

const TITLES = GAMES_WITH_CONTENT.map(({ gameId }) => gameLabel(gameId).title);

/** The file of a year's page. */
export function fileOf(year: number, game: string): string {
  return `year-${year}-${game}.md`;
}

/** Links to every page, amounts, reading levels, and each objective with its number of items. */
export function indexPage(all: readonly YearContent[]): string {
  return page(
    '# Content catalogue',
    'All that the games ask, year by year, to read and to quote: every item has an id that never changes. Written by `npm run content -- --catalogue` from the files in content/; change those.',
    table(
      ['Year', ...TITLES],
      YEAR_GROUPS.map((year) => linksOf(year)),
    ),
    '## Amounts',
    table(
      [
        'Year',
        ...(all[0] ? amountsOf(all[0]).map(([what]) => what) : []),
        'Statutory spellings in the word games of this list',
      ],
      all.map((content) => [
        `Year ${content.year}`,
        ...amountsOf(content).map(([, amount]) => String(amount)),
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
function coverageTable(rows: readonly Coverage[]): string {
  const count = (items: number) => (items === 0 ? '' : String(items));
  return table(
    ['Objective', 'Title', ...TITLES],
    rows.map(({ objective, counts }) => [
      objective.code,
      `${objective.strand}: ${objective.title}`,
      ...counts.map(([, items]) => count(items)),
    ]),
  );
}

/** The amounts of a year's content, by kind. */
function amountsOf({ games }: YearContent): [what: string, amount: number][] {
  return games.flatMap(({ amounts }) => Object.entries(amounts));
}

function linksOf(year: number): string[] {
  return [
    `Year ${year}`,
    ...GAMES_WITH_CONTENT.map(({ gameId }) => `[read](${fileOf(year, gameId)})`),
  ];
}

/** How many of the statutory words a game asks. */
function statutoryShare(all: readonly YearContent[], year: YearGroup): string {
  const { used, missing } = statutoryUse(all, year);
  return `${used} of ${used + missing.length}`;
}
