// How long to wait before a worker is started anew, so that one that cannot live does not keep the machine busy.

const FIRST_REST_MS = 100;
const LONGEST_REST_MS = 30_000;
/** One that lived so long was healthy. */
const HEALTHY_MS = 60_000;

/** Milliseconds to wait: at once, nearly, for a healthy one that ended; twice as long each time for those that die young. */
export function restBeforeNext(lastRestMs: number, livedMs: number): number {
  if (livedMs >= HEALTHY_MS || lastRestMs === 0) return FIRST_REST_MS;
  return Math.min(LONGEST_REST_MS, lastRestMs * 2);
}
