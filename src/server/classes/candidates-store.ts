// SQL that finds pupils to put into a class (D10).
import { and, asc, count, eq, like, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Candidate } from '#shared/contract/classes.ts';
import { usernamesWith } from '../accounts/user/store.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, users } from '../platform/db/schema.ts';
import { isOwnPupil, type Caller } from './scope-store.ts';
import { yearOf } from './store.ts';

const SHOWN = 20;

/** Pupils of the caller who are not in the class, found by part of their name or username. */
export async function findCandidates(
  db: Db,
  caller: Caller,
  classId: number,
  search: string,
): Promise<{ rows: Candidate[]; total: number }> {
  const members = db
    .select({ id: classPupils.userId })
    .from(classPupils)
    .where(eq(classPupils.classId, classId));
  const pattern = usernamesWith(search);
  const isWanted = and(
    isOwnPupil(db, caller),
    notInArray(users.id, members),
    or(like(users.usernameKey, pattern), like(sql`lower(${users.displayName})`, pattern)),
  );
  const { id, username, displayName, avatar, yearGroup, archivedAt } = users;
  const rows = await db
    .select({ id, username, displayName, avatar, yearGroup, archivedAt })
    .from(users)
    .where(isWanted)
    .orderBy(asc(nameOrder(displayName)), asc(id))
    .limit(SHOWN);
  const names = await findClassNames(
    db,
    rows.map((row) => row.id),
  );
  const [counted] = await db.select({ total: count() }).from(users).where(isWanted);
  return {
    rows: rows.map(({ archivedAt: archived, ...row }) => ({
      ...row,
      yearGroup: yearOf(row.yearGroup),
      classes: names.filter(({ userId }) => userId === row.id).map(({ name }) => name),
      isArchived: archived !== null,
    })),
    total: counted?.total ?? 0,
  };
}

/** The classes of these pupils, by name. */
function findClassNames(db: Db, userIds: readonly number[]) {
  return db
    .select({ userId: classPupils.userId, name: classes.name })
    .from(classPupils)
    .innerJoin(classes, eq(classes.id, classPupils.classId))
    .where(inArray(classPupils.userId, [...userIds]))
    .orderBy(asc(nameOrder(classes.name)), asc(classes.id));
}
