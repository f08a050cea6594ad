// Which classes and pupils a user may see and change; every statement about them includes this (D10).
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Role } from '#shared/roles.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, classTeachers, users } from '../platform/db/schema.ts';

/** The owner or teacher who makes the call. */
export interface Caller {
  id: number;
  role: Role;
}

/** The classes that the caller teaches; all of them for an owner. */
export function isOwnClass(db: Db, { id, role }: Caller): SQL | undefined {
  if (role === 'owner') return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(classTeachers)
      .where(and(eq(classTeachers.classId, classes.id), eq(classTeachers.userId, id))),
  );
}

/**
 * Whether a row of `class_pupils` counts, in a statement on `users` and `class_pupils`: a pupil who continues in
 * another class has left the archived one, whose teachers may be others.
 */
export function isCurrentMember(db: Db): SQL | undefined {
  const archived = db
    .select({ one: sql`1` })
    .from(classes)
    .where(and(eq(classes.id, classPupils.classId), isNotNull(classes.archivedAt)));
  return or(not(users.isActive), notExists(archived));
}

/** The pupils of a class, in a statement on `users` and `class_pupils`. */
export function isPupilOf(db: Db, classId: number): SQL | undefined {
  return and(eq(classPupils.classId, classId), eq(users.role, 'pupil'), isCurrentMember(db));
}

/** The pupils of these classes; all pupils for an owner. */
export function isOwnPupil(db: Db, caller: Caller): SQL | undefined {
  const isPupil = eq(users.role, 'pupil');
  if (caller.role === 'owner') return isPupil;
  const isIn = (which?: SQL) =>
    inArray(
      users.id,
      db
        .select({ id: classPupils.userId })
        .from(classPupils)
        .innerJoin(classes, eq(classes.id, classPupils.classId))
        .where(and(isOwnClass(db, caller), which)),
    );
  // The same condition as `isCurrentMember`, written so that PostgreSQL evaluates it once and not for each pupil.
  return and(isPupil, or(isIn(isNull(classes.archivedAt)), and(not(users.isActive), isIn())));
}
