// SQL for ratings and comments.
import { and, desc, eq } from 'drizzle-orm';
import type { FeedbackEntry } from '#shared/contract/play.ts';
import type { Db } from '../platform/db/database.ts';
import { feedbacks } from '../platform/db/schema.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { CheckedComment } from './check-comment.ts';
import { addWorry } from './comments-store.ts';
import { lockCounter } from './finished-games-store.ts';
import { checkWriteLimit, RATINGS } from './write-limits.ts';

interface NewFeedback {
  userId: number;
  gameId: string;
  rating: number;
  comment: CheckedComment | null;
  /** The playId of the rated round: the id of its deal, or the browser's own. */
  playId?: string | null;
  at: Date;
}

/**
 * Stores a rating, with the mark of a worry if there is one, and returns it without the mark. A repeated playId changes
 * nothing and returns the first one. Null if there is no such user. Throws 'too-many' beyond the limit (D14); a user's
 * ratings are stored one at a time, like their games.
 */
export async function insertFeedback(
  db: Db,
  { at, playId = null, comment, ...feedback }: NewFeedback,
): Promise<{ isNew: boolean; entry: FeedbackEntry } | null> {
  const { userId } = feedback;
  return inTransaction(db, async (tx) => {
    const [user] = await lockCounter(tx).execute({ userId });
    if (!user) return null;
    const repeated = playId === null ? undefined : await findFeedback(tx, userId, playId);
    if (repeated) return { isNew: false, entry: toFeedback(repeated) };
    checkWriteLimit(RATINGS, await momentOfRating(tx, userId, RATINGS.times), at);
    const written = { comment: comment?.text ?? null, masked: comment?.masked ?? null };
    const [kept] = await tx
      .insert(feedbacks)
      .values({ ...feedback, ...written, playId, createdAt: at })
      .returning();
    if (!kept) throw new Error('The new feedback was not returned.');
    if (comment?.isWorry && user.role === 'pupil') await addWorry(tx, kept);
    return { isNew: true, entry: toFeedback(kept) };
  });
}

/** A user's latest ratings, newest first. */
export async function findFeedbackOf(
  db: Db,
  userId: number,
  howMany: number,
): Promise<FeedbackEntry[]> {
  const rows = await db
    .select()
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(desc(feedbacks.id))
    .limit(howMany);
  return rows.map(toFeedback);
}

function toFeedback(row: typeof feedbacks.$inferSelect): FeedbackEntry {
  const { id, gameId, rating, comment, createdAt } = row;
  return { id, gameId, rating, comment, createdAt: createdAt.toISOString() };
}

async function findFeedback(db: Db, userId: number, playId: string) {
  const [row] = await db
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), eq(feedbacks.playId, playId)));
  return row;
}

/** When the user's nth newest rating was stored; undefined if there are fewer. */
async function momentOfRating(db: Db, userId: number, nth: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: feedbacks.createdAt })
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(desc(feedbacks.id))
    .limit(1)
    .offset(nth - 1);
  return row?.createdAt;
}
