// SQL of what teachers print. Whoever asks has found the class for their caller.
import { and, asc, count, eq, isNotNull, not, sql, type SQLWrapper } from 'drizzle-orm';
import type { Achievements } from '#shared/contract/class-reports.ts';
import { FLOWER_DAYS } from '../../memory/garden.ts';
import { itemsOnceStable } from '../../memory/packed-learning.ts';
import { findPackedMemories } from '../../memory/store.ts';
import { findTermNames } from '../../memory/terms-store.ts';
import { arrayText } from '../../platform/db/array-text.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  classPupils,
  gameRecords,
  tablesChecks,
  tablesResults,
  users,
} from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { findRoundsSince } from '../../play/recent-answers-store.ts';
import type { PlayedRound } from './tally.ts';

/** A round with the day on which it was played, by the school's clock. */
export interface DatedRound extends PlayedRound {
  day: string;
}

/** The rounds that these pupils have played since a moment, with the answers of those that count as learning. */
export async function findPlayedSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<DatedRound[]> {
  // Recorded at the same time or later than played.
  const recorded = await findRoundsSince(db, userIds, since);
  const objectives = recorded.flatMap(({ answers }) => answers.map(({ objective }) => objective));
  const nameOf = await findTermNames(db, objectives);
  return recorded.flatMap(({ createdAt, playedAt, answers, ...round }) => {
    const endedAt = playedAt ?? createdAt;
    if (endedAt < since) return [];
    const named = answers.map(({ objective, right }) => ({ objective: nameOf(objective), right }));
    return [{ ...round, day: schoolDay(endedAt), answers: named }];
  });
}

/** What each pupil of a class can get a certificate for, by name. */
export async function findAchievements(db: Db, classId: number): Promise<Achievements[]> {
  const pupils = await db
    .select({ userId: users.id, displayName: users.displayName })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(and(eq(classPupils.classId, classId), eq(users.role, 'pupil')))
    .orderBy(asc(sql`lower(${users.displayName})`), asc(users.id));
  const ids = pupils.map(({ userId }) => userId);
  const rounds = await countRounds(db, ids);
  const words = await countWords(db, ids);
  const sittings = await countSittings(db, ids);
  return pupils.map((pupil) => ({
    ...pupil,
    rounds: rounds.get(pupil.userId) ?? 0,
    words: words.get(pupil.userId) ?? 0,
    sittings: sittings.get(pupil.userId) ?? 0,
  }));
}

/** A number for each of some pupils; none for a pupil for whom it is 0. */
type CountByPupil = ReadonlyMap<number, number>;

const byPupil = (rows: readonly { userId: number; counted: number }[]): CountByPupil =>
  new Map(rows.map(({ userId, counted }) => [userId, counted]));

/** Pupils by number and not by class: PostgreSQL read the memories of the whole school to join them with a class. */
const among = (column: SQLWrapper, ids: readonly number[]) =>
  sql`${column} = any(${arrayText(ids)}::integer[])`;

async function countRounds(db: Db, ids: readonly number[]): Promise<CountByPupil> {
  const { userId, learningRounds } = gameRecords;
  const rows = await db
    .select({ userId, counted: sql<number>`sum(${learningRounds})::int` })
    .from(gameRecords)
    .where(among(userId, ids))
    .groupBy(userId);
  return byPupil(rows);
}

/** The words that a pupil has learnt: a word's meaning and its spelling are two plants, and one word. */
async function countWords(db: Db, ids: readonly number[]): Promise<CountByPupil> {
  const rows = await findPackedMemories(db, ids);
  const inFlower = rows.map(({ userId, memories }) => ({
    userId,
    items: itemsOnceStable(memories, FLOWER_DAYS),
  }));
  const nameOf = await findTermNames(
    db,
    inFlower.flatMap(({ items }) => items),
  );
  return new Map(
    inFlower.map(({ userId, items }) => {
      const names = items.map((item) => nameOf(item) ?? '');
      const words = names.filter((name) => name.startsWith('word/'));
      return [userId, new Set(words.map((name) => name.split('#')[0])).size];
    }),
  );
}

async function countSittings(db: Db, ids: readonly number[]): Promise<CountByPupil> {
  const { userId, checkId, finishedAt, verified, rushed } = tablesResults;
  const rows = await db
    .select({ userId, counted: count() })
    .from(tablesResults)
    .innerJoin(tablesChecks, eq(tablesChecks.id, checkId))
    .where(
      and(
        among(userId, ids),
        eq(tablesChecks.kind, 'sitting'),
        isNotNull(finishedAt),
        verified,
        not(rushed),
      ),
    )
    .groupBy(userId);
  return byPupil(rows);
}
