// Ids: of one form, of the right year, naming an objective that exists, and never given twice.
import { objectiveOf } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';

interface Named {
  id: string;
  objective: string;
}

const FORMS = {
  grammar: /^Y(?<year>\d)(?:~(?<objective>Y\d))?\.GR\.\d+\/\d{3}$/,
  dictionary: /^Y(?<year>\d)\.DD\/[a-z]+(-[a-z]+)*$/,
  wordSearch: /^Y(?<year>\d)\.WS\/[a-z\d]+(-[a-z\d]+)*$/,
  hangman: /^Y(?<year>\d)\.HM\/[a-z\d]+(-[a-z\d]+)*$/,
  maths: /^Y(?<year>\d)\.[A-Z]{2}\.\d+\/r\d+$/,
} as const;

const GAMES = ['grammar', 'dictionary', 'wordSearch', 'hangman', 'maths'] as const;

/** Every id and objective of one year. */
export const checkIds: YearRule = (content) =>
  GAMES.flatMap((game) =>
    content[game].flatMap((item) => checkId(item, FORMS[game], content.year)),
  );

function checkId({ id, objective }: Named, form: RegExp, year: YearGroup): Finding[] {
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  const parts = form.exec(id)?.groups;
  if (!parts) found.push(finding('id-form', `does not match ${form.source}`));
  if (parts && Number(parts['year']) !== year) found.push(finding('id-year', `is in Year ${year}`));
  const taught = objectiveOf(objective)?.year;
  if (taught === undefined) found.push(finding('objective-unknown', `names ${objective}`));
  else if (isWrongYear(taught, year, id))
    found.push(finding('objective-year', `names ${objective}`));
  return found;
}

/** Only ids with '~' revise an earlier year; all others are of their own year. */
function isWrongYear(taught: number, year: number, id: string): boolean {
  return id.includes('~') ? taught >= year : taught !== year;
}

/** Ids that two items share, in any game and year; words of a bank must be unique in it as well. */
export function checkUnique(all: readonly YearContent[]): Finding[] {
  const ids = all.flatMap((content) => GAMES.flatMap((game) => content[game].map(({ id }) => id)));
  const words = all.flatMap(({ wordSearch, hangman }) =>
    [...wordSearch, ...hangman].flatMap((bank) => bank.words.map((word) => `${bank.id}/${word}`)),
  );
  return repeated([...ids, ...words]).map((id) => ({
    ...{ id, rule: 'id-unique', message: 'stands for two items' },
  }));
}

/** The texts that come more than once, each named once. */
export function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const text of texts) (seen.has(text) ? again : seen).add(text);
  return [...again];
}
