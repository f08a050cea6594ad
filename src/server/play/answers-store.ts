// SQL for the answers of verified rounds, and for each pupil's record on each objective.
import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { RatedRound } from '../memory/apply-round.ts';
import type { Db } from '../platform/db/database.ts';
import { findNote, keepNote } from '../platform/db/notes-store.ts';
import { prepared, UNNAMED } from '../platform/db/prepared.ts';
import { answerTerms, gameAnswers, gameHistory, objectiveRecords } from '../platform/db/schema.ts';
import { impliedRating } from './implied-rating.ts';
import { unpackAnswers, type NumberedAnswer } from './packed-answers.ts';

const termsByName = prepared((db) =>
  db
    .select({ id: answerTerms.id, name: answerTerms.name })
    .from(answerTerms)
    .where(sql`${answerTerms.name} = any(${sql.placeholder('names')}::text[])`)
    .prepare(UNNAMED),
);

/** The ids of these terms; new ones are added. */
async function numbersOf(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(names)];
  const known = await termsByName(db).execute({ names: wanted });
  if (known.length < wanted.length) {
    const isKnown = new Set(known.map(({ name }) => name));
    // In the same order everywhere, so that concurrent rounds with the same terms cannot deadlock.
    const added = wanted.filter((name) => !isKnown.has(name)).toSorted();
    await db
      .insert(answerTerms)
      .values(added.map((name) => ({ name })))
      .onConflictDoNothing();
    known.push(...(await termsByName(db).execute({ names: added })));
  }
  return new Map(known.map(({ name, id }) => [name, id]));
}

/** The answers with the numbers of their terms, which are added where they are new. */
export async function numberAnswers(db: Db, answers: readonly Answer[]): Promise<NumberedAnswer[]> {
  if (answers.length === 0) return [];
  const names = answers.flatMap(({ item, objective, slip }) => [item, objective, slip]);
  const numbers = await numbersOf(
    db,
    names.filter((name) => name !== null),
  );
  const numberOf = (name: string) => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`The term ${name} was not kept.`);
    return number;
  };
  return answers.map(({ item, objective, slip, ...rest }) => ({
    ...rest,
    item: numberOf(item),
    objective: objective === null ? null : numberOf(objective),
    slip: slip === null ? null : numberOf(slip),
  }));
}

const upsertObjectives = prepared((db) =>
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
    })
    .prepare(UNNAMED),
);

/** Adds a round's answers to the pupil's record on each objective; the caller holds the lock of the user's row. */
export async function addToObjectives(
  db: Db,
  { userId, at, answers }: { userId: number; at: Date; answers: readonly NumberedAnswer[] },
): Promise<void> {
  const sums = new Map<number, { answered: number; correct: number; milliseconds: number }>();
  for (const { objective, right, ms } of answers) {
    if (objective === null) continue;
    const sum = sums.get(objective) ?? { answered: 0, correct: 0, milliseconds: 0 };
    sum.answered += 1;
    sum.correct += right ? 1 : 0;
    sum.milliseconds += ms;
    sums.set(objective, sum);
  }
  if (sums.size === 0) return;
  const added = [...sums.values()];
  await upsertObjectives(db).execute({
    userId,
    at: at.toISOString(),
    objectives: [...sums.keys()],
    answered: added.map(({ answered }) => answered),
    correct: added.map(({ correct }) => correct),
    milliseconds: added.map(({ milliseconds }) => milliseconds),
  });
}

/** The terms with these ids. */
async function namesOf(
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

/** The stored answers of a user, by the number of the game, oldest first: all, or from the nth game on. */
export async function findAnswersOf(
  db: Db,
  userId: number,
  fromNth = 0,
): Promise<Map<number, Answer[]>> {
  const { nth, answers } = gameHistory;
  const packed = await db
    .select({ nth, answers })
    .from(gameHistory)
    .where(and(eq(gameHistory.userId, userId), gte(nth, fromNth), isNotNull(answers)))
    .orderBy(nth);
  const rounds = [
    ...(await findEarlierAnswersOf(db, userId, fromNth)),
    ...packed.map(({ nth, answers }) => ({
      nth,
      isRated: true,
      answers: answers ? unpackAnswers(answers) : [],
    })),
  ];
  const numbers = rounds.flatMap(({ answers }) =>
    answers.flatMap(({ item, objective, slip }) => [item, objective, slip]),
  );
  const nameOf = await namesOf(db, numbers);
  return new Map(
    rounds.map(({ nth, isRated, answers }) => [
      nth,
      answers.map(({ item, objective, slip, ...rest }) => {
        const named = {
          item: nameOf(item) ?? '',
          objective: nameOf(objective),
          slip: nameOf(slip),
        };
        const answer = { ...rest, ...named };
        return isRated ? answer : { ...answer, rating: impliedRating(answer) };
      }),
    ]),
  );
}

/** A user's rounds from the nth game on that count for memory and were stored with ratings, in the order of recording. */
export async function findRatedRounds(
  db: Db,
  userId: number,
  fromNth: number,
): Promise<RatedRound[]> {
  const { nth, answers, playedAt, createdAt, verified, rushed } = gameHistory;
  const rows = await db
    .select({ answers, playedAt, createdAt })
    .from(gameHistory)
    .where(
      and(
        eq(gameHistory.userId, userId),
        gte(nth, fromNth),
        eq(verified, true),
        eq(rushed, false),
        isNotNull(answers),
      ),
    )
    .orderBy(nth);
  return rows.map(({ answers, playedAt, createdAt }) => ({
    recordedAt: createdAt,
    playedAt: playedAt ?? createdAt,
    answers: answers ? unpackAnswers(answers) : [],
  }));
}

/** The answers that an earlier version has stored in a table of their own. */
async function findEarlierAnswersOf(db: Db, userId: number, fromNth: number) {
  const rows = await db
    .select()
    .from(gameAnswers)
    .where(and(eq(gameAnswers.userId, userId), gte(gameAnswers.nth, fromNth)))
    .orderBy(gameAnswers.nth);
  return rows.map(({ nth, items, objectives, slips, correct, milliseconds, tries }) => ({
    nth,
    isRated: false,
    answers: items.map((item, index): NumberedAnswer => ({
      item,
      objective: objectives[index] ?? null,
      right: correct[index] ?? false,
      slip: slips?.[index] ?? null,
      ms: milliseconds[index] ?? 0,
      tries: tries?.[index] ?? 1,
      rating: null,
    })),
  }));
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

/** Deletes the answers of rounds recorded before this moment, a day at a time, so that nobody has to wait. */
export async function deleteAnswersBefore(db: Db, end: Date): Promise<void> {
  await db.delete(gameAnswers).where(lt(gameAnswers.recordedOn, end.toISOString().slice(0, 10)));
  for (
    let day = await firstDayWithAnswers(db);
    day !== null && day < end;
    day = new Date(day.getTime() + DAY_MS)
  ) {
    const next = new Date(Math.min(day.getTime() + DAY_MS, end.getTime()));
    await db
      .update(gameHistory)
      .set({ answers: null })
      .where(
        and(
          gte(gameHistory.createdAt, day),
          lt(gameHistory.createdAt, next),
          isNotNull(gameHistory.answers),
        ),
      );
    await keepNote(db, 'answers-deleted-before', next.toISOString());
  }
}

/** The first day on which there can be rounds with answers; null without any game. */
async function firstDayWithAnswers(db: Db): Promise<Date | null> {
  const note = await findNote(db, 'answers-deleted-before');
  if (note !== null) return new Date(note);
  const [first] = await db
    .select({ createdAt: gameHistory.createdAt })
    .from(gameHistory)
    .orderBy(gameHistory.createdAt)
    .limit(1);
  return first?.createdAt ?? null;
}
