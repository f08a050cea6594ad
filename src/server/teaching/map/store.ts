// SQL for the map of pupils and objectives (D11).
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { YearGroup } from '#shared/years.ts';
import { yearOf } from '../../classes/store.ts';
import { FORGETTING_CURVE } from '../../memory/schedule.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  answerTerms,
  classPupils,
  itemMemories,
  objectiveRecords,
  users,
  userSettings,
} from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';

export interface MappedPupil {
  id: number;
  displayName: string;
  yearGroup: YearGroup | null;
  isMemoryOn: boolean;
}

/** The pupils of a class, by name. Whoever asks has found the class for their caller. */
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
    .where(and(eq(classPupils.classId, classId), eq(users.role, 'pupil')))
    .orderBy(asc(sql`lower(${users.displayName})`), asc(users.id));
  return rows.map(({ memoryFrom, yearGroup, ...row }) => ({
    ...row,
    yearGroup: yearOf(yearGroup),
    isMemoryOn: memoryFrom !== null,
  }));
}

/** How many answers, and right ones, each pupil has given on each of these objectives, as far as they count as learning. */
export async function countAnswers(
  db: Db,
  pupilIds: readonly number[],
  objectives: readonly string[],
): Promise<{ userId: number; objective: string; answers: number; right: number }[]> {
  const { userId, answered, correct } = objectiveRecords;
  return db
    .select({ userId, objective: answerTerms.name, answers: answered, right: correct })
    .from(objectiveRecords)
    .innerJoin(answerTerms, eq(answerTerms.id, objectiveRecords.objective))
    .where(and(inArray(userId, [...pupilIds]), inArray(answerTerms.name, [...objectives])));
}

/** An item of an objective, for pupils of a year. */
export interface ItemForYear {
  year: YearGroup;
  objective: string;
  item: string;
}

/**
 * How many of these items each pupil is expected to recall today, by objective, each as `recallShown` has it. Summed up by the
 * database, because a class remembers tens of thousands of items.
 */
export async function sumRecall(
  db: Db,
  pupils: ReadonlyArray<{ id: number; year: YearGroup }>,
  items: readonly ItemForYear[],
  now: Date,
): Promise<{ userId: number; objective: string; recalled: number }[]> {
  const { decay, factor } = FORGETTING_CURVE;
  const days = sql`greatest(1, ${schoolDay(now)}::date - ${itemMemories.reviewedOn})`;
  const recall = sql`power(1 + ${factor}::float8 * ${days} / ${itemMemories.stability}, ${decay}::float8)`;
  const integers = (values: readonly number[]) => sql`${sql.param(values)}::integer[]`;
  const terms = await findTerms(db, items);
  const objectives = [...new Set(items.map(({ objective }) => objective))];
  const places = new Map(objectives.map((objective, place) => [objective, place]));
  // By numbers: to compare the names of so many rows takes three times as long.
  const asked = items.flatMap(({ year, objective, item }) => {
    const [term, place] = [terms.get(item), places.get(objective)];
    return term === undefined || place === undefined ? [] : [{ year, place, term }];
  });
  const rows = await db
    .select({
      userId: itemMemories.userId,
      place: sql<number>`asked.place`,
      recalled: sql<number>`sum(${recall})`,
    })
    .from(itemMemories)
    .innerJoin(
      sql`unnest(${integers(pupils.map(({ id }) => id))}, ${integers(pupils.map(({ year }) => year))})
        as pupil (id, year)`,
      sql`pupil.id = ${itemMemories.userId}`,
    )
    .innerJoin(
      sql`unnest(${integers(asked.map(({ year }) => year))}, ${integers(asked.map(({ place }) => place))},
        ${integers(asked.map(({ term }) => term))}) as asked (year, place, term)`,
      sql`asked.term = ${itemMemories.item} and asked.year = pupil.year`,
    )
    .where(
      inArray(
        itemMemories.userId,
        pupils.map(({ id }) => id),
      ),
    )
    .groupBy(itemMemories.userId, sql`asked.place`);
  return rows.map(({ place, ...row }) => ({ ...row, objective: objectives[place] ?? '' }));
}

/** The numbers of these items, as far as anybody has met them. */
async function findTerms(
  db: Db,
  items: readonly ItemForYear[],
): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(items.map(({ item }) => item))];
  const rows = await db
    .select({ name: answerTerms.name, id: answerTerms.id })
    .from(answerTerms)
    .where(sql`${answerTerms.name} = any(${sql.param(names)}::text[])`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
