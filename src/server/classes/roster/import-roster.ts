// Imports a roster into a class, or into the classes of the whole school (D10).
import { newUsernameSchema } from '#shared/contract/auth.ts';
import { classNameSchema } from '#shared/contract/classes.ts';
import type { Imported, RosterRow } from '#shared/contract/roster.ts';
import { schoolYearOf } from '#shared/school-years.ts';
import { issuePassword } from '../../accounts/auth/issued-password.ts';
import { hashPassword } from '../../accounts/auth/password.ts';
import { UsernameIndex } from '../../accounts/user/same-name.ts';
import { findAlikeUsernames, lockUsernames } from '../../accounts/user/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { By } from '../by.ts';
import { checkNotArchived, checkMayMakeAccounts } from '../change-members.ts';
import { isStillCaller } from '../scope-store.ts';
import { lockClass, yearOf } from '../store.ts';
import { withUsernames } from './new-usernames.ts';
import { planRoster, type KnownPupil, type PlannedRow, type Target } from './plan-roster.ts';
import { readTable, type TableRow } from './read-table.ts';
import { findOwnAmong, findPupilsByClass, lockClassesFrom } from './store.ts';
import { changedMeanwhile, writeRoster, type Passwords } from './write-roster.ts';
import { AppError, SENTENCES, notFound } from '../../platform/errors.ts';

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

/**
 * Into one class, or with null into the classes named in the rows. 404 if the class is not the caller's, 400 if the
 * text is not a table, 401 if the caller has lost their role meanwhile.
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
    if (!(await isStillCaller(tx, by.caller)))
      throw new AppError('not-signed-in', SENTENCES.signIn);
    const rows = await plan(tx);
    // An account may have been deleted while the passwords were made: its row would now make one without its password.
    if (needPassword(rows, passwords).some(({ row }) => !made.has(row))) throw changedMeanwhile();
    const importId = await writeRoster(tx, deps, by, classId, { rows, made });
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

/**
 * The classes by name, in any case: those of this school year before those that have moved up already. The import makes
 * missing ones, and of two in a year it cannot tell which is meant.
 */
async function schoolTargets(tx: Db, schoolYear: string, table: readonly TableRow[]) {
  const known = await lockClassesFrom(tx, schoolYear);
  const pupils = await findPupilsByClass(
    tx,
    known.map(({ id }) => id),
  );
  const byName = new Map<string, Target | string>();
  const lastFirst = known.toSorted((one, other) =>
    other.schoolYear.localeCompare(one.schoolYear, 'en'),
  );
  for (const { id, name, yearGroup, schoolYear: year } of lastFirst) {
    const key = name.toLowerCase();
    const target = { id, name, yearGroup: yearOf(yearGroup), pupils: pupils.get(id) ?? [] };
    const alike = known.filter((one) => one.schoolYear === year && one.name.toLowerCase() === key);
    const names = alike.map((one) => one.name).join(' and ');
    byName.set(
      key,
      alike.length === 1
        ? target
        : `The classes ${names} have the same name. Please give one of them another name.`,
    );
  }
  for (const { className } of table) {
    const name = classNameSchema.safeParse(className).data;
    if (name === undefined || byName.has(name.toLowerCase())) continue;
    byName.set(name.toLowerCase(), { id: null, name, yearGroup: null, pupils: [] });
  }
  return ({ className }: TableRow) => {
    const name = classNameSchema.safeParse(className).data;
    return (
      (name !== undefined && byName.get(name.toLowerCase())) ||
      'Please give the class, in at most 60 characters.'
    );
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
