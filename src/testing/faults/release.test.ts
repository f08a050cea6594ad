// The archive of `npm run release`, unpacked and started as an operator does.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startServer } from './real-server.ts';

const execute = promisify(execFile);
const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
const releaseSchema = z.object({ name: z.string(), version: z.string() });
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

let place = '';
let folder = '';
let first: Awaited<ReturnType<typeof release>>;
const json = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), 'utf8'));
/** Every file except the packages, with the time of its last change. */
const filesOf = async () => {
  const entries = await readdir(folder, { recursive: true });
  const own = entries.filter((path) => !path.startsWith('node_modules'));
  return Promise.all(
    own.toSorted().map(async (path) => `${path} ${(await stat(join(folder, path))).mtimeMs}`),
  );
};
const release = async () => {
  const { stdout } = await execute('npm', ['run', '--silent', 'release'], { env });
  const [path = '', sum = ''] = stdout.trim().split('\n').slice(-2);
  return { path, sum };
};

beforeAll(async () => {
  first = await release();
  place = await mkdtemp(join(tmpdir(), 'bright-explorers-release-'));
  await extract({ file: first.path, cwd: place });
  folder = join(place, (await readdir(place))[0] ?? '');
}, 300_000);
afterAll(() => rm(place, { recursive: true, force: true }));

it('a release has the same bytes each time it is made, and a matching checksum', async () => {
  const again = await release();
  expect(again).toEqual(first);
  expect(await readFile(`${again.path}.sha256`, 'utf8')).toContain(again.sum);
  await expect(
    execute('sha256sum', ['-c', `${again.path.split('/').at(-1)}.sha256`], { cwd: 'release' }),
  ).resolves.toBeDefined();
  await expect(
    execute('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder }),
  ).resolves.toBeDefined();
});

it('a release names every package it needs, and no tool for building or testing', async () => {
  expect(releaseSchema.parse(await json('release.json')).name).toBe('bright-explorers');
  const { components } = sbomSchema.parse(await json('sbom.cdx.json'));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']));
  for (const tool of ['vite', 'vitest', 'typescript', 'tsx', 'playwright']) {
    expect(names).not.toContain(tool);
  }
});

it('a release includes every document that its documents link to', async () => {
  const documents = (await readdir(folder, { recursive: true })).filter((path) =>
    /^(?!node_modules).*\.md$/.test(path),
  );
  const missing = await Promise.all(
    documents.map(async (path) => {
      const links = (await readFile(join(folder, path), 'utf8')).matchAll(/\]\(([^)#\s]+)/g);
      return [...links]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target))
        .map((target) => join(dirname(path), target))
        .filter((target) => !existsSync(join(folder, target)));
    }),
  );
  expect(documents).toContain('README.md');
  expect(missing.flat()).toEqual([]);
});

it('a release with only its production packages starts, plays a round, and writes nothing outside its data folder', async () => {
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'];
  await execute('npm', install, { cwd: folder, env });
  const before = await filesOf();
  const server = await startServer({
    env: { DATA_DIR: join(place, 'data'), REGISTRATION_FEE_PENCE: '0' },
    command: ['sh', '-c', 'cd "$0" && exec npm start', folder],
  });
  const call = async (path: string, body?: object, cookie = '') =>
    fetch(server.origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    });
  const registered = await call('/api/register', { username: 'zara', password: 'secret1' });
  expect(registered.status).toBe(201);
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const game = { gameId: 'word-search', score: 7, maxScore: 10, playId: randomUUID() };
  expect((await call('/api/game/complete', game, cookie)).status).toBe(201);
  expect(await (await call('/api/user/game-history', undefined, cookie)).json()).toEqual([
    expect.objectContaining({ gameId: 'word-search', score: 7, maxScore: 10 }),
  ]);
  expect(await (await call('/')).text()).toContain('<title>Bright Explorers');
  expect((await server.end('SIGTERM')).code).toBe(0);
  expect(await filesOf()).toEqual(before);
});
