// SQL of the comments of a class's pupils (D10).
import { and, count, desc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { NEWEST_PAGE_SIZE } from '#shared/contract/admin.ts';
import type { ClassComment } from '#shared/contract/comments.ts';
import type { Db } from '../../platform/db/database.ts';
import { classes, classPupils, feedbacks, users } from '../../platform/db/schema.ts';
import { isCurrentMember, isOwnClass, type Caller } from '../scope-store.ts';

/** What is shown of a comment and its author. */
export const commentColumns = {
  id: feedbacks.id,
  userId: feedbacks.userId,
  displayName: users.displayName,
  avatar: users.avatar,
  gameId: feedbacks.gameId,
  rating: feedbacks.rating,
  comment: feedbacks.comment,
  masked: feedbacks.masked,
  createdAt: feedbacks.createdAt,
};

/** A comment as it is answered. */
export function toComment<
  Row extends { comment: string | null; masked: boolean | null; createdAt: Date },
>({ comment, masked, createdAt, ...row }: Row) {
  return {
    ...row,
    comment: comment ?? '',
    masked: masked ?? false,
    createdAt: createdAt.toISOString(),
  };
}

const ofClass = (db: Db, caller: Caller, classId: number) =>
  and(
    isNotNull(feedbacks.comment),
    eq(users.role, 'pupil'),
    inArray(
      feedbacks.userId,
      db
        .select({ id: classPupils.userId })
        .from(classPupils)
        .innerJoin(classes, eq(classes.id, classPupils.classId))
        .where(and(eq(classPupils.classId, classId), isOwnClass(db, caller), isCurrentMember(db))),
    ),
  );

/** A page of a class's comments, or of one pupil's, counted from 1, newest first; empty if the class is not the caller's. */
export async function findClassComments(
  db: Db,
  caller: Caller,
  { classId, page, userId }: { classId: number; page: number; userId?: number },
): Promise<{ rows: ClassComment[]; total: number; unread: number }> {
  const isBy = userId === undefined ? undefined : eq(feedbacks.userId, userId);
  const condition = and(ofClass(db, caller, classId), isBy);
  const rows = await db
    .select({ ...commentColumns, readAt: feedbacks.readAt })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(condition)
    .orderBy(desc(feedbacks.id))
    .limit(NEWEST_PAGE_SIZE)
    .offset((page - 1) * NEWEST_PAGE_SIZE);
  const [all] = await db
    .select({
      total: count(),
      unread: sql`count(*) filter (where ${isNull(feedbacks.readAt)})`.mapWith(Number),
    })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(condition);
  return {
    rows: rows.map(({ readAt, ...row }) => ({
      ...toComment(row),
      readAt: readAt?.toISOString() ?? null,
    })),
    total: all?.total ?? 0,
    unread: all?.unread ?? 0,
  };
}

/** Marks a comment as read at `readAt`, or as new; false if it does not belong to the class. */
export async function markComment(
  db: Db,
  caller: Caller,
  { classId, commentId, readAt }: { classId: number; commentId: number; readAt: Date | null },
): Promise<boolean> {
  const author = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, feedbacks.userId), ofClass(db, caller, classId)));
  const rows = await db
    .update(feedbacks)
    .set({ readAt })
    .where(and(eq(feedbacks.id, commentId), exists(author)))
    .returning({ id: feedbacks.id });
  return rows.length > 0;
}
