// Slows down those who guess passwords, without letting them keep anybody out: failures count by device and name (D14).
import type { Deps } from '../../platform/deps.ts';
import { LONGEST_WINDOW_S, makeLimiter, type Taken } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { usernameKey } from '../user/store.ts';
import { accountOnDevice, knownAs, type Caller } from '../session/known-device.ts';

const FAILURES = 10;
/** Wide, because a whole school sits behind one address. */
const FAILURES_PER_ADDRESS = 500;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or ask your teacher for help.';

/** Counts as a failure from its start on, so that many at the same moment gain nothing, unless it is said otherwise. */
export interface PasswordAttempt {
  /** All that was asked for was right: password and, where there is one, the second factor. Forgets earlier failures. */
  succeeded: () => Promise<void>;
  /**
   * Neither right nor wrong, such as a right password without the code that is needed as well: this attempt does not
   * count, and earlier failures stay. (Were they forgotten, whoever knows the password could guess codes without end.)
   */
  withdraw: () => Promise<void>;
}

export interface LoginThrottle {
  /**
   * Begins an attempt to log in; throws AppError 'too-many' when there were too many failures, which costs nobody anything.
   * `account` is whose the name is, null for nobody's, which counts in the same way. To fail, do nothing more.
   */
  begin: (
    login: { account: number | null; username: string },
    caller: Caller,
  ) => Promise<PasswordAttempt>;
  /** The same where somebody who is signed in is asked for the password again: no log-in uses up these tries. */
  beginSignedIn: (account: number) => Promise<PasswordAttempt>;
  /** Forgets all failures at an account: it has a new password, which should work at once, everywhere. */
  forgive: (account: number) => Promise<void>;
}

/** The throttle of log-ins, one for all processes. */
export function makeLoginThrottle(deps: Pick<Deps, 'database' | 'now'>): LoginThrottle {
  const limiter = (name: string, times: number) =>
    makeLimiter(deps, { name, times, windowSeconds: LONGEST_WINDOW_S }, TOO_MANY);
  const byPair = limiter('login-pair', FAILURES);
  const byName = limiter('login-name', FAILURES);
  const byAddress = limiter('login-address', FAILURES_PER_ADDRESS);
  const bySignedIn = limiter('login-again', FAILURES);

  return {
    begin: async ({ account, username }, { address, device }) => {
      const subject = accountOnDevice(account);
      const sign = await knownAs(deps, device, subject);
      if (sign !== null) {
        const tried = await byPair.take(subject, sign);
        return attemptOf([tried], () => byPair.forget(subject, sign));
      }
      // By the account, not by the spelling: names that are the same count together, whatever makes them so.
      const name = account === null ? `name ${usernameKey(username)}` : subject;
      const tried = await byName.take(name);
      const checked = await byAddress.take(networkOf(address)).catch(async (refusal: unknown) => {
        await tried.giveBack();
        throw refusal;
      });
      return attemptOf([tried, checked], () => byName.forget(name));
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

/** An attempt that has taken these; `forget` forgets the failures before it. */
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
