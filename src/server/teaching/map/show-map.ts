// How much each pupil of a class is predicted to know of each objective (D11).
import type { ClassMap } from '#shared/contract/map.ts';
import type { Objective } from '#shared/objectives/index.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { notFound } from '../../classes/change-class.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { itemsOf, objectivesAsked } from './objective-items.ts';
import { rounded } from './recall-shown.ts';
import {
  countAnswers,
  countRounds,
  findMappedPupils,
  sumRecall,
  type RecalledItems,
} from './store.ts';

/** Throws 'not-found' if the class is not the caller's. */
export async function showMap(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  classId: number,
): Promise<ClassMap> {
  const schoolClass = await findClass(db, caller, classId, now());
  if (!schoolClass) throw notFound();
  const members = await findMappedPupils(db, classId);
  const pupils = members.map((pupil) => ({
    ...pupil,
    year: yearOrFirst(pupil.yearGroup ?? schoolClass.yearGroup),
  }));
  const years = new Set(pupils.map(({ year }) => year));
  const { yearGroup } = schoolClass;
  const objectives = await objectivesAsked(yearGroup === null ? years : new Set([yearGroup]));
  const asked = new Map<YearGroup, ReadonlyMap<string, ReadonlySet<string>>>();
  const recalled = new Map<number, RecalledItems>();
  for (const year of years) {
    const items = await itemsByObjective(objectives, year);
    asked.set(year, items);
    const alike = pupils.filter((pupil) => pupil.year === year).map(({ id }) => id);
    for (const [id, sums] of await sumRecall(db, alike, items, now())) recalled.set(id, sums);
  }
  const codes = objectives.map(({ code }) => code);
  const ids = pupils.map(({ id }) => id);
  const answers = keyed(await countAnswers(db, ids, codes));
  return {
    rounds: await countRounds(db, ids),
    objectives: objectives.map(({ code, title, strand }) => ({ code, text: title, strand })),
    pupils: pupils.map(({ id, displayName, isMemoryOn, year }) => ({
      id,
      displayName,
      isMemoryOn,
      cells: codes.map((objective) => {
        const counted = answers.get(keyOf(id, objective));
        const given = counted?.answers ?? 0;
        const known = recalled.get(id)?.get(objective) ?? 0;
        const size = asked.get(year)?.get(objective)?.size ?? 0;
        const isKnown = isMemoryOn && given > 0 && size > 0;
        return {
          objective,
          recall: isKnown ? rounded(known / size) : null,
          answers: given,
          right: counted?.right ?? 0,
        };
      }),
    })),
  };
}

/** The items that pupils of a year are asked, by objective. */
async function itemsByObjective(
  objectives: readonly Objective[],
  year: YearGroup,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const items = new Map<string, ReadonlySet<string>>();
  for (const { code } of objectives) items.set(code, await itemsOf(code, year));
  return items;
}

const keyOf = (of: number, objective: string) => `${of} ${objective}`;

function keyed<Row extends { userId: number; objective: string }>(
  rows: readonly Row[],
): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf(row.userId, row.objective), row]));
}
