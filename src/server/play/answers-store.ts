// SQL for the answers of verified rounds, and for each pupil's record on each objective.
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared, UNNAMED } from '../platform/db/prepared.ts';
import { answerTerms, gameAnswers, objectiveRecords } from '../platform/db/schema.ts';
import { utcDay } from '../platform/utc-day.ts';

/** The answers of a user's nth game. */
export interface RoundAnswers {
  userId: number;
  nth: number;
  at: Date;
  answers: readonly Answer[];
  /** Rushed answers do not count as learning (D8). */
  rushed: boolean;
}

/** Maximum value of a `smallint` column. */
const SMALLINT_MAX = 32_767;

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

const insertAnswers = prepared((db) =>
  db
    .insert(gameAnswers)
    .values({
      userId: sql.placeholder('userId'),
      nth: sql.placeholder('nth'),
      recordedOn: sql.placeholder('recordedOn'),
      items: sql.placeholder('items'),
      objectives: sql.placeholder('objectives'),
      // Values as the driver encodes them, because the columns' own encoders do not accept null.
      slips: sql`${sql.placeholder('slips')}::integer[]`,
      correct: sql.placeholder('correct'),
      milliseconds: sql.placeholder('milliseconds'),
      tries: sql`${sql.placeholder('tries')}::smallint[]`,
    })
    .prepare(UNNAMED),
);

/** Stores the answers of a round and updates the pupil's records; the caller holds the lock of the user's row. */
export async function keepAnswers(db: Db, round: RoundAnswers): Promise<void> {
  const { userId, nth, at, answers, rushed } = round;
  if (answers.length === 0) return;
  const names = answers.flatMap(({ item, objective, slip }) => [item, objective, slip]);
  const numbers = await numbersOf(
    db,
    names.filter((name) => name !== null),
  );
  const numberOf = (name: string | null) => (name === null ? null : (numbers.get(name) ?? null));
  const slips = answers.map(({ slip }) => numberOf(slip));
  const tries = answers.map(({ tries }) => Math.min(tries, SMALLINT_MAX));
  await insertAnswers(db).execute({
    userId,
    nth,
    recordedOn: utcDay(at),
    items: answers.map(({ item }) => numberOf(item)),
    objectives: answers.map(({ objective }) => numberOf(objective)),
    slips: slips.every((slip) => slip === null) ? null : slips,
    correct: answers.map(({ right }) => right),
    milliseconds: answers.map(({ ms }) => ms),
    tries: tries.every((times) => times === 1) ? null : tries,
  });
  if (!rushed) await addToObjectives(db, round, numberOf);
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

async function addToObjectives(
  db: Db,
  { userId, at, answers }: RoundAnswers,
  numberOf: (name: string | null) => number | null,
): Promise<void> {
  const sums = new Map<number, { answered: number; correct: number; milliseconds: number }>();
  for (const { objective, right, ms } of answers) {
    const number = numberOf(objective);
    if (number === null) continue;
    const sum = sums.get(number) ?? { answered: 0, correct: 0, milliseconds: 0 };
    sum.answered += 1;
    sum.correct += right ? 1 : 0;
    sum.milliseconds += ms;
    sums.set(number, sum);
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

/** All stored answers of a user, by the number of the game. */
export async function findAnswersOf(
  db: Db,
  userId: number,
): Promise<Map<number, Array<Omit<Answer, 'rating'>>>> {
  const rows = await db
    .select()
    .from(gameAnswers)
    .where(eq(gameAnswers.userId, userId))
    .orderBy(desc(gameAnswers.nth));
  const numbers = rows.flatMap(({ items, objectives, slips }) => [
    ...items,
    ...objectives,
    ...(slips ?? []),
  ]);
  const nameOf = await namesOf(db, numbers);
  return new Map(
    rows.map(({ nth, items, objectives, slips, correct, milliseconds, tries }) => [
      nth,
      items.map((item, index) => ({
        item: nameOf(item) ?? '',
        objective: nameOf(objectives[index] ?? null),
        right: correct[index] ?? false,
        slip: nameOf(slips?.[index] ?? null),
        ms: milliseconds[index] ?? 0,
        tries: tries?.[index] ?? 1,
      })),
    ]),
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

const ROUNDS_AT_A_TIME = 10_000;

/** Deletes the answers of rounds recorded before this day (UTC), in batches, so that nobody has to wait. */
export async function deleteAnswersBefore(db: Db, day: string): Promise<void> {
  let deleted = 0;
  do {
    const old = sql`select ctid from ${gameAnswers} where ${gameAnswers.recordedOn} < ${day} limit ${ROUNDS_AT_A_TIME}`;
    const rows = await db
      .delete(gameAnswers)
      .where(sql`ctid = any(array(${old}))`)
      .returning({ nth: gameAnswers.nth });
    deleted = rows.length;
  } while (deleted === ROUNDS_AT_A_TIME);
}
