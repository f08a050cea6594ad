// SQL for what each pupil remembers of each item (D9).
import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { arrayText } from '../platform/db/array-text.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import {
  answerTerms,
  itemMemories,
  memoryCheckpoints,
  tablesResults,
  users,
  userSettings,
} from '../platform/db/schema.ts';
import type { RatedRound } from './apply-round.ts';
import type { MemoryState } from './schedule.ts';

/** The memories themselves, or what they were before the answers that are left. */
type MemoryTable = typeof itemMemories | typeof memoryCheckpoints;
type MemoryRow = typeof itemMemories.$inferSelect;

/** Difficulties are stored in thousandths. */
const THOUSANDTHS = 1000;

function stateOf({
  stability,
  difficulty,
  ...row
}: Omit<MemoryRow, 'userId' | 'item'>): MemoryState {
  const { reviewedOn, bestStability, repetitions, lapses } = row;
  return {
    // The driver reads the shortest decimal number that stands for the stored one.
    stability: Math.fround(stability),
    difficulty: difficulty / THOUSANDTHS,
    reviewedOn,
    bestStability,
    repetitions,
    lapses,
  };
}

/** What a pupil remembers of a round's items before it is recorded. */
export interface Remembered {
  /** Whether the pupil's memory is on. */
  isOn: boolean;
  /** By the numbers of the items. */
  states: ReadonlyMap<number, MemoryState>;
}

/** The columns of a memory as `rememberedColumn` gives them. */
type PackedMemory = [
  item: number,
  stability: number,
  reviewedOn: string,
  difficulty: number,
  bestStability: number,
  repetitions: number,
  lapses: number,
];

/** The number of the first game that counts, and the memories; null while memory is switched off, and without any. */
type RememberedRow = [memoryFrom: number | null, memories: PackedMemory[] | null];

/**
 * The switch and the states as a column of a statement on `users`, with the values of `ratedItems`: for each statement, row and
 * column the driver and Drizzle have work to do. The items come from a subquery, because with an array of numbers that PostgreSQL
 * has not counted yet it takes a plan made for them to be the better one, and makes one each time, which takes 0.15 ms.
 */
export function rememberedColumn() {
  const { item, stability, reviewedOn, difficulty, bestStability, repetitions, lapses } =
    itemMemories;
  const memories = sql`select json_agg(json_build_array(${item}, ${stability}, ${reviewedOn}, ${difficulty}, ${bestStability},
      ${repetitions}, ${lapses}))
    from ${itemMemories} where ${itemMemories.userId} = ${users.id}
      and ${item} = any(array(select unnest(${sql.placeholder('items')}::integer[])))`;
  const remembered = sql`select json_build_array(${userSettings.memoryFrom}, (${memories}))
    from ${userSettings} where ${userSettings.userId} = ${users.id}`;
  return sql<RememberedRow | null>`(${remembered})`;
}

/** The value of `rememberedColumn` for a round's answers. */
export function ratedItems(answers: RatedRound['answers']): { items: string } {
  const rated = answers.filter(({ rating }) => rating !== null);
  return { items: arrayText(rated.map(({ item }) => item)) };
}

/** What `rememberedColumn` has found. */
export function toRemembered(row: RememberedRow | null | undefined): Remembered {
  const [memoryFrom = null, memories] = row ?? [];
  return { isOn: memoryFrom !== null, states: new Map((memories ?? []).map(unpack)) };
}

const rememberedOf = prepared((db, name) =>
  db
    .select({ remembered: rememberedColumn() })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name),
);

/** What a pupil remembers of the items that a round rates; the caller holds the lock of the user's row. */
export async function findRemembered(
  db: Db,
  userId: number,
  answers: RatedRound['answers'],
): Promise<Remembered> {
  const [row] = await rememberedOf(db).execute({ userId, ...ratedItems(answers) });
  return toRemembered(row?.remembered);
}

function unpack(memory: PackedMemory): [item: number, state: MemoryState] {
  const [item, stability, reviewedOn, difficulty, bestStability, repetitions, lapses] = memory;
  return [item, stateOf({ stability, reviewedOn, difficulty, bestStability, repetitions, lapses })];
}

/** Inserts or updates what a pupil remembers, with the values of `memoryValues`; the caller holds the lock of the user's row. */
export const writeMemories = (db: Pick<Db, 'insert'>) => upsertInto(db, itemMemories);

const upsertMemories = prepared((db, name) => writeMemories(db).prepare(name));

function upsertInto(db: Pick<Db, 'insert'>, table: MemoryTable) {
  return db
    .insert(table)
    .select(
      sql`select ${sql.placeholder('userId')}::integer, given.* from unnest(
        ${sql.placeholder('items')}::integer[], ${sql.placeholder('stabilities')}::real[],
        ${sql.placeholder('days')}::date[], ${sql.placeholder('difficulties')}::smallint[],
        ${sql.placeholder('best')}::smallint[], ${sql.placeholder('repetitions')}::smallint[],
        ${sql.placeholder('lapses')}::smallint[]) as given`,
    )
    .onConflictDoUpdate({
      target: [table.userId, table.item],
      set: {
        stability: sql`excluded.stability`,
        reviewedOn: sql`excluded.reviewed_on`,
        difficulty: sql`excluded.difficulty`,
        bestStability: sql`excluded.best_stability`,
        repetitions: sql`excluded.repetitions`,
        lapses: sql`excluded.lapses`,
      },
    });
}

/** The values of `writeMemories`. */
export function memoryValues(userId: number, states: ReadonlyMap<number, MemoryState>) {
  const all = [...states.values()];
  return {
    userId,
    items: arrayText([...states.keys()]),
    stabilities: arrayText(all.map(({ stability }) => stability)),
    days: arrayText(all.map(({ reviewedOn }) => reviewedOn)),
    difficulties: arrayText(all.map(({ difficulty }) => Math.round(difficulty * THOUSANDTHS))),
    best: arrayText(all.map(({ bestStability }) => bestStability)),
    repetitions: arrayText(all.map(({ repetitions }) => repetitions)),
    lapses: arrayText(all.map(({ lapses }) => lapses)),
  };
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
  await db.delete(itemMemories).where(eq(itemMemories.userId, userId));
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
  return findNamed(db, itemMemories, userId);
}

/** The same as it was after the answers that have been deleted with age. */
export async function findCheckpoint(db: Db, userId: number): Promise<NamedMemory[]> {
  return findNamed(db, memoryCheckpoints, userId);
}

async function findNamed(db: Db, table: MemoryTable, userId: number): Promise<NamedMemory[]> {
  const rows = await db
    .select({ item: answerTerms.name, memory: table })
    .from(table)
    .innerJoin(answerTerms, eq(answerTerms.id, table.item))
    .where(eq(table.userId, userId))
    .orderBy(answerTerms.name);
  return rows.map(({ item, memory }) => ({ item, state: stateOf(memory) }));
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
  const table = which === 'now' ? itemMemories : memoryCheckpoints;
  const rows = await db.select().from(table).where(eq(table.userId, userId));
  return new Map(rows.map((row) => [row.item, stateOf(row)]));
}

/** Stores a user's memory in place of what there is. */
export async function replaceMemory(
  db: Db,
  userId: number,
  states: ReadonlyMap<number, MemoryState>,
): Promise<void> {
  await db.delete(itemMemories).where(eq(itemMemories.userId, userId));
  await upsertMemories(db).execute(memoryValues(userId, states));
}

/** Stores what a user's memory was after answers that are about to be deleted. */
export async function keepCheckpoint(
  db: Db,
  userId: number,
  states: ReadonlyMap<number, MemoryState>,
): Promise<void> {
  await upsertCheckpoint(db).execute(memoryValues(userId, states));
}

const upsertCheckpoint = prepared((db, name) => upsertInto(db, memoryCheckpoints).prepare(name));

/** Forgets what was last reviewed before this day, by the school's clock. */
export async function forgetItemsBefore(db: Db, day: string): Promise<void> {
  await db.delete(itemMemories).where(lt(itemMemories.reviewedOn, day));
  const { userId, item } = memoryCheckpoints;
  const remembered = db
    .select({ item: itemMemories.item })
    .from(itemMemories)
    .where(and(eq(itemMemories.userId, userId), eq(itemMemories.item, item)));
  await db.delete(memoryCheckpoints).where(notExists(remembered));
}
