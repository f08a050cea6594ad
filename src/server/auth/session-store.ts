// SQL of sessions.
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import type { Db } from '../db/database.ts';
import { prepared, UNNAMED } from '../db/prepared.ts';
import { sessions, users } from '../db/schema.ts';
import { publicUserColumns, toUser } from '../user/store.ts';

/** Which session: both are in the browser's cookie, the token hashed. */
export interface SessionKey {
  userId: number;
  tokenHash: string;
}

const isSession = ({ userId, tokenHash }: SessionKey) =>
  and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));

const liveSession = prepared((db) =>
  db
    .select({ ...publicUserColumns, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare(UNNAMED),
);

/** The live session with its user; null when it ended or the user is switched off (D5). */
export async function findSession(
  db: Db,
  key: SessionKey,
  now: Date,
): Promise<{ user: User; expiresAt: Date } | null> {
  const [row] = await liveSession(db).execute({ ...key, now: now.toISOString() });
  return row ? { user: toUser(row), expiresAt: row.expiresAt } : null;
}

/** Keeps a new session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Moves the end of a session. */
export async function extendSession(db: Db, key: SessionKey, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(isSession(key));
}

/** Ends one session. */
export async function deleteSession(db: Db, key: SessionKey): Promise<void> {
  await db.delete(sessions).where(isSession(key));
}

/** Ends the sessions of a user who was switched off or has a new password (D5), all or all but one. */
export async function deleteSessionsOf(
  db: Db,
  userId: number,
  exceptTokenHash?: string,
): Promise<void> {
  const others =
    exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Forgets sessions that have run out. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
