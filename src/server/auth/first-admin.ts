// Makes the first admin of a new installation (D5).
import { randomInt } from 'node:crypto';
import { ConfigError, type Config } from '../config.ts';
import { isDuplicate, type Db } from '../db/database.ts';
import { hasAdmin, insertUser } from '../user/store.ts';
import { hashPassword } from './password.ts';

/** Letters and digits that are not taken for one another. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';
const RANDOM_LENGTH = 14;

/** A password that is easy to read and to type: 14 of 31 signs, about 69 bits. */
export function randomPassword(): string {
  return Array.from({ length: RANDOM_LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('');
}

/**
 * The admin that was made, with a password to print once when it was not set; null when there is an admin already, also when
 * another process made it at the same moment. Throws ConfigError when the name is a pupil's.
 */
export async function ensureFirstAdmin(
  db: Db,
  { firstAdmin }: Config,
): Promise<{ username: string; printedPassword: string | null } | null> {
  if (await hasAdmin(db)) return null;
  const username = firstAdmin.username ?? 'admin';
  const printedPassword = firstAdmin.password === null ? randomPassword() : null;
  const passwordHash = await hashPassword(firstAdmin.password ?? printedPassword ?? '');
  try {
    await insertUser(db, { username, passwordHash, isAdmin: true, yearGroup: 1 });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (await hasAdmin(db)) return null;
    throw new ConfigError(`ADMIN_USERNAME is the name of a pupil: ${username}. Please set another.`);
  }
  return { username, printedPassword };
}
