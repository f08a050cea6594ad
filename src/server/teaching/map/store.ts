// SQL for the map of pupils and objectives (D11).
import { and, asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { RoundCounts } from '#shared/contract/class-reports.ts';
import type { YearGroup } from '#shared/years.ts';
import { yearOf } from '../../classes/store.ts';
import { forEachTrace } from '../../memory/packed-learning.ts';
import { findCountersOf, findPackedMemories } from '../../memory/store.ts';
import { findTermNumbers } from '../../memory/terms-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { classPupils, gameRecords, users, userSettings } from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { recallShownOn } from './recall-shown.ts';

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
  const numbers = await findTermNumbers(db, objectives);
  const countersOf = await findCountersOf(db, pupilIds);
  return [...countersOf].flatMap(([userId, counters]) =>
    objectives.flatMap((objective) => {
      const number = numbers.get(objective);
      const counted = number === undefined ? undefined : counters.get(number);
      if (!counted) return [];
      return { userId, objective, answers: counted.answered, right: counted.correct };
    }),
  );
}

/** All rounds of these pupils by what is known of them. */
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

/** What a pupil is expected to recall, in items, by objective. */
export type RecalledItems = ReadonlyMap<string, number>;

/** How many of the items of each objective each of these pupils is expected to recall today, each as `recallShownOn` has it. */
export async function sumRecall(
  db: Db,
  pupilIds: readonly number[],
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): Promise<ReadonlyMap<number, RecalledItems>> {
  const places = await findPlaces(db, asked);
  const recallToday = recallShownOn(schoolDay(now));
  const rows = await findPackedMemories(db, pupilIds);
  return new Map(
    rows.map(({ userId, memories }) => {
      const sums = Array.from(asked, () => 0);
      forEachTrace(memories, (item, trace) => {
        const askedIn = places.get(item);
        if (!askedIn) return;
        const recall = recallToday(trace);
        for (const place of askedIn) sums[place] = (sums[place] ?? 0) + recall;
      });
      return [userId, new Map([...asked.keys()].map((code, place) => [code, sums[place] ?? 0]))];
    }),
  );
}

/** By the numbers of the items, the places of the objectives in `asked` that ask them: an item may belong to several. */
async function findPlaces(
  db: Db,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const numbers = await findTermNumbers(
    db,
    [...asked.values()].flatMap((items) => [...items]),
  );
  const places = new Map<number, number[]>();
  for (const [place, items] of [...asked.values()].entries()) {
    for (const item of items) {
      const number = numbers.get(item);
      // Nobody has met it yet.
      if (number === undefined) continue;
      const before = places.get(number);
      if (before) before.push(place);
      else places.set(number, [place]);
    }
  }
  return places;
}
