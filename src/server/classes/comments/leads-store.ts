// SQL of the safeguarding leads (D10).
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PossibleLead } from '#shared/contract/comments.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import type { Db } from '../../platform/db/database.ts';
import { safeguardingLeads, users } from '../../platform/db/schema.ts';

const isStaff = inArray(users.role, ['owner', 'teacher']);

/** Active owners and teachers by name, and switched-off ones who are still leads. */
export function findPossibleLeads(db: Db): Promise<PossibleLead[]> {
  const { id, username, displayName, isActive } = users;
  return db
    .select({
      id,
      username,
      displayName,
      isLead: sql<boolean>`${isNotNull(safeguardingLeads.userId)}`,
    })
    .from(users)
    .leftJoin(safeguardingLeads, eq(safeguardingLeads.userId, id))
    .where(and(isStaff, sql`(${isActive} or ${isNotNull(safeguardingLeads.userId)})`))
    .orderBy(asc(nameOrder(displayName)), asc(id));
}

/** Replaces all leads; returns who was added and who was removed, or null if somebody is neither owner nor teacher. */
export async function replaceLeads(
  tx: Db,
  userIds: readonly number[],
  at: Date,
): Promise<{ named: number[]; dropped: number[] } | null> {
  const wanted = new Set(userIds);
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isStaff, inArray(users.id, [...wanted])))
    .for('share');
  if (staff.length < wanted.size) return null;
  const before = await tx
    .select({ id: safeguardingLeads.userId })
    .from(safeguardingLeads)
    .for('update');
  const known = new Set(before.map(({ id }) => id));
  const named = [...wanted].filter((id) => !known.has(id));
  const dropped = [...known].filter((id) => !wanted.has(id));
  await tx.delete(safeguardingLeads).where(inArray(safeguardingLeads.userId, dropped));
  if (named.length > 0) {
    await tx
      .insert(safeguardingLeads)
      .values(named.map((userId) => ({ userId, createdAt: at })))
      .onConflictDoNothing();
  }
  return { named, dropped };
}
