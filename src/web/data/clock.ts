// The time by the server's clock. A device's own clock may be wrong by years, for example after its battery was empty.
import { DAY_MS } from '#shared/dates.ts';
import { readStoredIf, writeStored } from './storage.ts';

const KEY = 'clock';

/** Differences up to this, in milliseconds, change nothing that a pupil sees. */
const SLIGHT_MS = 2 * 60_000;
/** How often the server's time is stored, in milliseconds. */
const STORE_MS = 60 * 60_000;

interface Clock {
  /** How far the device is ahead of the server, in milliseconds; negative when it is behind. */
  aheadMs: number;
  /** The server's time when that was found, in milliseconds since 1970. */
  heardAt: number;
}
const UNHEARD: Clock = { aheadMs: 0, heardAt: 0 };

/** Without a schema, because the first screen loads none. */
function isClock(value: unknown): value is Clock {
  if (typeof value !== 'object' || value === null) return false;
  if (!('aheadMs' in value) || !('heardAt' in value)) return false;
  return typeof value.aheadMs === 'number' && typeof value.heardAt === 'number';
}

const readClock = () => readStoredIf(KEY, isClock, UNHEARD);

/** Notes the time of an answer by its `Date` header (RFC 9110, section 6.6.1). */
export function noteServerTime(date: string | null): void {
  const heardAt = Date.parse(date ?? '');
  if (Number.isNaN(heardAt)) return;
  const aheadMs = Date.now() - heardAt;
  const known = readClock();
  const isAsBefore = Math.abs(aheadMs - known.aheadMs) <= SLIGHT_MS;
  if (isAsBefore && Math.abs(heardAt - known.heardAt) < STORE_MS) return;
  writeStored(KEY, { aheadMs: Math.abs(aheadMs) <= SLIGHT_MS ? 0 : aheadMs, heardAt });
}

/** The present moment, by the server's clock as far as this device knows it. */
export function serverNow(): Date {
  const { aheadMs, heardAt } = readClock();
  // A device whose clock was put back since then shows a time before the last answer.
  return new Date(Math.max(Date.now() - aheadMs, heardAt));
}

/**
 * Whether the device shows another day than the server: browsers refuse HTTPS under such a date. A clock put forward
 * since the server's last answer looks the same as a long holiday.
 */
export function isDateWrong(): boolean {
  const { aheadMs, heardAt } = readClock();
  return aheadMs > DAY_MS || Date.now() < heardAt - DAY_MS;
}
