// How long sessions last, by role and place (D5, D10, D16).
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';

interface Lifetime {
  /** Ends after this time without use. */
  idleMs: number;
  /** Ends this long after sign-in in any case. */
  absoluteMs: number;
  /** Uses are recorded at most this often, so that reads do not write. */
  touchMs: number;
}

const OF_STAFF: Lifetime = {
  idleMs: 12 * HOUR_MS,
  absoluteMs: 7 * DAY_MS,
  touchMs: 5 * MINUTE_MS,
};

/** How often at most a pupil's uses are recorded, but on a class page. */
export const PUPIL_TOUCH_MS = HOUR_MS;

const LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  owner: OF_STAFF,
  teacher: OF_STAFF,
  pupil: { idleMs: 30 * DAY_MS, absoluteMs: Number.POSITIVE_INFINITY, touchMs: PUPIL_TOUCH_MS },
};

/**
 * Sessions that begin on a class page, or by a card on a shared device, where another child probably uses the tablet
 * next (D10).
 */
const ON_CLASS_PAGE: Lifetime = {
  idleMs: 30 * MINUTE_MS,
  absoluteMs: Number.POSITIVE_INFINITY,
  touchMs: MINUTE_MS,
};

/** What decides how long a session lasts. */
export interface SessionKind {
  role: Role;
  onClassPage: boolean;
}

function lifetimeOf({ role, onClassPage }: SessionKind): Lifetime {
  return onClassPage ? ON_CLASS_PAGE : LIFETIMES[role];
}

/** How long after log-in, or after giving the password again, calls that need the password are allowed (D16). */
export const CONFIRMED_MS = 15 * MINUTE_MS;

/** When a session that is used now ends. */
export function endOfSession(
  kind: SessionKind,
  { createdAt, now }: { createdAt: Date; now: Date },
): Date {
  const { idleMs, absoluteMs } = lifetimeOf(kind);
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + absoluteMs));
}

/** Whether a use should be recorded and the session extended. */
export function isTouchDue(kind: SessionKind, lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= lifetimeOf(kind).touchMs;
}
