// Generated passwords.
import { isStaff, type Role } from '#shared/roles.ts';
import type { StoredPassword } from '../user/store.ts';
import { easyPassword, randomPassword } from './new-password.ts';
import { hashPassword } from './password.ts';

const DAY_MS = 86_400_000;
const ISSUED_MS = 7 * DAY_MS;

/** A password to show once, and its stored form; an owner's or teacher's must be changed at its first use, within a
 * week. */
export async function issuePassword(
  role: Role,
  now: Date,
): Promise<{ password: string; stored: StoredPassword }> {
  const password = isStaff(role) ? randomPassword() : easyPassword();
  const passwordHash = await hashPassword(password);
  const stored: StoredPassword = isStaff(role)
    ? { passwordHash, ...dueSoon(now) }
    : { passwordHash, passwordStatus: 'unchecked', passwordExpiresAt: null };
  return { password, stored };
}

/** A password that only allows choosing another one, for a week. */
export function dueSoon(now: Date): Omit<StoredPassword, 'passwordHash'> {
  return { passwordStatus: 'due', passwordExpiresAt: new Date(now.getTime() + ISSUED_MS) };
}
