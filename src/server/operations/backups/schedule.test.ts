import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { backupName, backupsToDelete, isBackupDue, isBackupLate, madeAt } from './schedule.ts';

const MARK = '0a1b2c3d';
/** By the machine's local time, as in the schedule. */
const at = (day: number, hour: number, minute = 0) => new Date(2025, 10, day, hour, minute);

describe('the nightly backup', () => {
  it.each([
    ['none was made yet', null, at(20, 14), true],
    ['the last one was made tonight', at(20, 2, 1), at(20, 14), false],
    ['the last one was made yesterday at noon, and it is past two', at(19, 12), at(20, 2), true],
    [
      'the last one was made yesterday at noon, and it is not two yet',
      at(19, 12),
      at(20, 1, 59),
      false,
    ],
    [
      'the last one was made the night before, and it is not two yet',
      at(19, 2),
      at(20, 1, 59),
      false,
    ],
    ['the machine was off for a week', at(13, 2), at(20, 14), true],
    ['the last one was made under a wrong clock', at(28, 2), at(20, 14), true],
  ])('a due backup is recognised when %s', (_case, last, now, isDue) => {
    expect(isBackupDue(last, now, 24)).toBe(isDue);
  });

  it.each([
    [1, at(20, 13), at(20, 13, 59), false],
    [1, at(20, 13), at(20, 14), true],
    [1, at(20, 1), at(20, 2), true],
    [6, at(20, 8, 1), at(20, 13, 59), false],
    [6, at(20, 8, 1), at(20, 14), true],
  ])(
    'a backup of every %i hours, the last one of %s, is due at %s: %s',
    (hours, last, now, isDue) => {
      expect(isBackupDue(last, now, hours)).toBe(isDue);
    },
  );

  it('a backup is late after one and a half times the hours between two', () => {
    expect(isBackupLate(at(19, 2), at(20, 14), 24)).toBe(false);
    expect(isBackupLate(at(19, 2), at(20, 14, 1), 24)).toBe(true);
    expect(isBackupLate(at(20, 12), at(20, 13, 31), 1)).toBe(true);
  });

  it('the name of a backup contains its time and its installation', () => {
    const made = new Date('2025-11-20T02:00:04.123Z');
    const name = backupName(MARK, made);
    expect(name).toBe('bright-explorers-0a1b2c3d-2025-11-20T02-00-04Z.backup.gz');
    expect(madeAt(MARK, name)).toEqual(new Date('2025-11-20T02:00:04Z'));
    for (const other of [
      backupName('ffffffff', made),
      `${name}.part`,
      `my-${name}`,
      '2025-11-20T02-00-04.backup.gz',
      'bright-explorers-0a1b2c3d-2025-99-20T02-00-04Z.backup.gz',
      'bright-explorers-0a1b2c3d-monday.backup.gz',
    ]) {
      expect(madeAt(MARK, other)).toBeNull();
    }
  });
});

describe('older backups', () => {
  const START = Date.UTC(2025, 0, 1, 2);
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: 400 * 24 }), {
    minLength: 1,
    maxLength: 80,
  });
  const named = (hours: readonly number[]) =>
    hours.map((hour) => backupName(MARK, new Date(START + hour * 3_600_000)));
  const foreign = fc.array(
    fc.oneof(fc.string(), fc.constant(backupName('ffffffff', new Date(START)))),
  );

  it('only this installation’s older backups are deleted, and never the newest', () => {
    fc.assert(
      fc.property(moments, foreign, fc.nat(), (hours, others, pick) => {
        const own = named(hours);
        const justMade = own[pick % own.length] ?? '';
        const gone = backupsToDelete(MARK, [...others, ...own], justMade, 24);
        expect(gone).not.toContain(justMade);
        for (const name of gone) expect(own).toContain(name);
      }),
    );
  });

  it('the newest backups of 7 days and 4 weeks are kept, each until newer ones replace it', () => {
    fc.assert(
      fc.property(moments, (hours) => {
        const own = named(hours.toSorted((a, b) => a - b));
        const newest = own.at(-1) ?? '';
        const gone = new Set(backupsToDelete(MARK, own, newest, 24));
        const kept = own.filter((name) => !gone.has(name));
        const days = (names: string[]) => new Set(names.map((name) => name.slice(26, 36)));
        expect(kept).toContain(newest);
        expect(days(kept).size).toBeGreaterThanOrEqual(Math.min(7, days(own).size));
        expect(kept.length).toBeLessThanOrEqual(11);
        expect(backupsToDelete(MARK, kept, newest, 24)).toEqual([]);
      }),
    );
  });

  it('of hourly backups a day of hours is kept beside the days and weeks', () => {
    const own = named(Array.from({ length: 100 }, (_, hour) => hour));
    const gone = backupsToDelete(MARK, own, own.at(-1) ?? '', 1);
    const kept = own.filter((name) => !gone.includes(name));
    expect(kept.slice(-24)).toEqual(own.slice(-24));
    expect(kept.length).toBeLessThanOrEqual(24 + 7 + 5);
  });

  it('nightly backups reach back at least three weeks, and none younger than a week is deleted', () => {
    let files: string[] = [];
    for (let night = 0; night < 120; night++) {
      const now = START + night * DAY_MS;
      const made = backupName(MARK, new Date(now));
      files.push(made);
      const gone = backupsToDelete(MARK, files, made, 24);
      const age = (name: string) => now - (madeAt(MARK, name)?.getTime() ?? 0);
      for (const name of gone) expect(age(name)).toBeGreaterThanOrEqual(7 * DAY_MS);
      files = files.filter((name) => !gone.includes(name));
      expect(files.length).toBeLessThanOrEqual(11);
      const reach = night < 28 ? 0 : 21 * DAY_MS;
      expect(Math.max(...files.map(age))).toBeGreaterThanOrEqual(reach);
    }
  });
});
