// SQL for account management.
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { AdminRow } from '#shared/contract/accounts.ts';
import type { StudentDetail } from '#shared/contract/admin.ts';
import type { Role } from '#shared/roles.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import { users } from '../platform/db/schema.ts';
import { waysToSignIn } from '../accounts/school-account/store.ts';
import {
  claimUsername,
  keepSkeletons,
  lockUsernames,
  publicUserColumns,
  toUser,
  usernameKey,
} from '../accounts/user/store.ts';

/** Key of the advisory lock that serialises changes to accounts; the number is arbitrary but used nowhere else. */
const ACCOUNT_ACTS_LOCK = 771_204_002;

/** An account as owners see it. */
export type Account = StudentDetail['user'];

const accountColumns = {
  ...publicUserColumns,
  isActive: users.isActive,
  isTest: users.isTest,
  paymentState: users.paymentState,
  createdAt: users.createdAt,
};

/**
 * Waits until no other process changes an account or assigns usernames; held to the end of the transaction. Imports
 * lock usernames before accounts, so renaming must do the same: otherwise each could wait for the other.
 */
export async function lockAccountActs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_ACTS_LOCK})`);
  await lockUsernames(tx);
}

export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, id));
  return row ? toAccount(row) : null;
}

/** The account with its row locked, so that completions wait. */
export async function lockAccount(tx: Db, id: number): Promise<Account | null> {
  const [row] = await tx.select(accountColumns).from(users).where(eq(users.id, id)).for('update');
  return row ? toAccount(row) : null;
}

type AccountRow = Parameters<typeof toUser>[0] &
  Pick<Account, 'isActive' | 'isTest' | 'paymentState'> & { createdAt: Date };

function toAccount(row: AccountRow): Account {
  const { isActive, isTest, paymentState, createdAt } = row;
  return { ...toUser(row), isActive, isTest, paymentState, createdAt: createdAt.toISOString() };
}

/** The id of a username in any case, or null. */
export async function findAccountId(db: Db, username: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return row?.id ?? null;
}

/** How many owners can log in. */
export async function countActiveAdmins(db: Db): Promise<number> {
  const [row] = await db
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, 'owner'), eq(users.isActive, true)));
  return row?.admins ?? 0;
}

/** The owners, by name. */
export async function findAdmins(db: Db, now: Date): Promise<AdminRow[]> {
  const { id, username, displayName, avatar, isActive } = users;
  return db
    .select({ id, username, displayName, avatar, isActive, ...waysToSignIn(db, now) })
    .from(users)
    .where(eq(users.role, 'owner'))
    .orderBy(asc(nameOrder(displayName)), asc(id));
}

/** Accounts whose username contains this text, in any case; owners first, then by name. */
export async function findAccounts(db: Db, part: string): Promise<Account[]> {
  const rows = await db
    .select(accountColumns)
    .from(users)
    .where(sql`position(${usernameKey(part)} in ${users.usernameKey}) > 0`)
    .orderBy(desc(eq(users.role, 'owner')), asc(users.usernameKey));
  return rows.map(toAccount);
}

export interface AccountFields {
  username?: string;
  displayName?: string;
  yearGroup?: YearGroup;
  isActive?: boolean;
  role?: Role;
}

/** Updates the given fields; fails with a duplicate error (`isDuplicate`) if the username is taken. */
export async function updateAccount(
  tx: Db,
  id: number,
  fields: AccountFields,
  at: Date,
): Promise<void> {
  const { username } = fields;
  const key = username === undefined ? {} : { usernameKey: usernameKey(username) };
  if (username !== undefined) {
    await claimUsername(tx, username, id);
    await keepSkeletons(tx, [{ userId: id, username }]);
  }
  await tx
    .update(users)
    // Somebody who is switched on by hand is no longer a leaver, and has not been idle meanwhile.
    .set({ ...fields, ...key, ...(fields.isActive && { archivedAt: null, keptAt: at }) })
    .where(eq(users.id, id));
}
