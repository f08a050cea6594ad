// How long wrong pictures keep a device waiting (D10): five tries, then a minute, then longer.

const TRIES = 5;
const MINUTE_MS = 60_000;
/** After the fifth, the tenth and every further fifth wrong try. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS] as const;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** After this time without a try the failures are forgotten. */
const FORGET_MS = 12 * 60 * MINUTE_MS;

export interface Tries {
  failures: number;
  /** No try is taken before; null if one is now. */
  waitUntil: Date | null;
  expiresAt: Date;
}

/** The tries after one more failure. */
export function afterFailure(before: Tries | null, now: Date): Tries {
  const failures = before && before.expiresAt > now ? before.failures + 1 : 1;
  const wait = failures % TRIES === 0 ? (WAITS_MS[failures / TRIES - 1] ?? LONGEST_WAIT_MS) : null;
  return {
    failures,
    waitUntil: wait === null ? null : new Date(now.getTime() + wait),
    expiresAt: new Date(now.getTime() + FORGET_MS),
  };
}

/** Whole seconds until a try is taken; 0 for now. */
export function secondsToWait(tries: Tries | null, now: Date): number {
  const until = tries?.waitUntil ?? now;
  // A wait that is longer than the longest was set under a wrong clock.
  const ms = Math.min(until.getTime() - now.getTime(), LONGEST_WAIT_MS);
  return Math.max(0, Math.ceil(ms / 1000));
}
