// What each pupil of a class has lately answered right on each objective, and how much of it was met.
import { MAP_WEEKS, type ClassMap } from '#shared/contract/map.ts';
import type { Objective } from '#shared/objectives/index.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { countAnswersSince, countRoundsSince } from '../../play/recent-answers-store.ts';
import { lastDays, startOf } from '../../platform/weeks.ts';
import { itemsOf, objectivesAsked } from './objective-items.ts';
import { rounded } from './recall-shown.ts';
import { countMet, findMappedPupils, type MetItems } from './store.ts';
import { notFound } from '../../platform/errors.ts';

/** When the answers begin that the map counts. */
export const mapSince = (now: Date) => startOf(lastDays(now, MAP_WEEKS).from);

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
  const met = new Map<number, ReadonlyMap<string, MetItems>>();
  for (const year of years) {
    const items = await itemsByObjective(objectives, year);
    asked.set(year, items);
    const alike = pupils.filter((pupil) => pupil.year === year).map(({ id }) => id);
    for (const [id, own] of await countMet(db, alike, items, now())) met.set(id, own);
  }
  const codes = objectives.map(({ code }) => code);
  const ids = pupils.map(({ id }) => id);
  const since = mapSince(now());
  const answers = keyed(await countAnswersSince(db, ids, since));
  return {
    rounds: await countRoundsSince(db, ids, since),
    objectives: objectives.map(({ code, title, strand }) => ({ code, text: title, strand })),
    pupils: pupils.map(({ id, displayName, isMemoryOn, year }) => ({
      id,
      displayName,
      isMemoryOn,
      cells: codes.map((objective) => {
        const counted = answers.get(keyOf(id, objective));
        const own = isMemoryOn ? met.get(id)?.get(objective) : undefined;
        return {
          objective,
          right: counted?.right ?? 0,
          answers: counted?.answers ?? 0,
          met: own?.met ?? 0,
          items: asked.get(year)?.get(objective)?.size ?? 0,
          recall: own ? rounded(own.recalled / own.met) : null,
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
