import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { copyFolder } from '#testing/copy-folder.ts';
import { readConfig } from './platform/config.ts';
import { openPrepared } from './prepare.ts';

it('a start deletes what an interrupted restore or upgrade has left, with everybody who is in it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bright-explorers-prepare-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  copyFolder(inject('emptySchoolFolder'), join(dataDir, 'database'));
  for (const left of ['database.restoring', 'upgrading/database']) {
    await mkdir(join(dataDir, left, 'cluster'), { recursive: true });
  }
  const database = await openPrepared(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await database.close();
  const names = await readdir(dataDir);
  expect(names.filter((name) => /^(database|upgrading)/.test(name))).toEqual(['database']);
});
