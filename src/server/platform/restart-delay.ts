// The delay before a worker is restarted, so that a failing one does not overload the machine.

const FIRST_REST_MS = 100;
const LONGEST_REST_MS = 30_000;
/** A worker that ran this long counts as healthy. */
const HEALTHY_MS = 60_000;

/** Milliseconds to wait: almost none after a healthy worker, doubling each time for those that end early. */
export function restBeforeNext(lastRestMs: number, livedMs: number): number {
  if (livedMs >= HEALTHY_MS || lastRestMs === 0) return FIRST_REST_MS;
  return Math.min(LONGEST_REST_MS, lastRestMs * 2);
}
