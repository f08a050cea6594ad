import { cpSync, lstatSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBinaries, inspectBinaries } from './binaries.ts';

async function makePlace() {
  const place = await mkdtemp(join(tmpdir(), 'bright-explorers-binaries-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  return place;
}

it('programs installed without install scripts find their libraries', async () => {
  const place = await makePlace();
  const packaged = await findBinaries(join(place, 'spare'));
  const root = join(place, 'native');
  // Most files are time zones and the like, which no program needs to say its version.
  const isNeeded = (path: string) =>
    path !== join(packaged.root, 'share') && !lstatSync(path).isSymbolicLink();
  cpSync(packaged.root, root, { recursive: true, filter: isNeeded });
  const found = await inspectBinaries(root, join(place, 'spare'));
  expect(found).toEqual({ ...packaged, root, env: {} });
});

it('a machine that cannot run the programs gets a message that says what to do instead', async () => {
  const place = await makePlace();
  await expect(inspectBinaries(join(place, 'native'), join(place, 'spare'))).rejects.toThrow(
    'Please set DATABASE_URL to a PostgreSQL server.',
  );
});
