// SQL of imports.
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  classes,
  classPupils,
  feedbacks,
  importChanges,
  imports,
  pupilCards,
  pupilPictures,
  tablesResults,
  users,
  userSettings,
} from '../../platform/db/schema.ts';
import { isOwnClass, isOwnPupil, type Caller } from '../scope-store.ts';
import { yearOf } from '../store.ts';
import type { KnownPupil } from './plan-roster.ts';

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

/** The ones of these users whom the caller may change. */
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

/** The classes of a school year or a later one that are not archived, locked in the order of `lockImport`. */
export async function lockClassesFrom(tx: Db, schoolYear: string) {
  const { id, name, yearGroup } = classes;
  return tx
    .select({ id, name, yearGroup, schoolYear: classes.schoolYear })
    .from(classes)
    .where(and(gte(classes.schoolYear, schoolYear), isNull(classes.archivedAt)))
    .orderBy(id)
    .for('update');
}

interface NameAndYear {
  displayName: string;
  yearGroup: number | null;
}

/** Sets name and year of many pupils whom the caller may change, each to their own values. */
export async function setNamesAndYears(
  tx: Db,
  caller: Caller,
  changes: ReadonlyArray<NameAndYear & { id: number }>,
): Promise<void> {
  if (changes.length === 0) return;
  const list = JSON.stringify(changes);
  const given = sql`json_to_recordset(${list}::json) as given(id int, "displayName" text, "yearGroup" smallint)`;
  await tx.execute(sql`update ${users} set display_name = given."displayName", year_group = given."yearGroup"
    from ${given} where ${users.id} = given.id and ${isOwnPupil(tx, caller)}`);
}

export type Change = typeof importChanges.$inferInsert;

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

/**
 * The import with the classes it made. Null if it is unknown or somebody else's; an import of the whole school belongs
 * to the owners.
 */
export async function lockImport(tx: Db, caller: Caller, importId: number) {
  const ownClasses = tx.select({ id: classes.id }).from(classes).where(isOwnClass(tx, caller));
  const isOwn = caller.role === 'owner' ? undefined : inArray(imports.classId, ownClasses);
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), isOwn))
    .for('update');
  if (!row) return null;
  // Locked before the pupils, in the same order as changes to a class: otherwise each could wait for the other.
  await tx
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.id, [...row.madeClassIds]))
    .orderBy(classes.id)
    .for('update');
  return row;
}

/** What an import did to each pupil who still exists. */
export async function findChanges(tx: Db, importId: number) {
  return tx
    .select()
    .from(importChanges)
    .where(eq(importChanges.importId, importId))
    .orderBy(importChanges.userId);
}

/** Locks the accounts of those of these users whom the caller may change now; returns their names by id. */
export async function lockOwnAmong(
  tx: Db,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: users.id, displayName: users.displayName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isOwnPupil(tx, caller)))
    .orderBy(users.id)
    .for('update');
  return new Map(rows.map(({ id, displayName }) => [id, displayName]));
}

/**
 * A hash of the state of each of these users whom the caller may change. It differs as soon as the account, its
 * settings, classes, pictures or card have changed, or the pupil has played or commented. For the rest of the
 * transaction times are written in UTC: the next server may have another time zone.
 */
export async function findStateHashes(
  tx: Db,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const state = sql`jsonb_build_array(
    to_jsonb(${users}),
    (select to_jsonb(${userSettings}) from ${userSettings} where ${userSettings.userId} = ${users.id}),
    (select jsonb_agg(${classPupils.classId} order by ${classPupils.classId}) from ${classPupils} where ${classPupils.userId} = ${users.id}),
    (select to_jsonb(${pupilPictures}) from ${pupilPictures} where ${pupilPictures.userId} = ${users.id}),
    (select to_jsonb(${pupilCards}) from ${pupilCards} where ${pupilCards.userId} = ${users.id}),
    (select count(*) from ${feedbacks} where ${feedbacks.userId} = ${users.id}),
    (select jsonb_agg(array[${tablesResults.startedAt}, ${tablesResults.finishedAt}] order by ${tablesResults.id}) from ${tablesResults}
      where ${tablesResults.userId} = ${users.id}))`;
  await tx.execute(sql`set local timezone = 'UTC'`);
  const rows = await tx
    .select({
      id: users.id,
      state: sql<string>`encode(sha256(convert_to(${state}::text, 'UTF8')), 'hex')`,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isOwnPupil(tx, caller)));
  return new Map(rows.map(({ id, state: found }) => [id, found]));
}

/** Removes these pupils from the classes that an import put them into. */
export async function leaveImportedClasses(
  tx: Db,
  importId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`delete from ${classPupils} using ${importChanges}
    where ${importChanges.importId} = ${importId} and ${classPupils.userId} = ${importChanges.userId}
      and ${classPupils.classId} = ${importChanges.joinedClassId} and ${inArray(classPupils.userId, [...userIds])}`);
}

/** Switches off again, as they had been before, the pupils whom an import brought back and the caller may change. */
export async function archiveAgain(tx: Db, caller: Caller, importId: number): Promise<void> {
  await tx.execute(sql`update ${users} set is_active = false,
      archived_at = ${importChanges.archivedAt}, kept_at = ${importChanges.keptAt}
    from ${importChanges} where ${importChanges.importId} = ${importId}
      and ${users.id} = ${importChanges.userId} and ${importChanges.archivedAt} is not null
      and ${isOwnPupil(tx, caller)}`);
}

/** Deletes those of these classes that have no pupils, and marks the import as undone. */
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

/** Deletes imports from before a point in time with their records. */
export async function deleteImportsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.createdAt, moment));
}
