// Log-in by username and password.
import type { User } from '#shared/contract/auth.ts';
import { isStaff } from '#shared/roles.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { Actor } from '../audit/event.ts';
import { recordOfAccount } from '../audit/store.ts';
import { findLogin, type Login } from '../user/store.ts';
import type { Source } from '../session/known-device.ts';
import { requireCode } from './require-code.ts';
import { wrongCredentials } from '../session/session.ts';
import type { LoginThrottle } from './throttle.ts';

/** The registration with a name that has not been paid for, and the message for its owner; null for none (`payment/`). */
export type FindUnpaid = (
  username: string,
) => Promise<{ passwordHash: string; refusal: () => AppError } | null>;

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}

/**
 * The user, and the hash that the password was checked against; 401 for a wrong name or password, in the same time; 403
 * for an account that is off; 429 (D2).
 */
export async function logIn(
  deps: Deps,
  { throttle, findUnpaid }: { throttle: LoginThrottle; findUnpaid: FindUnpaid },
  { username, password, code }: Credentials,
  { source, visitor }: { source: Source; visitor: Actor },
): Promise<{ user: User; passwordHash: string }> {
  const login = await findLogin(deps.database.db, username);
  const account = login?.user.id ?? null;
  const attempt = await throttle.begin({ account, username }, source).catch(async (error) => {
    await recordRefusal(deps, throttle, visitor, { login, username });
    throw error;
  });
  // Looked up for every name, and exactly one hash is checked, so that every answer takes the same time.
  const unpaid = await findUnpaid(username);
  const passwordHash = login?.passwordHash ?? unpaid?.passwordHash ?? null;
  if (!(await attempt.verify(passwordHash, password))) {
    await recordFailure(deps, visitor, login, 'wrong password');
    throw wrongCredentials();
  }
  if (!login) {
    await attempt.succeeded();
    throw unpaid?.refusal() ?? wrongCredentials();
  }
  const { requestId } = visitor;
  await requireCode(deps, attempt, { user: login.user, code, requestId }, 'not-signed-in').catch(
    async (error) => {
      if (code) await recordFailure(deps, visitor, login, 'right password, wrong code');
      throw error;
    },
  );
  await attempt.succeeded();
  const refusal = refusalOf(login, deps.now());
  if (refusal !== null) {
    await recordFailure(deps, visitor, login, 'right password, but it may not be used');
    throw new AppError('forbidden', refusal);
  }
  return { user: login.user, passwordHash: login.passwordHash };
}

/** Why an account does not open with its password; null if it does. */
function refusalOf({ isActive, passwordExpiresAt }: Login, now: Date): string | null {
  if (!isActive) return 'This account is switched off. Please ask your teacher.';
  if (passwordExpiresAt && passwordExpiresAt <= now) {
    return 'This password was made for you and was not changed in time. Please ask for a new one.';
  }
  return null;
}

/**
 * Failed log-ins of owners and teachers are recorded, those of pupils are not. The work is the same for every account,
 * so that the response time does not reveal whose it is.
 */
async function recordFailure(
  { database: { db }, now }: Deps,
  actor: Actor,
  login: Login | null,
  detail: string,
): Promise<void> {
  const targetId = staffBehind(login);
  await recordOfAccount(db, { kind: 'log-in-failed', actor, targetId, detail, at: now() });
}

/** Once in 15 minutes, whatever the number of attempts. */
async function recordRefusal(
  { database: { db }, now }: Deps,
  throttle: LoginThrottle,
  actor: Actor,
  { login, username }: { login: Login | null; username: string },
): Promise<void> {
  const isFirst = await throttle.isFirstRefusal({ account: login?.user.id ?? null, username });
  if (!isFirst) return;
  const targetId = staffBehind(login);
  await recordOfAccount(db, { kind: 'log-in-refused', actor, targetId, at: now() });
}

const staffBehind = (login: Login | null) =>
  login && isStaff(login.user.role) ? login.user.id : null;
