// Checks a username and a password.
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../audit/event.ts';
import { recordEvent, recordOnce } from '../audit/store.ts';
import { AppError, StepNeededError } from '../../platform/errors.ts';
import { checkCode } from '../factor/check-code.ts';
import { findLogin, type Login } from '../user/store.ts';
import { paymentFailed, paymentOnItsWay } from '../../payment/sign-in-by-checkout.ts';
import { findUnpaidRegistration } from '../../payment/store.ts';
import { admit } from './admit.ts';
import type { Caller } from '../session/known-device.ts';
import { verifyPassword } from './password.ts';
import { wrongCredentials } from '../session/session.ts';
import type { LoginThrottle, PasswordAttempt } from './throttle.ts';

/** Refused log-ins are written down once in this time. */
const REFUSALS_MS = 15 * 60_000;

interface Credentials {
  username: string;
  password: string;
  /** Of the second factor. */
  code?: string | undefined;
}

/**
 * The user behind right credentials, and the hash that they were checked with; 401 for either mistake in the same time,
 * 403 for an account that nobody may use, 429 (D2).
 */
export async function logIn(
  deps: Deps,
  throttle: LoginThrottle,
  { username, password, code }: Credentials,
  caller: Caller,
  visitor: Actor,
): Promise<{ user: User; passwordHash: string }> {
  const login = await findLogin(deps.database.db, username);
  const account = login?.user.id ?? null;
  const attempt = await throttle.begin({ account, username }, caller).catch(async (error) => {
    await recordRefusal(deps, visitor, login);
    throw error;
  });
  // Asked for every name, and one hash is checked whosever it is, so that all answers take the same time.
  const unpaid = await findUnpaidRegistration(deps.database.db, username);
  const passwordHash = login?.passwordHash ?? unpaid?.passwordHash ?? null;
  if (!(await verifyPassword(passwordHash, password))) {
    await recordFailure(deps, visitor, login, 'wrong password');
    throw wrongCredentials();
  }
  if (!login) {
    await attempt.succeeded();
    throw unpaid?.status === 'failed' ? paymentFailed() : paymentOnItsWay();
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

/** Of the log-ins of pupils nothing is written down; whoever guesses an owner's password leaves a trace. */
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

/** Once in a quarter of an hour, however often a machine tries. */
async function recordRefusal(
  { database: { db }, now }: Deps,
  actor: Actor,
  login: Login | null,
): Promise<void> {
  if (!login?.user.isAdmin) return;
  const targetId = login.user.id;
  await recordOnce(db, { kind: 'log-in-refused', actor, targetId, at: now() }, REFUSALS_MS);
}

/** Throws 401 with `needs` for a code that is missing or wrong, which counts as a failure, and 503 for one that nobody can check. */
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
