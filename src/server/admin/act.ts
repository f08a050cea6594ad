// The frame of everything that is done to an account: one at a time, by somebody who still may, and written down.
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError, SENTENCES } from '../errors.ts';
import {
  countActiveAdmins,
  findAccount,
  lockAccount,
  lockAccountActs,
  type Account,
} from './accounts-store.ts';
import { insertAudit } from './audit-store.ts';

/** Who acts: an admin, or the command line, which has no account. */
export interface Actor {
  id: number | null;
  name: string;
}

/** What the audit log says. */
export interface Deed {
  action: string;
  detail?: string;
}

/**
 * Runs `act` on an account in one transaction, together with the audit entries of what it did. Acts come one after the
 * other, so that two at the same moment cannot take away the last admin; who lost the admin's rights meanwhile is refused.
 * Throws 'not-found' for an unknown account.
 */
export async function actOnAccount(
  { database: { db }, now }: Deps,
  actor: Actor,
  accountId: number,
  act: (tx: Db, account: Account) => Promise<Deed[]>,
): Promise<Account | null> {
  return db.transaction(async (tx) => {
    await lockAccountActs(tx);
    await checkActor(tx, actor);
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError('not-found', SENTENCES.notFound);
    const deeds = await act(tx, account);
    // Somebody who has just deleted their own account is known by name only.
    const adminId = (await findActor(tx, actor))?.id ?? null;
    for (const { action, detail } of deeds) {
      const entry = { adminId, adminName: actor.name, action, detail, createdAt: now() };
      await insertAudit(tx, { ...entry, targetName: account.username });
    }
    return findAccount(tx, accountId);
  });
}

async function findActor(tx: Db, { id }: Actor): Promise<Account | null> {
  return id === null ? null : findAccount(tx, id);
}

async function checkActor(tx: Db, actor: Actor): Promise<void> {
  if (actor.id === null) return;
  const admin = await findActor(tx, actor);
  if (!admin?.isActive) throw new AppError('not-signed-in', SENTENCES.signIn);
  if (!admin.isAdmin) {
    throw new AppError('forbidden', "You don't have permission to access the admin panel.");
  }
}

/** Throws 'conflict' when this account is the only admin who can log in: nobody could run the school after that. */
export async function checkNotLastAdmin(tx: Db, { isAdmin, isActive }: Account): Promise<void> {
  if (isAdmin && isActive && (await countActiveAdmins(tx)) <= 1) {
    throw new AppError(
      'conflict',
      'This is the only active admin. Make somebody else an admin first.',
    );
  }
}
