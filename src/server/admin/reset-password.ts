// Gives an account a generated password.
import { isStaff } from '#shared/roles.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { issuePassword } from '../accounts/auth/issued-password.ts';
import { deleteSessionsOf } from '../accounts/session/session-store.ts';
import { makeLoginThrottle } from '../accounts/auth/throttle.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { updatePassword } from '../accounts/user/store.ts';
import { actOnAccount } from './act.ts';
import { findAccount } from './accounts-store.ts';

/**
 * The new password, shown only now: plain words for a pupil, a long one that must be changed within a week for staff.
 * Ends all sessions; 404 for an unknown account.
 */
export async function resetPassword(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<{ password: string; mustChange: boolean }> {
  const { db } = deps.database;
  const found = await findAccount(db, accountId);
  if (!found) throw notFound();
  const { password, stored } = await issuePassword(found.role, deps.now());
  const account = await actOnAccount(deps, actor, accountId, async (tx, { role }) => {
    if (role !== found.role) throw new AppError('conflict', 'Please try again.');
    await updatePassword(tx, accountId, stored);
    await deleteSessionsOf(tx, accountId);
    return [{ kind: 'password-reset' }];
  });
  // Failed attempts are often why a new password is needed, and it must work at once.
  if (account) await makeLoginThrottle(deps).forgive(accountId);
  return { password, mustChange: isStaff(found.role) };
}
