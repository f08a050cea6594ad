// SQL of what teachers print. Whoever asks has found the class for their caller.
import { and, asc, count, countDistinct, eq, gte, isNotNull, like, not, sql } from 'drizzle-orm';
import type { Achievements } from '#shared/contract/class-reports.ts';
import { FLOWER_DAYS } from '../../memory/garden.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  answerTerms,
  classPupils,
  gameRecords,
  itemMemories,
  tablesChecks,
  tablesResults,
  users,
} from '../../platform/db/schema.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { namesOf } from '../../play/answers-store.ts';
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
  const nameOf = await namesOf(db, objectives);
  return recorded.flatMap(({ createdAt, playedAt, answers, ...round }) => {
    const endedAt = playedAt ?? createdAt;
    if (endedAt < since) return [];
    const named = answers.map(({ objective, right }) => ({ objective: nameOf(objective), right }));
    return [{ ...round, day: schoolDay(endedAt), answers: named }];
  });
}

/** What each pupil of a class can get a certificate for, by name. */
export async function findAchievements(db: Db, classId: number): Promise<Achievements[]> {
  const rounds = db
    .select({
      userId: gameRecords.userId,
      rounds: sql<number>`sum(${gameRecords.learningRounds})::int`.as('rounds'),
    })
    .from(gameRecords)
    .innerJoin(classPupils, eq(classPupils.userId, gameRecords.userId))
    .where(eq(classPupils.classId, classId))
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
    .innerJoin(classPupils, eq(classPupils.userId, tablesResults.userId))
    .where(
      and(
        eq(classPupils.classId, classId),
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
