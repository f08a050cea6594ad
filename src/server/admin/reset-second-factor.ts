// Resets the second factor of somebody who has lost their phone and recovery codes.
import type { Actor } from '../accounts/audit/event.ts';
import { deleteFactor } from '../accounts/factor/store.ts';
import { deleteSessionsOf } from '../accounts/session/session-store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError } from '../platform/errors.ts';
import { actOnAccount } from './act.ts';

/** Turns it off and ends all sessions; 404 for an unknown account, 409 if it has none. */
export async function resetSecondFactor(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx) => {
    if (!(await deleteFactor(tx, accountId))) {
      throw new AppError('conflict', 'This account has no two-step log-in.');
    }
    await deleteSessionsOf(tx, accountId);
    return [{ kind: 'second-factor-reset' }];
  });
}
