// SQL for the answers of verified rounds.
import { and, eq, isNotNull, lt, lte, type SQL } from 'drizzle-orm';
import type { Answer } from '#games/kit/rules/replay.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { Db } from '../platform/db/database.ts';
import { findNote, keepNote } from '../platform/db/notes-store.ts';
import { gameHistory, tablesResults } from '../platform/db/schema.ts';
import { hourOf } from '../platform/db/schema/columns.ts';
import { isRecordedBetween } from './history-store.ts';

/** A user's stored answers by game number, oldest first. */
export async function findAnswersOf(db: Db, userId: number): Promise<Map<number, Answer[]>> {
  const { nth, answers } = gameHistory;
  const rows = await db
    .select({ nth, answers })
    .from(gameHistory)
    .where(and(eq(gameHistory.userId, userId), isNotNull(answers)))
    .orderBy(nth);
  return new Map(rows.map(({ nth, answers }) => [nth, answers ?? []]));
}

/**
 * The users with answers in rounds recorded before this moment, in batches of one day, so that no request has to wait. A day
 * counts as done once the caller has handled its users.
 */
export async function* usersWithAnswersBefore(db: Db, end: Date): AsyncGenerator<number[]> {
  const { userId, answers } = gameHistory;
  const checked = await db
    .selectDistinct({ userId: tablesResults.userId })
    .from(tablesResults)
    .where(and(lt(tablesResults.finishedAt, end), isNotNull(tablesResults.answers)));
  yield checked.map(({ userId }) => userId);
  for (
    let day = await firstDayWithAnswers(db, end);
    day !== null && day < end;
    day = new Date(day.getTime() + DAY_MS)
  ) {
    const next = new Date(Math.min(day.getTime() + DAY_MS, end.getTime()));
    const rows = await db
      .selectDistinct({ userId })
      .from(gameHistory)
      .where(and(isRecordedBetween(day, next), isNotNull(answers)));
    yield rows.map(({ userId }) => userId);
    await keepNote(db, 'answers-deleted-before', next.toISOString());
  }
}

export async function deleteAnswersUpTo(db: Db, userId: number, nth: number): Promise<void> {
  await db
    .update(gameHistory)
    .set({ answers: null })
    .where(
      and(
        eq(gameHistory.userId, userId),
        lte(gameHistory.nth, nth),
        isNotNull(gameHistory.answers),
      ),
    );
}

/** Deletes a user's answers in these tables checks; scores are kept, like those of games. */
export async function deleteCheckAnswers(
  db: Db,
  userId: number,
  checks: SQL | undefined,
): Promise<void> {
  await db
    .update(tablesResults)
    .set({ facts: null, given: null, answers: null })
    .where(and(eq(tablesResults.userId, userId), isNotNull(tablesResults.answers), checks));
}

/**
 * The earliest day that can have rounds with answers; null if there are no games. A note later than `end` was written
 * under a wrong clock.
 */
async function firstDayWithAnswers(db: Db, end: Date): Promise<Date | null> {
  const note = await findNote(db, 'answers-deleted-before');
  if (note !== null && new Date(note) <= end) return new Date(note);
  const { createdAt } = gameHistory;
  const [first] = await db
    .select({ createdAt })
    .from(gameHistory)
    .orderBy(hourOf(createdAt), createdAt)
    .limit(1);
  return first?.createdAt ?? null;
}
