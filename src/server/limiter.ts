// Counts how often somebody does something, in the database, so that it holds across processes and restarts (D5).
import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from './db/schema.ts';
import type { Db } from './db/database.ts';
import { AppError } from './errors.ts';

/** No window is longer: a counter that ends later than this from now was made while the clock was wrong. */
export const LONGEST_WINDOW_S = 15 * 60;

export interface Allowance {
  /** Tells this counter from all others. */
  name: string;
  /** How often within the window. */
  times: number;
  /** LONGEST_WINDOW_S at most. */
  windowSeconds: number;
}

export interface Limiter {
  /** Counts one; throws AppError 'too-many' with the seconds to wait when it was one too many. */
  count: (who: string) => Promise<void>;
  /** Takes one back. */
  takeBack: (who: string) => Promise<void>;
  forget: (who: string) => Promise<void>;
}

/** A counter; `sentence` is what the one who did too much is told. Who that was is kept as a hash only. */
export function makeLimiter(db: Db, allowance: Allowance, sentence: string): Limiter {
  const limiter = new RateLimiterDrizzle({
    ...{ storeClient: db, schema: rateLimits, clearExpiredByTimeout: false },
    ...{ keyPrefix: allowance.name, points: allowance.times, duration: allowance.windowSeconds },
  });
  return {
    count: async (who) => {
      try {
        await limiter.consume(hashKey(who));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('too-many', sentence, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    takeBack: async (who) => void (await limiter.reward(hashKey(who))),
    forget: async (who) => void (await limiter.delete(hashKey(who))),
  };
}

/** Names and addresses are personal: only their hash is kept. */
function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
