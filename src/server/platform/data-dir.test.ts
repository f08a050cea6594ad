import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { closeDataDir } from './data-dir.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bright-explorers-data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const close = (databaseUrl: string | null = null) => closeDataDir({ dataDir, databaseUrl });
const modeOf = async (folder: string) => (await stat(folder)).mode & 0o1777;
/** Root's database runs as a user of its own, who has to pass through the folder. */
const CLOSED = process.getuid?.() === 0 ? 0o711 : 0o700;

describe.skipIf(process.platform === 'win32')('DATA_DIR', () => {
  it.each([0o777, 0o772, 0o770, 0o775])(
    'a DATA_DIR in which others can write (%o) is closed with its backups, and this is reported',
    async (mode) => {
      const backups = join(dataDir, 'backups');
      await mkdir(backups);
      for (const folder of [dataDir, backups]) await chmod(folder, mode);
      expect(await close()).toEqual(
        [dataDir, backups].map(
          (folder) =>
            `Other users of this machine could write in ${folder}: now only its owner can.`,
        ),
      );
      for (const folder of [dataDir, backups]) expect(await modeOf(folder)).toBe(mode & CLOSED);
      expect(await close()).toEqual([]);
    },
  );

  it('a DATA_DIR that everybody shares, such as /tmp, is refused and left unchanged', async () => {
    await chmod(dataDir, 0o1777);
    await expect(close()).rejects.toThrow(ConfigError);
    expect(await modeOf(dataDir)).toBe(0o1777);
  });

  it.each([0o755, 0o700])(
    'a DATA_DIR in which nobody else can write (%o) stays as it is',
    async (mode) => {
      await chmod(dataDir, mode);
      expect(await close()).toEqual([]);
      expect(await modeOf(dataDir)).toBe(mode);
    },
  );

  it('DATA_DIR is not checked if the database is on a server', async () => {
    await chmod(dataDir, 0o777);
    expect(await close('postgres://localhost/school')).toEqual([]);
    expect(await modeOf(dataDir)).toBe(0o777);
  });
});
