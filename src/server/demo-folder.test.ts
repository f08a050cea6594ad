// What is left when a demonstration ends whose database had to be outside its folder.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('ending a demonstration deletes its folder, and what root had to keep elsewhere', async () => {
  const place = await mkdtemp(join(tmpdir(), 'bright-explorers-demo-test-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const temporary = join(place, 'temporary');
  const elsewhere = join(place, 'elsewhere');
  await mkdir(temporary);
  await mkdir(join(elsewhere, 'cluster', 'data'), { recursive: true });
  const nameOf = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  // The pointer to it is what a start that had to move the database leaves in the folder.
  const script = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { makeDemoFolder } from ${nameOf('demo-folder.ts')};
      import { embeddedFolder } from ${nameOf('platform/db/open.ts')};
      const folder = embeddedFolder({ dataDir: makeDemoFolder() });
      mkdirSync(folder);
      writeFileSync(folder + '/kept-elsewhere', ${JSON.stringify(`${elsewhere}\n`)});
      process.exit();`;
  const file = join(place, 'demo.mts');
  await writeFile(file, script);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: place, TMPDIR: temporary },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect((await readdir(place)).toSorted()).toEqual(['demo.mts', 'temporary']);
  const left = await readdir(temporary);
  expect(left.filter((name) => name.startsWith('bright-explorers-demo-'))).toEqual([]);
});
