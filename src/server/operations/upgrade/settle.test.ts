// After the switch the new version does not start: a made-up one, which ends at once.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { lockFolder } from '../../platform/db/folder-lock.ts';
import { embeddedFolder } from '../../platform/db/open.ts';
import { settle } from './command.ts';
import { folderOf, readCurrent, switchTo } from './releases.ts';

const NEXT = 'bright-explorers-99.0.0';
const BEFORE = { release: 'bright-explorers-1.0.0' };

let installation = '';
const config = () => readConfig({ DATA_DIR: join(installation, 'data') });
beforeEach(async () => {
  installation = await mkdtemp(join(tmpdir(), 'bright-explorers-settle-'));
  const programs = join(folderOf(installation, NEXT), 'dist', 'server');
  await mkdir(programs, { recursive: true });
  await writeFile(
    join(programs, 'main.js'),
    `console.error('This machine is too old.'); process.exit(1);`,
  );
  await mkdir(embeddedFolder(config()), { recursive: true });
  await switchTo(installation, { release: NEXT });
});
afterEach(() => rm(installation, { recursive: true, force: true }));

const attempt = () =>
  settle(
    folderOf(installation, NEXT),
    { installation, before: BEFORE, backup: join(installation, 'missing.backup.gz') },
    { config: config(), say: () => {}, now: new Date() },
  );

it('while another process has the database, which may be the new version and have changed it, the version before is not switched on', async () => {
  const unlock = await lockFolder(embeddedFolder(config()));
  await expect(attempt()).rejects.toThrow(/too old.*The new version stays switched on/);
  await unlock();
  expect(await readCurrent(installation)).toEqual({ release: NEXT });
});

it('if the database before cannot be restored either, the message names the backup and the version that it belongs to', async () => {
  // A damaged database: a password without data.
  await writeFile(join(embeddedFolder(config()), 'password'), 'kept');
  const refusal = attempt();
  await expect(refusal).rejects.toThrow('the database before could not be restored either');
  await expect(refusal).rejects.toThrow(
    `The backup ${join(installation, 'missing.backup.gz')} belongs to ${BEFORE.release},`,
  );
  expect(await readCurrent(installation)).toEqual({ release: NEXT });
});
