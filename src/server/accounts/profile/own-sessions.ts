// The caller's own sessions.
import type { OwnSession } from '#shared/contract/account.ts';
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import type { Actor } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import {
  deleteSessionById,
  deleteSessionsOf,
  findSessionsOf,
  type SessionKey,
} from '../session/session-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';

/** The user's sessions, last used first; `present` is marked as the current one. */
export async function listSessions(
  { database: { db }, now }: Deps,
  userId: number,
  present: SessionKey | undefined,
): Promise<{ rows: OwnSession[]; total: number }> {
  const rows = await findSessionsOf(db, userId, now());
  return {
    rows: rows.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
      id,
      device,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: tokenHash === present?.tokenHash,
    })),
    total: rows.length,
  };
}

/** Ends one of the user's sessions; does nothing if it has ended. */
export async function endOwnSession(
  deps: Deps,
  user: User,
  { sessionId, actor }: { sessionId: string; actor: Actor },
): Promise<void> {
  await recorded(deps, user, actor, (tx) => deleteSessionById(tx, user.id, sessionId));
}

/** Ends all of the user's sessions but `present`. */
export async function endOtherSessions(
  deps: Deps,
  user: User,
  { present, actor }: { present: SessionKey | undefined; actor: Actor },
): Promise<void> {
  await recorded(deps, user, actor, (tx) => deleteSessionsOf(tx, user.id, present?.tokenHash));
}

/** If an owner or teacher did it, the action is recorded in the same transaction. */
async function recorded(
  { database: { db }, now }: Deps,
  { id, role }: User,
  actor: Actor,
  act: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await act(tx);
    const event = { kind: 'sessions-ended', actor, targetId: id, at: now() } as const;
    if (isStaff(role)) await recordEvent(tx, event);
  });
}
