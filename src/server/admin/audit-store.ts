// SQL of the log of what admins did to accounts.
import { count, desc } from 'drizzle-orm';
import { NEWEST_PAGE_SIZE, type AuditEntry } from '#shared/contract/admin.ts';
import type { Db } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';

/** Writes an entry, in the transaction of what it tells. */
export async function insertAudit(tx: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** A page of entries, newest first, and how many there are. */
export async function findAuditLog(
  db: Db,
  page: number,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { id, adminName, action, targetName, detail, createdAt } = auditLog;
  const rows = await db
    .select({ id, adminName, action, targetName, detail, createdAt })
    .from(auditLog)
    .orderBy(desc(id))
    .limit(NEWEST_PAGE_SIZE)
    .offset((page - 1) * NEWEST_PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(auditLog);
  return {
    entries: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    total: all?.total ?? 0,
  };
}
