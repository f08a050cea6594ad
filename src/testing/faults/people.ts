// The people of the school that the tests of faults begin with.
import { ensureFirstAdmin } from '#server/auth/first-admin.ts';
import { hashPassword } from '#server/auth/password.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { insertUser } from '#server/user/store.ts';

export const ADMIN = { username: 'head teacher', password: 'open-sesame-7' } as const;
export const PUPILS = ['ava', 'ben', 'cora', 'dev'] as const;
export const PUPIL_PASSWORD = 'explore-7';

/** Makes the admin and four pupils of Year 3. */
export async function fillSchool(db: Db): Promise<void> {
  const admin = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
  await ensureFirstAdmin(db, readConfig(admin));
  const passwordHash = await hashPassword(PUPIL_PASSWORD);
  for (const username of PUPILS) await insertUser(db, { username, passwordHash, yearGroup: 3 });
}
