// SQL for the list of teachers.
import { and, asc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import type { TeacherRow } from '#shared/contract/teachers.ts';
import { waysToSignIn } from '../accounts/school-account/store.ts';
import type { Db } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import { classes, classTeachers, secondFactors, users } from '../platform/db/schema.ts';

/** The teachers, by name. */
export async function findTeachers(db: Db, now: Date): Promise<TeacherRow[]> {
  const { id, username, displayName, isActive } = users;
  const taught = db
    .select({ count: sql`count(*)` })
    .from(classTeachers)
    .innerJoin(classes, eq(classes.id, classTeachers.classId))
    .where(and(eq(classTeachers.userId, id), isNull(classes.archivedAt)));
  const factor = db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, id), isNotNull(secondFactors.onSince)));
  return db
    .select({
      id,
      username,
      displayName,
      isActive,
      classCount: sql`(${taught})`.mapWith(Number),
      hasSecondFactor: sql<boolean>`${exists(factor)}`,
      ...waysToSignIn(db, now),
    })
    .from(users)
    .where(eq(users.role, 'teacher'))
    .orderBy(asc(nameOrder(displayName)), asc(id));
}
