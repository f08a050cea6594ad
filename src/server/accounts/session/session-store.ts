// SQL of sessions.
import { and, count, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared, UNNAMED } from '../../platform/db/prepared.ts';
import { sessions, users } from '../../platform/db/schema.ts';
import { publicUserColumns, toUser } from '../user/store.ts';

/** Which session: both are in the browser's cookie, the token hashed. */
export interface SessionKey {
  userId: number;
  tokenHash: string;
}

const isSession = ({ userId, tokenHash }: SessionKey) =>
  and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));

const { createdAt, lastUsedAt, confirmedAt, device } = sessions;

const liveSession = prepared((db) =>
  db
    .select({ ...publicUserColumns, createdAt, lastUsedAt, confirmedAt, device })
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

export interface Session {
  user: User;
  createdAt: Date;
  lastUsedAt: Date | null;
  confirmedAt: Date | null;
  device: string | null;
}

/** The live session with its user; null when it ended or the user is switched off (D5). */
export async function findSession(db: Db, key: SessionKey, now: Date): Promise<Session | null> {
  const [row] = await liveSession(db).execute({ ...key, now: now.toISOString() });
  if (!row) return null;
  const { createdAt, lastUsedAt, confirmedAt, device } = row;
  return { user: toUser(row), createdAt, lastUsedAt, confirmedAt, device };
}

export type SessionRow = typeof sessions.$inferInsert;

/** What must still be so when a session begins: the account may have been changed since its password was checked. */
export interface Admitted {
  isAdmin: boolean;
  /** The hash that the password was checked with; undefined where none was asked for. */
  passwordHash?: string | undefined;
}

/** Keeps a new session; false when the account is not what it was any more. Whoever changes it waits, or has ended the session. */
export async function insertSession(
  db: Db,
  session: SessionRow,
  { isAdmin, passwordHash }: Admitted,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isSame = and(
      eq(users.id, session.userId),
      eq(users.isActive, true),
      eq(users.isAdmin, isAdmin),
      passwordHash === undefined ? undefined : eq(users.password, passwordHash),
    );
    const [account] = await tx.select({ id: users.id }).from(users).where(isSame).for('share');
    if (account) await tx.insert(sessions).values(session);
    return account !== undefined;
  });
}

/** In the transaction that changes how a user signs in: ends all sessions but a new one. */
export async function replaceSessions(tx: Db, session: SessionRow): Promise<void> {
  await deleteSessionsOf(tx, session.userId);
  await tx.insert(sessions).values(session);
}

/** Writes down that a session was used, and when it ends now. */
export async function touchSession(
  db: Db,
  key: SessionKey,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(isSession(key));
}

/** Writes down that the password was given again; false when the session has ended meanwhile. */
export async function confirmSession(db: Db, key: SessionKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(isSession(key))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** A user's sessions, the last used one first, at most `limit`, and how many there are. */
export async function findSessionsOf(
  db: Db,
  userId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<{ rows: (typeof sessions.$inferSelect)[]; total: number }> {
  const theirs = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now));
  const lastUse = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;
  const rows = await db
    .select()
    .from(sessions)
    .where(theirs)
    .orderBy(desc(lastUse), desc(sessions.id))
    .limit(limit);
  const [all] = await db.select({ total: count() }).from(sessions).where(theirs);
  return { rows, total: all?.total ?? 0 };
}

/** Ends one session. */
export async function deleteSession(db: Db, key: SessionKey): Promise<void> {
  await db.delete(sessions).where(isSession(key));
}

/** Ends one session of a user by the name it has in the list. */
export async function deleteSessionById(db: Db, userId: number, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
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
