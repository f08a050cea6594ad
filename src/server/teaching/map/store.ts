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
  const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
  const integers = (values: readonly number[]) => sql`${sql.param(values)}::integer[]`;
  const pupil = sql`unnest(${integers(pupils.map(({ id }) => id))}, ${integers(pupils.map(({ year }) => year))})
    as pupil (id, year)`;
  const asked = sql`unnest(${integers(items.map(({ year }) => year))}, ${texts(items.map(({ objective }) => objective))},
    ${texts(items.map(({ item }) => item))}) as asked (year, objective, item)`;
  return db
    .select({
      userId: itemMemories.userId,
      objective: sql<string>`asked.objective`,
      recalled: sql<number>`sum(${recall})`,
    })
    .from(itemMemories)
    .innerJoin(pupil, sql`pupil.id = ${itemMemories.userId}`)
    .innerJoin(answerTerms, eq(answerTerms.id, itemMemories.item))
    .innerJoin(asked, sql`asked.item = ${answerTerms.name} and asked.year = pupil.year`)
    .groupBy(itemMemories.userId, sql`asked.objective`);
}
