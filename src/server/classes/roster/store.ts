// SQL of imports.
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  classes,
  classPupils,
  importChanges,
  imports,
  tablesResults,
  users,
  userSettings,
} from '../../platform/db/schema.ts';
import { isOwnClass, isOwnPupil, type Caller } from '../scope-store.ts';
import { yearOf } from '../store.ts';
import type { KnownPupil } from './plan.ts';

const columns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  yearGroup: users.yearGroup,
};

const toKnown = ({
  yearGroup,
  ...row
}: Omit<KnownPupil, 'yearGroup'> & { yearGroup: number | null }) => ({
  ...row,
  yearGroup: yearOf(yearGroup),
});

/** Those of these users whom the caller may change. */
export async function findOwnAmong(
  db: Db,
  caller: Caller,
  ids: readonly number[],
): Promise<KnownPupil[]> {
  const rows = await db
    .select(columns)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isOwnPupil(db, caller)));
  return rows.map(toKnown);
}

/** The pupils of all these classes, by class. */
export async function findPupilsByClass(
  db: Db,
  classIds: readonly number[],
): Promise<Map<number, KnownPupil[]>> {
  const rows = await db
    .select({ ...columns, classId: classPupils.classId })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(and(inArray(classPupils.classId, [...classIds]), eq(users.role, 'pupil')))
    .orderBy(users.id);
  const found = new Map<number, KnownPupil[]>(classIds.map((id) => [id, []]));
  for (const { classId, ...row } of rows) found.get(classId)?.push(toKnown(row));
  return found;
}

/** The classes of a school year that are not archived, locked. */
export async function lockClassesOf(tx: Db, schoolYear: string) {
  const { id, name, yearGroup } = classes;
  return tx
    .select({ id, name, yearGroup })
    .from(classes)
    .where(and(eq(classes.schoolYear, schoolYear), isNull(classes.archivedAt)))
    .orderBy(id)
    .for('update');
}

interface NameAndYear {
  displayName: string;
  yearGroup: number | null;
}

/** Sets name and year of many users, each to its own. */
export async function setNamesAndYears(
  tx: Db,
  changes: ReadonlyArray<NameAndYear & { id: number }>,
): Promise<void> {
  if (changes.length === 0) return;
  const list = JSON.stringify(changes);
  const given = sql`json_to_recordset(${list}::json) as given(id int, "displayName" text, "yearGroup" smallint)`;
  await tx.execute(sql`update ${users} set display_name = given."displayName", year_group = given."yearGroup"
    from ${given} where ${users.id} = given.id`);
  await tx.execute(sql`update ${userSettings} set year_group = given."yearGroup"
    from ${given} where ${userSettings.userId} = given.id`);
}

export type Change = typeof importChanges.$inferInsert;

/** The id of a new import. */
export async function insertImport(
  tx: Db,
  made: typeof imports.$inferInsert,
  changes: ReadonlyArray<Omit<Change, 'importId'>>,
): Promise<number> {
  const [row] = await tx.insert(imports).values(made).returning({ id: imports.id });
  if (!row) throw new Error('The import was not returned.');
  await tx.insert(importChanges).values(changes.map((one) => ({ ...one, importId: row.id })));
  return row.id;
}

/** Null for an unknown import and for one of others: an import of the whole school is the owners'. */
export async function lockImport(tx: Db, caller: Caller, importId: number) {
  const ownClasses = tx.select({ id: classes.id }).from(classes).where(isOwnClass(tx, caller));
  const isOwn = caller.role === 'owner' ? undefined : inArray(imports.classId, ownClasses);
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), isOwn))
    .for('update');
  return row ?? null;
}

/** What the import did to each pupil who is still there, and what is so now; their rows are locked. */
export async function lockChanges(tx: Db, importId: number) {
  return tx
    .select({
      change: importChanges,
      lastPlayedAt: users.lastPlayedAt,
      role: users.role,
    })
    .from(importChanges)
    .innerJoin(users, eq(users.id, importChanges.userId))
    .where(eq(importChanges.importId, importId))
    .orderBy(users.id)
    .for('update', { of: users });
}

/** Whether one of these pupils has begun or finished a tables check since a moment: that is no game, but play all the same. */
export async function haveCheckedSince(
  tx: Db,
  userIds: readonly number[],
  since: Date,
): Promise<boolean> {
  const { id, userId, startedAt, finishedAt } = tablesResults;
  const rows = await tx
    .select({ id })
    .from(tablesResults)
    .where(and(inArray(userId, [...userIds]), or(gt(startedAt, since), gt(finishedAt, since))))
    .limit(1);
  return rows.length > 0;
}

/** Takes pupils out of the classes that an import put them into. */
export async function leaveJoined(tx: Db, importId: number): Promise<void> {
  await tx.execute(sql`delete from ${classPupils} using ${importChanges}
    where ${importChanges.importId} = ${importId} and ${classPupils.userId} = ${importChanges.userId}
      and ${classPupils.classId} = ${importChanges.joinedClassId}`);
}

/** Deletes those of these classes that have no pupils, and notes that the import is undone. */
export async function closeImport(
  tx: Db,
  { id, madeClassIds }: { id: number; madeClassIds: readonly number[] },
  now: Date,
): Promise<void> {
  await tx.update(imports).set({ undoneAt: now }).where(eq(imports.id, id));
  await tx
    .delete(classes)
    .where(
      and(
        inArray(classes.id, [...madeClassIds]),
        sql`not exists (select 1 from ${classPupils} where ${classPupils.classId} = ${classes.id})`,
      ),
    );
}

/** Deletes imports, and what is kept of them, from before a point in time. */
export async function deleteImportsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.createdAt, moment));
}
