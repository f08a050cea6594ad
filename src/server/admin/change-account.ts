// Renames an account, changes its year, switches it off or on, promotes or demotes it.
import type { AccountChange } from '#shared/contract/accounts.ts';
import type { Actor, EventDetails } from '../accounts/audit/event.ts';
import { issuePassword } from '../accounts/auth/issued-password.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import { endForbiddenMemberships } from '../classes/members-store.ts';
import { deleteInvitation, unlinkSchoolAccount } from '../accounts/school-account/store.ts';
import { deleteSessionsOf } from '../accounts/session/session-store.ts';
import { isDuplicate } from '../platform/database-errors.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { notFound } from '../platform/errors.ts';
import { updatePassword } from '../accounts/user/store.ts';
import { countGamesOf } from '../play/totals-store.ts';
import { actOnAccount, checkNotLastAdmin } from './act.ts';
import { updateAccount, type Account, type AccountFields } from './accounts-store.ts';

interface Changed {
  account: Account;
  /**
   * A new owner gets a generated password: a pupil's own password, which friends may know, must not open an owner's
   * account.
   */
  password?: string;
  isSignedOut: boolean;
}

/** The updated account; 404 unknown, 409 for a taken name or the last active owner. */
export async function changeAccount(
  deps: Deps,
  actor: Actor,
  accountId: number,
  change: AccountChange,
): Promise<Changed> {
  const issued = change.isAdmin ? await issuePassword('owner', deps.now()) : null;
  let fields: AccountFields = {};
  const account = await actOnAccount(deps, actor, accountId, async (tx, before) => {
    fields = differences(before, change);
    if (fields.isActive === false || (fields.role ?? 'owner') !== 'owner')
      await checkNotLastAdmin(tx, before);
    await write(tx, before, fields, deps.now());
    if (fields.role === 'owner' && issued) await updatePassword(tx, accountId, issued.stored);
    return eventsOf(before, fields);
  });
  if (!account) throw notFound();
  return {
    account,
    isSignedOut: changesAccess(fields),
    ...(fields.role === 'owner' && issued && { password: issued.password }),
  };
}

/** Switching off and changing rights end all sessions at once (D16). */
function changesAccess({ isActive, role }: AccountFields): boolean {
  return isActive !== undefined || role !== undefined;
}

/** The fields that actually change; a display name that equals the username follows it. */
function differences(account: Account, change: AccountChange): AccountFields {
  const follows = account.displayName === account.username && change.username !== undefined;
  const displayName = change.displayName ?? (follows ? change.username : undefined);
  // An owner has a year, so that the route guard needs no exception (D5).
  const yearGroup = change.yearGroup ?? (change.isAdmin ? (account.yearGroup ?? 1) : undefined);
  return {
    ...(isNew(account.username, change.username) && { username: change.username }),
    ...(isNew(account.displayName, displayName) && { displayName }),
    ...(isNew(account.yearGroup, yearGroup) && { yearGroup }),
    ...(isNew(account.isActive, change.isActive) && { isActive: change.isActive }),
    ...(isNew(account.isAdmin, change.isAdmin) && { role: change.isAdmin ? 'owner' : 'pupil' }),
  };
}

function isNew<T>(before: T, after: T | undefined): boolean {
  return after !== undefined && after !== before;
}

async function write(
  tx: Db,
  { id, role: before }: Account,
  fields: AccountFields,
  at: Date,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  try {
    await updateAccount(tx, id, fields, at);
  } catch (error) {
    if (isDuplicate(error)) throw nameTaken();
    throw error;
  }
  if (changesAccess(fields)) await deleteSessionsOf(tx, id);
  if (fields.role !== undefined) {
    await endForbiddenMemberships(tx, id, fields.role);
    // The school account was linked for the old rights; it ends like the password.
    await unlinkSchoolAccount(tx, id);
    await deleteInvitation(tx, id);
  }
  // Only pupils are counted (D1, D10).
  if (before === 'pupil' && fields.role !== undefined) await countGamesOf(tx, id, -1);
  if (before !== 'pupil' && fields.role === 'pupil') await countGamesOf(tx, id, 1);
}

function eventsOf(before: Account, fields: AccountFields): EventDetails[] {
  const events: EventDetails[] = [];
  const { username, displayName, yearGroup, isActive, role } = fields;
  if (username !== undefined) {
    events.push({ kind: 'username-changed', detail: `${before.username} → ${username}` });
  }
  if (displayName !== undefined) {
    const detail = `${before.displayName} → ${displayName}`;
    events.push({ kind: 'display-name-changed', detail });
  }
  if (yearGroup !== undefined) {
    const from = before.yearGroup === null ? 'no year' : `Year ${before.yearGroup}`;
    events.push({ kind: 'year-changed', detail: `${from} → Year ${yearGroup}` });
  }
  if (isActive !== undefined) {
    events.push({ kind: isActive ? 'account-switched-on' : 'account-switched-off' });
  }
  if (role !== undefined) events.push({ kind: role === 'owner' ? 'made-owner' : 'made-pupil' });
  return events;
}
