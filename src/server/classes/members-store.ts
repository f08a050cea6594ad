// SQL of who is in a class and who teaches it.
import { eq } from 'drizzle-orm';
import type { Role } from '#shared/roles.ts';
import type { Db } from '../platform/db/database.ts';
import { classPupils, classTeachers } from '../platform/db/schema.ts';

/** Ends the memberships that a user with this new role cannot have: pupils teach no class, others are in none. */
export async function keepToRole(tx: Db, userId: number, role: Role): Promise<void> {
  const members = role === 'pupil' ? classTeachers : classPupils;
  await tx.delete(members).where(eq(members.userId, userId));
}
