// SQL for the map of pupils and objectives (D11).
import { and, asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { RoundCounts } from '#shared/contract/class-reports.ts';
import type { YearGroup } from '#shared/years.ts';
import { isCurrentMember } from '../../classes/scope-store.ts';
import { yearOf } from '../../classes/store.ts';
import { FORGETTING } from '../../memory/schedule.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  classPupils,
  gameRecords,
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
    .where(and(eq(classPupils.classId, classId), eq(users.role, 'pupil'), isCurrentMember(db)))
    .orderBy(asc(sql`lower(${users.displayName})`), asc(users.id));
  return rows.map(({ memoryFrom, yearGroup, ...row }) => ({
    ...row,
    yearGroup: yearOf(yearGroup),
    isMemoryOn: memoryFrom !== null,
  }));
}

/** How many answers each pupil gave on each of these objectives, and how many were right, if they count as learning. */
export async function countAnswers(
  db: Db,
  pupilIds: readonly number[],
  objectives: readonly string[],
): Promise<{ userId: number; objective: string; answers: number; right: number }[]> {
  const { userId, objective, answered, correct } = objectiveRecords;
  return db
    .select({ userId, objective, answers: answered, right: correct })
    .from(objectiveRecords)
    .where(and(inArray(userId, [...pupilIds]), inArray(objective, [...objectives])));
}

/** All rounds of these pupils, counted by their proof. */
export async function countRounds(db: Db, pupilIds: readonly number[]): Promise<RoundCounts> {
  const { userId, attempts, learningRounds, rushedRounds } = gameRecords;
  const total = (rounds: SQLWrapper) => sql`coalesce(sum(${rounds}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      verified: total(learningRounds),
      rushed: total(rushedRounds),
      unverified: total(sql`${attempts} - ${learningRounds} - ${rushedRounds}`),
    })
    .from(gameRecords)
    .where(inArray(userId, [...pupilIds]));
  return row ?? { verified: 0, rushed: 0, unverified: 0 };
}

/** By objective, how many items a pupil is expected to recall. */
export type RecalledItems = ReadonlyMap<string, number>;

/**
 * How many items of each objective each pupil is expected to recall, using `recallShownOn`. An item may belong to
 * several objectives.
 */
export async function sumRecall(
  db: Db,
  pupilIds: readonly number[],
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): Promise<ReadonlyMap<number, RecalledItems>> {
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
      recalled: sql<number>`sum(power(1 + ${factor}::float8 * ${days} / ${stability}, ${decay}::float8))`,
    })
    .from(itemMemories)
    .innerJoin(askedItems, sql`asked.item = ${item}`)
    .where(inArray(userId, [...pupilIds]))
    .groupBy(userId, sql`asked.objective`);
  const sums = new Map<number, Map<string, number>>();
  for (const { userId, objective, recalled } of rows) {
    const own = sums.get(userId) ?? new Map<string, number>();
    sums.set(userId, own.set(objective, recalled));
  }
  return sums;
}
