import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOUR_MS } from '#shared/dates.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { TEMPLATE } from '#testing/postgres-server.ts';
import { hearStatements } from '#testing/statements.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { keepArchive } from '../archive/keep-archive.ts';
import { readArchive } from '../archive/read-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { MIGRATIONS } from '../../platform/db/open.ts';
import { openServer } from '../../platform/db/open-server.ts';
import { users } from '../../platform/db/schema.ts';
import { rebuild } from '../archive/restore.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { checkBackupFolder } from './folder.ts';
import { makeNightlyBackup } from './make-nightly.ts';
import { backupName } from './schedule.ts';
import { startBackups } from './start.ts';

const server = setUpTestApp();
let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'bright-explorers-backups-')), 'backups');
  server.deps.config.backupDir = folder;
});
afterEach(() => rm(dirname(folder), { recursive: true, force: true }));
const files = async () => (await readdir(folder)).toSorted();
const checklist = async () => {
  const admin = await server.loginAs({ isAdmin: true });
  return (await admin.get('/api/admin/setup')).body;
};
const step = (done: boolean) => expect.arrayContaining([{ step: 'backup', done }]);
/** Puts a file where the folder should be. */
const breakFolder = async () => {
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'x');
};

describe('the nightly backup', () => {
  it('the nightly backup is a complete archive that only its owner can read, in a folder that only its owner can enter', async () => {
    await server.loginAs({ username: 'zara' });
    const name = await makeNightlyBackup(server.deps);
    expect(await files()).toEqual([name]);
    const tables = await readArchive(join(folder, name ?? ''));
    expect(tables).toContainEqual(expect.objectContaining({ table: 'users', rows: 1 }));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('one nightly backup is made each night, even if many processes try at the same moment', async () => {
    const noon = new Date(server.deps.now()).setHours(36, 0, 0, 0);
    server.passTime(noon - server.deps.now().getTime());
    const both = await Promise.all([
      makeNightlyBackup(server.deps),
      makeNightlyBackup(server.deps),
      makeNightlyBackup(server.deps),
    ]);
    expect(both.filter((name) => name !== null)).toHaveLength(1);
    server.passTime(2 * HOUR_MS);
    expect(await makeNightlyBackup(server.deps)).toBeNull();
    server.passTime(24 * HOUR_MS);
    expect(await makeNightlyBackup(server.deps)).not.toBeNull();
    expect(await files()).toHaveLength(2);
  });

  it('a school with BACKUP_EVERY=1 whose database is lost loses an hour at most', async () => {
    server.deps.config.backupHours = 1;
    const noon = new Date(server.deps.now()).setHours(36, 0, 0, 0);
    server.passTime(noon - server.deps.now().getTime());
    for (const username of ['zara', 'omar']) {
      await server.loginAs({ username });
      expect(await makeNightlyBackup(server.deps)).not.toBeNull();
      server.passTime(HOUR_MS);
    }
    server.passTime(-HOUR_MS / 2);
    await server.loginAs({ username: 'late' });
    expect(await makeNightlyBackup(server.deps)).toBeNull();
    // The database is lost with its folder: the newest file is all there is.
    const place = await makeServerDatabase(`template ${TEMPLATE} strategy file_copy`);
    onTestFinished(place.drop);
    const open = (migrations: string) => openServer(place.url, migrations);
    const newest = join(folder, (await files()).at(-1) ?? '');
    const found: unknown[] = [];
    const settle = async (db: Db) => {
      found.push(...(await db.select({ username: users.username }).from(users)));
      return [];
    };
    await rebuild(newest, { migrations: MIGRATIONS, open, settle });
    expect(found).toEqual([{ username: 'zara' }, { username: 'omar' }]);
  });

  it('no nightly backup is made if no folder is set', async () => {
    server.deps.config.backupDir = null;
    expect(await makeNightlyBackup(server.deps)).toBeNull();
    expect(await checklist()).toMatchObject({ backup: null, steps: step(false) });
  });

  it('the nightly backup completes its step of the checklist, with size and time, until it is 36 hours old', async () => {
    expect(await checklist()).toMatchObject({ backup: { state: 'waiting' }, steps: step(false) });
    const name = await makeNightlyBackup(server.deps);
    const { size } = await stat(join(folder, name ?? ''));
    expect(await checklist()).toMatchObject({
      backup: { state: 'good', bytes: size, lastGoodAt: expect.any(String), problem: null },
      steps: step(true),
    });
    server.passTime(37 * HOUR_MS);
    expect(await checklist()).toMatchObject({ backup: { state: 'late' }, steps: step(false) });
  });

  it('a failed backup is reported in the checklist and the metrics, keeps the last good one, and is retried after an hour', async () => {
    await makeNightlyBackup(server.deps);
    const metrics = makeMetrics(server.deps.database);
    expect(await metrics.read()).toMatch(/^backup_last_failed 0$/m);
    server.passTime(25 * HOUR_MS);
    await breakFolder();
    await expect(makeNightlyBackup(server.deps)).rejects.toThrow(
      `BACKUP_DIR: no file can be written in ${folder}`,
    );
    expect(await checklist()).toMatchObject({
      backup: { state: 'failed', problem: expect.stringContaining('BACKUP_DIR') },
      steps: step(false),
    });
    const text = await metrics.read();
    expect(text).toMatch(/^backup_last_failed 1$/m);
    expect(text).toMatch(/^backup_last_success_timestamp_seconds [1-9]\d+/m);
    expect(text).toMatch(/^backup_last_success_bytes [1-9]\d+$/m);
    await rm(folder);
    expect(await makeNightlyBackup(server.deps)).toBeNull();
    server.passTime(HOUR_MS);
    expect(await makeNightlyBackup(server.deps)).not.toBeNull();
    expect(await checklist()).toMatchObject({ backup: { state: 'good' } });
  });

  it('a backup that finds damage says what to do, without the query, and deletes no older backup', async () => {
    const good = await makeNightlyBackup(server.deps);
    server.passTime(40 * 24 * HOUR_MS);
    onTestFinished(
      hearStatements(({ text }) => {
        if (!text.startsWith('declare')) return;
        throw Object.assign(new Error('invalid page in block 0'), { code: 'XX001' });
      }),
    );
    const sentence = 'The database is damaged. Please restore a backup (docs/operating.md).';
    await expect(makeNightlyBackup(server.deps)).rejects.toThrow(
      expect.objectContaining({ message: sentence }),
    );
    expect(await checklist()).toMatchObject({ backup: { state: 'failed', problem: sentence } });
    expect(await files()).toEqual([good]);
  });

  it('the nightly backup deletes only its own old files and partial files', async () => {
    const first = (await makeNightlyBackup(server.deps)) ?? '';
    const part = `${first}.part`;
    await writeFile(join(folder, part), 'half');
    await writeFile(join(folder, 'holiday.jpg'), 'x');
    const mark = first.split('-')[2] ?? '';
    // As if they were made on the nights between.
    for (let night = 0; night < 39; night++) {
      server.passTime(24 * HOUR_MS);
      await writeFile(join(folder, backupName(mark, server.deps.now())), 'x');
    }
    server.passTime(24 * HOUR_MS);
    expect(await makeNightlyBackup(server.deps)).not.toBeNull();
    const left = await files();
    expect(left).toContain('holiday.jpg');
    expect(left).not.toContain(part);
    expect(left).not.toContain(first);
    expect(left.length - 1).toBeLessThanOrEqual(11);
    expect(left.length - 1).toBeGreaterThanOrEqual(10);
  });

  it('an old backup that cannot be deleted does not fail the new one, and others are deleted', async () => {
    const first = (await makeNightlyBackup(server.deps)) ?? '';
    const mark = first.split('-')[2] ?? '';
    const old = (days: number) =>
      backupName(mark, new Date(server.deps.now().getTime() - days * 24 * HOUR_MS));
    const [stuck, other] = [old(365), old(366)];
    await mkdir(join(folder, stuck, 'not empty'), { recursive: true });
    await writeFile(join(folder, other), 'x');
    for (const days of [7, 14, 21, 28, 35]) await writeFile(join(folder, old(days)), 'x');
    server.passTime(48 * HOUR_MS);
    expect(await makeNightlyBackup(server.deps)).not.toBeNull();
    expect(await checklist()).toMatchObject({ backup: { state: 'good' } });
    expect(await files()).toContain(stuck);
    expect(await files()).not.toContain(other);
  });
});

describe('an archive on a full disk', () => {
  it('an archive on a full disk leaves no file, not even a partial one', async () => {
    const pieces = await writeArchive(server.deps.database.db, new Date());
    await mkdir(folder, { mode: 0o700 });
    const cut = pieces.slice(0, -1);
    await expect(keepArchive(cut, join(folder, 'cut.gz'))).rejects.toThrow('is incomplete');
    const full = new Proxy(pieces, {
      get: () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    });
    await expect(keepArchive(full, join(folder, 'full.gz'))).rejects.toThrow(
      `The disk is full: ${join(folder, 'full.gz')} was not written.`,
    );
    expect(await files()).toEqual([]);
  });
});

describe('the running application', () => {
  it('the running application makes backups by itself, and logs an error if it cannot', async () => {
    const info: string[] = [];
    const error: string[] = [];
    const log = {
      info: (line: string) => void info.push(line),
      error: (line: string) => void error.push(line),
    };
    const stop = startBackups(server.deps, log);
    await vi.waitFor(() => expect(info).toHaveLength(1), 20_000);
    await stop();
    expect(info[0]).toMatch(/^Backup made and verified: bright-explorers-\w{8}-/);
    server.passTime(40 * HOUR_MS);
    await breakFolder();
    const again = startBackups(server.deps, log);
    await vi.waitFor(() => expect(error).toHaveLength(1), 20_000);
    await again();
    expect(error[0]).toMatch(/^BACKUP FAILED: BACKUP_DIR: no file can be written in/);
    const late = startBackups(server.deps, log);
    await vi.waitFor(() => expect(error).toHaveLength(1), 20_000);
    await late();
  });
});

describe('BACKUP_DIR', () => {
  const check = () => checkBackupFolder(server.deps.config, server.deps.database.db);

  it('BACKUP_DIR must not be the folder of the database', () => {
    expect(() => readConfig({ DATA_DIR: '/d', BACKUP_DIR: '/d/database/x' })).toThrow('BACKUP_DIR');
    expect(readConfig({ DATA_DIR: '/d', BACKUP_DIR: '/d/backups' }).backupDir).toBe('/d/backups');
  });

  it('an unusable BACKUP_DIR stops the first start, but not the start of a school that has backups', async () => {
    await breakFolder();
    await expect(check()).rejects.toThrow(`BACKUP_DIR: no file can be written in ${folder}`);
    await rm(folder);
    await makeNightlyBackup(server.deps);
    await breakFolder();
    expect(await check()).toEqual([expect.stringMatching(/^NO BACKUPS: BACKUP_DIR/)]);
  });

  it.skipIf(process.platform !== 'linux')(
    'a BACKUP_DIR that no call can make, as below a mount point without its drive, is refused at once',
    async () => {
      server.deps.config.backupDir = '/proc/nowhere/backups';
      await expect(check()).rejects.toThrow(
        'BACKUP_DIR: no file can be written in /proc/nowhere/backups (ENOENT).',
      );
    },
  );

  it('a BACKUP_DIR that others can read or write, or that is on the disk of the database, is reported and left unchanged', async () => {
    await mkdir(folder);
    server.deps.config.dataDir = dirname(folder);
    for (const [mode, can] of [
      [0o755, 'look into'],
      [0o775, 'delete and replace backups in'],
    ] as const) {
      await chmod(folder, mode);
      expect(await check()).toEqual([
        `BACKUP_DIR: other users of this machine can ${can} ${folder}. To keep them out: chmod 700 ${folder}`,
        expect.stringContaining('is on the same disk as the database'),
      ]);
      expect((await stat(folder)).mode & 0o777).toBe(mode);
    }
    await chmod(folder, 0o700);
    server.deps.config.dataDir = '/proc';
    expect(await check()).toEqual([]);
  });
});
