// When a backup is due, and which older ones are kept. Pure functions of times and names.
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';

/** By the machine's local time, when nobody plays. */
const QUIET_HOUR = 2;
/** Times the hours between two: the machine may have been off at night. */
const LATE_AFTER = 1.5;
const DAYS_KEPT = 7;
/** In addition to the week of the newest backup. */
const WEEKS_KEPT = 4;

/** The most recent time of night. */
function lastNight(now: Date): Date {
  const tonight = new Date(now.getFullYear(), now.getMonth(), now.getDate(), QUIET_HOUR);
  if (tonight <= now) return tonight;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, QUIET_HOUR);
}

/** The most recent scheduled time: at night, and every so many hours after it. */
function lastTime(now: Date, hours: number): Date {
  const night = lastNight(now).getTime();
  const passed = Math.floor((now.getTime() - night) / (hours * HOUR_MS));
  return new Date(night + passed * hours * HOUR_MS);
}

/** Whether the last backup of a schedule of every so many hours is still due: at once if the machine was off then. */
export function isBackupDue(lastGoodAt: Date | null, now: Date, hours: number): boolean {
  // A backup from the future was made under a wrong clock.
  return lastGoodAt === null || lastGoodAt < lastTime(now, hours) || lastGoodAt > now;
}

/** Whether the last good backup is too old to rely on. */
export function isBackupLate(lastGoodAt: Date, now: Date, hours: number): boolean {
  return now.getTime() - lastGoodAt.getTime() > LATE_AFTER * hours * HOUR_MS;
}

const ENDING = '.backup.gz';

/** The name of a backup; `installation` distinguishes installations that share a folder. */
export function backupName(installation: string, at: Date): string {
  const stamp = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `bright-explorers-${installation}-${stamp}${ENDING}`;
}

/** When the backup with this name was made; null for other files. */
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
 * Which files to delete: all backups of this installation except `justMade`, those of one day, the newest of each of the
 * last 7 days that have one, and the newest of each of the 4 weeks before the newest one's. Days without a backup do not count, so that
 * a machine that was off all summer keeps its backups.
 */
export function backupsToDelete(
  installation: string,
  names: readonly string[],
  justMade: string,
  hours: number,
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
    ...own.slice(0, Math.floor(24 / hours)).map(({ name }) => name),
    ...lastOfEach(dayOf, DAYS_KEPT),
    ...lastOfEach(weekOf, 1 + WEEKS_KEPT),
  ]);
  return own.map(({ name }) => name).filter((name) => !kept.has(name));
}

const dayOf = (at: number) => Math.floor(at / DAY_MS);
/** Weeks begin on Mondays; day 0, the first of January 1970, was a Thursday. */
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7);
