// Ids: well-formed, of the right year, with an existing objective, and unique.
import { CONTENT_RULES } from '#games/checks/content-rules.ts';
import { repeated, type ContentItem, type Finding } from '#games/kit/checks/content.ts';
import { objectiveOf } from '#shared/objectives/index.ts';
import type { YearGroup } from '#shared/years.ts';
import type { YearContent } from './all-content.ts';
import type { YearRule } from './finding.ts';

/** Every id and objective of one year. */
export const checkIds: YearRule = ({ games, year }) =>
  games.flatMap(({ gameId, items }) => {
    const form = CONTENT_RULES[gameId]?.idForm;
    return form ? items.flatMap((item) => checkId(item, form, year)) : [];
  });

function checkId({ id, objective }: ContentItem, form: RegExp, year: YearGroup): Finding[] {
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

/** Ids with '~' revise an earlier year; all others belong to their own year. */
function isWrongYear(taught: number, year: number, id: string): boolean {
  return id.includes('~') ? taught >= year : taught !== year;
}

/** Duplicate ids in any game or year. */
export function checkUnique(all: readonly YearContent[]): Finding[] {
  const ids = all.flatMap(({ games }) => games.flatMap((game) => game.ids));
  return repeated(ids).map((id) => ({ id, rule: 'id-unique', message: 'is the id of two items' }));
}
