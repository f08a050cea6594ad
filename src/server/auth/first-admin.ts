// Makes the first admin of a new installation (D5).
import { keepNote } from '../admin/setup-store.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { hasAdmin, insertUser } from '../user/store.ts';
import { randomPassword } from './new-password.ts';
import { hashPassword } from './password.ts';

/** The admin that was made, with a password to print once when it was not set; null when there is an admin already. */
export async function ensureFirstAdmin(
  db: Db,
  { firstAdmin }: Config,
): Promise<{ username: string; printedPassword: string | null } | null> {
  if (await hasAdmin(db)) return null;
  const username = firstAdmin.username ?? 'admin';
  const printedPassword = firstAdmin.password === null ? randomPassword() : null;
  const passwordHash = await hashPassword(firstAdmin.password ?? printedPassword ?? '');
  await insertUser(db, { username, passwordHash, isAdmin: true, yearGroup: 1 });
  if (printedPassword !== null) await keepNote(db, 'printed-password', passwordHash);
  return { username, printedPassword };
}
