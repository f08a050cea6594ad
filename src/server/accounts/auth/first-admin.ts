// Creates the first owner of a new installation (D5).
import { APPLICATION } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import { ConfigError, type Config } from '../../platform/config.ts';
import { isDuplicate } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hasAdmin, insertUser, usernameKey, type StoredPassword } from '../user/store.ts';
import { issuePassword } from './issued-password.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';

const DEFAULT_NAME = 'admin';

/**
 * The new owner, with the password to print if it was generated; null if an owner exists already, even one that another
 * process created at the same moment. Throws ConfigError if the name is a pupil's or the password is too weak.
 */
export async function ensureFirstAdmin(
  db: Db,
  config: Config,
): Promise<{ username: string; printedPassword: string | null } | null> {
  if (await hasAdmin(db)) return null;
  const now = new Date();
  const username = config.firstAdmin.username ?? DEFAULT_NAME;
  const { printedPassword, stored } = await firstPassword(config, now);
  try {
    await inTransaction(db, async (tx) => {
      const owner = { username, ...stored, role: 'owner', yearGroup: 1 } as const;
      const { id: targetId } = await insertUser(tx, owner);
      await recordEvent(tx, { kind: 'owner-created', actor: APPLICATION, targetId, at: now });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (await hasAdmin(db)) return null;
    throw new ConfigError(
      `ADMIN_USERNAME is the name of a pupil: ${username}. Please set another.`,
    );
  }
  return { username, printedPassword };
}

/** The configured password if it is strong enough; otherwise a generated one, which must be changed within a week. */
async function firstPassword(
  { firstAdmin: { username, password }, appName }: Config,
  now: Date,
): Promise<{ printedPassword: string | null; stored: StoredPassword }> {
  if (password === null) {
    const { password: printedPassword, stored } = await issuePassword('owner', now);
    return { printedPassword, stored };
  }
  const whose = { username: username ?? DEFAULT_NAME, appName };
  const problem = await passwordProblem('owner', password, whose);
  if (problem !== null) throw new ConfigError(`ADMIN_PASSWORD cannot be used: ${problem}.`);
  // The default name is well known, so only the password has to be guessed.
  const passwordStatus = usernameKey(whose.username) === DEFAULT_NAME ? 'due' : 'chosen';
  const stored = { passwordHash: await hashPassword(password), passwordStatus } as const;
  return { printedPassword: null, stored: { ...stored, passwordExpiresAt: null } };
}
