// Checks a username and a password.
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../deps.ts';
import { findLogin } from '../user/store.ts';
import { admit } from './admit.ts';
import type { Caller } from './known-device.ts';
import { verifyPassword } from './password.ts';
import { wrongCredentials } from './session.ts';
import type { LoginThrottle } from './throttle.ts';

interface Credentials {
  username: string;
  password: string;
}

/**
 * The user behind right credentials, and the hash that they were checked with; 401 for either mistake in the same time,
 * 403 for an account that nobody may use, 429 (D2).
 */
export async function logIn(
  deps: Deps,
  throttle: LoginThrottle,
  { username, password }: Credentials,
  caller: Caller,
): Promise<{ user: User; passwordHash: string }> {
  const login = await findLogin(deps.database.db, username);
  const attempt = await throttle.begin({ account: login?.user.id ?? null, username }, caller);
  const right = await verifyPassword(login?.passwordHash ?? null, password);
  if (!login || !right) throw wrongCredentials();
  await attempt.succeeded();
  return { user: await admit(deps, login, password), passwordHash: login.passwordHash };
}
