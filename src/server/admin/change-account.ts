// Renames an account, moves it to another year, switches it off or on, promotes or demotes it.
import type { AccountChange } from '#shared/contract/admin.ts';
import { deleteSessionsOf } from '../auth/session-store.ts';
import { isDuplicate, type Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError, SENTENCES } from '../errors.ts';
import { countGamesOf } from '../play/totals-store.ts';
import { actOnAccount, checkNotLastAdmin, type Actor, type Deed } from './act.ts';
import { updateAccount, type Account, type AccountFields } from './accounts-store.ts';

/** The account as it is now; 404 unknown, 409 for a taken name or the last active admin. */
export async function changeAccount(
  deps: Deps,
  actor: Actor,
  accountId: number,
  change: AccountChange,
): Promise<Account> {
  const changed = await actOnAccount(deps, actor, accountId, async (tx, account) => {
    const fields = differences(account, change);
    if (fields.isActive === false || fields.isAdmin === false) await checkNotLastAdmin(tx, account);
    await write(tx, account, fields);
    return deedsOf(account, fields);
  });
  if (!changed) throw new AppError('not-found', SENTENCES.notFound);
  return changed;
}

/** What the change really changes; a name shown that was the username follows it. */
function differences(account: Account, change: AccountChange): AccountFields {
  const follows = account.displayName === account.username && change.username !== undefined;
  const displayName = change.displayName ?? (follows ? change.username : undefined);
  // Whoever becomes an admin has a year, so that the route guard needs no exception (D5).
  const yearGroup = change.yearGroup ?? (change.isAdmin ? (account.yearGroup ?? 1) : undefined);
  return {
    ...(isNew(account.username, change.username) && { username: change.username }),
    ...(isNew(account.displayName, displayName) && { displayName }),
    ...(isNew(account.yearGroup, yearGroup) && { yearGroup }),
    ...(isNew(account.isActive, change.isActive) && { isActive: change.isActive }),
    ...(isNew(account.isAdmin, change.isAdmin) && { isAdmin: change.isAdmin }),
  };
}

function isNew<T>(before: T, after: T | undefined): boolean {
  return after !== undefined && after !== before;
}

async function write(tx: Db, { id }: Account, fields: AccountFields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  try {
    await updateAccount(tx, id, fields);
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('conflict', 'That username is already taken.');
    throw error;
  }
  // Off: out at once. On: without sessions from before.
  if (fields.isActive !== undefined) await deleteSessionsOf(tx, id);
  // Admins are counted nowhere (D1), pupils are.
  if (fields.isAdmin !== undefined) await countGamesOf(tx, id, fields.isAdmin ? -1 : 1);
}

function deedsOf(before: Account, fields: AccountFields): Deed[] {
  const deeds: Deed[] = [];
  const { username, displayName, yearGroup, isActive, isAdmin } = fields;
  if (username !== undefined) {
    deeds.push({ action: 'renamed', detail: `${before.username} → ${username}` });
  }
  if (displayName !== undefined) {
    deeds.push({ action: 'changed shown name', detail: `${before.displayName} → ${displayName}` });
  }
  if (yearGroup !== undefined) {
    const from = before.yearGroup === null ? 'no year' : `Year ${before.yearGroup}`;
    deeds.push({ action: 'changed year', detail: `${from} → Year ${yearGroup}` });
  }
  if (isActive !== undefined) deeds.push({ action: isActive ? 'switched on' : 'switched off' });
  if (isAdmin !== undefined) deeds.push({ action: isAdmin ? 'made admin' : 'made pupil' });
  return deeds;
}
