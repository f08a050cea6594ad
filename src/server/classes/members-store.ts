// SQL for the pupils and teachers of a class.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ClassPupil } from '#shared/contract/classes.ts';
import type { Role } from '#shared/roles.ts';
import { NO_PASSWORD } from '../accounts/auth/password.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import type { Db } from '../platform/db/database.ts';
import {
  classPupils,
  classTeachers,
  pupilCards,
  pupilPictures,
  users,
} from '../platform/db/schema.ts';
import { isPupilOf, isOwnPupil, type Caller } from './scope-store.ts';
import { yearOf } from './store.ts';

const pupilColumns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  avatar: users.avatar,
  yearGroup: users.yearGroup,
  gamesCompleted: users.gamesCompleted,
  lastPlayedAt: users.lastPlayedAt,
  picturesOf: pupilPictures.userId,
  cardOf: pupilCards.userId,
  hasPassword: sql<boolean>`${users.password} <> ${NO_PASSWORD}`,
};

type PupilRow = Omit<ClassPupil, 'yearGroup' | 'lastPlayed' | 'signIn'> & {
  yearGroup: number | null;
  lastPlayedAt: Date | null;
  /** Null if the pupil has no pictures. */
  picturesOf: number | null;
  cardOf: number | null;
  hasPassword: boolean;
};

const toPupil = ({
  lastPlayedAt,
  yearGroup,
  picturesOf,
  cardOf,
  hasPassword,
  ...row
}: PupilRow): ClassPupil => ({
  ...row,
  yearGroup: yearOf(yearGroup),
  lastPlayed: lastPlayedAt?.toISOString() ?? null,
  signIn: { pictures: picturesOf !== null, card: cardOf !== null, password: hasPassword },
});

/** The pupils of a class, by name. The caller's right to see the class must have been checked. */
export async function findPupilsOf(db: Db, classId: number): Promise<ClassPupil[]> {
  const rows = await db
    .select(pupilColumns)
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .leftJoin(pupilPictures, eq(pupilPictures.userId, users.id))
    .leftJoin(pupilCards, eq(pupilCards.userId, users.id))
    .where(isPupilOf(db, classId))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  return rows.map(toPupil);
}

/** A pupil whom the caller may see; null for others, and for users who are not pupils. */
export async function findOwnPupil(
  db: Db,
  caller: Caller,
  userId: number,
): Promise<ClassPupil | null> {
  const [row] = await db
    .select(pupilColumns)
    .from(users)
    .leftJoin(pupilPictures, eq(pupilPictures.userId, users.id))
    .leftJoin(pupilCards, eq(pupilCards.userId, users.id))
    .where(and(eq(users.id, userId), isOwnPupil(db, caller)));
  return row ? toPupil(row) : null;
}

/** Puts pupils into a class; returns class and id of those who were not in it already. */
export async function addPupils(
  tx: Db,
  members: ReadonlyArray<{ classId: number; userId: number }>,
): Promise<{ classId: number; userId: number }[]> {
  if (members.length === 0) return [];
  const { classId, userId } = classPupils;
  return tx
    .insert(classPupils)
    .values([...members])
    .onConflictDoNothing()
    .returning({ classId, userId });
}

/** Returns whether the pupil was in the class. */
export async function removePupil(tx: Db, classId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(classPupils)
    .where(and(eq(classPupils.classId, classId), eq(classPupils.userId, userId)))
    .returning({ userId: classPupils.userId });
  return rows.length > 0;
}

/** Replaces the teachers of a class; false, and nothing changes, unless all of them are teachers or owners. */
export async function setTeachers(
  tx: Db,
  classId: number,
  teacherIds: readonly number[],
): Promise<boolean> {
  const ids = [...new Set(teacherIds)];
  const able = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), ne(users.role, 'pupil')))
    .for('share');
  if (able.length !== ids.length) return false;
  await tx.delete(classTeachers).where(eq(classTeachers.classId, classId));
  if (ids.length > 0) {
    await tx.insert(classTeachers).values(ids.map((userId) => ({ classId, userId })));
  }
  return true;
}

/** Ends memberships that do not fit a user's new role: pupils teach no class, others belong to none. */
export async function endForbiddenMemberships(tx: Db, userId: number, role: Role): Promise<void> {
  const members = role === 'pupil' ? classTeachers : classPupils;
  await tx.delete(members).where(eq(members.userId, userId));
}
