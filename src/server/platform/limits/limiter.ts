// Limits how often somebody does something: counted in the database, so that it holds across processes and restarts (D5, D14).
import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { keptSecret } from '../db/installation-secrets.ts';
import { AppError } from '../errors.ts';
import {
  deleteExpiredCounters,
  forgetCounter,
  forgetCounters,
  giveOneBack,
  takeOne,
} from './limiter-store.ts';

/** No window is longer: a counter that ends later than this from now was made while the clock was wrong. */
export const LONGEST_WINDOW_S = 15 * 60;

export interface Allowance {
  /** Tells this counter from all others. */
  name: string;
  /** How often within the window, which begins with the first time. */
  times: number;
  /** LONGEST_WINDOW_S at most. */
  windowSeconds: number;
}

/** One of an allowance, taken. */
export interface Taken {
  /** It does not count after all. */
  giveBack: () => Promise<void>;
}

export interface Limiter {
  /** Takes one; throws AppError 'too-many' with the seconds to wait when there is none left, and counts nothing then. */
  take: (...who: readonly string[]) => Promise<Taken>;
  /** Makes the allowance whole again. */
  forget: (...who: readonly string[]) => Promise<void>;
  /** The same for all whose names begin with these. */
  forgetAll: (...group: readonly string[]) => Promise<void>;
}

interface LimiterDeps {
  database: Pick<Database, 'db'>;
  /** The present moment. */
  now: () => Date;
}

/**
 * A counter for everybody who is named by one text or several; `sentence` is what the one who did too much is told. Names
 * and addresses are personal: only their HMAC with a secret of this installation is kept.
 */
export function makeLimiter(
  { database: { db }, now }: LimiterDeps,
  { name, times, windowSeconds }: Allowance,
  sentence: string,
): Limiter {
  const keyOf = async (who: readonly string[]) => {
    const secret = await keptSecret(db, 'throttles');
    return [name, ...who.map((_, last) => hmac(secret, [name, ...who.slice(0, last + 1)]))].join(
      ':',
    );
  };
  return {
    take: async (...who) => {
      const key = await keyOf(who);
      const at = now();
      const end = new Date(at.getTime() + windowSeconds * 1000);
      const { isTaken, until } = await takeOne(db, { key, times, now: at, end });
      const last = until ?? end;
      if (!isTaken) throw new AppError('too-many', sentence, secondsFrom(at, last));
      return { giveBack: () => giveOneBack(db, key, last) };
    },
    forget: async (...who) => forgetCounter(db, await keyOf(who)),
    forgetAll: async (...group) => forgetCounters(db, `${await keyOf(group)}:`),
  };
}

/** Forgets what no window lasts for any more. */
export async function sweepLimiters({ database: { db }, now }: LimiterDeps): Promise<void> {
  const at = now();
  await deleteExpiredCounters(db, at, new Date(at.getTime() + LONGEST_WINDOW_S * 1000));
}

function hmac(secret: string, texts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url');
}

/** Whole seconds, at least one. */
function secondsFrom(from: Date, until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000));
}
