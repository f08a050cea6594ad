// The people in the school of the fault tests.
import { ensureFirstAdmin } from '#server/accounts/auth/first-admin.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Db } from '#server/platform/db/database.ts';
import { insertUser } from '#server/accounts/user/store.ts';

export const ADMIN = { username: 'head teacher', password: 'open-sesame-7' } as const;
export const PUPILS = ['ava', 'ben', 'cora', 'dev'] as const;
/** Enough pupils that nobody has to exceed the number of games allowed in a minute. */
export const CLASS: readonly string[] = [
  ...PUPILS,
  'eve',
  'finn',
  'gia',
  'hugo',
  'iris',
  'jack',
  'kira',
  'leo',
  'mia',
  'noah',
  'olga',
  'pip',
];
export const PUPIL_PASSWORD = 'explore-7';

/** Makes the admin and a class of Year 3. */
export async function fillSchool(db: Db): Promise<void> {
  const admin = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
  await ensureFirstAdmin(db, readConfig(admin));
  const passwordHash = await hashPassword(PUPIL_PASSWORD);
  for (const username of CLASS) await insertUser(db, { username, passwordHash, yearGroup: 3 });
}
