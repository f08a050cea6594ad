// Deletes an account with everything that is kept of it.
import type { Actor } from '../accounts/audit/event.ts';
import { forgetDetailsOf } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { countGamesOf } from '../play/totals-store.ts';
import { actOnAccount, checkNotLastAdmin } from './act.ts';
import { deleteAccountRows } from './accounts-store.ts';

/** 400 unless the username was typed as it is, 404 unknown, 409 for the last active admin. */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  accountId: number,
  typedUsername: string,
): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx, account) => {
    if (typedUsername.normalize('NFC').trim() !== account.username) {
      throw new AppError('invalid', 'That is not the username of this account.');
    }
    await checkNotLastAdmin(tx, account);
    await eraseAccount(tx, account);
    return [{ kind: 'account-deleted' }];
  });
}

/** Deletes the rows of an account and takes a pupil's games out of the totals. */
export async function eraseAccount(
  tx: Db,
  { id, isAdmin }: { id: number; isAdmin: boolean },
): Promise<void> {
  if (!isAdmin) await countGamesOf(tx, id, -1);
  await deleteAccountRows(tx, id);
  await forgetDetailsOf(tx, id);
}
