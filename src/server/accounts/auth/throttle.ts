// Throttles password guessing without letting guessers lock others out: failures count by device and account (D14).
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import {
  LONGEST_WINDOW_S,
  makeLimiter,
  takeEach,
  type Taken,
} from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { usernameKey } from '../user/store.ts';
import { accountOnDevice, findDeviceNonce, type Source } from '../session/known-device.ts';
import { verifyPassword } from './password.ts';

const FAILURES = 10;
/** Generous, because a whole school shares one address. */
const FAILURES_PER_ADDRESS = 500;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or ask your teacher for help.';

/** Counts as a failure from the start, so that simultaneous attempts gain nothing, unless one of these is called. */
export interface PasswordAttempt {
  /** Whether the password is right (`verifyPassword`). Withdraws the attempt if that cannot be checked now. */
  verify: (hashed: string | null, password: string) => Promise<boolean>;
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
  /** Null for an unknown name, which counts in the same way. */
  account: number | null;
  username: string;
}

export interface LoginThrottle {
  /**
   * Begins an attempt to log in; throws AppError 'too-many' after too many failures, at no cost to anybody. A failure
   * needs no further call.
   */
  begin: (login: NamedAccount, source: Source) => Promise<PasswordAttempt>;
  /** Whether this is the first refusal for this account, or name, in 15 minutes. */
  isFirstRefusal: (login: NamedAccount) => Promise<boolean>;
  /** `begin` for a signed-in user who is asked for the password again, with separate counters. */
  beginSignedIn: (account: number, source: Source) => Promise<PasswordAttempt>;
  /** Clears all failures of an account with a new password, which should work everywhere at once. */
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
  const [againByPair, againElsewhere] = [
    limiter('again-pair', FAILURES),
    limiter('again', FAILURES),
  ];

  return {
    begin: async ({ account, username }, { address, device }) => {
      const subject = accountOnDevice(account);
      const sign = await findDeviceNonce(deps, device, subject);
      if (sign !== null) {
        const tried = await byPair.take(subject, sign);
        return attemptOf(subject, tried, () => byPair.forget(subject, sign));
      }
      const name = subjectOf({ account, username });
      const tried = await takeEach([
        () => byName.take(name),
        () => byAddress.take(networkOf(address)),
      ]);
      return attemptOf(name, tried, () => byName.forget(name));
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
    beginSignedIn: async (account, { device }) => {
      const subject = accountOnDevice(account);
      const sign = await findDeviceNonce(deps, device, subject);
      const [limit, who] =
        sign === null ? [againElsewhere, [subject]] : [againByPair, [subject, sign]];
      return attemptOf(subject, await limit.take(...who), () => limit.forget(...who));
    },
    forgive: async (account) => {
      const subject = accountOnDevice(account);
      await byName.forget(subject);
      await againElsewhere.forget(subject);
      await byPair.forgetAll(subject);
      await againByPair.forgetAll(subject);
    },
  };
}

/** By account rather than by the typed name, so that all spellings of a name count together. */
function subjectOf({ account, username }: NamedAccount): string {
  return account === null ? `name ${usernameKey(username)}` : accountOnDevice(account);
}

/** An attempt at the password of `whose` that has been counted; `forget` clears the failures before it. */
export function attemptOf(
  whose: string,
  { giveBack }: Taken,
  forget: () => Promise<void>,
): PasswordAttempt {
  return {
    verify: (hashed, password) =>
      verifyPassword(hashed, password, 'log-in', whose).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      }),
    withdraw: giveBack,
    succeeded: async () => {
      await giveBack();
      await forget();
    },
  };
}
