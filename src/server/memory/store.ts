// SQL for what each pupil has learnt (D8) and remembers of each item (D9).
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  learningRecords,
  memoryCheckpoints,
  tablesResults,
  users,
  userSettings,
} from '../platform/db/schema.ts';
import { packedMemories, packedObjectives, type ObjectiveCounters } from './packed-learning.ts';
import { NO_RECORDS } from './packed-records.ts';
import type { MemoryState } from './schedule.ts';
import { findTermNames } from './terms-store.ts';

/** What a pupil has learnt before a round is recorded: a user's settings and record as `learningBefore` selects them. */
export interface LearningBefore {
  /** The number of the first game that counts; null while the pupil's memory is off. */
  memoryFrom: number | null;
  /** Null before the first round. */
  memories: Buffer | null;
  objectives: Buffer | null;
}

/** To be joined from `userSettings` and `learningRecords`, either of which may be missing. */
export const learningBefore = {
  memoryFrom: userSettings.memoryFrom,
  memories: learningRecords.memories,
  objectives: learningRecords.objectives,
};

const beforeOf = prepared((db, name) =>
  db
    .select(learningBefore)
    .from(userSettings)
    .leftJoin(learningRecords, eq(learningRecords.userId, userSettings.userId))
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare(name),
);

/** What a pupil has learnt; the caller holds the lock of the user's row. */
export async function findLearningBefore(db: Db, userId: number): Promise<LearningBefore> {
  const [row] = await beforeOf(db).execute({ userId });
  return row ?? { memoryFrom: null, memories: null, objectives: null };
}

/** A pupil's record after a round. */
export interface LearntRecord {
  userId: number;
  memories: Buffer;
  objectives: Buffer;
  /** The earliest of the days on which the round's items were last reviewed; null if no item was rated or memory is off. */
  reviewedSince: string | null;
}

/** Stores a pupil's record in place of what there is, with the values of a `LearntRecord`; the caller holds the lock of the user's row. */
export const writeRecord = (db: Pick<Db, 'insert'>) =>
  db
    .insert(learningRecords)
    .values({
      userId: sql`${sql.placeholder('userId')}::integer`,
      memories: sql`${sql.placeholder('memories')}::bytea`,
      objectives: sql`${sql.placeholder('objectives')}::bytea`,
      reviewedSince: sql`${sql.placeholder('reviewedSince')}::date`,
    })
    .onConflictDoUpdate({
      target: learningRecords.userId,
      set: {
        memories: sql`excluded.memories`,
        objectives: sql`excluded.objectives`,
        // The earlier day: `least` ignores null.
        reviewedSince: sql`least(${learningRecords.reviewedSince}, excluded.reviewed_since)`,
      },
    });

/** The earliest day of the last reviews; null without any. */
export function earliestReview(states: Iterable<MemoryState>): string | null {
  let oldest: string | null = null;
  for (const { reviewedOn } of states) {
    if (oldest === null || reviewedOn < oldest) oldest = reviewedOn;
  }
  return oldest;
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
 * Switches memory on or off and tells whether that changed anything; the caller holds the lock of the user's row. Switched off, all
 * of it is deleted at once; switched on, it begins with the next game.
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
  await insertMemory(db).execute({ userId, memories: NO_RECORDS, reviewedSince: null });
  await db.delete(memoryCheckpoints).where(eq(memoryCheckpoints.userId, userId));
  // Games are told apart by their number, which checks have none of.
  await db
    .update(tablesResults)
    .set({ isRemembered: false })
    .where(eq(tablesResults.userId, userId));
  return true;
}

/** A remembered item by its name, such as 'word/island#meaning'. */
export interface NamedMemory {
  item: string;
  state: MemoryState;
}

/** All that a user remembers, by item; nothing while memory is switched off. */
export async function findMemories(db: Db, userId: number): Promise<NamedMemory[]> {
  return named(db, await findStates(db, userId, 'now'));
}

/** The same as it was after the answers that have been deleted with age. */
export async function findCheckpoint(db: Db, userId: number): Promise<NamedMemory[]> {
  return named(db, await findStates(db, userId, 'checkpoint'));
}

async function named(db: Db, states: ReadonlyMap<number, MemoryState>): Promise<NamedMemory[]> {
  const nameOf = await findTermNames(db, states.keys());
  return [...states]
    .map(([item, state]) => ({ item: nameOf(item) ?? '', state }))
    .toSorted((one, other) => (one.item < other.item ? -1 : 1));
}

/** The number of the first game that counts for a user's memory; null while it is switched off. */
export async function findMemoryStart(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ memoryFrom: userSettings.memoryFrom })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row?.memoryFrom ?? null;
}

/** A user's memory by the numbers of its items: as it is, or as it was after the answers that have been deleted. */
export async function findStates(
  db: Db,
  userId: number,
  which: 'now' | 'checkpoint',
): Promise<Map<number, MemoryState>> {
  const table = which === 'now' ? learningRecords : memoryCheckpoints;
  const [row] = await db
    .select({ memories: table.memories })
    .from(table)
    .where(eq(table.userId, userId));
  return packedMemories.unpack(row?.memories ?? NO_RECORDS);
}

/** What each of some pupils remembers, packed (`packedMemories`): together thousands of items. Nothing of a pupil without a record. */
export function findPackedMemories(
  db: Db,
  userIds: readonly number[],
): Promise<{ userId: number; memories: Buffer }[]> {
  const { userId, memories } = learningRecords;
  return db
    .select({ userId, memories })
    .from(learningRecords)
    .where(sql`${userId} = any(${sql.param(userIds)}::integer[])`);
}

/** The counters of each of some pupils, by the numbers of the objectives; nothing of a pupil without a record. */
export async function findCountersOf(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, Map<number, ObjectiveCounters>>> {
  const { userId, objectives } = learningRecords;
  const rows = await db
    .select({ userId, objectives })
    .from(learningRecords)
    .where(sql`${userId} = any(${sql.param(userIds)}::integer[])`);
  return new Map(
    rows.map(({ userId, objectives }) => [userId, packedObjectives.unpack(objectives)]),
  );
}

/** A user's counters on each objective, by its code. */
export async function findObjectivesOf(db: Db, userId: number) {
  const counters = (await findCountersOf(db, [userId])).get(userId) ?? new Map<number, never>();
  const nameOf = await findTermNames(db, counters.keys());
  return [...counters]
    .map(([objective, { lastAnsweredAt, ...counted }]) => ({
      objective: nameOf(objective) ?? '',
      ...counted,
      lastAnsweredAt: lastAnsweredAt.toISOString(),
    }))
    .toSorted((one, other) => (one.objective < other.objective ? -1 : 1));
}

const insertMemory = prepared((db, name) =>
  db
    .insert(learningRecords)
    .values({
      userId: sql.placeholder('userId'),
      memories: sql.placeholder('memories'),
      objectives: NO_RECORDS,
      reviewedSince: sql`${sql.placeholder('reviewedSince')}::date`,
    })
    .onConflictDoUpdate({
      target: learningRecords.userId,
      set: { memories: sql`excluded.memories`, reviewedSince: sql`excluded.reviewed_since` },
    })
    .prepare(name),
);

/** Stores a user's memory in place of what there is; the caller holds the lock of the user's row. */
export async function replaceMemory(
  db: Db,
  userId: number,
  states: ReadonlyMap<number, MemoryState>,
): Promise<void> {
  const reviewedSince = earliestReview(states.values());
  await insertMemory(db).execute({ userId, memories: packedMemories.pack(states), reviewedSince });
}

/** Stores what a user's memory was after answers that are about to be deleted, in place of what there is. */
export async function replaceCheckpoint(
  db: Db,
  userId: number,
  states: ReadonlyMap<number, MemoryState>,
): Promise<void> {
  if (states.size === 0) {
    await db.delete(memoryCheckpoints).where(eq(memoryCheckpoints.userId, userId));
    return;
  }
  const memories = packedMemories.pack(states);
  await db
    .insert(memoryCheckpoints)
    .values({ userId, memories })
    .onConflictDoUpdate({ target: memoryCheckpoints.userId, set: { memories } });
}

/** The users with an item that was last reviewed before this day, by the school's clock. */
export async function findUsersReviewedBefore(db: Db, day: string): Promise<number[]> {
  const { userId, reviewedSince } = learningRecords;
  const rows = await db
    .select({ userId })
    .from(learningRecords)
    .where(lt(reviewedSince, day))
    .orderBy(userId);
  return rows.map(({ userId }) => userId);
}
