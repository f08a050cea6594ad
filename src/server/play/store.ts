// SQL of finished games and ratings.
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { FeedbackEntry, HistoryEntry } from '#shared/contract/play.ts';
import { avatarsUnlockedAfter, firstAvatars } from '#shared/avatars.ts';
import type { Db } from '../db/database.ts';
import { dealtItems, feedbacks, gameHistory, users, userSettings } from '../db/schema.ts';
import { countGame } from './totals-store.ts';

export interface FinishedGame {
  userId: number;
  gameId: string;
  score: number;
  maxScore: number;
  /** Whole seconds. */
  duration: number | null;
  /** UUID of the round, made by the browser. */
  playId: string | null;
  at: Date;
}

/** Which game of this user's it was, counted from 1, and whether it was recorded just now or before. */
export interface Recorded {
  nth: number;
  isNew: boolean;
}

/**
 * Records a finished game once, with every counter that hangs on it, in one transaction. The user's row is locked first,
 * so that games of one user are counted one after the other; a repeated playId changes nothing (D2). Null: no such user.
 */
export async function recordGame(db: Db, game: FinishedGame): Promise<Recorded | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ gamesCompleted: users.gamesCompleted, isAdmin: users.isAdmin })
      .from(users)
      .where(eq(users.id, game.userId))
      .for('update');
    if (!user) return null;
    const before = game.playId === null ? null : await findPlay(tx, game.userId, game.playId);
    if (before !== null) return { nth: before, isNew: false };
    const nth = user.gamesCompleted + 1;
    await insertGame(tx, game, nth);
    if (!user.isAdmin) await countGame(tx, { ...game, outOfTen: outOfTen(game) });
    return { nth, isNew: true };
  });
}

async function findPlay(db: Db, userId: number, playId: string): Promise<number | null> {
  const [row] = await db
    .select({ nth: gameHistory.nth })
    .from(gameHistory)
    .where(and(eq(gameHistory.userId, userId), eq(gameHistory.playId, playId)));
  return row?.nth ?? null;
}

async function insertGame(db: Db, game: FinishedGame, nth: number): Promise<void> {
  const { at, ...row } = game;
  const avatarsUnlocked = avatarsUnlockedAfter(nth);
  await db.insert(gameHistory).values({ ...row, nth, createdAt: at });
  await db
    .update(users)
    .set({
      gamesCompleted: nth,
      avatarsUnlocked,
      scoreSum: sql`${users.scoreSum} + ${outOfTen(game)}`,
      lastPlayedAt: at,
    })
    .where(eq(users.id, game.userId));
  if (avatarsUnlocked > avatarsUnlockedAfter(nth - 1)) {
    await db
      .update(userSettings)
      .set({ unlockedAvatars: firstAvatars(avatarsUnlocked) })
      .where(eq(userSettings.userId, game.userId));
  }
}

function outOfTen({ score, maxScore }: FinishedGame): SQL {
  return sql`10.0 * ${score}::int / ${maxScore}::int`;
}

/** A user's finished games, newest first. */
export async function findHistory(db: Db, userId: number): Promise<HistoryEntry[]> {
  const rows = await db
    .select({
      id: gameHistory.id,
      gameId: gameHistory.gameId,
      score: gameHistory.score,
      maxScore: gameHistory.maxScore,
      duration: gameHistory.duration,
      createdAt: gameHistory.createdAt,
    })
    .from(gameHistory)
    .where(eq(gameHistory.userId, userId))
    .orderBy(desc(gameHistory.nth));
  return rows.map(({ duration, createdAt, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
    ...(duration !== null && { duration }),
  }));
}

/** Keeps a rating and gives it as it is kept. */
export async function insertFeedback(
  db: Db,
  feedback: { userId: number; gameId: string; rating: number; comment: string | null; at: Date },
): Promise<FeedbackEntry> {
  const { at, ...row } = feedback;
  const [kept] = await db
    .insert(feedbacks)
    .values({ ...row, createdAt: at })
    .returning({ id: feedbacks.id });
  if (!kept) throw new Error('The new feedback was not returned.');
  const { gameId, rating, comment } = feedback;
  return { id: kept.id, gameId, rating, comment, createdAt: at.toISOString() };
}

/** How many dealt items are remembered: the last five rounds of ten. */
const REMEMBERED_ITEMS = 50;

/** Ids of what the user was dealt last in a game, newest first. */
export async function findDealt(db: Db, userId: number, gameId: string): Promise<string[]> {
  const [row] = await db
    .select({ itemIds: dealtItems.itemIds })
    .from(dealtItems)
    .where(and(eq(dealtItems.userId, userId), eq(dealtItems.gameId, gameId)));
  return row?.itemIds ?? [];
}

/** Remembers what the user was dealt just now, before what was dealt earlier. */
export async function rememberDealt(
  db: Db,
  userId: number,
  gameId: string,
  dealt: { now: readonly string[]; before: readonly string[] },
): Promise<void> {
  const itemIds = [...new Set([...dealt.now, ...dealt.before])].slice(0, REMEMBERED_ITEMS);
  await db
    .insert(dealtItems)
    .values({ userId, gameId, itemIds })
    .onConflictDoUpdate({ target: [dealtItems.userId, dealtItems.gameId], set: { itemIds } });
}
