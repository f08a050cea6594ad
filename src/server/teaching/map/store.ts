// SQL for the map of pupils and objectives (D11).
import { and, asc, eq, gt, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { RoundCounts } from '#shared/contract/class-reports.ts';
import type { YearGroup } from '#shared/years.ts';
import { yearOf } from '../../classes/store.ts';
import { FORGETTING_CURVE } from '../../memory/schedule.ts';
import { arrayText } from '../../platform/db/array-text.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  answerTerms,
  classPupils,
  gameRecords,
  itemMemories,
  objectiveRecords,
  users,
  userSettings,
} from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { findTermNumbers } from '../../play/answer-terms-store.ts';

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

/**
 * How many of the items of each objective each of these pupils is expected to recall today, each as `recallShown` has it. A class
 * remembers tens of thousands of items, so the database adds them up. An item may belong to several objectives: items of the same
 * ones are a group, and each row is looked up in an array of groups, which takes a third of the time of joining it to its objectives.
 */
export async function sumRecall(
  db: Db,
  pupilIds: readonly number[],
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): Promise<ReadonlyMap<number, RecalledItems>> {
  const { groups, first, objectivesOf } = await groupItems(db, asked);
  if (groups.length === 0 || pupilIds.length === 0) return new Map();
  const { decay, factor } = FORGETTING_CURVE;
  const { userId, item, reviewedOn, stability } = itemMemories;
  const days = sql`greatest(1, ${schoolDay(now)}::date - ${reviewedOn})`;
  const recall = sql<number>`power(1 + ${factor}::float8 * ${days} / ${stability}, ${decay}::float8)`;
  const inGroups = db
    .select({
      userId,
      // Null outside of the array.
      group: sql<number>`(${arrayText(groups)}::integer[])[${item} - ${first}::integer]`.as('nth'),
      recall: recall.as('recall'),
    })
    .from(itemMemories)
    .where(sql`${userId} = any(${arrayText(pupilIds)}::integer[])`)
    .as('in_groups');
  const sums = db
    .select({
      userId: inGroups.userId,
      group: inGroups.group,
      recalled: sql<number>`sum(${inGroups.recall})`.as('recalled'),
    })
    .from(inGroups)
    .where(gt(inGroups.group, NO_GROUP))
    .groupBy(inGroups.userId, inGroups.group)
    .as('sums');
  const rows = await db
    .select({
      userId: sums.userId,
      // A row for each pupil, not one for each group.
      recalled: sql<Record<string, number>>`json_object_agg(${sums.group}, ${sums.recalled})`,
    })
    .from(sums)
    .groupBy(sums.userId);
  return new Map(
    rows.map(({ userId, recalled }) => [userId, byObjective(recalled, objectivesOf)] as const),
  );
}

/** In place of a group for items that are not asked. */
const NO_GROUP = 0;

/** Items in groups of those that the same objectives ask. */
interface GroupedItems {
  /** The number of the group of each item, in the order of the items' numbers. */
  groups: readonly number[];
  /** The number before that of the first of these items: arrays of PostgreSQL begin with 1. */
  first: number;
  objectivesOf: ReadonlyMap<number, readonly string[]>;
}

async function groupItems(
  db: Db,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<GroupedItems> {
  const objectivesByItem = new Map<string, string[]>();
  for (const [objective, items] of asked) {
    for (const item of items) {
      const objectives = objectivesByItem.get(item);
      if (objectives) objectives.push(objective);
      else objectivesByItem.set(item, [objective]);
    }
  }
  const numbers = await findTermNumbers(db, [...objectivesByItem.keys()]);
  const terms = [...objectivesByItem]
    .flatMap(([name, objectives]) => {
      const id = numbers.get(name);
      return id === undefined ? [] : [{ id, objectives }];
    })
    .toSorted((one, other) => one.id - other.id);
  const first = (terms[0]?.id ?? 1) - 1;
  const groups = Array.from({ length: (terms.at(-1)?.id ?? first) - first }, () => NO_GROUP);
  const numberOf = new Map<string, number>();
  const objectivesOf = new Map<number, readonly string[]>();
  for (const { id, objectives } of terms) {
    const key = objectives.join(' ');
    const group = numberOf.get(key) ?? numberOf.size + 1;
    numberOf.set(key, group);
    objectivesOf.set(group, objectives);
    groups[id - first - 1] = group;
  }
  return { groups, first, objectivesOf };
}

function byObjective(
  recalled: Readonly<Record<string, number>>,
  objectivesOf: ReadonlyMap<number, readonly string[]>,
): RecalledItems {
  const sums = new Map<string, number>();
  for (const [group, items] of Object.entries(recalled)) {
    for (const objective of objectivesOf.get(Number(group)) ?? []) {
      sums.set(objective, (sums.get(objective) ?? 0) + items);
    }
  }
  return sums;
}
