// SQL of finished games and ratings.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FeedbackEntry, HistoryEntry } from '#shared/contract/play.ts';
import { avatarsUnlockedAfter, firstAvatars } from '#shared/avatars.ts';
import type { Db } from '../db/database.ts';
import { prepared, UNNAMED } from '../db/prepared.ts';
import { dealtItems, feedbacks, gameHistory, users, userSettings } from '../db/schema.ts';
import { outOfTen, type FinishedGame } from './finished-game-store.ts';
import { addToRecord } from './record-store.ts';
import { noteGame } from './totals-store.ts';

/** Which game of this user's it was, counted from 1, and whether it was recorded just now or before. */
export interface Recorded {
  nth: number;
  isNew: boolean;
}

const lockCounter = prepared((db) =>
  db
    .select({ gamesCompleted: users.gamesCompleted, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('update')
    .prepare(UNNAMED),
);

/**
 * Records a finished game once, with every counter that hangs on it, in one transaction. The user's row is locked first,
 * so that games of one user are counted one after the other; a repeated playId changes nothing (D2). Null: no such user.
 */
export async function recordGame(db: Db, game: FinishedGame): Promise<Recorded | null> {
  return db.transaction(async (tx) => {
    const [user] = await lockCounter(tx).execute({ userId: game.userId });
    if (!user) return null;
    const before = game.playId === null ? null : await findPlay(tx, game.userId, game.playId);
    if (before !== null) return { nth: before, isNew: false };
    const nth = user.gamesCompleted + 1;
    await insertGame(tx, game, nth);
    await addToRecord(tx, game);
    if (!user.isAdmin) await noteGame(tx, game, nth);
    return { nth, isNew: true };
  });
}

const playById = prepared((db) =>
  db
    .select({ nth: gameHistory.nth })
    .from(gameHistory)
    .where(
      and(
        eq(gameHistory.userId, sql.placeholder('userId')),
        eq(gameHistory.playId, sql.placeholder('playId')),
      ),
    )
    .prepare(UNNAMED),
);

async function findPlay(db: Db, userId: number, playId: string): Promise<number | null> {
  const [row] = await playById(db).execute({ userId, playId });
  return row?.nth ?? null;
}

const insertHistory = prepared((db) =>
  db
    .insert(gameHistory)
    .values({
      userId: sql.placeholder('userId'),
      gameId: sql.placeholder('gameId'),
      score: sql.placeholder('score'),
      maxScore: sql.placeholder('maxScore'),
      duration: sql.placeholder('duration'),
      playId: sql.placeholder('playId'),
      nth: sql.placeholder('nth'),
      createdAt: sql.placeholder('at'),
    })
    .prepare(UNNAMED),
);

const updateCounters = prepared((db) =>
  db
    .update(users)
    .set({
      gamesCompleted: sql`${sql.placeholder('nth')}`,
      avatarsUnlocked: sql`${sql.placeholder('avatarsUnlocked')}`,
      scoreSum: sql`${users.scoreSum} + ${outOfTen}`,
      lastPlayedAt: sql`${sql.placeholder('playedAt')}`,
    })
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(UNNAMED),
);

async function insertGame(db: Db, game: FinishedGame, nth: number): Promise<void> {
  const { userId, at } = game;
  const avatarsUnlocked = avatarsUnlockedAfter(nth);
  await insertHistory(db).execute({ ...game, nth });
  await updateCounters(db).execute({ ...game, nth, avatarsUnlocked, playedAt: at.toISOString() });
  if (avatarsUnlocked > avatarsUnlockedAfter(nth - 1)) {
    await db
      .update(userSettings)
      .set({ unlockedAvatars: firstAvatars(avatarsUnlocked) })
      .where(eq(userSettings.userId, userId));
  }
}

/** The columns of a finished game that are shown. */
export const historyColumns = {
  id: gameHistory.id,
  gameId: gameHistory.gameId,
  score: gameHistory.score,
  maxScore: gameHistory.maxScore,
  duration: gameHistory.duration,
  createdAt: gameHistory.createdAt,
};

/** A finished game as the contract has it: a duration that was not measured is absent. */
export function toEntry<Row extends { duration: number | null; createdAt: Date }>(row: Row) {
  const { duration, createdAt, ...entry } = row;
  return {
    ...entry,
    createdAt: createdAt.toISOString(),
    ...(duration !== null && { duration }),
  };
}

/** A user's finished games, newest first. */
export async function findHistory(db: Db, userId: number): Promise<HistoryEntry[]> {
  const rows = await db
    .select(historyColumns)
    .from(gameHistory)
    .where(eq(gameHistory.userId, userId))
    .orderBy(desc(gameHistory.nth));
  return rows.map(toEntry);
}

export interface NewFeedback {
  userId: number;
  gameId: string;
  rating: number;
  comment: string | null;
  /** UUID of the rated round, made by the browser. */
  playId?: string | null;
  at: Date;
}

/** Keeps a rating and gives it as it is kept; a repeated playId changes nothing and gives the first one. */
export async function insertFeedback(
  db: Db,
  { at, playId = null, ...feedback }: NewFeedback,
): Promise<{ isNew: boolean; entry: FeedbackEntry }> {
  const [kept] = await db
    .insert(feedbacks)
    .values({ ...feedback, playId, createdAt: at })
    .onConflictDoNothing({ target: [feedbacks.userId, feedbacks.playId] })
    .returning();
  const row = kept ?? (playId && (await findFeedback(db, feedback.userId, playId)));
  if (!row) throw new Error('The new feedback was not returned.');
  const { id, gameId, rating, comment, createdAt } = row;
  const entry = { id, gameId, rating, comment, createdAt: createdAt.toISOString() };
  return { isNew: kept !== undefined, entry };
}

async function findFeedback(db: Db, userId: number, playId: string) {
  const [row] = await db
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), eq(feedbacks.playId, playId)));
  return row;
}

/** How many dealt items are remembered: the last five rounds of ten. */
const REMEMBERED_ITEMS = 50;

const dealtBefore = prepared((db) =>
  db
    .select({ itemIds: dealtItems.itemIds })
    .from(dealtItems)
    .where(
      and(
        eq(dealtItems.userId, sql.placeholder('userId')),
        eq(dealtItems.gameId, sql.placeholder('gameId')),
      ),
    )
    .prepare(UNNAMED),
);

/** Ids of what the user was dealt last in a game, newest first. */
export async function findDealt(db: Db, userId: number, gameId: string): Promise<string[]> {
  const [row] = await dealtBefore(db).execute({ userId, gameId });
  return row?.itemIds ?? [];
}

const upsertDealt = prepared((db) =>
  db
    .insert(dealtItems)
    .values({
      userId: sql.placeholder('userId'),
      gameId: sql.placeholder('gameId'),
      itemIds: sql.placeholder('itemIds'),
    })
    .onConflictDoUpdate({
      target: [dealtItems.userId, dealtItems.gameId],
      set: { itemIds: sql`excluded.item_ids` },
    })
    .prepare(UNNAMED),
);

/** Remembers what the user was dealt just now, before what was dealt earlier. */
export async function rememberDealt(
  db: Db,
  userId: number,
  gameId: string,
  dealt: { now: readonly string[]; before: readonly string[] },
): Promise<void> {
  const itemIds = [...new Set([...dealt.now, ...dealt.before])].slice(0, REMEMBERED_ITEMS);
  await upsertDealt(db).execute({ userId, gameId, itemIds });
}
