// SQL for the list 'Set up your school'.
import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { classPupils, installationNotes, secondFactors, users } from '../platform/db/schema.ts';

/** The existing notes, and what there is already; `ownerId` is who asks. */
export async function findSetup(db: Db, ownerId: number) {
  const one = { one: sql`1` };
  const notes = await db.select({ key: installationNotes.key }).from(installationNotes);
  const [found] = await db
    .select({
      hasTeacher: sql<boolean>`${exists(db.select(one).from(users).where(eq(users.role, 'teacher')))}`,
      hasPupils: sql<boolean>`${exists(db.select(one).from(classPupils))}`,
    })
    .from(sql`(select 1) as here`);
  const factors = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, ownerId), isNotNull(secondFactors.onSince)));
  return {
    notes: new Set(notes.map(({ key }) => key)),
    hasTeacher: found?.hasTeacher ?? false,
    hasPupils: found?.hasPupils ?? false,
    hasSecondFactor: factors.length > 0,
  };
}
