// Which classes and pupils somebody may see and change: part of every statement about them (D10).
import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#shared/roles.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, classTeachers, users } from '../platform/db/schema.ts';

/** The owner or teacher who makes the call. */
export interface Caller {
  id: number;
  role: Role;
}

/** The classes that the caller looks after; all of them for an owner. */
export function isOwnClass(db: Db, { id, role }: Caller): SQL | undefined {
  if (role === 'owner') return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(classTeachers)
      .where(and(eq(classTeachers.classId, classes.id), eq(classTeachers.userId, id))),
  );
}

/** The pupils of these classes; all pupils for an owner. */
export function isOwnPupil(db: Db, caller: Caller): SQL | undefined {
  const isPupil = eq(users.role, 'pupil');
  if (caller.role === 'owner') return isPupil;
  const own = db
    .select({ id: classPupils.userId })
    .from(classPupils)
    .innerJoin(classes, eq(classes.id, classPupils.classId))
    .where(isOwnClass(db, caller));
  return and(isPupil, inArray(users.id, own));
}
