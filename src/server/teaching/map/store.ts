// SQL for the map of pupils and objectives (D11).
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { YearGroup } from '#shared/years.ts';
import { isPupilOf } from '../../classes/scope-store.ts';
import { yearOf } from '../../classes/store.ts';
import { FORGETTING } from '../../memory/schedule.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import { classPupils, itemMemories, users, userSettings } from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';

export interface MappedPupil {
  id: number;
  displayName: string;
  yearGroup: YearGroup | null;
  isMemoryOn: boolean;
}

/** The pupils of a class, by name. The caller's right to see the class must have been checked. */
export async function findMappedPupils(db: Db, classId: number): Promise<MappedPupil[]> {
  const rows = await db
    .select({
      id: users.id,
      displayName: users.displayName,
      yearGroup: users.yearGroup,
      memoryFrom: userSettings.memoryFrom,
    })
    .from(classPupils)
    .innerJoin(users, eq(users.id, classPupils.userId))
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(isPupilOf(db, classId))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  return rows.map(({ memoryFrom, yearGroup, ...row }) => ({
    ...row,
    yearGroup: yearOf(yearGroup),
    isMemoryOn: memoryFrom !== null,
  }));
}

/** Of the items of an objective, how many a pupil has met and how many of these the pupil is expected to recall. */
export interface MetItems {
  met: number;
  recalled: number;
}

/**
 * What each pupil has met of each objective, by its code, with the recall of `recallShownOn`. An item may belong to
 * several objectives.
 */
export async function countMet(
  db: Db,
  pupilIds: readonly number[],
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): Promise<ReadonlyMap<number, ReadonlyMap<string, MetItems>>> {
  const pairs = [...asked].flatMap(([objective, items]) =>
    Array.from(items, (item) => ({ objective, item })),
  );
  const askedItems = sql`json_to_recordset(${JSON.stringify(pairs)}::json) as asked (objective text, item text)`;
  const { userId, item, reviewedOn, stability } = itemMemories;
  const days = sql`greatest(1, ${schoolDay(now)}::date - ${reviewedOn})`;
  const { factor, decay } = FORGETTING;
  const rows = await db
    .select({
      userId,
      objective: sql<string>`asked.objective`,
      met: sql<number>`count(*)::int`,
      recalled: sql<number>`sum(power(1 + ${factor}::float8 * ${days} / ${stability}, ${decay}::float8))`,
    })
    .from(itemMemories)
    .innerJoin(askedItems, sql`asked.item = ${item}`)
    .where(inArray(userId, [...pupilIds]))
    .groupBy(userId, sql`asked.objective`);
  const byPupil = new Map<number, Map<string, MetItems>>();
  for (const { userId, objective, met, recalled } of rows) {
    const own = byPupil.get(userId) ?? new Map<string, MetItems>();
    byPupil.set(userId, own.set(objective, { met, recalled }));
  }
  return byPupil;
}
