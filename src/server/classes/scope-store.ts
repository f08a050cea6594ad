// Which classes and pupils a user may see and change; every statement about them includes this (D10).
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/roles.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, classTeachers, users } from '../platform/db/schema.ts';

/** The owner or teacher who makes the call. */
export interface Caller {
  id: number;
  role: Role;
}

/** Whether the caller still has that role, and is not switched off. */
export async function isStillCaller(tx: Db, { id, role }: Caller): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, role), eq(users.isActive, true)));
  return rows.length > 0;
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
 * Whether a pupil has gone on from an archived class, in a statement on `class_pupils` and `classes`: another class of
 * theirs is not archived, or was archived later.
 */
function wentOn(db: Db): SQL {
  const [other, to] = [alias(classPupils, 'other'), alias(classes, 'gone_on_to')];
  return exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .innerJoin(to, eq(to.id, other.classId))
      .where(
        and(
          eq(other.userId, classPupils.userId),
          ne(other.classId, classPupils.classId),
          or(isNull(to.archivedAt), gt(to.archivedAt, classes.archivedAt)),
        ),
      ),
  );
}

/**
 * Whether a row of `class_pupils` counts, in a statement on `users` and `class_pupils`: a pupil who is switched on or
 * has gone on to another class has left the archived one, whose teachers may be others.
 */
export function isCurrentMember(db: Db): SQL {
  const leftBehind = db
    .select({ one: sql`1` })
    .from(classes)
    .where(
      and(
        eq(classes.id, classPupils.classId),
        isNotNull(classes.archivedAt),
        or(users.isActive, wentOn(db)),
      ),
    );
  return notExists(leftBehind);
}

/** The pupils of a class, in a statement on `users` and `class_pupils`. */
export function isPupilOf(db: Db, classId: number): SQL | undefined {
  return and(eq(classPupils.classId, classId), eq(users.role, 'pupil'), isCurrentMember(db));
}

/** The pupils of these classes; all pupils for an owner. */
export function isOwnPupil(db: Db, caller: Caller): SQL | undefined {
  const isPupil = eq(users.role, 'pupil');
  if (caller.role === 'owner') return isPupil;
  const isIn = (which: SQL) =>
    inArray(
      users.id,
      db
        .select({ id: classPupils.userId })
        .from(classPupils)
        .innerJoin(classes, eq(classes.id, classPupils.classId))
        .where(and(isOwnClass(db, caller), which)),
    );
  // The same condition as `isCurrentMember`, written so that PostgreSQL evaluates it once and not for each pupil.
  return and(
    isPupil,
    or(isIn(isNull(classes.archivedAt)), and(not(users.isActive), isIn(not(wentOn(db))))),
  );
}
