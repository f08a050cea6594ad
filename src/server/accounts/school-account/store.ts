// SQL of linked school accounts and invitations (D10).
import { and, eq, exists, gt, lte, ne, sql } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import type { WaysToSignIn } from '#shared/contract/school-account.ts';
import type { Db } from '../../platform/db/database.ts';
import { schoolAccounts, schoolInvitations, users } from '../../platform/db/schema.ts';
import { publicUserColumns, toUser } from '../user/store.ts';
import type { Identity } from './provider.ts';

export interface LinkedAccount {
  user: User;
  isActive: boolean;
}

const isIdentity = ({ issuer, subject }: Identity) =>
  and(eq(schoolAccounts.issuer, issuer), eq(schoolAccounts.subject, subject));

/** The account that a school account is linked to, locked until the transaction ends; null if it is not linked. */
export async function lockLinked(tx: Db, identity: Identity): Promise<LinkedAccount | null> {
  const [row] = await tx
    .select({ ...publicUserColumns, isActive: users.isActive })
    .from(schoolAccounts)
    .innerJoin(users, eq(users.id, schoolAccounts.userId))
    .where(isIdentity(identity))
    .for('update', { of: users });
  return row ? { user: toUser(row), isActive: row.isActive } : null;
}

/** Whether the school account is linked to this user. */
export async function isLinked(tx: Db, userId: number, identity: Identity): Promise<boolean> {
  const rows = await tx
    .select({ userId: schoolAccounts.userId })
    .from(schoolAccounts)
    .where(and(eq(schoolAccounts.userId, userId), isIdentity(identity)));
  return rows.length > 0;
}

/** Links a school account; fails with a duplicate error (`isDuplicate`) if it, or the user, has a link. */
export async function linkSchoolAccount(
  tx: Db,
  userId: number,
  { issuer, subject }: Identity,
  now: Date,
): Promise<void> {
  await tx.insert(schoolAccounts).values({ userId, issuer, subject, createdAt: now });
}

/** Unlinks a user's school account; returns whether there was one. */
export async function unlinkSchoolAccount(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(schoolAccounts)
    .where(eq(schoolAccounts.userId, userId))
    .returning({ userId: schoolAccounts.userId });
  return rows.length > 0;
}

export async function hasSchoolAccount(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: schoolAccounts.userId })
    .from(schoolAccounts)
    .where(eq(schoolAccounts.userId, userId));
  return rows.length > 0;
}

/** Stores an invitation, replacing an earlier one of the same user. */
export async function replaceInvitation(
  tx: Db,
  invitation: { userId: number; secretHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(schoolInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: schoolInvitations.userId, set: invitation });
}

const isOpen = (secretHash: string, now: Date) =>
  and(eq(schoolInvitations.secretHash, secretHash), gt(schoolInvitations.expiresAt, now));

/** The name of the user an invitation is for; null if it cannot be used. */
export async function findInvited(db: Db, secretHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ displayName: users.displayName })
    .from(schoolInvitations)
    .innerJoin(users, eq(users.id, schoolInvitations.userId))
    .where(isOpen(secretHash, now));
  return row?.displayName ?? null;
}

/** Uses up an invitation; returns its account, locked until the transaction ends, or null if it cannot be used. */
export async function takeInvitation(
  tx: Db,
  secretHash: string,
  now: Date,
): Promise<LinkedAccount | null> {
  const [taken] = await tx
    .delete(schoolInvitations)
    .where(isOpen(secretHash, now))
    .returning({ userId: schoolInvitations.userId });
  if (!taken) return null;
  const [row] = await tx
    .select({ ...publicUserColumns, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, taken.userId))
    .for('update');
  return row ? { user: toUser(row), isActive: row.isActive } : null;
}

/** Withdraws a user's invitation; returns whether there was one, even an expired one. */
export async function deleteInvitation(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(schoolInvitations)
    .where(eq(schoolInvitations.userId, userId))
    .returning({ userId: schoolInvitations.userId });
  return rows.length > 0;
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(schoolInvitations).where(lte(schoolInvitations.expiresAt, now));
}

/** Columns for a query over `users`: how each of them can sign in. */
export function waysToSignIn(db: Db, now: Date) {
  const link = db
    .select({ one: sql`1` })
    .from(schoolAccounts)
    .where(eq(schoolAccounts.userId, users.id));
  const invitation = db
    .select({ expiresAt: schoolInvitations.expiresAt })
    .from(schoolInvitations)
    .where(and(eq(schoolInvitations.userId, users.id), gt(schoolInvitations.expiresAt, now)));
  return {
    hasPassword: sql<boolean>`${ne(users.passwordStatus, 'none')}`,
    hasSchoolAccount: sql<boolean>`${exists(link)}`,
    invitedUntil: sql`(${invitation})`.mapWith(toMoment),
  };
}

const toMoment = (value: unknown): WaysToSignIn['invitedUntil'] =>
  value === null ? null : new Date(String(value)).toISOString();
