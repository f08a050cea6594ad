// SQL of sessions.
import { and, desc, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import type { Role } from '#shared/roles.ts';
import type { Db } from '../../platform/db/database.ts';
import { statementName } from '../../platform/db/prepared.ts';
import { sessions, users } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { toUser, type PublicRow } from '../user/store.ts';

/** Identifies a session: the user's id and the hash of the cookie's token. */
export interface SessionKey {
  userId: number;
  tokenHash: string;
}

const isSession = ({ userId, tokenHash }: SessionKey) =>
  and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));

const { createdAt, lastUsedAt } = sessions;

/** Plain SQL, because every call of somebody signed in asks it: building and reading it with Drizzle took 7 % of the shortest. */
const LIVE_SESSION = `
  select "users"."id", "username", "display_name" as "displayName", "avatar", "year_group" as "yearGroup", "role",
    "games_completed" as "gamesCompleted", "password_status" as "passwordStatus", "sessions"."created_at" as "createdAt",
    "last_used_at" as "lastUsedAt", "confirmed_at" as "confirmedAt", "on_class_page" as "onClassPage"
  from "sessions" join "users" on "users"."id" = "sessions"."user_id"
  where "sessions"."user_id" = $1 and "token_hash" = $2 and "expires_at" > $3 and "is_active"`;

export interface Session {
  user: User;
  createdAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date | null;
  onClassPage: boolean;
}

/** The valid session with its user; null if it has ended or the user is switched off (D5). */
export async function findSession(db: Db, key: SessionKey, now: Date): Promise<Session | null> {
  const { rows } = await db.$client.query<PublicRow & Omit<Session, 'user'>>({
    name: statementName(db, 'live-session'),
    text: LIVE_SESSION,
    values: [key.userId, key.tokenHash, now.toISOString()],
  });
  const [row] = rows;
  if (!row) return null;
  const { createdAt, lastUsedAt, confirmedAt, onClassPage } = row;
  return { user: toUser(row), createdAt, lastUsedAt, confirmedAt, onClassPage };
}

export type SessionRow = typeof sessions.$inferInsert;

/** What must still be true when a session begins: the account may have changed since its password was checked. */
export interface SessionCondition {
  role: Role;
  /** The hash that the password was checked against; undefined if no password was needed. */
  passwordHash?: string | undefined;
  /** Another condition, such as that a card is still valid, read in the transaction that begins the session. */
  isStillValid?: ((tx: Db) => Promise<boolean>) | undefined;
}

/** Per user, so that somebody who signs in again and again cannot fill the table. */
const SESSIONS_MAX = 50;

/** Ends sessions beyond `SESSIONS_MAX`, longest unused first. */
async function makeRoom(tx: Db, userId: number): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  const kept = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(theirs)
    .orderBy(desc(lastUsedAt), desc(createdAt))
    .limit(SESSIONS_MAX - 1);
  await tx.delete(sessions).where(and(theirs, notInArray(sessions.tokenHash, kept)));
}

/**
 * Stores a new session; false if the account has changed since. A concurrent change waits for this, or has already
 * ended the session.
 */
export async function insertSession(
  db: Db,
  session: SessionRow,
  { role, passwordHash, isStillValid }: SessionCondition,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isSame = and(
      eq(users.id, session.userId),
      eq(users.isActive, true),
      eq(users.role, role),
      passwordHash === undefined ? undefined : eq(users.password, passwordHash),
    );
    const [account] = await tx.select({ id: users.id }).from(users).where(isSame).for('share');
    if (!account || (isStillValid && !(await isStillValid(tx)))) return false;
    await makeRoom(tx, session.userId);
    await tx.insert(sessions).values(session);
    return true;
  });
}

/** Ends all sessions but a new one, in the transaction that changes how the user signs in. */
export async function replaceSessions(tx: Db, session: SessionRow): Promise<void> {
  await deleteSessionsOf(tx, session.userId);
  await tx.insert(sessions).values(session);
}

/** Records the use of a session, and its new end. */
export async function touchSession(
  db: Db,
  key: SessionKey,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(isSession(key));
}

/** Records that the password was given again; false if the session has ended. */
export async function confirmSession(db: Db, key: SessionKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(isSession(key))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** A user's sessions, last used first. */
export async function findSessionsOf(
  db: Db,
  userId: number,
  now: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

export async function deleteSession(db: Db, key: SessionKey): Promise<void> {
  await db.delete(sessions).where(isSession(key));
}

/** Ends one of a user's sessions by its public id. */
export async function deleteSessionById(db: Db, userId: number, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Ends all sessions of a user, or all but one, after switching off or a new password (D5). */
export async function deleteSessionsOf(
  db: Db,
  userId: number,
  exceptTokenHash?: string,
): Promise<void> {
  const others =
    exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
