// Rate limits, counted in the database, so that they apply across processes and restarts (D5, D14).
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

/** A counter that ends later than this was made under a wrong clock. */
export const LONGEST_WINDOW_S = 15 * 60;

export interface Allowance {
  /** Unique name of the limiter. */
  name: string;
  /** Limit within the window, which begins with the first count. */
  times: number;
  /** LONGEST_WINDOW_S at most. */
  windowSeconds: number;
}

/** One count. */
export interface Taken {
  giveBack: () => Promise<void>;
}

export interface Limiter {
  /** Counts one. If the limit is reached, throws AppError 'too-many' with the seconds to wait, and counts nothing. */
  take: (...who: readonly string[]) => Promise<Taken>;
  forget: (...who: readonly string[]) => Promise<void>;
  /** Resets all counters whose subjects begin with these texts. */
  forgetAll: (...group: readonly string[]) => Promise<void>;
}

interface LimiterDeps {
  database: Pick<Database, 'db'>;
  now: () => Date;
}

/**
 * A limiter for subjects that consist of one or more texts; `sentence` is the message beyond the limit. Names and
 * addresses are personal data, so only their HMAC with a secret of this installation is stored.
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

/** Takes one of each in order; if one refuses, gives back the earlier ones. */
export async function takeEach(takes: readonly (() => Promise<Taken>)[]): Promise<Taken> {
  const taken: Taken[] = [];
  const giveBack = async () => void (await Promise.all(taken.map((one) => one.giveBack())));
  try {
    for (const take of takes) taken.push(await take());
  } catch (refusal) {
    await giveBack();
    throw refusal;
  }
  return { giveBack };
}

/** Deletes expired counters. */
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
