// Signs an account out everywhere.
import type { Actor } from '../accounts/audit/event.ts';
import { deleteSessionsOf } from '../accounts/session/session-store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { actOnAccount } from './act.ts';

/** 404 for an unknown account. */
export async function endSessions(deps: Deps, actor: Actor, accountId: number): Promise<void> {
  await actOnAccount(deps, actor, accountId, async (tx) => {
    await deleteSessionsOf(tx, accountId);
    return [{ kind: 'sessions-ended' }];
  });
}
