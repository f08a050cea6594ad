// What is left when a demonstration ends whose database had to be outside its folder.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeDemoFolder } from './demo-folder.ts';
import { embeddedFolder } from './platform/db/open.ts';

it('ending a demonstration deletes its folder, and what root had to keep elsewhere', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'bright-explorers-elsewhere-'));
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
  await mkdir(join(elsewhere, 'cluster', 'data'), { recursive: true });
  const registered = vi.spyOn(process, 'once');
  const dataDir = makeDemoFolder();
  const [[event, end] = []] = registered.mock.calls;
  // The pointer to it is what a start that had to move the database leaves in the folder.
  const folder = embeddedFolder({ dataDir });
  await mkdir(folder);
  await writeFile(join(folder, 'kept-elsewhere'), `${elsewhere}\n`);
  expect(event).toBe('exit');
  end?.();
  if (end) process.off('exit', end);
  expect([dataDir, elsewhere].filter((path) => existsSync(path))).toEqual([]);
});
