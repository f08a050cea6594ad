// Slows down those who guess passwords, in the database, so that it holds across processes (D5).
import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../db/schema.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';

const WINDOW_S = 15 * 60;
const FAILURES_PER_USERNAME = 10;
/** Wide, because a whole school sits behind one address. */
const FAILURES_PER_ADDRESS = 500;

export interface LoginAttempt {
  /** The right password: this attempt was no failure. */
  succeeded: () => Promise<void>;
}

export interface LoginThrottle {
  /** Counts an attempt until it has succeeded; throws AppError 'too-many' when there were too many failures. */
  begin: (username: string, address: string) => Promise<LoginAttempt>;
}

/** The throttle of log-ins; attempts count at their start, so that many at the same moment gain nothing. */
export function makeLoginThrottle(db: Db): LoginThrottle {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterDrizzle({
      ...{ storeClient: db, schema: rateLimits, clearExpiredByTimeout: false },
      ...{ keyPrefix, points, duration: WINDOW_S },
    });
  const byUsername = limiter('login-name', FAILURES_PER_USERNAME);
  const byAddress = limiter('login-address', FAILURES_PER_ADDRESS);
  return {
    begin: async (username, address) => {
      const key = hashKey(username);
      await consume(byAddress, hashKey(address));
      await consume(byUsername, key);
      return {
        succeeded: async () => {
          await byUsername.delete(key);
          await byAddress.reward(hashKey(address));
        },
      };
    },
  };
}

/** Names and addresses are personal: only their hash is kept. */
function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    throw new AppError(
      'too-many',
      'Too many tries. Please wait a few minutes, or ask your teacher for help.',
      seconds,
    );
  }
}
