// Registers a pupil at once: where registration is free, and in the sandbox (D3).
import type { User } from '#shared/contract/auth.ts';
import { logIn, type FindUnpaid } from '../accounts/auth/log-in.ts';
import { registerNow, type NewAccount } from '../accounts/auth/register.ts';
import type { LoginThrottle } from '../accounts/auth/throttle.ts';
import type { Actor } from '../accounts/audit/event.ts';
import type { Source } from '../accounts/session/known-device.ts';
import { isNewPupil } from '../accounts/user/store.ts';
import { takesNoMoney } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';

const JUST_MADE_MS = 10 * 60_000;

/**
 * The new pupil and their password's hash. A registration whose answer was lost is sent again: it ends signed in, and is counted
 * like a log-in. 'payment-needed' where it has to be paid first, 'conflict' if the name is taken.
 */
export async function registerFree(
  deps: Deps,
  logInWith: { throttle: LoginThrottle; findUnpaid: FindUnpaid },
  account: NewAccount,
  who: { source: Source; visitor: Actor },
): Promise<{ user: User; passwordHash: string }> {
  const { config, database, now } = deps;
  if (config.stripe && config.registrationFeePence > 0) {
    throw new AppError(
      'payment-needed',
      'Registration has to be paid first. Please ask a grown-up.',
    );
  }
  try {
    return await registerNow(database.db, { ...account, isTest: takesNoMoney(config) });
  } catch (error) {
    const isTaken = error instanceof AppError && error.kind === 'conflict';
    const since = new Date(now().getTime() - JUST_MADE_MS);
    if (!isTaken || !(await isNewPupil(database.db, account.username, since))) throw error;
    return logIn(deps, logInWith, account, who).catch((refusal: unknown) => {
      throw refusal instanceof AppError && refusal.kind === 'not-signed-in' ? error : refusal;
    });
  }
}
