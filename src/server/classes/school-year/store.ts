// SQL of the new school year.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { classes, classPupils, classTeachers, users } from '../../platform/db/schema.ts';
import type { LockedClass } from '../store.ts';

const NAME_MAX = 60;
const LEAVERS = ' – leavers';

/** Moves each of these pupils, who must not be in the last year, into the next. */
export async function moveYearsUp(
  tx: Db,
  userIds: readonly number[],
  schoolYear: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ yearGroup: sql`${users.yearGroup} + 1`, movedUpFor: schoolYear })
    .where(inArray(users.id, [...userIds]));
}

/** Makes an archived class with the same teachers for its leavers; returns its id. */
export async function insertLeaversClass(
  tx: Db,
  { id, name, yearGroup, schoolYear }: LockedClass,
  { code, at }: { code: string; at: Date },
): Promise<number> {
  const shortName = Array.from(name)
    .slice(0, NAME_MAX - LEAVERS.length)
    .join('');
  const [row] = await tx
    .insert(classes)
    .values({
      name: `${shortName}${LEAVERS}`,
      yearGroup,
      schoolYear,
      code,
      archivedAt: at,
      createdAt: at,
    })
    .returning({ id: classes.id });
  if (!row) throw new Error('The class was not returned.');
  const teachers = tx
    .select({
      classId: sql<number>`${row.id}::int`.as('class_id'),
      userId: classTeachers.userId,
      createdAt: sql<Date>`${at.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(classTeachers)
    .where(eq(classTeachers.classId, id));
  await tx.insert(classTeachers).select(teachers);
  return row.id;
}

/** Moves pupils from one class into another. */
export async function moveMembers(
  tx: Db,
  { from, to }: { from: number; to: number },
  userIds: readonly number[],
): Promise<void> {
  await tx
    .update(classPupils)
    .set({ classId: to })
    .where(and(eq(classPupils.classId, from), inArray(classPupils.userId, [...userIds])));
}

export async function leaveClass(
  tx: Db,
  classId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx
    .delete(classPupils)
    .where(and(eq(classPupils.classId, classId), inArray(classPupils.userId, [...userIds])));
}
