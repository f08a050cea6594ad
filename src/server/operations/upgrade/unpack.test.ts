// How a release is unpacked; that it then runs is seen in src/testing/faults/upgrade.test.ts.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf, unpack } from './releases.ts';

/** In the place of installing packages, writes down where npm would keep what it downloads. */
const SETUP = `import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
writeFileSync(new URL('cache', import.meta.url), execSync('npm config get cache'));`;

it('packages are downloaded into the new release’s own folder, as the user of a service may have no home', async () => {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'bright-explorers-unpack-')));
  onTestFinished(() => rm(place, { recursive: true }));
  const next = join(place, 'next');
  await mkdir(join(next, 'tools'), { recursive: true });
  const release = { name: 'bright-explorers', version: '99.0.0' };
  await writeFile(join(next, 'release.json'), JSON.stringify(release));
  await writeFile(join(next, 'tools', 'setup.mjs'), SETUP);
  const archive = execFileSync('tar', ['czf', '-', '-C', place, 'next']);
  const installation = join(place, 'installation');
  const name = await unpack(archive, installation, () => {});
  const cache = await readFile(join(folderOf(installation, name), 'tools', 'cache'), 'utf8');
  expect(cache).toMatch(new RegExp(`^${join(installation, 'releases', 'new-')}`));
  expect(await readdir(join(installation, 'releases'))).toEqual([name]);
});
