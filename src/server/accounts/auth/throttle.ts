// Throttles password guessing without letting guessers lock others out: failures count by device and account (D14).
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { LONGEST_WINDOW_S, makeLimiter, type Taken } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { usernameKey } from '../user/store.ts';
import { accountOnDevice, knownAs, type Caller } from '../session/known-device.ts';

const FAILURES = 10;
/** Generous, because a whole school shares one address. */
const FAILURES_PER_ADDRESS = 500;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or ask your teacher for help.';

/** Counts as a failure from the start, so that parallel attempts gain nothing, unless one of these is called. */
export interface PasswordAttempt {
  /** Everything was right: the password and, if there is one, the second factor. Clears earlier failures. */
  succeeded: () => Promise<void>;
  /**
   * Neither a success nor a failure, such as a right password without the code it needs: this attempt does not count,
   * and earlier failures remain. (If they were cleared, somebody who knows the password could guess codes without
   * limit.)
   */
  withdraw: () => Promise<void>;
}

interface NamedAccount {
  /** Null for a name that nobody has, which counts in the same way. */
  account: number | null;
  username: string;
}

export interface LoginThrottle {
  /**
   * Begins an attempt to log in; throws AppError 'too-many' after too many failures, at no cost to anybody. A failure
   * needs no further call.
   */
  begin: (login: NamedAccount, caller: Caller) => Promise<PasswordAttempt>;
  /** Whether this is the first refusal for this account, or name, in 15 minutes. */
  isFirstRefusal: (login: NamedAccount) => Promise<boolean>;
  /** The same as `begin` for a signed-in user who is asked for the password again, with a counter of its own. */
  beginSignedIn: (account: number) => Promise<PasswordAttempt>;
  /** Clears all failures of an account whose password is new and should work at once, everywhere. */
  forgive: (account: number) => Promise<void>;
}

/** The log-in throttle, shared by all processes. */
export function makeLoginThrottle(deps: Pick<Deps, 'database' | 'now'>): LoginThrottle {
  const limiter = (name: string, times: number) =>
    makeLimiter(deps, { name, times, windowSeconds: LONGEST_WINDOW_S }, TOO_MANY);
  const byPair = limiter('login-pair', FAILURES);
  const byName = limiter('login-name', FAILURES);
  const byAddress = limiter('login-address', FAILURES_PER_ADDRESS);
  const byRefusal = limiter('login-refused', 1);
  const bySignedIn = limiter('login-again', FAILURES);

  return {
    begin: async ({ account, username }, { address, device }) => {
      const subject = accountOnDevice(account);
      const sign = await knownAs(deps, device, subject);
      if (sign !== null) {
        const tried = await byPair.take(subject, sign);
        return attemptOf([tried], () => byPair.forget(subject, sign));
      }
      const name = subjectOf({ account, username });
      const tried = await byName.take(name);
      const checked = await byAddress.take(networkOf(address)).catch(async (refusal: unknown) => {
        await tried.giveBack();
        throw refusal;
      });
      return attemptOf([tried, checked], () => byName.forget(name));
    },
    isFirstRefusal: async (login) => {
      try {
        await byRefusal.take(subjectOf(login));
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },
    beginSignedIn: async (account) => {
      const who = accountOnDevice(account);
      return attemptOf([await bySignedIn.take(who)], () => bySignedIn.forget(who));
    },
    forgive: async (account) => {
      const subject = accountOnDevice(account);
      await byName.forget(subject);
      await bySignedIn.forget(subject);
      await byPair.forgetAll(subject);
    },
  };
}

/** By the account rather than by what was typed: all spellings of a name count together. */
function subjectOf({ account, username }: NamedAccount): string {
  return account === null ? `name ${usernameKey(username)}` : accountOnDevice(account);
}

/** An attempt that has taken these tokens; `forget` clears the failures before it. */
export function attemptOf(taken: readonly Taken[], forget: () => Promise<void>): PasswordAttempt {
  const withdraw = async () => void (await Promise.all(taken.map(({ giveBack }) => giveBack())));
  return {
    withdraw,
    succeeded: async () => {
      await withdraw();
      await forget();
    },
  };
}
