// SQL of the tables checks that teachers have opened (D11).
import { and, countDistinct, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { TablesCheck } from '#shared/contract/tables-check.ts';
import { TABLES_CHECK_YEAR, type TablesCheckKind } from '#shared/tables-check.ts';
import { isCurrentMember, isOwnClass, type Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  classes,
  classPupils,
  tablesChecks,
  tablesResults,
  users,
} from '../../platform/db/schema.ts';

type Row = typeof tablesChecks.$inferSelect;

/** Opens a check; returns its id, or null if the class has one of this kind open. */
export async function insertCheck(
  tx: Db,
  check: { classId: number; kind: TablesCheckKind; openedAt: Date },
): Promise<number | null> {
  const [row] = await tx
    .insert(tablesChecks)
    .values(check)
    .onConflictDoNothing()
    .returning({ id: tablesChecks.id });
  return row?.id ?? null;
}

/** Closes a check or opens it again; the caller must know that the class has no other of its kind open. */
export async function setClosed(tx: Db, checkId: number, closedAt: Date | null): Promise<void> {
  await tx.update(tablesChecks).set({ closedAt }).where(eq(tablesChecks.id, checkId));
}

/** The kind of a check; null if it does not exist any more. */
export async function findKind(db: Db, checkId: number): Promise<TablesCheckKind | null> {
  const [row] = await db
    .select({ kind: tablesChecks.kind })
    .from(tablesChecks)
    .where(eq(tablesChecks.id, checkId));
  return row?.kind ?? null;
}

/** Whether the class has a check of this kind open. */
export async function isOneOpen(
  tx: Db,
  { classId, kind }: { classId: number; kind: TablesCheckKind },
): Promise<boolean> {
  const rows = await tx
    .select({ id: tablesChecks.id })
    .from(tablesChecks)
    .where(
      and(
        eq(tablesChecks.classId, classId),
        eq(tablesChecks.kind, kind),
        isNull(tablesChecks.closedAt),
      ),
    );
  return rows.length > 0;
}

/** A check of one of the caller's classes, with its class; null otherwise. */
export async function findCheck(
  db: Db,
  caller: Caller,
  checkId: number,
): Promise<(TablesCheck & { className: string }) | null> {
  const [row] = await db
    .select({ check: tablesChecks, className: classes.name })
    .from(tablesChecks)
    .innerJoin(classes, eq(classes.id, tablesChecks.classId))
    .where(and(eq(tablesChecks.id, checkId), isOwnClass(db, caller)));
  if (!row) return null;
  const [check] = await withCounts(db, row.check.classId, [row.check]);
  return check ? { ...check, className: row.className } : null;
}

/** The checks of a class, newest first. The caller's right to see the class must have been checked. */
export async function findChecksOf(db: Db, classId: number): Promise<TablesCheck[]> {
  const rows = await db
    .select()
    .from(tablesChecks)
    .where(eq(tablesChecks.classId, classId))
    .orderBy(desc(tablesChecks.openedAt), desc(tablesChecks.id));
  return withCounts(db, classId, rows);
}

/**
 * Whether a pupil of the class belongs to a check, in a statement that joins `users` with their results: everybody in
 * its year, and pupils who began it and are in another year now.
 */
export function takesPart(db: Db): SQL | undefined {
  return and(
    eq(users.role, 'pupil'),
    isCurrentMember(db),
    or(eq(users.yearGroup, TABLES_CHECK_YEAR), isNotNull(tablesResults.id)),
  );
}

async function withCounts(db: Db, classId: number, rows: readonly Row[]): Promise<TablesCheck[]> {
  const counts = await db
    .select({
      checkId: tablesChecks.id,
      done: sql<number>`count(distinct ${users.id}) filter (where ${tablesResults.finishedAt} is not null)`.mapWith(
        Number,
      ),
      of: countDistinct(users.id),
    })
    .from(tablesChecks)
    .innerJoin(classPupils, eq(classPupils.classId, tablesChecks.classId))
    .innerJoin(users, eq(users.id, classPupils.userId))
    .leftJoin(
      tablesResults,
      and(eq(tablesResults.checkId, tablesChecks.id), eq(tablesResults.userId, users.id)),
    )
    .where(and(eq(tablesChecks.classId, classId), takesPart(db)))
    .groupBy(tablesChecks.id);
  const countsOf = new Map(counts.map(({ checkId, ...count }) => [checkId, count]));
  return rows.map(({ id, kind, openedAt, closedAt }) => ({
    id,
    classId,
    kind,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    done: countsOf.get(id)?.done ?? 0,
    of: countsOf.get(id)?.of ?? 0,
  }));
}

/** The checks of this pupil's classes, open or not, newest first; none of archived classes. */
export async function findChecksFor(
  db: Db,
  userId: number,
): Promise<Pick<Row, 'id' | 'kind' | 'closedAt'>[]> {
  const { id, kind, closedAt, classId, openedAt } = tablesChecks;
  return db
    .select({ id, kind, closedAt })
    .from(tablesChecks)
    .innerJoin(classPupils, eq(classPupils.classId, classId))
    .innerJoin(classes, eq(classes.id, classId))
    .where(and(eq(classPupils.userId, userId), isNull(classes.archivedAt)))
    .orderBy(desc(openedAt), desc(id));
}
