// The server takes only so many games and ratings a minute: how long it asked us to wait before we send more (RFC 9110, Retry-After).
import { ApiError } from '../data/api.ts';

/** What waits apart from each other: a pause of ratings stops no game. */
export type Box = 'games' | 'ratings';

interface Pause {
  /** On the device's clock, in milliseconds. */
  until: number;
  /** The answer that asked for it. */
  reason: ApiError;
}

/** No limit of ours asks for more; a longer pause comes of a clock that was put back, or of somebody between us and the server. */
const LONGEST_MS = 15 * 60_000;

const pauses = new Map<string, Pause>();
const keyOf = (box: Box, userId: number) => `${box}:${userId}`;

/** Whether an error says when to try again, and nothing against what was sent. */
export function asksToWait(error: unknown): error is ApiError & { retryAfter: number } {
  return error instanceof ApiError && error.retryAfter !== null;
}

/** Notes the wait that an error asks for, if it asks for any. */
export function notePause(box: Box, userId: number, error: unknown): void {
  if (!asksToWait(error)) return;
  const until = Date.now() + error.retryAfter * 1000;
  pauses.set(keyOf(box, userId), { until, reason: error });
}

/** Why nothing is to be sent from a box just now; null when it may be. */
export function pauseOf(box: Box, userId: number): ApiError | null {
  const pause = pauses.get(keyOf(box, userId));
  return pause && isOn(pause) ? pause.reason : null;
}

/** In how many milliseconds the first of the user's pauses ends; null when there is none. */
export function pauseLeft(userId: number): number | null {
  const boxes: readonly Box[] = ['games', 'ratings'];
  const all = boxes.map((box) => pauses.get(keyOf(box, userId)));
  const ends = all.flatMap((pause) => (pause && isOn(pause) ? [pause.until - Date.now()] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

function isOn({ until }: Pause): boolean {
  const left = until - Date.now();
  return left > 0 && left <= LONGEST_MS;
}
