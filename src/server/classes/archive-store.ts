// SQL of pupils who leave with their class and come back (D10).
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOrder } from '../platform/db/name-order.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, users } from '../platform/db/schema.ts';
import type { Member } from './school-year/plan-move-up.ts';
import { yearOf } from './store.ts';

/**
 * Locks the pupils of a class, so that two classes of one pupil, archived at the same moment, cannot miss each other.
 */
async function lockPupilsOf(tx: Db, classId: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(eq(classPupils.classId, classId))
    .orderBy(asc(users.id))
    .for('no key update', { of: users });
}

/** The locked pupils of a class by name, with the names of their other classes that are not archived. */
export async function lockMembers(
  tx: Db,
  classId: number,
): Promise<(Member & { isActive: boolean })[]> {
  await lockPupilsOf(tx, classId);
  const { id, displayName, avatar, yearGroup, movedUpFor, isActive } = users;
  const rows = await tx
    .select({ id, displayName, avatar, yearGroup, movedUpFor, isActive })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(and(eq(classPupils.classId, classId), eq(users.role, 'pupil')))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  const others = await findLiveClassesOf(
    tx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    yearGroup: yearOf(row.yearGroup),
    otherClasses: others
      .filter((other) => other.userId === row.id && other.classId !== classId)
      .map(({ name }) => name),
  }));
}

/** The classes of these pupils that are not archived, by name. */
async function findLiveClassesOf(tx: Db, userIds: readonly number[]) {
  return tx
    .select({ userId: classPupils.userId, classId: classes.id, name: classes.name })
    .from(classPupils)
    .innerJoin(classes, eq(classes.id, classPupils.classId))
    .where(and(inArray(classPupils.userId, [...userIds]), isNull(classes.archivedAt)))
    .orderBy(asc(nameOrder(classes.name)), asc(classes.id));
}

/** Removes from an archived class the pupils who have joined another class since; returns their ids. */
export async function removePupilsOfOtherClasses(
  tx: Db,
  classId: number,
  archivedAt: Date,
): Promise<number[]> {
  const later = alias(classPupils, 'later');
  const movedOn = tx
    .select({ id: later.userId })
    .from(later)
    .where(and(ne(later.classId, classId), gt(later.createdAt, archivedAt)));
  const rows = await tx
    .delete(classPupils)
    .where(and(eq(classPupils.classId, classId), inArray(classPupils.userId, movedOn)))
    .returning({ id: classPupils.userId });
  return rows.map(({ id }) => id);
}

/** Switches accounts off; returns the ids of those that were on. */
export async function archive(tx: Db, userIds: readonly number[], at: Date): Promise<number[]> {
  const rows = await tx
    .update(users)
    .set({ isActive: false, archivedAt: at })
    .where(and(inArray(users.id, [...userIds]), eq(users.isActive, true)))
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}

/** An account that was archived: since when, and when it had last been kept. */
export interface Archived {
  id: number;
  archivedAt: Date | null;
  keptAt: Date | null;
}

/** Switches archived accounts on again, which counts like having played; returns those that were archived. */
export async function unarchive(tx: Db, userIds: readonly number[], at: Date): Promise<Archived[]> {
  // Waits for an archiving that is under way.
  const rows = await tx
    .select({ id: users.id, archivedAt: users.archivedAt, keptAt: users.keptAt })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');
  const archived = rows.filter(({ archivedAt }) => archivedAt !== null);
  await tx
    .update(users)
    .set({ isActive: true, archivedAt: null, keptAt: at })
    .where(
      inArray(
        users.id,
        archived.map(({ id }) => id),
      ),
    );
  return archived;
}
