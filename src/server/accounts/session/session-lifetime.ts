// How long sessions last, by role (D5, D16).
import type { Role } from '#shared/roles.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Lifetime {
  /** A session ends when it was not used for so long. */
  idleMs: number;
  /** It ends so long after log-in, used or not. */
  absoluteMs: number;
  /** A use is written down when the last one is so old: reading stays reading. */
  touchMs: number;
}

const LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  owner: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS, touchMs: 5 * MINUTE_MS },
  pupil: { idleMs: 30 * DAY_MS, absoluteMs: Number.POSITIVE_INFINITY, touchMs: HOUR_MS },
};

/** Within so long of log-in, or of giving the password again, what needs the password may be done (D16). */
export const CONFIRMED_MS = 15 * MINUTE_MS;

/** When a session ends that is used now. */
export function endOfSession(role: Role, { createdAt, now }: { createdAt: Date; now: Date }): Date {
  const { idleMs, absoluteMs } = LIFETIMES[role];
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + absoluteMs));
}

/** Whether a use is to be written down, and the session's end moved. */
export function isTouchDue(role: Role, lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= LIFETIMES[role].touchMs;
}
