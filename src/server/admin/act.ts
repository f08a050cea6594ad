// Every change to an account goes through here: serialised, authorised and recorded.
import type { Actor, EventDetails } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES, notFound } from '../platform/errors.ts';
import {
  countActiveAdmins,
  findAccount,
  lockAccount,
  lockAccountActs,
  type Account,
} from './accounts-store.ts';

/**
 * Runs `act` on an account in one transaction, together with its audit events. Serialising prevents two changes from
 * removing the last two owners at once, and an owner who has just been demoted is refused. Throws 'not-found' for an
 * unknown account.
 */
export async function actOnAccount(
  { database: { db }, now }: Deps,
  actor: Actor,
  accountId: number,
  act: (tx: Db, account: Account) => Promise<EventDetails[]>,
): Promise<Account | null> {
  return inTransaction(db, async (tx) => {
    await lockAccountActs(tx);
    await checkActor(tx, actor);
    const account = await lockAccount(tx, accountId);
    if (!account) throw notFound();
    const events = await act(tx, account);
    const at = now();
    for (const { kind, detail } of events) {
      await recordEvent(tx, { kind, detail, actor, targetId: accountId, at });
    }
    return findAccount(tx, accountId);
  });
}

async function checkActor(tx: Db, actor: Actor): Promise<void> {
  if (actor.id === null) return;
  const admin = await findAccount(tx, actor.id);
  if (!admin?.isActive) throw new AppError('not-signed-in', SENTENCES.signIn);
  if (!admin.isAdmin) {
    throw new AppError('forbidden', SENTENCES.notOwner);
  }
}

/** Throws 'conflict' if this account is the only owner who can log in. */
export async function checkNotLastAdmin(tx: Db, { isAdmin, isActive }: Account): Promise<void> {
  if (isAdmin && isActive && (await countActiveAdmins(tx)) <= 1) {
    throw new AppError(
      'conflict',
      'This is the only active admin. Make somebody else an admin first.',
    );
  }
}
