// Checks a username and a password.
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { findLogin } from '../user/store.ts';
import type { Caller } from './known-device.ts';
import { verifyPassword } from './password.ts';
import type { LoginThrottle } from './throttle.ts';

interface Credentials {
  username: string;
  password: string;
}

/** The user behind right credentials; 401 for either mistake in the same time, 403 when switched off, 429 (D2). */
export async function logIn(
  { database: { db } }: Deps,
  throttle: LoginThrottle,
  { username, password }: Credentials,
  caller: Caller,
): Promise<User> {
  const login = await findLogin(db, username);
  const attempt = await throttle.begin({ account: login?.user.id ?? null, username }, caller);
  const right = await verifyPassword(login?.passwordHash ?? null, password);
  if (!login || !right) throw new AppError('not-signed-in', 'Wrong username or password.');
  await attempt.succeeded();
  if (!login.isActive) {
    throw new AppError('forbidden', 'This account is switched off. Please ask your teacher.');
  }
  return login.user;
}
