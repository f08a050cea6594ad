// SQL of what teachers print. Whoever asks has found the class for their caller.
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
import { FLOWER_DAYS } from '../../memory/garden.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  answerTerms,
  classPupils,
  gameHistory,
  gameRecords,
  itemMemories,
  tablesChecks,
  tablesResults,
  users,
} from '../../platform/db/schema.ts';
import { findNumberedAnswersOf, namesOf } from '../../play/answers-store.ts';
import { isRecordedBetween } from '../../play/finished-game-store.ts';
import type { PlayedRound } from './tally.ts';

/** A round with the moment when it was played. */
export interface DatedRound extends PlayedRound {
  endedAt: Date;
}

/** The rounds that these pupils have played since a moment, with the answers of those that count as learning. */
export async function findRoundsSince(
  db: Db,
  userIds: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<DatedRound[]> {
  if (userIds.length === 0) return [];
  const { userId, nth, gameId, duration, verified, rushed, createdAt, playedAt } = gameHistory;
  const rows = await db
    .select({ userId, nth, gameId, duration, verified, rushed, createdAt, playedAt })
    .from(gameHistory)
    .where(
      and(
        inArray(userId, [...userIds]),
        // Recorded at the same time or later than played.
        isRecordedBetween(since, new Date(now.getTime() + 1)),
        gte(sql`coalesce(${playedAt}, ${createdAt})`, since),
      ),
    )
    .orderBy(asc(userId), asc(nth));
  const answers = await findAnswers(db, rows);
  return rows.map(({ createdAt, playedAt, nth, ...round }) => ({
    ...round,
    endedAt: playedAt ?? createdAt,
    answers: answers(round.userId, nth),
  }));
}

/** The answers of these rounds, a pupil at a time. */
async function findAnswers(db: Db, rounds: ReadonlyArray<{ userId: number; nth: number }>) {
  const first = new Map<number, number>();
  for (const { userId, nth } of rounds) if (!first.has(userId)) first.set(userId, nth);
  const found = new Map<number, Awaited<ReturnType<typeof findNumberedAnswersOf>>>();
  for (const [userId, from] of first) {
    found.set(userId, await findNumberedAnswersOf(db, userId, { from }));
  }
  const objectives = [...found.values()].flatMap((games) =>
    [...games.values()].flat().map(({ objective }) => objective),
  );
  const nameOf = await namesOf(db, objectives);
  return (userId: number, nth: number) =>
    (found.get(userId)?.get(nth) ?? []).map(({ objective, right }) => ({
      objective: nameOf(objective),
      right,
    }));
}

/** What each pupil of a class can get a certificate for, by name. */
export async function findAchievements(db: Db, classId: number): Promise<Achievements[]> {
  const rounds = db
    .select({
      userId: gameRecords.userId,
      rounds: sql<number>`sum(${gameRecords.learningRounds})::int`.as('rounds'),
    })
    .from(gameRecords)
    .groupBy(gameRecords.userId)
    .as('rounds_of');
  const words = db
    .select({
      userId: itemMemories.userId,
      // A word's meaning and its spelling are two plants, and one word.
      words: countDistinct(sql`split_part(${answerTerms.name}, '#', 1)`).as('words'),
    })
    .from(itemMemories)
    .innerJoin(answerTerms, eq(answerTerms.id, itemMemories.item))
    .innerJoin(classPupils, eq(classPupils.userId, itemMemories.userId))
    .where(
      and(
        eq(classPupils.classId, classId),
        like(answerTerms.name, 'word/%'),
        gte(itemMemories.bestStability, FLOWER_DAYS),
      ),
    )
    .groupBy(itemMemories.userId)
    .as('words_of');
  const sittings = db
    .select({ userId: tablesResults.userId, sittings: count().as('sittings') })
    .from(tablesResults)
    .innerJoin(tablesChecks, eq(tablesChecks.id, tablesResults.checkId))
    .where(
      and(
        eq(tablesChecks.kind, 'sitting'),
        isNotNull(tablesResults.finishedAt),
        tablesResults.verified,
        not(tablesResults.rushed),
      ),
    )
    .groupBy(tablesResults.userId)
    .as('sittings_of');
  const rows = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      rounds: rounds.rounds,
      words: words.words,
      sittings: sittings.sittings,
    })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .leftJoin(rounds, eq(rounds.userId, users.id))
    .leftJoin(words, eq(words.userId, users.id))
    .leftJoin(sittings, eq(sittings.userId, users.id))
    .where(and(eq(classPupils.classId, classId), eq(users.role, 'pupil')))
    .orderBy(asc(sql`lower(${users.displayName})`), asc(users.id));
  return rows.map(({ rounds, words, sittings, ...row }) => ({
    ...row,
    rounds: rounds ?? 0,
    words: words ?? 0,
    sittings: sittings ?? 0,
  }));
}
