// SQL of the printed reports. The caller's right to see the class must have been checked.
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gte,
  inArray,
  isNotNull,
  like,
  not,
  sql,
} from 'drizzle-orm';
import type { Achievements } from '#shared/contract/class-reports.ts';
import { MAP_WEEKS } from '#shared/contract/map.ts';
import { ENOUGH_ANSWERS, SECURE_SHARE } from '#shared/honest-figures.ts';
import { objectiveOf } from '#shared/objectives/index.ts';
import { isPupilOf } from '../../classes/scope-store.ts';
import { FLOWER_DAYS } from '../../memory/garden.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  classPupils,
  gameRecords,
  itemMemories,
  listWords,
  tablesChecks,
  tablesResults,
  users,
} from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import {
  countAnswersSince,
  findChecksSince,
  findRoundsSince,
} from '../../play/recent-answers-store.ts';
import type { Answered, PlayedRound } from './tally.ts';
import { lastDays, startOf } from '../../platform/weeks.ts';

/** A round with the day on which it was played, by the school's clock. */
export interface DatedRound extends PlayedRound {
  day: string;
}

/** The rounds that these pupils have played since a moment, with answers if the round counts as learning. */
export async function findPlayedSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<DatedRound[]> {
  const rounds = await findRoundsSince(db, userIds, since);
  return rounds.map(({ createdAt, playedAt, ...round }) => ({
    ...round,
    day: schoolDay(playedAt ?? createdAt),
  }));
}

/** The tables checks that these pupils have finished since a moment, if they count as learning: answers, but no rounds. */
export async function findCheckedSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<(Answered & { day: string })[]> {
  const areTheirs = inArray(tablesResults.userId, [...userIds]);
  const checks = await findChecksSince(db, areTheirs, since);
  return checks.map(({ userId, endedAt, answers }) => ({
    userId,
    verified: true,
    rushed: false,
    answers: answers ?? [],
    day: schoolDay(endedAt),
  }));
}

/** What each pupil of a class has earned certificates for, by name. */
export async function findAchievements(
  db: Db,
  classId: number,
  now: Date,
): Promise<Achievements[]> {
  const pupils = await db
    .select({ userId: users.id, displayName: users.displayName })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(isPupilOf(db, classId))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  const ids = pupils.map(({ userId }) => userId);
  const secure = await findSecure(db, ids, now);
  const rounds = await countRounds(db, ids);
  const words = await countWords(db, ids);
  const sittings = await countSittings(db, ids);
  return pupils.map((pupil) => ({
    ...pupil,
    secure: secure.get(pupil.userId) ?? [],
    rounds: rounds.get(pupil.userId) ?? 0,
    words: words.get(pupil.userId) ?? 0,
    sittings: sittings.get(pupil.userId) ?? 0,
  }));
}

/** The objectives that the map shows as right in at least four of five answers, most answered first. */
async function findSecure(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Achievements['secure']>> {
  const since = startOf(lastDays(now, MAP_WEEKS).from);
  const found = new Map<number, Achievements['secure']>();
  for (const { userId, objective, answers, right } of await countAnswersSince(db, ids, since)) {
    if (answers < ENOUGH_ANSWERS || right / answers < SECURE_SHARE) continue;
    const text = objectiveOf(objective)?.title ?? objective;
    found.set(userId, [...(found.get(userId) ?? []), { code: objective, text, answers, right }]);
  }
  for (const own of found.values()) {
    own.sort((one, other) => other.answers - one.answers || one.code.localeCompare(other.code));
  }
  return found;
}

/** A number for each pupil; pupils with 0 are missing. */
type CountByPupil = ReadonlyMap<number, number>;

const byPupil = (rows: readonly { userId: number; counted: number }[]): CountByPupil =>
  new Map(rows.map(({ userId, counted }) => [userId, counted]));

async function countRounds(db: Db, ids: readonly number[]): Promise<CountByPupil> {
  const { userId, learningRounds } = gameRecords;
  const rows = await db
    .select({ userId, counted: sql<number>`sum(${learningRounds})::int` })
    .from(gameRecords)
    .where(inArray(userId, [...ids]))
    .groupBy(userId);
  return byPupil(rows);
}

/**
 * How many words each pupil has learnt, of teachers' own lists too while these have them; a word's meaning and spelling count as
 * one.
 */
async function countWords(db: Db, ids: readonly number[]): Promise<CountByPupil> {
  const { userId, item, bestStability } = itemMemories;
  const name = sql`split_part(${item}, '#', 1)`;
  const word = sql`coalesce('word/' || lower(${listWords.word}), ${name})`;
  const rows = await db
    .select({ userId, counted: countDistinct(word) })
    .from(itemMemories)
    .leftJoin(listWords, sql`'own/' || ${listWords.id} = ${name}`)
    .where(and(inArray(userId, [...ids]), like(word, 'word/%'), gte(bestStability, FLOWER_DAYS)))
    .groupBy(userId);
  return byPupil(rows);
}

async function countSittings(db: Db, ids: readonly number[]): Promise<CountByPupil> {
  const { userId, checkId, finishedAt, verified, rushed } = tablesResults;
  const rows = await db
    .select({ userId, counted: count() })
    .from(tablesResults)
    .innerJoin(tablesChecks, eq(tablesChecks.id, checkId))
    .where(
      and(
        inArray(userId, [...ids]),
        eq(tablesChecks.kind, 'sitting'),
        isNotNull(finishedAt),
        verified,
        not(rushed),
      ),
    )
    .groupBy(userId);
  return byPupil(rows);
}
