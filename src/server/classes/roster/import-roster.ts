// Imports a roster into a class, or into the classes of the whole school (D10).
import { randomInt } from 'node:crypto';
import { AVATARS_AT_START, avatarInClass } from '#shared/avatars.ts';
import { newUsernameSchema } from '#shared/contract/auth.ts';
import { classNameSchema } from '#shared/contract/classes.ts';
import type { Imported, RosterRow } from '#shared/contract/roster.ts';
import { schoolYearOf } from '#shared/school-years.ts';
import type { AuditEvent } from '../../accounts/audit/event.ts';
import { recordEvents } from '../../accounts/audit/store.ts';
import { issuePassword } from '../../accounts/auth/issued-password.ts';
import { hashPassword, NO_PASSWORD } from '../../accounts/auth/password.ts';
import { UsernameIndex } from '../../accounts/user/same-name.ts';
import { findAlikeUsernames, insertPupils, lockUsernames } from '../../accounts/user/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { By } from '../by.ts';
import { notFound } from '../change-class.ts';
import { unarchivePupils } from '../archive-pupils.ts';
import { checkNotArchived, checkMayMakeAccounts } from '../change-members.ts';
import { makeClass } from '../make-class.ts';
import { addPupils } from '../members-store.ts';
import { lockClass, yearOf } from '../store.ts';
import { withUsernames } from './new-usernames.ts';
import { planRoster, type KnownPupil, type PlannedRow, type Target } from './plan-roster.ts';
import { readTable, type TableRow } from './read-table.ts';
import {
  findOwnAmong,
  findPupilsByClass,
  findStateHashes,
  insertImport,
  lockClassesOf,
  setNamesAndYears,
} from './store.ts';

interface Roster {
  text: string;
  dryRun: boolean;
  passwords?: boolean | undefined;
}

/**
 * A small number, because several imports share the queue for hashes. It lets 50 of imports wait, so a sixth long list is refused at that
 * moment, and lists keep at most five of a process's ten connections while they are hashed.
 */
const HASHES_AT_ONCE = 10;

/** By row: a hash, and the password if it is to be shown once. */
type Passwords = ReadonlyMap<number, { shown?: string; hash: string }>;

/**
 * Into one class, or with null into the classes named in the rows. 404 if the class is not the caller's, 400 if the
 * text is not a table.
 */
export async function importRoster(
  deps: Deps,
  by: By,
  classId: number | null,
  { text, dryRun, passwords = false }: Roster,
): Promise<Imported> {
  const { db } = deps.database;
  const table = readTable(text);
  const plan = (tx: Db) => planByDatabase(tx, deps, by, classId, table);
  const planned = await inTransaction(db, plan, { isRehearsal: true });
  if (dryRun) return { rows: planned.map(shownRow) };
  // Passwords are made while no lock is held, because hashing takes long. With an `Idempotency-Key` a connection is held all the same.
  const made = await makePasswords(planned, passwords, deps.now());
  return inTransaction(db, async (tx) => {
    await lockUsernames(tx);
    const rows = await plan(tx);
    // An account may have been deleted while the passwords were made: its row would now make one without its password.
    if (needPassword(rows, passwords).some(({ row }) => !made.has(row))) throw changedMeanwhile();
    const importId = await write(tx, deps, by, classId, { rows, made });
    return {
      ...(importId !== null && { importId }),
      rows: rows.map((row) => {
        const password = row.action === 'create' ? made.get(row.row)?.shown : undefined;
        return { ...shownRow(row), ...(password !== undefined && { password }) };
      }),
    };
  });
}

/** The plan for the table by what the database has now; locks the classes it is about. */
async function planByDatabase(
  tx: Db,
  { config, now }: Deps,
  { caller }: By,
  classId: number | null,
  table: readonly TableRow[],
): Promise<PlannedRow[]> {
  // Other texts cannot be usernames, and may be ones that the database cannot store.
  const named = table.flatMap(({ username }) => newUsernameSchema.safeParse(username).data ?? []);
  const alike = await findAlikeUsernames(tx, named);
  const own = await findOwnAmong(
    tx,
    caller,
    alike.map(({ id }) => id),
  );
  const ownById = new Map(own.map((pupil) => [pupil.id, pupil]));
  const index = new UsernameIndex<{ pupil: KnownPupil | null }>();
  for (const { id, username } of alike) index.add(username, { pupil: ownById.get(id) ?? null });
  const targetOf =
    classId === null
      ? await schoolTargets(tx, schoolYearOf(now()), table)
      : await oneTarget(tx, caller, classId);
  const rows = planRoster(table, { targetOf, withUsername: (name) => index.get(name) });
  if (rows.some(({ action }) => action === 'create')) checkMayMakeAccounts(config, caller);
  return withUsernames(tx, rows);
}

async function oneTarget(tx: Db, caller: By['caller'], classId: number) {
  const found = await lockClass(tx, caller, classId);
  if (!found) throw notFound();
  checkNotArchived(found);
  const pupils = (await findPupilsByClass(tx, [classId])).get(classId) ?? [];
  const { id, name, yearGroup } = found;
  const target: Target = { id, name, yearGroup: yearOf(yearGroup), pupils };
  return () => target;
}

/** The classes of this school year by name, in any case; the import makes missing ones. */
async function schoolTargets(tx: Db, schoolYear: string, table: readonly TableRow[]) {
  const known = await lockClassesOf(tx, schoolYear);
  const pupils = await findPupilsByClass(
    tx,
    known.map(({ id }) => id),
  );
  const byName = new Map<string, Target>();
  for (const { id, name, yearGroup } of known.toReversed()) {
    const target = { id, name, yearGroup: yearOf(yearGroup), pupils: pupils.get(id) ?? [] };
    byName.set(name.toLowerCase(), target);
  }
  for (const { className } of table) {
    const name = classNameSchema.safeParse(className).data;
    if (name === undefined || byName.has(name.toLowerCase())) continue;
    byName.set(name.toLowerCase(), { id: null, name, yearGroup: null, pupils: [] });
  }
  return ({ className }: TableRow) => {
    const name = classNameSchema.safeParse(className).data;
    return (name !== undefined && byName.get(name.toLowerCase())) || null;
  };
}

const needPassword = (rows: readonly PlannedRow[], wanted: boolean) =>
  rows.filter(({ action, ownPassword }) => action === 'create' && (wanted || ownPassword !== ''));

async function makePasswords(
  rows: readonly PlannedRow[],
  wanted: boolean,
  now: Date,
): Promise<Passwords> {
  const withPassword = needPassword(rows, wanted);
  const make = async ({ row, ownPassword }: PlannedRow) => {
    if (ownPassword !== '') {
      return [row, { hash: await hashPassword(ownPassword, 'import') }] as const;
    }
    const { password: shown, stored } = await issuePassword('pupil', now, 'import');
    return [row, { shown, hash: stored.passwordHash }] as const;
  };
  const made = new Map<number, { shown?: string; hash: string }>();
  for (let from = 0; from < withPassword.length; from += HASHES_AT_ONCE) {
    const some = withPassword.slice(from, from + HASHES_AT_ONCE);
    for (const [row, password] of await Promise.all(some.map(make))) made.set(row, password);
  }
  return made;
}

/** Writes the planned rows; returns the import's id, or null if there was nothing to change. */
async function write(
  tx: Db,
  { now }: Deps,
  by: By,
  classId: number | null,
  { rows, made }: { rows: readonly PlannedRow[]; made: Passwords },
): Promise<number | null> {
  const changed = rows.filter(({ action }) => action === 'create' || action === 'update');
  if (changed.length === 0) return null;
  const at = now();
  const { classIds, madeClassIds } = await makeClasses(tx, by, changed, at);
  const creates = changed.filter(({ pupil }) => pupil === null);
  // Random for each import, because pupils may also be added a few at a time.
  const firstAvatar = randomInt(AVATARS_AT_START);
  const newIds = await insertPupils(
    tx,
    creates.map(({ username, displayName, yearGroup, row }, nth) => ({
      username,
      displayName,
      avatar: avatarInClass(firstAvatar + nth),
      yearGroup,
      passwordHash: made.get(row)?.hash ?? NO_PASSWORD,
    })),
  );
  const idOfNew = new Map(creates.map(({ row }, nth) => [row, newIds[nth]]));
  const updates = changed.flatMap(({ pupil, displayName, yearGroup }) =>
    pupil ? [{ id: pupil.id, displayName, yearGroup }] : [],
  );
  await setNamesAndYears(tx, by.caller, updates);
  const pupilIdOf = ({ pupil, row }: PlannedRow) => found(pupil?.id ?? idOfNew.get(row));
  const members = changed.map((row) => ({
    classId: found(classIds.get(row.target)),
    userId: pupilIdOf(row),
  }));
  const joined = await addPupils(tx, members);
  const joinedClassOf = new Map(joined.map((one) => [one.userId, one.classId]));
  const { actor, caller } = by;
  const broughtBack = await unarchivePupils(
    tx,
    { actor, at },
    joined.map(({ userId }) => userId),
  );
  const leaverOf = new Map(broughtBack.map((one) => [one.id, one]));
  const states = await findStateHashes(
    tx,
    caller,
    members.map(({ userId }) => userId),
  );
  const changes = changed.map((row) => {
    const { pupil, displayName, yearGroup } = row;
    const userId = pupilIdOf(row);
    return {
      userId,
      isNew: pupil === null,
      joinedClassId: joinedClassOf.get(userId) ?? null,
      displayName: pupil?.displayName ?? displayName,
      yearGroup: pupil ? pupil.yearGroup : yearGroup,
      archivedAt: leaverOf.get(userId)?.archivedAt ?? null,
      keptAt: leaverOf.get(userId)?.keptAt ?? null,
      leftAs: states.get(userId) ?? '',
    };
  });
  const importId = await insertImport(tx, { classId, madeClassIds, createdAt: at }, changes);
  await recordEvents(tx, [
    ...eventsOf(changed, actor, at),
    ...newIds.map((targetId) => ({ kind: 'pupil-created', actor, targetId, at }) as const),
    ...joined.map(({ userId, classId: into }) => {
      return {
        kind: 'class-joined',
        actor,
        targetId: userId,
        detail: `class ${into}`,
        at,
      } as const;
    }),
    {
      kind: 'roster-imported',
      actor,
      targetId: null,
      at,
      detail: `import ${importId}: ${newIds.length} new, ${updates.length} changed`,
    } as const,
  ]);
  return importId;
}

/** What a row refers to; 409 if it is not there. */
function found(id: number | undefined): number {
  if (id === undefined) throw changedMeanwhile();
  return id;
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Somebody changed these pupils during the import. Please import the list again.',
  );

/** What the import changes about pupils who have an account. */
function eventsOf(rows: readonly PlannedRow[], actor: By['actor'], at: Date): AuditEvent[] {
  return rows.flatMap(({ pupil, displayName, yearGroup }) => {
    if (!pupil) return [];
    const event = { actor, targetId: pupil.id, at };
    const named = { ...event, kind: 'display-name-changed' as const };
    const moved = { ...event, kind: 'year-changed' as const };
    const from = pupil.yearGroup === null ? 'no year' : `Year ${pupil.yearGroup}`;
    return [
      ...(pupil.displayName === displayName
        ? []
        : [{ ...named, detail: `${pupil.displayName} → ${displayName}` }]),
      ...(pupil.yearGroup === yearGroup
        ? []
        : [{ ...moved, detail: `${from} → Year ${yearGroup}` }]),
    ];
  });
}

async function makeClasses(tx: Db, by: By, rows: readonly PlannedRow[], now: Date) {
  const classIds = new Map<Target | null, number>();
  const madeClassIds: number[] = [];
  for (const { target } of rows) {
    if (target === null || classIds.has(target)) continue;
    if (target.id !== null) {
      classIds.set(target, target.id);
      continue;
    }
    const years = new Set(
      rows.filter((row) => row.target === target).map(({ yearGroup }) => yearGroup),
    );
    const [year = null] = years;
    const fields = { name: target.name, yearGroup: years.size === 1 ? year : null };
    const id = await makeClass(tx, { ...by, now }, fields);
    classIds.set(target, id);
    madeClassIds.push(id);
  }
  return { classIds, madeClassIds };
}

function shownRow({
  row,
  action,
  username,
  displayName,
  yearGroup,
  reason,
  target,
}: PlannedRow): RosterRow {
  return {
    row,
    action,
    username,
    displayName,
    yearGroup,
    ...(target && { className: target.name }),
    ...(reason !== undefined && { reason }),
  };
}
