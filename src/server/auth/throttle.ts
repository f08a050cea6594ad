// Slows down those who guess passwords (D5).
import type { Db } from '../db/database.ts';
import { LONGEST_WINDOW_S, makeLimiter } from '../limiter.ts';
import { networkOf } from '../network.ts';

const FAILURES_PER_USERNAME = 10;
/** Wide, because a whole school sits behind one address. */
const FAILURES_PER_ADDRESS = 500;
const TOO_MANY = 'Too many tries. Please wait a few minutes, or ask your teacher for help.';

export interface LoginAttempt {
  /** The right password: this attempt was no failure. */
  succeeded: () => Promise<void>;
}

export interface LoginThrottle {
  /** Counts an attempt until it has succeeded; throws AppError 'too-many' when there were too many failures. */
  begin: (username: string, address: string) => Promise<LoginAttempt>;
  /** Forgets the failures for a username: it has a new password, which should work at once. */
  forgive: (username: string) => Promise<void>;
}

/** The throttle of log-ins; attempts count at their start, so that many at the same moment gain nothing. */
export function makeLoginThrottle(db: Db): LoginThrottle {
  const limiter = (name: string, times: number) =>
    makeLimiter(db, { name, times, windowSeconds: LONGEST_WINDOW_S }, TOO_MANY);
  const byUsername = limiter('login-name', FAILURES_PER_USERNAME);
  const byAddress = limiter('login-address', FAILURES_PER_ADDRESS);
  return {
    begin: async (username, address) => {
      const network = networkOf(address);
      await byAddress.count(network);
      await byUsername.count(username);
      return {
        succeeded: async () => {
          await byUsername.forget(username);
          await byAddress.takeBack(network);
        },
      };
    },
    forgive: byUsername.forget,
  };
}
