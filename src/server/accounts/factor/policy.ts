// Whether every owner must have a second factor.
import type { User } from '#shared/contract/auth.ts';
import type { Actor } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import { deleteNote, hasNote, keepNote } from '../../platform/db/notes-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { secretKeyOf } from '../../platform/secret-key.ts';
import { mayHaveSecondFactor } from './check-code.ts';
import { findFactor } from './store.ts';

const NOTE = 'second-factor-required';

export const NO_KEY =
  'This server has no encryption key. Please ask the person who runs it to set SECRET_KEY.';

export function isRequired(db: Db): Promise<boolean> {
  return hasNote(db, NOTE);
}

/**
 * Whether this user must first set up a second factor. Never true on an installation without a key, nor for somebody
 * without a password: a school account has a second factor of its own.
 */
export async function isFactorDue(
  { config, database: { db } }: Pick<Deps, 'config' | 'database'>,
  user: User,
): Promise<boolean> {
  if (user.hasNoPassword || !mayHaveSecondFactor(user) || !(await isRequired(db))) return false;
  if (secretKeyOf(config) === null) return false;
  return !(await findFactor(db, user.id))?.isOn;
}

/** The user, with anything that must be done first. */
export async function addDueSteps(
  deps: Pick<Deps, 'config' | 'database'>,
  user: User,
): Promise<User> {
  return (await isFactorDue(deps, user)) ? { ...user, mustSetUpSecondFactor: true } : user;
}

/** Makes the second factor mandatory or optional for owners and teachers; 503 without a key. */
export async function setRequired(
  { config, database: { db }, now }: Deps,
  actor: Actor,
  required: boolean,
): Promise<void> {
  if (required && secretKeyOf(config) === null) throw new AppError('unavailable', NO_KEY);
  await inTransaction(db, async (tx) => {
    if ((await isRequired(tx)) === required) return;
    if (required) await keepNote(tx, NOTE, 'yes');
    else await deleteNote(tx, NOTE);
    const kind = required ? 'second-factor-required' : 'second-factor-optional';
    await recordEvent(tx, { kind, actor, targetId: null, at: now() });
  });
}
