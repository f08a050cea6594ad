// Deletes an account with all its data.
import type { Actor } from '../accounts/audit/event.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError } from '../platform/errors.ts';
import { eraseAccount } from '../privacy/erase-store.ts';
import { actOnAccount, checkNotLastAdmin } from './act.ts';

/** 400 unless the username was typed exactly, 404 for an unknown account, 409 for the last active owner. */
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
