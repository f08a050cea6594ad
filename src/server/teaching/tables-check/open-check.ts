// Opens and closes tables checks of a class (D11).
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { notFound } from '../../classes/change-class.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { lockClass } from '../../classes/store.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { Db } from '../../platform/db/database.ts';
import { findCheck, insertCheck, isOneOpen, setClosed } from './store.ts';

const ALREADY_OPEN: Record<TablesCheckKind, string> = {
  sitting: 'A tables check is open already. Please close it first.',
  practice: 'Practice is open already.',
};

/** The id of the new check; 404 for a class of others, 409 while one of this kind is open or for an archived class. */
export async function openCheck(
  { database: { db }, now }: Deps,
  caller: Caller,
  classId: number,
  kind: TablesCheckKind,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockForOpening(tx, caller, classId);
    const checkId = await insertCheck(tx, { classId, kind, openedAt: now() });
    if (checkId === null) throw new AppError('conflict', ALREADY_OPEN[kind]);
    return checkId;
  });
}

/** Closes a check or opens it again; errors as above. */
export async function changeCheck(
  { database: { db }, now }: Deps,
  caller: Caller,
  checkId: number,
  isOpen: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const check = await findCheck(tx, caller, checkId);
    if (!check) throw notFound();
    if (isOpen === (check.closedAt === null)) return;
    if (!isOpen) return setClosed(tx, checkId, now());
    await lockForOpening(tx, caller, check.classId);
    if (await isOneOpen(tx, check)) throw new AppError('conflict', ALREADY_OPEN[check.kind]);
    await setClosed(tx, checkId, null);
  });
}

/** Openings of one class wait for each other. */
async function lockForOpening(tx: Db, caller: Caller, classId: number): Promise<void> {
  const schoolClass = await lockClass(tx, caller, classId);
  if (!schoolClass) throw notFound();
  if (schoolClass.archivedAt !== null) {
    throw new AppError('conflict', 'This class is archived.');
  }
}
