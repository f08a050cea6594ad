import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('one process locks a folder until it releases it', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('Another process is using');
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

it('of many simultaneous processes at most one gets the lock', async () => {
  const come = () => lockFolder(folder).catch(() => null);
  const locks = (await Promise.all([1, 2, 3, 4].map(come))).filter((lock) => lock !== null);
  expect(locks.length).toBeLessThanOrEqual(1);
  for (const unlock of locks) await unlock();
  await (
    await lockFolder(folder)
  )();
});

it('locks of dead processes are removed', async () => {
  await writeFile(join(folder, 'in-use-00000000.sock'), '');
  const unlock = await lockFolder(folder);
  expect((await readdir(folder)).filter((name) => name === 'in-use-00000000.sock')).toEqual([]);
  await unlock();
});

it('a folder whose path is too long for a socket can be locked as well', async () => {
  const long = join(folder, 'x'.repeat(100), 'y'.repeat(100));
  await mkdir(long, { recursive: true });
  const unlock = await lockFolder(long);
  await expect(lockFolder(long)).rejects.toThrow('Another process is using');
  await unlock();
});
