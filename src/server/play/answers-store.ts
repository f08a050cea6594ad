// SQL for the answers of verified rounds, and for each pupil's record on each objective.
import { and, asc, eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { arrayText } from '../platform/db/array-text.ts';
import { findNote, keepNote } from '../platform/db/notes-store.ts';
import {
  answerTerms,
  gameAnswers,
  gameHistory,
  objectiveRecords,
  tablesResults,
} from '../platform/db/schema.ts';
import { hourOf } from '../platform/db/schema/columns.ts';
import { utcDay } from '../platform/utc-day.ts';
import { isRecordedBetween } from './finished-game-store.ts';
import { impliedRating } from './implied-rating.ts';
import { unpackAnswers, type NumberedAnswer } from './packed-answers.ts';

/** Adds sums to a pupil's record on each objective, with the values of `objectiveValues`. */
export const addObjectives = (db: Db) =>
  db
    .insert(objectiveRecords)
    .select(
      sql`select ${sql.placeholder('userId')}::integer, added.*, ${sql.placeholder('at')}::timestamptz
        from unnest(${sql.placeholder('objectives')}::integer[], ${sql.placeholder('answered')}::integer[],
          ${sql.placeholder('correct')}::integer[], ${sql.placeholder('milliseconds')}::bigint[]) as added`,
    )
    .onConflictDoUpdate({
      target: [objectiveRecords.userId, objectiveRecords.objective],
      set: {
        answered: sql`${objectiveRecords.answered} + excluded.answered`,
        correct: sql`${objectiveRecords.correct} + excluded.correct`,
        milliseconds: sql`${objectiveRecords.milliseconds} + excluded.milliseconds`,
        lastAnsweredAt: sql`excluded.last_answered_at`,
      },
    });

/** The values of `addObjectives` for a round's answers. */
export function objectiveValues(
  userId: number,
  { at, answers }: { at: Date; answers: readonly NumberedAnswer[] },
) {
  const sums = new Map<number, { answered: number; correct: number; milliseconds: number }>();
  for (const { objective, right, ms } of answers) {
    if (objective === null) continue;
    const sum = sums.get(objective) ?? { answered: 0, correct: 0, milliseconds: 0 };
    sum.answered += 1;
    sum.correct += right ? 1 : 0;
    sum.milliseconds += ms;
    sums.set(objective, sum);
  }
  const added = [...sums.values()];
  return {
    userId,
    at: at.toISOString(),
    objectives: arrayText([...sums.keys()]),
    answered: arrayText(added.map(({ answered }) => answered)),
    correct: arrayText(added.map(({ correct }) => correct)),
    milliseconds: arrayText(added.map(({ milliseconds }) => milliseconds)),
  };
}

/** The terms with these ids. */
export async function namesOf(
  db: Db,
  numbers: ReadonlyArray<number | null>,
): Promise<(number: number | null) => string | null> {
  const wanted = [...new Set(numbers.filter((number) => number !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select()
          .from(answerTerms)
          .where(sql`${answerTerms.id} = any(${sql.param(wanted)}::integer[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (number) => (number === null ? null : (names.get(number) ?? null));
}

/** Games of a user from one number to another, both included. */
export interface NthRange {
  from?: number | undefined;
  to?: number | undefined;
}

/** The stored answers of a user, by the number of the game, oldest first. */
export async function findAnswersOf(
  db: Db,
  userId: number,
  range: NthRange = {},
): Promise<Map<number, Answer[]>> {
  const rounds = await findNumberedAnswersOf(db, userId, range);
  const nameOf = await namesOf(db, [...rounds.values()].flat().flatMap(numbersIn));
  return new Map(
    Array.from(rounds, ([nth, answers]) => [
      nth,
      answers.map((answer) => withNames(answer, nameOf)),
    ]),
  );
}

/** The same answers with the names of their terms. */
export async function nameAnswers<Round extends object>(
  db: Db,
  answers: ReadonlyArray<Round & NumberedAnswer>,
) {
  const nameOf = await namesOf(db, answers.flatMap(numbersIn));
  return answers.map((answer) => withNames(answer, nameOf));
}

function withNames<Numbered extends NumberedAnswer>(
  answer: Numbered,
  nameOf: (number: number | null) => string | null,
) {
  return {
    ...answer,
    item: nameOf(answer.item) ?? '',
    objective: nameOf(answer.objective),
    slip: nameOf(answer.slip),
  };
}

const numbersIn = ({ item, objective, slip }: NumberedAnswer) => [item, objective, slip];

/** The same with the numbers of their terms. */
export async function findNumberedAnswersOf(
  db: Db,
  userId: number,
  range: NthRange = {},
): Promise<Map<number, NumberedAnswer[]>> {
  const { nth, answers } = gameHistory;
  const packed = await db
    .select({ nth, answers })
    .from(gameHistory)
    .where(and(eq(gameHistory.userId, userId), isWithin(nth, range), isNotNull(answers)))
    .orderBy(nth);
  return new Map([
    ...(await findEarlierAnswersOf(db, userId, range)),
    ...packed.map(({ nth, answers }) => [nth, answers ? unpackAnswers(answers) : []] as const),
  ]);
}

function isWithin(nth: PgColumn, { from, to }: NthRange): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(nth, from),
    to === undefined ? undefined : lte(nth, to),
  );
}

/** The answers that an earlier version has stored in a table of their own, and did not rate. */
async function findEarlierAnswersOf(
  db: Db,
  userId: number,
  range: NthRange,
): Promise<Array<[nth: number, answers: NumberedAnswer[]]>> {
  const rows = await db
    .select()
    .from(gameAnswers)
    .where(and(eq(gameAnswers.userId, userId), isWithin(gameAnswers.nth, range)))
    .orderBy(gameAnswers.nth);
  const rated = await rateEarlierAnswers(db, rows);
  return rows.map((row, index) => [row.nth, rated[index] ?? []]);
}

/** The answers of rounds in that table, with the ratings that follow from what they say. */
export async function rateEarlierAnswers(
  db: Db,
  rounds: ReadonlyArray<typeof gameAnswers.$inferSelect>,
): Promise<NumberedAnswer[][]> {
  const nameOf = await namesOf(
    db,
    rounds.flatMap(({ items }) => items),
  );
  return rounds.map(({ items, objectives, slips, correct, milliseconds, tries }) =>
    items.map((item, index) => {
      const [right, times] = [correct[index] ?? false, tries?.[index] ?? 1];
      return {
        item,
        objective: objectives[index] ?? null,
        right,
        slip: slips?.[index] ?? null,
        ms: milliseconds[index] ?? 0,
        tries: times,
        rating: impliedRating({ item: nameOf(item) ?? '', right, tries: times }),
      };
    }),
  );
}

/** A user's record on each objective, by its code. */
export async function findObjectivesOf(db: Db, userId: number) {
  const { answered, correct, milliseconds, lastAnsweredAt, objective } = objectiveRecords;
  const rows = await db
    .select({ objective: answerTerms.name, answered, correct, milliseconds, lastAnsweredAt })
    .from(objectiveRecords)
    .innerJoin(answerTerms, eq(answerTerms.id, objective))
    .where(eq(objectiveRecords.userId, userId))
    .orderBy(asc(answerTerms.name));
  return rows.map((row) => ({ ...row, lastAnsweredAt: row.lastAnsweredAt.toISOString() }));
}

const DAY_MS = 86_400_000;

/**
 * The users whose answers of rounds recorded before this moment have not been deleted yet, a day at a time, so that nobody has to
 * wait; a day is noted as done when the caller has dealt with its users.
 */
export async function* usersWithAnswersBefore(db: Db, end: Date): AsyncGenerator<number[]> {
  const { userId, answers } = gameHistory;
  const earlier = await db
    .selectDistinct({ userId: gameAnswers.userId })
    .from(gameAnswers)
    .where(lt(gameAnswers.recordedOn, utcDay(end)));
  yield earlier.map(({ userId }) => userId);
  const checked = await db
    .selectDistinct({ userId: tablesResults.userId })
    .from(tablesResults)
    .where(and(lt(tablesResults.finishedAt, end), isNotNull(tablesResults.answers)));
  yield checked.map(({ userId }) => userId);
  for (
    let day = await firstDayWithAnswers(db);
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

/** Deletes a user's answers up to the nth game. */
export async function deleteAnswersUpTo(db: Db, userId: number, nth: number): Promise<void> {
  await db
    .delete(gameAnswers)
    .where(and(eq(gameAnswers.userId, userId), lte(gameAnswers.nth, nth)));
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

/** Deletes what a user has answered in these tables checks; the scores stay, as those of games do. */
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

/** The first day on which there can be rounds with answers; null without any game. */
async function firstDayWithAnswers(db: Db): Promise<Date | null> {
  const note = await findNote(db, 'answers-deleted-before');
  if (note !== null) return new Date(note);
  const { createdAt } = gameHistory;
  const [first] = await db
    .select({ createdAt })
    .from(gameHistory)
    .orderBy(hourOf(createdAt), createdAt)
    .limit(1);
  return first?.createdAt ?? null;
}
