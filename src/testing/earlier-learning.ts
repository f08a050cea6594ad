// What pupils had learnt when there was a row for each item and objective, for tests of upgrades: since then it is packed.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  packedMemories,
  packedObjectives,
  type ObjectiveCounters,
} from '#server/memory/packed-learning.ts';
import type { MemoryState } from '#server/memory/schedule.ts';
import type { Db } from '#server/platform/db/database.ts';
import { learningRecords, memoryCheckpoints } from '#server/platform/db/schema.ts';

/** The tables that had these rows. */
export const LEARNING_BY_ROW = ['item_memories', 'memory_checkpoints', 'objective_records'];

/** By user, and by item or objective. */
export interface Learning {
  records: Array<{
    userId: number;
    reviewedSince: string | null;
    memories: Array<[item: number, state: MemoryState]>;
    objectives: Array<[objective: number, counters: ObjectiveCounters]>;
  }>;
  checkpoints: Array<{ userId: number; memories: Array<[item: number, state: MemoryState]> }>;
}

/** User, item, stability, day, difficulty, best stability, repetitions and lapses: no byte is that of another. */
const MEMORIES = [
  [1, 70_000, 36_500.25, '2026-11-20', 9871, 32_767, 515, 258],
  [1, 16_909_060, 0.212, '1999-12-31', 1000, 0, 1, 0],
  [2, 66_051, 2.3065, '2059-09-18', 5282, 1027, 772, 1541],
] as const;

/** User, objective, answers, right ones, milliseconds and the last answer. */
const OBJECTIVES = [
  [1, 66_051, 70_123, 69_999, 5_000_000_001, '2026-11-20T09:08:07.6549Z'],
  [3, 16_909_060, 772, 515, 4321, '1999-12-31T23:59:59.999Z'],
] as const;

/**
 * Adds rows that tell each field from the others to those tables that there are: the rows of every table have small numbers.
 * Of three pupils the second has no objective, and the third no memory.
 */
export async function fillLearning(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.includes('objective_records')) {
    await db.execute(sql`delete from objective_records where user_id = 2`);
    for (const values of OBJECTIVES) {
      await db.execute(sql`insert into objective_records
        (user_id, objective, answered, correct, milliseconds, last_answered_at) values ${values}`);
    }
  }
  if (tables.includes('item_memories')) {
    for (const values of MEMORIES) await addMemory(db, 'item_memories', values);
    // Not the same in the checkpoint.
    const [[userId, , ...state]] = MEMORIES;
    await addMemory(db, 'memory_checkpoints', [userId, 258, ...state]);
    await db.execute(sql`delete from item_memories where user_id = 3`);
  }
}

/** Adds a memory of an item as an earlier version did. */
export async function addMemory(
  db: Db,
  table: 'item_memories' | 'memory_checkpoints',
  values: ReadonlyArray<number | string>,
): Promise<void> {
  await db.execute(sql`insert into ${sql.identifier(table)}
    (user_id, item, stability, reviewed_on, difficulty, best_stability, repetitions, lapses)
    values ${values}`);
}

const memorySchema = z
  .object({
    user_id: z.number(),
    item: z.number(),
    stability: z.number(),
    reviewed_on: z.string(),
    difficulty: z.number(),
    best_stability: z.number(),
    repetitions: z.number(),
    lapses: z.number(),
  })
  .transform(({ user_id: userId, item, stability, difficulty, repetitions, lapses, ...row }) => ({
    userId,
    item,
    state: {
      stability: Math.fround(stability),
      reviewedOn: row.reviewed_on,
      difficulty: difficulty / 1000,
      bestStability: row.best_stability,
      repetitions,
      lapses,
    },
  }));

const objectiveSchema = z
  .object({
    user_id: z.number(),
    objective: z.number(),
    answered: z.number(),
    correct: z.number(),
    milliseconds: z.number(),
    last_answered_at: z.coerce.date(),
  })
  .transform(({ user_id: userId, objective, last_answered_at: lastAnsweredAt, ...counted }) => ({
    userId,
    objective,
    counters: { ...counted, lastAnsweredAt },
  }));

/** What rows of these tables say, in the order of their keys. */
export function learningByRow(rows: Readonly<Record<string, unknown[]>>): Learning {
  const remembered = z.array(memorySchema).parse(rows['item_memories'] ?? []);
  const kept = z.array(memorySchema).parse(rows['memory_checkpoints'] ?? []);
  const counted = z.array(objectiveSchema).parse(rows['objective_records'] ?? []);
  return {
    records: usersOf([...remembered, ...counted]).map((userId) => {
      const own = remembered.filter((row) => row.userId === userId);
      const days = own.map(({ state }) => state.reviewedOn).toSorted();
      return {
        userId,
        reviewedSince: days[0] ?? null,
        memories: own.map(({ item, state }) => [item, state]),
        objectives: counted
          .filter((row) => row.userId === userId)
          .map(({ objective, counters }) => [objective, counters]),
      };
    }),
    checkpoints: usersOf(kept).map((userId) => ({
      userId,
      memories: kept.filter((row) => row.userId === userId).map(({ item, state }) => [item, state]),
    })),
  };
}

const usersOf = (rows: ReadonlyArray<{ userId: number }>) =>
  [...new Set(rows.map(({ userId }) => userId))].toSorted((one, other) => one - other);

/** What the packed rows say. */
export async function packedLearning(db: Db): Promise<Learning> {
  const records = await db.select().from(learningRecords).orderBy(learningRecords.userId);
  const checkpoints = await db.select().from(memoryCheckpoints).orderBy(memoryCheckpoints.userId);
  return {
    records: records.map(({ memories, objectives, ...record }) => ({
      ...record,
      memories: [...packedMemories.unpack(memories)],
      objectives: [...packedObjectives.unpack(objectives)],
    })),
    checkpoints: checkpoints.map(({ userId, memories }) => ({
      userId,
      memories: [...packedMemories.unpack(memories)],
    })),
  };
}
