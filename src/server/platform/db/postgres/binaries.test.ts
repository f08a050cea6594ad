import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBinaries, inspectBinaries } from './binaries.ts';

async function copyWithoutLinks() {
  const place = await mkdtemp(join(tmpdir(), 'bright-explorers-binaries-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const packaged = await findBinaries(join(place, 'spare'));
  const root = join(place, 'native');
  const filter = async (source: string) => !(await lstat(source)).isSymbolicLink();
  await cp(packaged.root, root, { recursive: true, filter });
  return { packaged, place, root };
}

it('programs installed without install scripts find their libraries', async () => {
  const { packaged, place, root } = await copyWithoutLinks();
  const found = await inspectBinaries(root, join(place, 'spare'));
  expect(found).toEqual({ ...packaged, root, env: {} });
});

it('a machine that cannot run the programs gets a message that says what to do instead', async () => {
  const { place, root } = await copyWithoutLinks();
  await rm(join(root, 'bin'), { recursive: true });
  await expect(inspectBinaries(root, join(place, 'spare'))).rejects.toThrow(
    'Please set DATABASE_URL to a PostgreSQL server.',
  );
});
