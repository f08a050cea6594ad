// Checks the signed-in user's password again.
import type { User } from '#shared/contract/auth.ts';
import { verifyPassword } from '../auth/password.ts';
import type { LoginThrottle } from '../auth/throttle.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import { findPasswordHash } from '../user/store.ts';

/** The stored hash if the password is right; 403 with `sentence` if not, 429 after too many failures. */
export async function checkOwnPassword(
  { database: { db } }: Deps,
  throttle: LoginThrottle,
  user: User,
  password: string,
  sentence: string,
): Promise<string> {
  const attempt = await throttle.beginSignedIn(user.id);
  const passwordHash = await findPasswordHash(db, user.id);
  if (passwordHash === null) throw new AppError('not-signed-in', SENTENCES.signIn);
  if (!(await verifyPassword(passwordHash, password))) throw new AppError('forbidden', sentence);
  await attempt.succeeded();
  return passwordHash;
}
