// SQL for users, their usernames, each of which is unique among those that look alike (D16), and their settings.
import { and, arrayOverlaps, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import { avatarsUnlockedAfter, FIRST_AVATAR, type Avatar } from '#shared/avatars.ts';
import type { Role } from '#shared/roles.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { DuplicateError } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { usernameSkeletons, users, userSettings } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { areSameUsername, skeletonsOf, usernameKey } from './same-name.ts';

export { usernameKey };

/** A `like` pattern for usernames that contain this text, in any case. */
export function usernamesWith(text: string): string {
  return `%${usernameKey(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/** The columns sent to the browser (D2). */
export const publicUserColumns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  avatar: users.avatar,
  yearGroup: users.yearGroup,
  role: users.role,
  gamesCompleted: users.gamesCompleted,
  passwordStatus: users.passwordStatus,
};

type PasswordStatus = (typeof users.$inferSelect)['passwordStatus'];

/** A row with those columns. */
export type PublicRow = Pick<
  User,
  'id' | 'username' | 'displayName' | 'avatar' | 'role' | 'gamesCompleted'
> & {
  yearGroup: number | null;
  passwordStatus: PasswordStatus;
};

/** The user as in the contract: the year is one of the six or null. */
export function toUser(row: PublicRow): User {
  const { id, username, displayName, avatar, role, gamesCompleted } = row;
  const yearGroup = YEAR_GROUPS.find((year) => year === row.yearGroup) ?? null;
  return {
    id,
    username,
    displayName,
    avatar,
    yearGroup,
    role,
    isAdmin: role === 'owner',
    gamesCompleted,
    avatarsUnlocked: avatarsUnlockedAfter(gamesCompleted),
    ...(row.passwordStatus === 'due' && { mustChangePassword: true }),
    ...(row.passwordStatus === 'none' && { hasNoPassword: true }),
  };
}

/** A stored password: its hash, whether it meets the rules, and when it expires (null: never). */
export interface StoredPassword {
  passwordHash: string;
  passwordStatus: PasswordStatus;
  passwordExpiresAt: Date | null;
}

export interface NewUser extends Partial<StoredPassword> {
  username: string;
  passwordHash: string;
  displayName?: string | undefined;
  role?: Role;
  yearGroup?: YearGroup | null;
  /** Must be one of those unlocked at the start. */
  avatar?: Avatar;
  isTest?: boolean | undefined;
}

/** Creates a user with their settings; fails with a duplicate error (`isDuplicate`) if the name is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<User> {
  const { avatar = FIRST_AVATAR, yearGroup = null } = user;
  return inTransaction(db, async (tx) => {
    await claimUsername(tx, user.username);
    const [row] = await tx
      .insert(users)
      .values({
        username: user.username,
        usernameKey: usernameKey(user.username),
        password: user.passwordHash,
        passwordStatus: user.passwordStatus,
        passwordExpiresAt: user.passwordExpiresAt,
        displayName: user.displayName || user.username,
        role: user.role,
        isTest: user.isTest ?? false,
        avatar,
        yearGroup,
      })
      .returning(publicUserColumns);
    if (!row) throw new Error('The new user was not returned.');
    await keepSkeletons(tx, [{ userId: row.id, username: user.username }]);
    await tx.insert(userSettings).values({ userId: row.id });
    return toUser(row);
  });
}

export interface Login extends StoredPassword {
  user: User;
  isActive: boolean;
}

/** What a log-in is checked against, by username in any case; null for an unknown one. */
export async function findLogin(db: Db, username: string): Promise<Login | null> {
  const [row] = await db
    .select({
      ...publicUserColumns,
      passwordHash: users.password,
      passwordExpiresAt: users.passwordExpiresAt,
      isActive: users.isActive,
    })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (!row) return null;
  const { passwordHash, passwordStatus, passwordExpiresAt, isActive } = row;
  return { user: toUser(row), passwordHash, passwordStatus, passwordExpiresAt, isActive };
}

/** Whether a pupil's account of this name was made after that time. */
export async function isNewPupil(db: Db, username: string, time: Date): Promise<boolean> {
  const isIt = and(eq(users.usernameKey, usernameKey(username)), gt(users.createdAt, time));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isIt, eq(users.role, 'pupil')));
  return rows.length > 0;
}

/** The hash of a user's password; null if the account is gone. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: users.password })
    .from(users)
    .where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

/** Sets a new password; with `instead`, only if the current hash is this one. Returns whether it was set. */
export async function updatePassword(
  db: Db,
  userId: number,
  { passwordHash, passwordStatus, passwordExpiresAt }: StoredPassword,
  instead?: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ password: passwordHash, passwordStatus, passwordExpiresAt })
    .where(
      and(eq(users.id, userId), instead === undefined ? undefined : eq(users.password, instead)),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Whether there is any owner. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'owner'))
    .limit(1);
  return row !== undefined;
}

/** Returns the updated user, or null if the account is gone. */
export async function updateUser(
  db: Db,
  userId: number,
  change: { yearGroup: YearGroup } | { avatar: string },
): Promise<User | null> {
  const [row] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .returning(publicUserColumns);
  return row ? toUser(row) : null;
}

/** Creates many pupils, whose usernames the caller has locked and found free; their ids, in the same order. */
export async function insertPupils(
  tx: Db,
  pupils: ReadonlyArray<
    Pick<NewUser, 'username' | 'passwordHash' | 'yearGroup'> & {
      displayName: string;
      avatar: Avatar;
    }
  >,
): Promise<number[]> {
  if (pupils.length === 0) return [];
  const rows = await tx
    .insert(users)
    .values(
      pupils.map(({ username, passwordHash, displayName, avatar, yearGroup = null }) => ({
        username,
        usernameKey: usernameKey(username),
        password: passwordHash,
        displayName,
        avatar,
        yearGroup,
      })),
    )
    .returning({ id: users.id, username: users.username });
  const idOf = new Map(rows.map(({ id, username }) => [username, id]));
  await keepSkeletons(
    tx,
    rows.map(({ id, username }) => ({ userId: id, username })),
  );
  await tx.insert(userSettings).values(rows.map(({ id }) => ({ userId: id })));
  return pupils.map(({ username }) => {
    const id = idOf.get(username);
    if (id === undefined) throw new Error('A new pupil has no id.');
    return id;
  });
}

/**
 * Key of the advisory lock under which usernames are assigned one at a time; the number is arbitrary but used nowhere
 * else.
 */
const USERNAMES_LOCK = 771_204_003;

/** Whether an account other than `exceptId` has this name, or one that counts as the same. */
export async function isUsernameTaken(
  db: Db,
  username: string,
  exceptId?: number,
): Promise<boolean> {
  const alike = await findAlikeUsernames(db, [username]);
  return alike.some((other) => other.id !== exceptId && areSameUsername(other.username, username));
}

/**
 * Reserves a name until the end of the transaction that assigns it, so that names that count as the same are assigned
 * only once. Throws DuplicateError if the name is taken.
 */
export async function claimUsername(tx: Db, username: string, forId?: number): Promise<void> {
  await lockUsernames(tx);
  if (await isUsernameTaken(tx, username, forId)) throw new DuplicateError('The name is taken.');
}

/** Stores the skeletons of these users' names. */
export async function keepSkeletons(
  db: Db,
  names: readonly { userId: number; username: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map(({ userId, username }) => ({ userId, skeletons: skeletonsOf(username) }));
  await db
    .insert(usernameSkeletons)
    .values(rows)
    .onConflictDoUpdate({
      target: usernameSkeletons.userId,
      set: { skeletons: sql`excluded.skeletons` },
    });
}

/** Waits until no other process assigns usernames; held to the end of the transaction. */
export async function lockUsernames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USERNAMES_LOCK})`);
}

/** The accounts whose usernames may be the same as one of these; `UsernameIndex` decides. */
export async function findAlikeUsernames(
  db: Db,
  names: readonly string[],
): Promise<{ id: number; username: string }[]> {
  if (names.length === 0) return [];
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .leftJoin(usernameSkeletons, eq(usernameSkeletons.userId, users.id))
    .where(
      or(
        inArray(users.usernameKey, names.map(usernameKey)),
        arrayOverlaps(usernameSkeletons.skeletons, [...new Set(names.flatMap(skeletonsOf))]),
      ),
    );
}
