// SQL for what each pupil has learnt (D8) and remembers of each item (D9), and for how far the journey has come.
import { and, asc, eq, isNotNull, isNull, lt, notExists, sql, type Placeholder } from 'drizzle-orm';
import type { Answer } from '#games/kit/rules/replay.ts';
import { GROWTH, SEEDS_A_DAY, type GrowthByYear } from '#shared/journey.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  itemMemories,
  journeys,
  memoryCheckpoints,
  objectiveRecords,
  tablesResults,
  users,
  userSettings,
} from '../platform/db/schema.ts';
import { answersText } from '../platform/db/schema/answers.ts';
import { schoolDay } from '../platform/school-day.ts';
import { statesAfter, type RatedRound, type States } from './apply-round.ts';
import { growthOf, stepsOf, type Growth, type Step } from './growth.ts';

/** The current memory, or the memory as it was after the answers that have since been deleted because of their age. */
type MemoryTable = typeof itemMemories | typeof memoryCheckpoints;

const NOTHING: States = new Map<string, never>();

/** What a pupil has learnt before a round is recorded. */
export interface LearningBefore {
  /** The number of the first game that counts; null while memory is off. */
  memoryFrom: number | null;
  /** Of the round's items. */
  states: States;
}

const learningBefore = prepared('learning-before', (db, name) =>
  db
    .select({ memoryFrom: userSettings.memoryFrom, memory: itemMemories })
    .from(userSettings)
    .leftJoin(
      itemMemories,
      and(
        eq(itemMemories.userId, userSettings.userId),
        sql`${itemMemories.item} = any(${sql.placeholder('items')}::text[])`,
      ),
    )
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare(name),
);

/** What a pupil has learnt about the items that a round rates. The caller holds the lock of the user's row. */
export async function findLearningBefore(
  db: Db,
  userId: number,
  answers: RatedRound['answers'],
): Promise<LearningBefore> {
  const items = answers.flatMap(({ item, rating }) => (rating === null ? [] : item));
  // A round that rates nothing changes no memory.
  if (items.length === 0) return { memoryFrom: null, states: NOTHING };
  const rows = await learningBefore(db).execute({ userId, items });
  return {
    memoryFrom: rows[0]?.memoryFrom ?? null,
    states: statesIn(rows.flatMap(({ memory }) => memory ?? [])),
  };
}

function statesIn(rows: readonly (typeof itemMemories.$inferSelect)[]): States {
  return new Map(
    rows.map(({ item, stability, difficulty, bestStability, reviewedOn, repetitions, lapses }) => [
      item,
      { stability, difficulty, bestStability, reviewedOn, repetitions, lapses },
    ]),
  );
}

/** A verified round that was not rushed. */
export interface LearntRound extends RatedRound {
  userId: number;
  answers: readonly Answer[];
}

/**
 * Stores what a round teaches: answers on its objectives, and, if the pupil's memory is on, its items' memory and what they add to the
 * journey. Returns what grew in the garden. The caller holds the lock of the user's row.
 */
export async function learnFrom(
  db: Db,
  round: LearntRound,
  { memoryFrom, states }: LearningBefore,
): Promise<Step[]> {
  const { userId, recordedAt, playedAt, answers } = round;
  const after = memoryFrom === null ? NOTHING : statesAfter(states, round);
  const steps = stepsOf(states, after);
  await Promise.all([
    countAnswers(db).execute({
      userId,
      answers: answersText(answers),
      at: recordedAt.toISOString(),
    }),
    writeStates(db, userId, after),
    addToJourney(db, userId, schoolDay(playedAt), growthOf(steps)),
  ]);
  return steps;
}

const countAnswers = prepared('count-answers', (db, name) =>
  db
    .insert(objectiveRecords)
    .select(
      sql`select ${sql.placeholder('userId')}::integer, objective, count(*), count(*) filter (where "right"), sum(ms),
          ${sql.placeholder('at')}::timestamptz
        from json_to_recordset(${sql.placeholder('answers')}::json) as answer (objective text, "right" boolean, ms integer)
        where objective is not null group by objective`,
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
    .prepare(name),
);

const upsertStates = (
  db: Db,
  table: MemoryTable,
  [userId, states]: readonly [number | Placeholder, string | Placeholder],
) =>
  db
    .insert(table)
    .select(
      sql`select ${userId}::integer, state.* from json_to_recordset(${states}::json) as state (
        item text, stability double precision, difficulty double precision, "bestStability" integer, "reviewedOn" date,
        repetitions integer, lapses integer)`,
    )
    .onConflictDoUpdate({
      target: [table.userId, table.item],
      set: {
        stability: sql`excluded.stability`,
        difficulty: sql`excluded.difficulty`,
        bestStability: sql`excluded.best_stability`,
        reviewedOn: sql`excluded.reviewed_on`,
        repetitions: sql`excluded.repetitions`,
        lapses: sql`excluded.lapses`,
      },
    });

const upsertMemories = prepared('upsert-memories', (db, name) =>
  upsertStates(db, itemMemories, [sql.placeholder('userId'), sql.placeholder('states')]).prepare(
    name,
  ),
);

async function writeStates(db: Db, userId: number, states: States): Promise<void> {
  if (states.size > 0) await upsertMemories(db).execute({ userId, states: textOf(states) });
}

const textOf = (states: States) =>
  JSON.stringify(Array.from(states, ([item, state]) => ({ item, ...state })));

const { seedsOn, seeds } = journeys;

/** Seeds of a round that comes late, after one of a later day, count among those of that day. */
const addGrowth = prepared('add-growth', (db, name) =>
  db
    .insert(journeys)
    .select(
      sql`select ${users.id}, ${users.yearGroup}, ${GROWTH.seed} * planted + ${sql.placeholder('steps')}::integer,
          ${sql.placeholder('day')}::date, planted
        from ${users}, lateral (
          select greatest(0, least(${sql.placeholder('seeds')}::integer,
            ${SEEDS_A_DAY} - coalesce((select sum(${seeds}) from ${journeys}
              where ${journeys.userId} = ${sql.placeholder('userId')} and ${seedsOn} >= ${sql.placeholder('day')}::date), 0)
          ))::integer as planted) as counted
        where ${users.id} = ${sql.placeholder('userId')} and ${users.role} = 'pupil' and ${users.yearGroup} is not null`,
    )
    .onConflictDoUpdate({
      target: [journeys.userId, journeys.year],
      set: {
        growth: sql`${journeys.growth} + excluded.growth`,
        seedsOn: sql`greatest(${seedsOn}, excluded.seeds_on)`,
        seeds: sql`case when ${seedsOn} >= excluded.seeds_on then ${seeds} else 0 end + excluded.seeds`,
      },
    })
    .prepare(name),
);

/** Adds what a round of this day has grown, to the pupil's year; the caller holds the lock of the user's row. Staff have no journey. */
async function addToJourney(db: Db, userId: number, day: string, grown: Growth): Promise<void> {
  if (grown.seeds + grown.steps > 0) await addGrowth(db).execute({ userId, day, ...grown });
}

/** Whether memory is on for a user; null if there is no such user. */
export async function isMemoryOn(db: Db, userId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ memoryFrom: userSettings.memoryFrom })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row ? row.memoryFrom !== null : null;
}

/**
 * Switches memory on or off; returns whether that changed anything. Switching it off deletes it at once; switched on,
 * it begins with the next game. The caller holds the lock of the user's row.
 */
export async function switchMemory(db: Db, userId: number, isOn: boolean): Promise<boolean> {
  const next = db
    .select({ nth: sql<number>`${users.gamesCompleted} + 1` })
    .from(users)
    .where(eq(users.id, userId));
  const { memoryFrom } = userSettings;
  const changed = await db
    .update(userSettings)
    .set({ memoryFrom: isOn ? sql`(${next})` : null })
    .where(and(eq(userSettings.userId, userId), isOn ? isNull(memoryFrom) : isNotNull(memoryFrom)))
    .returning({ userId: userSettings.userId });
  if (changed.length === 0) return false;
  await db.delete(itemMemories).where(eq(itemMemories.userId, userId));
  await db.delete(memoryCheckpoints).where(eq(memoryCheckpoints.userId, userId));
  // Games have a number, tables checks do not.
  await db
    .update(tablesResults)
    .set({ isRemembered: false })
    .where(eq(tablesResults.userId, userId));
  return true;
}

/**
 * A user's current memory, which is empty while it is switched off, or the memory after the answers that have been
 * deleted.
 */
export async function findStates(
  db: Db,
  userId: number,
  which: 'now' | 'checkpoint',
): Promise<States> {
  const table = which === 'now' ? itemMemories : memoryCheckpoints;
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.item));
  return statesIn(rows);
}

/** The number of the first game that counts for a user's memory; null while it is switched off. */
export async function findMemoryStart(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ memoryFrom: userSettings.memoryFrom })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row?.memoryFrom ?? null;
}

/** A user's counters on each objective, by its code. */
export async function findObjectivesOf(db: Db, userId: number) {
  const { objective, answered, correct, milliseconds, lastAnsweredAt } = objectiveRecords;
  const rows = await db
    .select({ objective, answered, correct, milliseconds, lastAnsweredAt })
    .from(objectiveRecords)
    .where(eq(objectiveRecords.userId, userId))
    .orderBy(asc(objective));
  return rows.map((row) => ({ ...row, lastAnsweredAt: row.lastAnsweredAt.toISOString() }));
}

/** Replaces a user's memory. The caller holds the lock of the user's row. */
export async function replaceStates(
  db: Db,
  userId: number,
  which: 'now' | 'checkpoint',
  states: States,
): Promise<void> {
  const table = which === 'now' ? itemMemories : memoryCheckpoints;
  await db.delete(table).where(eq(table.userId, userId));
  await upsertStates(db, table, [userId, textOf(states)]);
}

/**
 * Deletes memories last reviewed before this day, by the school's clock, and checkpoints of items that are no longer
 * remembered.
 */
export async function forgetStatesBefore(db: Db, day: string): Promise<void> {
  await db.delete(itemMemories).where(lt(itemMemories.reviewedOn, day));
  const { userId, item, reviewedOn } = memoryCheckpoints;
  const remembered = db
    .select({ item: itemMemories.item })
    .from(itemMemories)
    .where(and(eq(itemMemories.userId, userId), eq(itemMemories.item, item)));
  await db.delete(memoryCheckpoints).where(and(lt(reviewedOn, day), notExists(remembered)));
}

/** What has grown in each year in which something has. */
export async function findJourney(db: Db, userId: number): Promise<GrowthByYear> {
  const { year, growth } = journeys;
  const rows = await db
    .select({ year, growth })
    .from(journeys)
    .where(eq(journeys.userId, userId))
    .orderBy(asc(year));
  return rows.map((row) => ({ ...row, year: yearOrFirst(row.year) }));
}
