// Deletes an account with everything that is kept of it.
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { countGamesOf } from '../play/totals-store.ts';
import { actOnAccount, checkNotLastAdmin, type Actor } from './act.ts';
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
    if (!account.isAdmin) await countGamesOf(tx, accountId, -1);
    await deleteAccountRows(tx, accountId);
    return [{ action: 'deleted' }];
  });
}
