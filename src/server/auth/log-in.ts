// Checks a username and a password.
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../deps.ts';
import { AppError, StepNeededError } from '../errors.ts';
import { checkCode } from '../factor/check-code.ts';
import { findLogin } from '../user/store.ts';
import { paymentFailed, paymentOnItsWay } from '../payment/sign-in-by-checkout.ts';
import { findUnpaidRegistration } from '../payment/store.ts';
import { admit } from './admit.ts';
import type { Caller } from './known-device.ts';
import { verifyPassword } from './password.ts';
import { wrongCredentials } from './session.ts';
import type { LoginThrottle, PasswordAttempt } from './throttle.ts';

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
): Promise<{ user: User; passwordHash: string }> {
  const login = await findLogin(deps.database.db, username);
  const attempt = await throttle.begin({ account: login?.user.id ?? null, username }, caller);
  const right = await verifyPassword(login?.passwordHash ?? null, password);
  if (!login || !right) {
    // Asked for either mistake, so that both take the same time.
    const unpaid = await findUnpaidRegistration(deps.database.db, username);
    if (!login && unpaid && (await verifyPassword(unpaid.passwordHash, password))) {
      await attempt.succeeded();
      throw unpaid.status === 'failed' ? paymentFailed() : paymentOnItsWay();
    }
    throw wrongCredentials();
  }
  await checkSecondFactor(deps, attempt, login.user, code);
  await attempt.succeeded();
  return { user: await admit(deps, login, password), passwordHash: login.passwordHash };
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
