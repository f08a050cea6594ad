// Takes an import back.
import { recordEvents } from '../../accounts/audit/store.ts';
import { deleteSessionsOf } from '../../accounts/session/session-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { By } from '../by.ts';
import { notFound } from '../change-class.ts';
import {
  closeImport,
  haveCheckedSince,
  leaveJoined,
  lockChanges,
  lockImport,
  setNamesAndYears,
} from './store.ts';

/** Deletes an account with all that is kept of it. */
export type Erase = (tx: Db, account: { id: number; role: string }) => Promise<void>;

/**
 * How many pupils are as before: accounts that it made are deleted, names and years restored. 404 for one of others; 409
 * when it was undone before, or a pupil of it has played since.
 */
export async function undoImport(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  importId: number,
  erase: Erase,
): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, caller, importId);
    if (!found) throw notFound();
    if (found.undoneAt) throw new AppError('conflict', 'This import has been undone already.');
    const rows = await lockChanges(tx, importId);
    const ids = rows.map(({ change }) => change.userId);
    if (
      rows.some(({ lastPlayedAt }) => lastPlayedAt && lastPlayedAt > found.createdAt) ||
      (await haveCheckedSince(tx, ids, found.createdAt))
    ) {
      throw new AppError(
        'conflict',
        'A pupil of this import has played since, so it cannot be undone.',
      );
    }
    const made = rows.filter(({ change }) => change.isNew);
    const changed = rows.filter(({ change }) => !change.isNew).map(({ change }) => change);
    await leaveJoined(tx, importId);
    await setNamesAndYears(
      tx,
      changed.map(({ userId, displayName, yearGroup }) => ({
        id: userId,
        displayName,
        yearGroup: yearGroup ?? null,
      })),
    );
    const at = now();
    await recordEvents(tx, [
      ...made.map(
        ({ change }) => ({ kind: 'account-deleted', actor, targetId: change.userId, at }) as const,
      ),
      { kind: 'import-undone', actor, targetId: null, detail: `import ${importId}`, at } as const,
    ]);
    for (const { change, role } of made) {
      await deleteSessionsOf(tx, change.userId);
      await erase(tx, { id: change.userId, role });
    }
    await closeImport(tx, found, at);
    return rows.length;
  });
}
