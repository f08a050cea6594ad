// SQL of classes.
import { and, asc, count, desc, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { SchoolClass } from '#shared/contract/classes.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, classTeachers, users } from '../platform/db/schema.ts';
import { codeTokens } from './class-code.ts';
import { isCurrentMember, isOwnClass, type Caller } from './scope-store.ts';
import { currentOpening } from './sign-in-period.ts';

type Row = typeof classes.$inferSelect;
export type LockedClass = Row;
export type ClassFields = Partial<Omit<typeof classes.$inferInsert, 'id' | 'createdAt'>>;

/** The caller's classes (all for an owner), newest school year first, then by name. */
export async function findClasses(db: Db, caller: Caller, now: Date): Promise<SchoolClass[]> {
  const rows = await db
    .select()
    .from(classes)
    .where(isOwnClass(db, caller))
    .orderBy(desc(classes.schoolYear), asc(nameOrder(classes.name)), asc(classes.id));
  return withMembers(db, rows, now);
}

/** Null if the class is unknown or not the caller's. */
export async function findClass(
  db: Db,
  caller: Caller,
  classId: number,
  now: Date,
): Promise<SchoolClass | null> {
  const rows = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), isOwnClass(db, caller)));
  const [found] = await withMembers(db, rows, now);
  return found ?? null;
}

/** `findClass` with the row locked, so that changes to one class wait for each other. */
export async function lockClass(
  tx: Db,
  caller: Caller,
  classId: number,
): Promise<LockedClass | null> {
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), isOwnClass(tx, caller)))
    .for('update');
  return row ?? null;
}

async function withMembers(db: Db, rows: readonly Row[], now: Date): Promise<SchoolClass[]> {
  const ids = rows.map(({ id }) => id);
  const teachers = await db
    .select({ classId: classTeachers.classId, id: users.id, displayName: users.displayName })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.userId))
    .where(inArray(classTeachers.classId, ids))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  const counts = await db
    .select({ classId: classPupils.classId, pupils: count() })
    .from(classPupils)
    .innerJoin(users, eq(users.id, classPupils.userId))
    .where(and(inArray(classPupils.classId, ids), isCurrentMember(db)))
    .groupBy(classPupils.classId);
  const countOf = new Map(counts.map(({ classId, pupils }) => [classId, pupils]));
  const tokenOf = await codeTokens(db);
  return rows.map(({ id, name, schoolYear, code, archivedAt, ...row }) => ({
    id,
    name,
    yearGroup: yearOf(row.yearGroup),
    schoolYear,
    code,
    codeToken: tokenOf(code),
    ...currentOpening(row, now),
    isArchived: archivedAt !== null,
    typedNumbersOnly: row.typedNumbersOnly,
    teachers: teachers
      .filter(({ classId }) => classId === id)
      .map((teacher) => ({ id: teacher.id, displayName: teacher.displayName })),
    pupilCount: countOf.get(id) ?? 0,
  }));
}

export function yearOf(stored: number | null): YearGroup | null {
  return YEAR_GROUPS.find((year) => year === stored) ?? null;
}

/** The new class's id; null if the code is taken. */
export async function insertClass(
  tx: Db,
  fields: typeof classes.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(classes)
    .values(fields)
    .onConflictDoNothing({ target: classes.code })
    .returning({ id: classes.id });
  return row?.id ?? null;
}

export async function updateClass(tx: Db, classId: number, fields: ClassFields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(classes).set(fields).where(eq(classes.id, classId));
}

export async function isCodeTaken(tx: Db, code: string): Promise<boolean> {
  const rows = await tx.select({ id: classes.id }).from(classes).where(eq(classes.code, code));
  return rows.length > 0;
}

/** Returns whether it was deleted: only an archived class or one without pupils can be. */
export async function deleteClass(tx: Db, classId: number): Promise<boolean> {
  const pupils = tx
    .select({ one: sql`1` })
    .from(classPupils)
    .where(eq(classPupils.classId, classId));
  const rows = await tx
    .delete(classes)
    .where(and(eq(classes.id, classId), or(isNotNull(classes.archivedAt), notExists(pupils))))
    .returning({ id: classes.id });
  return rows.length > 0;
}
