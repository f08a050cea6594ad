// Opens and closes tables checks of a class (D11).
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { By } from '../../classes/by.ts';
import type { Caller } from '../../classes/scope-store.ts';
import { lockClass } from '../../classes/store.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findCheck, insertCheck, isOneOpen, setClosed } from './store.ts';

const ALREADY_OPEN: Record<TablesCheckKind, string> = {
  sitting: 'A tables check is open already. Please close it first.',
  practice: 'Practice is open already.',
};

/**
 * The id of the new check. 404 if the class is not the caller's, 409 if one of this kind is open or the class is
 * archived.
 */
export async function openCheck(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
  kind: TablesCheckKind,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockForOpening(tx, caller, classId);
    const at = now();
    const checkId = await insertCheck(tx, { classId, kind, openedAt: at });
    if (checkId === null) throw new AppError('conflict', ALREADY_OPEN[kind]);
    const detail = `class ${classId}: tables check ${checkId}`;
    await recordEvent(tx, { kind: 'tables-check-opened', actor, targetId: null, detail, at });
    return checkId;
  });
}

/** Closes a check or opens it again; throws the same errors as `openCheck`. */
export async function changeCheck(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  checkId: number,
  isOpen: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const check = await findCheck(tx, caller, checkId);
    if (!check) throw notFound();
    if (isOpen === (check.closedAt === null)) return;
    if (isOpen) {
      await lockForOpening(tx, caller, check.classId);
      if (await isOneOpen(tx, check)) throw new AppError('conflict', ALREADY_OPEN[check.kind]);
    }
    const at = now();
    await setClosed(tx, checkId, isOpen ? null : at);
    const kind = isOpen ? 'tables-check-reopened' : 'tables-check-closed';
    const detail = `class ${check.classId}: tables check ${checkId}`;
    await recordEvent(tx, { kind, actor, targetId: null, detail, at });
  });
}

/** Serialises the openings of one class. */
async function lockForOpening(tx: Db, caller: Caller, classId: number): Promise<void> {
  const schoolClass = await lockClass(tx, caller, classId);
  if (!schoolClass) throw notFound();
  if (schoolClass.archivedAt !== null) {
    throw new AppError('conflict', 'This class is archived.');
  }
}
