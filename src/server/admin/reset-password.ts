// Gives an account a new password that somebody else chose for it.
import { easyPassword, randomPassword } from '../auth/new-password.ts';
import { hashPassword } from '../auth/password.ts';
import { deleteSessionsOf } from '../auth/session-store.ts';
import { makeLoginThrottle } from '../auth/throttle.ts';
import type { Deps } from '../deps.ts';
import { updatePassword } from '../user/store.ts';
import { actOnAccount, type Actor } from './act.ts';
import { findAccount } from './accounts-store.ts';

/** The new password, kept nowhere else: plain words for a pupil, a long one for an admin. All sessions end; 404 unknown. */
export async function resetPassword(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<{ password: string }> {
  const { db } = deps.database;
  const isAdmin = (await findAccount(db, accountId))?.isAdmin ?? false;
  const password = isAdmin ? randomPassword() : easyPassword();
  const passwordHash = await hashPassword(password);
  const account = await actOnAccount(deps, actor, accountId, async (tx) => {
    await updatePassword(tx, accountId, passwordHash);
    await deleteSessionsOf(tx, accountId);
    return [{ action: 'reset password' }];
  });
  // Many wrong tries are often why a new password was asked for: the new one works at once.
  if (account) await makeLoginThrottle(deps).forgive(accountId);
  return { password };
}
