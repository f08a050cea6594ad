// What teachers can do for leavers: save a copy of all data about them, and delete it (D10).
import type { MyData } from '#shared/contract/my-data.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { lockMembers } from '../classes/archive-store.ts';
import type { By } from '../classes/by.ts';
import { findPupilsOf } from '../classes/members-store.ts';
import { lockClass } from '../classes/store.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { eraseAccount } from './erase-store.ts';
import { findMyData } from './my-data-store.ts';

/**
 * The data as the pupil would see it. 404 if the class is not the caller's or the pupil is not in it; 409 if the pupil
 * is not a leaver.
 */
export async function copyOfLeaver(
  { database: { db }, now }: Deps,
  by: By,
  { classId, userId }: { classId: number; userId: number },
): Promise<MyData> {
  return inTransaction(db, async (tx) => {
    await checkHaveLeft(tx, by, classId, [userId]);
    const data = await findMyData(tx, userId);
    if (data === null) throw notFound();
    const event = { kind: 'pupil-copy-saved', actor: by.actor, targetId: userId } as const;
    await recordEvent(tx, { ...event, at: now() });
    return data;
  });
}

/** Deletes them for good, in one transaction. Throws the same errors as `copyOfLeaver`. */
export async function deleteLeavers(
  { database: { db }, now }: Deps,
  by: By,
  classId: number,
  userIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(userIds)];
  await inTransaction(db, async (tx) => {
    await checkHaveLeft(tx, by, classId, ids);
    for (const id of ids) {
      const event = { kind: 'account-deleted', actor: by.actor, targetId: id, at: now() } as const;
      await recordEvent(tx, event);
      await eraseAccount(tx, { id, role: 'pupil' });
    }
  });
}

/** Locks the class and its pupils. */
async function checkHaveLeft(
  tx: Db,
  { caller }: By,
  classId: number,
  userIds: readonly number[],
): Promise<void> {
  const found = await lockClass(tx, caller, classId);
  if (!found) throw notFound();
  const members = await lockMembers(tx, classId);
  const current = new Set((await findPupilsOf(tx, classId)).map(({ id }) => id));
  for (const userId of userIds) {
    const pupil = members.find(({ id }) => id === userId);
    if (!pupil) throw notFound();
    if (found.archivedAt === null) {
      throw new AppError('conflict', 'This is only for pupils who have left.');
    }
    if (pupil.otherClasses.length > 0) {
      const others = pupil.otherClasses.join(', ');
      throw new AppError('conflict', `${pupil.displayName} has not left, and is in ${others}.`);
    }
    if (pupil.isActive) {
      const problem = `${pupil.displayName} has not left: an admin has switched the account on.`;
      throw new AppError('conflict', problem);
    }
    // Somebody who went on to another class left the school from there.
    if (!current.has(userId)) throw notFound();
  }
}
