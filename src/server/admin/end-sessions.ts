// Signs an account out everywhere.
import { deleteSessionsOf } from '../auth/session-store.ts';
import type { Deps } from '../deps.ts';
import { actOnAccount, type Actor } from './act.ts';

/** Ends all sessions of the account; 404 unknown. */
export async function endSessions(deps: Deps, actor: Actor, accountId: number): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx) => {
    await deleteSessionsOf(tx, accountId);
    return [{ action: 'signed out everywhere' }];
  });
}
