// Log-in by username and password.
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../../platform/http/deps.ts';
import type { Actor } from '../audit/event.ts';
import { recordEvent, recordOnce } from '../audit/store.ts';
import { AppError, StepNeededError } from '../../platform/errors.ts';
import { checkCode } from '../factor/check-code.ts';
import { findLogin, type Login } from '../user/store.ts';
import { admit } from './admit.ts';
import type { Caller } from '../session/known-device.ts';
import type { PaidRegistrations } from './paid-registrations.ts';
import { verifyPassword } from './password.ts';
import { wrongCredentials } from '../session/session.ts';
import type { LoginThrottle, PasswordAttempt } from './throttle.ts';

/** Refused log-ins are recorded once in this period. */
const REFUSALS_MS = 15 * 60_000;

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
  { throttle, paid }: { throttle: LoginThrottle; paid: PaidRegistrations },
  { username, password, code }: Credentials,
  { caller, visitor }: { caller: Caller; visitor: Actor },
): Promise<{ user: User; passwordHash: string }> {
  const login = await findLogin(deps.database.db, username);
  const account = login?.user.id ?? null;
  const attempt = await throttle.begin({ account, username }, caller).catch(async (error) => {
    await recordRefusal(deps, visitor, login);
    throw error;
  });
  // Looked up for every name, and exactly one hash is checked, so that all answers take the same time.
  const unpaid = await paid.findUnpaid(username);
  const passwordHash = login?.passwordHash ?? unpaid?.passwordHash ?? null;
  if (!(await verifyPassword(passwordHash, password))) {
    await recordFailure(deps, visitor, login, 'wrong password');
    throw wrongCredentials();
  }
  if (!login) {
    await attempt.succeeded();
    throw unpaid?.refusal() ?? wrongCredentials();
  }
  await checkSecondFactor(deps, attempt, login.user, code).catch(async (error) => {
    if (code) await recordFailure(deps, visitor, login, 'right password, wrong code');
    throw error;
  });
  await attempt.succeeded();
  const user = await admit(deps, login, password).catch(async (error) => {
    await recordFailure(deps, visitor, login, 'right password, but it may not be used');
    throw error;
  });
  return { user, passwordHash: login.passwordHash };
}

/** Pupils' log-ins are not recorded; attempts at an owner's password are. */
async function recordFailure(
  { database: { db }, now }: Deps,
  actor: Actor,
  login: Login | null,
  detail: string,
): Promise<void> {
  if (!login?.user.isAdmin) return;
  const targetId = login.user.id;
  await recordEvent(db, { kind: 'log-in-failed', actor, targetId, detail, at: now() });
}

/** Once in 15 minutes, however many attempts there are. */
async function recordRefusal(
  { database: { db }, now }: Deps,
  actor: Actor,
  login: Login | null,
): Promise<void> {
  if (!login?.user.isAdmin) return;
  const targetId = login.user.id;
  await recordOnce(db, { kind: 'log-in-refused', actor, targetId, at: now() }, REFUSALS_MS);
}

/**
 * Throws 401 with `needs` for a missing or wrong code (a wrong one is a failure), and 503 for one that cannot be
 * checked.
 */
async function checkSecondFactor(
  deps: Deps,
  attempt: PasswordAttempt,
  user: User,
  code: string | undefined,
): Promise<void> {
  const verdict = await checkCode(deps, user, code);
  if (verdict === 'missing') {
    await attempt.withdraw();
    throw codeNeeded('Please type the code of your authenticator app.');
  }
  if (verdict === 'unreadable') {
    await attempt.withdraw();
    throw new AppError(
      'unavailable',
      'This server has another key than the one your app was set up with. Please use a recovery code, or ask for your second factor to be reset.',
    );
  }
  if (verdict === 'wrong') {
    throw codeNeeded('That code is not right. Please wait for the next one and try again.');
  }
}

function codeNeeded(sentence: string): StepNeededError {
  return new StepNeededError('code', sentence, 'not-signed-in');
}
