// Makes the first admin of a new installation (D5).
import { keepNote } from '../admin/setup-store.ts';
import { ConfigError, type Config } from '../config.ts';
import { isDuplicate, type Db } from '../db/database.ts';
import { hasAdmin, insertUser } from '../user/store.ts';
import { randomPassword } from './new-password.ts';
import { hashPassword } from './password.ts';

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
    await db.transaction(async (tx) => {
      await insertUser(tx, { username, passwordHash, isAdmin: true, yearGroup: 1 });
      if (printedPassword !== null) await keepNote(tx, 'printed-password', passwordHash);
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
