// How long the server has asked us to wait before sending more games or ratings (RFC 9110, Retry-After).
import { ApiError } from '../data/request.ts';

/** Separate queues: a pause of ratings does not stop games. */
export type Box = 'games' | 'ratings';

interface Pause {
  /** On the device's clock, in milliseconds. */
  until: number;
  /** The answer that asked for it. */
  reason: ApiError;
}

/** The longest pause of our limits; a longer one means a changed clock or a proxy in between. */
const LONGEST_MS = 15 * 60_000;

const pauses = new Map<string, Pause>();
const keyOf = (box: Box, userId: number) => `${box}:${userId}`;

/** Whether an error only says when to try again. */
export function asksToWait(error: unknown): error is ApiError & { retryAfter: number } {
  return error instanceof ApiError && error.retryAfter !== null;
}

/** Stores the pause that an error asks for, if any. */
export function notePause(box: Box, userId: number, error: unknown): void {
  if (!asksToWait(error)) return;
  const until = Date.now() + error.retryAfter * 1000;
  pauses.set(keyOf(box, userId), { until, reason: error });
}

/** The reason why a queue is paused; null if it is not. */
export function pauseOf(box: Box, userId: number): ApiError | null {
  const pause = pauses.get(keyOf(box, userId));
  return pause && isOn(pause) ? pause.reason : null;
}

/** Milliseconds until the user's first pause ends; null without one. */
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
