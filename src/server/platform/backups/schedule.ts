// When a backup is due, and which of the older ones are kept. Moments and names in, answers out.

/** Nobody plays, and what a school does at midnight is over. By the machine's own clock. */
const QUIET_HOUR = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A night and half a day more: the machine may have been off in the night. */
const LATE_AFTER_MS = 36 * HOUR_MS;
const DAYS_KEPT = 7;
/** Besides the newest one's own week. */
const WEEKS_KEPT = 4;

/** The last quiet hour that has begun. */
function lastNight(now: Date): Date {
  const tonight = new Date(now.getFullYear(), now.getMonth(), now.getDate(), QUIET_HOUR);
  if (tonight <= now) return tonight;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, QUIET_HOUR);
}

/** Whether the backup of the last night is still to be made: at once, when the machine was off in the night. */
export function isBackupDue(lastGoodAt: Date | null, now: Date): boolean {
  // One of the future was made by a clock that was wrong.
  return lastGoodAt === null || lastGoodAt < lastNight(now) || lastGoodAt > now;
}

/** Whether the last good backup is too old to rely on. */
export function isBackupLate(lastGoodAt: Date, now: Date): boolean {
  return now.getTime() - lastGoodAt.getTime() > LATE_AFTER_MS;
}

const ENDING = '.backup.gz';

/** The name of a backup of this installation; `installation` keeps those apart that share a folder. */
export function backupName(installation: string, at: Date): string {
  const stamp = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `bright-explorers-${installation}-${stamp}${ENDING}`;
}

/** When the backup of this name was made; null for a name that this installation did not give. */
export function madeAt(installation: string, name: string): Date | null {
  const before = `bright-explorers-${installation}-`;
  if (!name.startsWith(before) || !name.endsWith(ENDING)) return null;
  const stamp = name.slice(before.length, -ENDING.length);
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(stamp);
  if (!found) return null;
  const [, day, hour, minute, second] = found;
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Which files of the folder go: of those that this installation made, all but `justMade`, the last of each of the newest
 * 7 days that have one, and the last of each of the 4 weeks before the newest one's. Days without a backup use up nothing, so
 * that a machine which was off all summer keeps what it had.
 */
export function backupsToDelete(
  installation: string,
  names: readonly string[],
  justMade: string,
): string[] {
  const own = names
    .flatMap((name) => {
      const at = madeAt(installation, name);
      return at ? [{ name, at: at.getTime() }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
  const lastOfEach = (periodOf: (at: number) => number, count: number) => {
    const last = new Map<number, string>();
    for (const { name, at } of own) if (!last.has(periodOf(at))) last.set(periodOf(at), name);
    return [...last.values()].slice(0, count);
  };
  const kept = new Set([
    justMade,
    ...lastOfEach(dayOf, DAYS_KEPT),
    ...lastOfEach(weekOf, 1 + WEEKS_KEPT),
  ]);
  return own.map(({ name }) => name).filter((name) => !kept.has(name));
}

const dayOf = (at: number) => Math.floor(at / DAY_MS);
/** Weeks begin on Mondays; day 0, the first of January 1970, was a Thursday. */
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7);
