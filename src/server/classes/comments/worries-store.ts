// SQL of the worry list (D10). Owners and safeguarding leads see all pupils, other teachers those who are in their
// classes now.
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NEWEST_PAGE_SIZE } from '#shared/contract/admin.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { Worry } from '#shared/contract/comments.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  classes,
  classPupils,
  commentWorries,
  feedbacks,
  safeguardingLeads,
  users,
} from '../../platform/db/schema.ts';
import { isOwnClass, type Caller } from '../scope-store.ts';
import { commentColumns, toComment } from './comments-store.ts';

const acknowledgers = alias(users, 'acknowledgers');

/** How long the list shows acknowledged comments, in milliseconds. */
const SHOWN_MS = 365 * DAY_MS;
const firstShown = (now: Date) => new Date(now.getTime() - SHOWN_MS);

/** A condition on `users`, the authors of the comments. */
function isOnListOf(db: Db, caller: Caller): SQL | undefined {
  const isPupil = eq(users.role, 'pupil');
  if (caller.role === 'owner') return isPupil;
  const named = db
    .select({ one: sql`1` })
    .from(safeguardingLeads)
    .where(eq(safeguardingLeads.userId, caller.id));
  const taught = db
    .select({ id: classPupils.userId })
    .from(classPupils)
    .innerJoin(classes, eq(classes.id, classPupils.classId))
    .where(and(isNull(classes.archivedAt), isOwnClass(db, caller)));
  return and(isPupil, or(inArray(users.id, taught), exists(named)));
}

/** A page of the caller's list, counted from 1: unacknowledged comments first, then newest first. */
export async function findWorries(
  db: Db,
  caller: Caller,
  { page, now }: { page: number; now: Date },
): Promise<{ rows: Worry[]; total: number }> {
  const { acknowledgedAt } = commentWorries;
  const isShown = or(isNull(acknowledgedAt), gte(acknowledgedAt, firstShown(now)));
  const rows = await db
    .select({
      ...commentColumns,
      acknowledgedAt: commentWorries.acknowledgedAt,
      acknowledgedBy: acknowledgers.displayName,
    })
    .from(commentWorries)
    .innerJoin(feedbacks, eq(feedbacks.id, commentWorries.feedbackId))
    .innerJoin(users, eq(users.id, commentWorries.userId))
    .leftJoin(acknowledgers, eq(acknowledgers.id, commentWorries.acknowledgedBy))
    .where(and(isShown, isOnListOf(db, caller)))
    .orderBy(desc(isNull(commentWorries.acknowledgedAt)), desc(commentWorries.feedbackId))
    .limit(NEWEST_PAGE_SIZE)
    .offset((page - 1) * NEWEST_PAGE_SIZE);
  const [all] = await db
    .select({ total: count() })
    .from(commentWorries)
    .innerJoin(users, eq(users.id, commentWorries.userId))
    .where(and(isShown, isOnListOf(db, caller)));
  const classNames = await findClassNames(
    db,
    rows.map(({ userId }) => userId),
  );
  return {
    rows: rows.map(({ acknowledgedAt, acknowledgedBy, ...row }) => ({
      ...toComment(row),
      classNames: classNames.filter(({ userId }) => userId === row.userId).map(({ name }) => name),
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
      acknowledgedBy,
    })),
    total: all?.total ?? 0,
  };
}

function findClassNames(db: Db, userIds: readonly number[]) {
  return db
    .select({ userId: classPupils.userId, name: classes.name })
    .from(classPupils)
    .innerJoin(classes, eq(classes.id, classPupils.classId))
    .where(and(inArray(classPupils.userId, [...userIds]), isNull(classes.archivedAt)))
    .orderBy(asc(nameOrder(classes.name)));
}

export async function countOpenWorries(db: Db, caller: Caller): Promise<number> {
  const [all] = await db
    .select({ open: count() })
    .from(commentWorries)
    .innerJoin(users, eq(users.id, commentWorries.userId))
    .where(and(isNull(commentWorries.acknowledgedAt), isOnListOf(db, caller)));
  return all?.open ?? 0;
}

/** 'missing' if the comment is not on the caller's list; 'already' if somebody else was first, who stays recorded. */
export async function keepAcknowledgement(
  tx: Db,
  caller: Caller,
  { commentId, at }: { commentId: number; at: Date },
): Promise<'done' | 'already' | 'missing'> {
  const [row] = await tx
    .select({ acknowledgedAt: commentWorries.acknowledgedAt })
    .from(commentWorries)
    .innerJoin(users, eq(users.id, commentWorries.userId))
    .where(and(eq(commentWorries.feedbackId, commentId), isOnListOf(tx, caller)))
    .for('update', { of: commentWorries });
  if (!row) return 'missing';
  if (row.acknowledgedAt) return 'already';
  await tx
    .update(commentWorries)
    .set({ acknowledgedAt: at, acknowledgedBy: caller.id })
    .where(eq(commentWorries.feedbackId, commentId));
  return 'done';
}

/**
 * Deletes who acknowledged comments that the list no longer shows. That they were worries stays recorded, which keeps
 * them out of the pupil's own copy.
 */
export async function forgetAcknowledgers(db: Db, now: Date): Promise<void> {
  const { acknowledgedAt, acknowledgedBy } = commentWorries;
  await db
    .update(commentWorries)
    .set({ acknowledgedBy: null })
    .where(and(lt(acknowledgedAt, firstShown(now)), isNotNull(acknowledgedBy)));
}
