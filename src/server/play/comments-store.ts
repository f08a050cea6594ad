// SQL of what was found in comments (D10).
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { commentWorries, feedbacks } from '../platform/db/schema.ts';
import type { CheckedComment } from './check-comment.ts';

/** A comment that was kept. */
interface KeptComment {
  id: number;
  userId: number;
  createdAt: Date;
}

/** Puts a comment on the worry list, once. */
export async function addWorry(tx: Db, { id, userId, createdAt }: KeptComment): Promise<void> {
  await tx
    .insert(commentWorries)
    .values({ feedbackId: id, userId, createdAt })
    .onConflictDoNothing();
}

const isUnchecked = and(isNotNull(feedbacks.comment), isNull(feedbacks.masked));

/** The first comments that have never been checked. */
export async function findUncheckedComments(
  db: Db,
  limit: number,
): Promise<(KeptComment & { comment: string })[]> {
  const { id, userId, createdAt, comment } = feedbacks;
  const rows = await db
    .select({ id, userId, createdAt, comment })
    .from(feedbacks)
    .where(isUnchecked)
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, comment: row.comment ?? '' }));
}

/** Keeps a comment as it was checked. */
export async function keepChecked(
  db: Db,
  row: KeptComment,
  { text, masked, isWorry }: CheckedComment,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(feedbacks)
      .set({ comment: text, masked })
      .where(and(eq(feedbacks.id, row.id), isUnchecked))
      .returning({ id: feedbacks.id });
    if (isWorry && changed.length > 0) await addWorry(tx, row);
  });
}

/** Takes comments off the worry list that were acknowledged before a point in time; the comments stay. */
export async function forgetWorriesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(commentWorries).where(lt(commentWorries.acknowledgedAt, moment));
}
