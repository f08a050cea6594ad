// Where somebody is signed in, as they see it themselves.
import type { OwnSession } from '#shared/contract/account.ts';
import { findSessionsOf, type SessionKey } from '../auth/session-store.ts';
import type { Deps } from '../deps.ts';

/** More than these nobody reads; 'Sign out everywhere else' ends them all. */
const LIMIT = 50;

/** The user's sessions, the last used first; the one of `present` is marked. */
export async function listSessions(
  { database: { db }, now }: Deps,
  userId: number,
  present: SessionKey | undefined,
): Promise<{ rows: OwnSession[]; total: number }> {
  const { rows, total } = await findSessionsOf(db, userId, { now: now(), limit: LIMIT });
  return {
    rows: rows.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
      id,
      device,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
      current: tokenHash === present?.tokenHash,
    })),
    total,
  };
}
