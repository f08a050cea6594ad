// Undoes an import.
import { recordEvents } from '../../accounts/audit/store.ts';
import { deleteSessionsOf } from '../../accounts/session/session-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { By } from '../by.ts';
import {
  archiveAgain,
  closeImport,
  findChanges,
  findStateHashes,
  leaveImportedClasses,
  lockImport,
  lockOwnAmong,
  setNamesAndYears,
} from './store.ts';

/** Deletes an account with all its data. */
export type Erase = (tx: Db, account: { id: number; role: string }) => Promise<void>;

/** How many names a refusal lists. */
const NAMES = 10;

/**
 * Deletes the accounts it made, restores names and years, and switches off again whom it brought back; returns how many pupils that concerned. 404 if the import
 * is not the caller's; 409, and nothing changes, if it has been undone before, or with the names of pupils who have
 * changed since or whom the caller may no longer change.
 */
export async function undoImport(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  importId: number,
  erase: Erase,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const found = await lockImport(tx, caller, importId);
    if (!found) throw notFound();
    if (found.undoneAt) throw new AppError('conflict', 'This import has been undone already.');
    const changes = await findChanges(tx, importId);
    const ids = changes.map(({ userId }) => userId);
    const nameOf = await lockOwnAmong(tx, caller, ids);
    const stateOf = await findStateHashes(tx, caller, ids);
    const others = changes.filter(({ userId, leftAs }) => stateOf.get(userId) !== leftAs);
    if (others.length > 0) {
      // Of pupils whom the caller may no longer see, the message contains no more than the import did.
      throw changedSince(others.map((one) => nameOf.get(one.userId) ?? one.displayName));
    }
    const made = changes.filter(({ isNew }) => isNew);
    const changed = changes.filter(({ isNew }) => !isNew);
    await setNamesAndYears(
      tx,
      caller,
      changed.map(({ userId, displayName, yearGroup }) => ({ id: userId, displayName, yearGroup })),
    );
    const leavers = changed.filter(({ archivedAt }) => archivedAt !== null);
    await archiveAgain(tx, caller, importId);
    await leaveImportedClasses(tx, importId, ids);
    const at = now();
    const detail = `import ${importId}`;
    await recordEvents(tx, [
      ...made.map(
        ({ userId }) => ({ kind: 'account-deleted', actor, targetId: userId, at }) as const,
      ),
      ...leavers.map(
        ({ userId }) => ({ kind: 'pupil-archived', actor, targetId: userId, detail, at }) as const,
      ),
      { kind: 'import-undone', actor, targetId: null, detail, at } as const,
    ]);
    for (const { userId } of leavers) await deleteSessionsOf(tx, userId);
    for (const { userId: id } of made) await erase(tx, { id, role: 'pupil' });
    await closeImport(tx, found, at);
    return changes.length;
  });
}

function changedSince(names: readonly string[]): AppError {
  const shown = names.slice(0, NAMES);
  const more = names.length - shown.length;
  const list = new Intl.ListFormat('en-GB').format(more > 0 ? [...shown, `${more} more`] : shown);
  const have = names.length === 1 ? 'has' : 'have';
  return new AppError(
    'conflict',
    `Nothing was undone, because ${list} ${have} played or been changed since the import.`,
  );
}
