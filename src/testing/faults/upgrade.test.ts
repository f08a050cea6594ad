// An installation of this version is taken to a made-up next one with one more migration, and back, as an operator does.
import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Pupil } from './browser.ts';
import { canMount, WITH_MOUNTS } from './mounts.ts';
import { PUPILS } from './people.ts';
import { schoolFolder, startInVain, startServer, type Ended } from './real-server.ts';

const MIGRATIONS = 'src/server/platform/db/migrations';
const SERVER = 'dist/server';
const FORMER = 'bright-explorers-0.0.9';
const NEXT = 'bright-explorers-99.0.0';
const maker = generateKeyPairSync('ed25519');
const PUBLIC_KEY = maker.publicKey.export({ type: 'spki', format: 'pem' });
const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

let place = '';
let installation = '';
let dataDir = '';
/** The archive of the next version. */
let file = '';

/** A built release in `folder`; packages and screens are those of the project. */
async function makeRelease(folder: string, version: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await mkdir(join(folder, 'tools'));
  for (const path of ['tools/run.mjs', 'tools/setup.mjs', 'package.json', MIGRATIONS]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  const isCode = (path: string) => !/\.map$|licences/.test(path);
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true, filter: isCode });
  await symlink(resolve('dist/web'), join(folder, 'dist/web'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({ name: 'bright-explorers', version, commit: '' }),
  );
  await writeFile(join(folder, 'release-key.pem'), PUBLIC_KEY);
}

/** An archive of the next version, with these programs in the place of the real ones. */
async function makeArchive(programs: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(place, 'next', NEXT, SERVER);
  for (const [name, text] of Object.entries(programs)) {
    await rename(join(folder, name), join(folder, `real-${name}`));
    await writeFile(join(folder, name), text);
  }
  const file = join(place, `${[NEXT, ...Object.keys(programs)].join('-')}.tar.gz`);
  execFileSync('tar', [
    '--use-compress-program=gzip -1',
    '-cf',
    file,
    '-C',
    join(place, 'next'),
    NEXT,
  ]);
  for (const name of Object.keys(programs))
    await rename(join(folder, `real-${name}`), join(folder, name));
  const signature = sign(null, await readFile(file), maker.privateKey);
  await writeFile(`${file}.sig`, signature.toString('base64'));
  return file;
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'bright-explorers-upgrade-'));
  installation = join(place, 'installation');
  await makeRelease(installation, '0.1.0');
  const next = join(place, 'next', NEXT);
  await makeRelease(next, '99.0.0');
  const path = join(next, MIGRATIONS, 'meta', '_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const [last] = journal.entries.slice(-1);
  if (!last) throw new Error('There is no migration.');
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'houses' };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  const houses = 'ALTER TABLE "users" ADD COLUMN "house" text;';
  await writeFile(join(next, MIGRATIONS, 'houses.sql'), houses);
  file = await makeArchive();
});
afterAll(() => rm(place, { recursive: true, force: true }));

beforeEach(async () => {
  await rm(join(installation, 'releases'), { recursive: true, force: true });
  dataDir = await schoolFolder();
});

/** Runs `tools/run.mjs` of the installation, as npm does. */
const program = (...args: string[]) => ({
  env: { DATA_DIR: dataDir },
  command: [process.execPath, join(installation, 'tools', 'run.mjs'), ...args] as const,
});
const upgrade = (...args: string[]) => startInVain(program('upgrade-cli', ...args));

const expectRefused = ({ code, output }: Ended, sentence: string) => {
  expect(output.trim().split('\n').at(-1)).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
};

/** Which releases there are beside the first one, and what an upgrade leaves in the data. */
const left = async () => ({
  releases: (await readdir(join(installation, 'releases')).catch(() => [])).toSorted(),
  data: (await readdir(dataDir)).filter((name) => name === 'upgrading'),
});

/** Starts what is in use, and checks by its database which version that is. */
async function startOf(version: 'first' | 'next') {
  const server = await startServer(program('main'));
  const pupil = new Pupil(PUPILS[0]);
  pupil.origin = server.origin;
  expect(await hasHouses()).toBe(version === 'next');
  return { server, pupil };
}

/** Whether the running database has what the next version's migration adds. */
async function hasHouses(): Promise<boolean> {
  const folder = join(dataDir, 'database');
  const name = 'bright_explorers';
  const password = await readFile(join(folder, 'password'), 'utf8');
  const host = join(folder, 'cluster');
  const client = new pg.Client({ host, user: name, database: name, password });
  await client.connect();
  const column = "select from information_schema.columns where column_name = 'house'";
  const { rowCount } = await client.query(column);
  await client.end();
  return rowCount === 1;
}

/** Runs a command and kills it as soon as it is time, by what it has said or done. */
async function killWhen(
  { env, command }: ReturnType<typeof program>,
  isTime: (said: string) => boolean,
): Promise<void> {
  const [file, ...args] = command;
  const child = spawn(file, args, { env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const looking = setInterval(() => isTime(said) && child.kill('SIGKILL'), 5);
  await once(child, 'close');
  clearInterval(looking);
  expect(child.signalCode).toBe('SIGKILL');
}

it('a school whose upgrade is killed on the way upgrades again, takes rounds of a tablet that was offline meanwhile once, and goes back only when told what that loses', async () => {
  const old = await startOf('first');
  await old.pupil.logIn();
  await old.pupil.dealAhead(1);
  await old.pupil.finish();
  await old.server.end('SIGTERM');

  await killWhen(program('upgrade-cli', file), (said) => said.includes('Trying'));
  // The next try opens the database with the version that is in use, as any start does.
  expect(await upgrade(file)).toMatchObject({ code: 0 });
  expect(await left()).toEqual({ releases: [NEXT, 'current.json'], data: [] });
  const next = await startOf('next');
  old.pupil.origin = next.server.origin;
  const sent = [await old.pupil.finish(), await old.pupil.finish()];
  expect(sent).toEqual([true, true]);
  const [again = ''] = old.pupil.answered;
  expect(await old.pupil.finish(again)).toBe(true);
  expect(await old.pupil.counts()).toEqual({ shown: 3, counted: 3 });
  await next.server.end('SIGTERM');

  expect(await upgrade('--back', '--lose', '2')).toMatchObject({ code: 0 });
  const back = await startOf('first');
  old.pupil.origin = back.server.origin;
  await old.pupil.logIn();
  expect(await old.pupil.counts()).toEqual({ shown: 1, counted: 1 });
  await back.server.end('SIGTERM');
});

/** Programs with which the trial on a copy succeeds in no time, and which are then as given. */
const tried = (main: string) => ({
  'archive-cli.js': '',
  'main.js': `
    import { createServer } from 'node:http';
    if (process.env.DATA_DIR.endsWith('upgrading')) {
      const headers = { 'x-request-id': 'one' };
      createServer((_, answer) => answer.writeHead(200, headers).end()).listen(process.env.PORT);
    } else { ${main} }`,
});

/** A next version that migrates the data, does this, and ends. */
const endsAfter = (step: string) => `
  const { spawnSync } = await import('node:child_process');
  spawnSync(process.execPath, ['${SERVER}/admin-cli.js', 'list']);
  ${step}
  throw new Error('This machine is too old.');`;

// Of an archive that is not genuine, see `refusals.test.ts`; of a migration that fails, `db/upgrade.test.ts`.
it('a version that migrates the data and then does not start leaves everything as it was, and a kill after the switch leaves the next version', async () => {
  // An upgrade before has left the way back to the release before it.
  const releases = join(installation, 'releases');
  await mkdir(join(releases, FORMER), { recursive: true });
  const before = { release: FORMER, backup: 'its backup', lastGame: 0 };
  await writeFile(join(releases, 'current.json'), JSON.stringify({ release: null, before }));
  const ended = await upgrade(await makeArchive(tried(endsAfter(''))));
  expectRefused(ended, 'The version before is in use again, with everything.');
  expect(await left()).toEqual({ releases: [FORMER, 'current.json'], data: [] });

  // The version in use opens the database for the backup with which the next upgrade begins.
  const starts = await makeArchive(tried(`await import('./real-main.js');`));
  const current = join(releases, 'current.json');
  const isSwitched = () => existsSync(current) && readFileSync(current, 'utf8').includes(NEXT);
  await killWhen(program('upgrade-cli', starts), isSwitched);
  // It opens the database, and what going back would lose is not said yet.
  expectRefused(await upgrade('--back'), 'npm run upgrade -- --back --lose 0');
  expect(await left()).toEqual({ releases: [FORMER, NEXT, 'current.json'], data: [] });
});

it('a version that does not start and cannot be left again keeps its files, which the next start names', async () => {
  const losesBackup = endsAfter(
    "(await import('node:fs')).rmSync(`${process.env.DATA_DIR}/backups`, { recursive: true });",
  );
  expect(await upgrade(await makeArchive(tried(losesBackup)))).toMatchObject({ code: 1 });
  expect(await left()).toEqual({ releases: [NEXT, 'current.json'], data: [] });
});

const isPossible = canMount('the test of an upgrade on a full disk');
it.skipIf(!isPossible)('an upgrade for which the disk is too small changes nothing', async () => {
  const size = execFileSync('du', ['-sm', dataDir], { encoding: 'utf8' }).split('\t')[0];
  const { env, command } = program('upgrade-cli', file);
  const script = `cp -r "$1" "$1.copy" && mount -t tmpfs -o mode=700,size=$2m none "$1" && cp -r "$1.copy"/. "$1" && shift 2 && "$@"; code=$?; ls "$DATA_DIR"; exit $code`;
  const ended = await startInVain({
    env,
    command: [...WITH_MOUNTS, script, 'sh', dataDir, String(Number(size) + 20), ...command],
  });
  await rm(`${dataDir}.copy`, { recursive: true });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('Nothing was changed.');
  expect(ended.output).toContain('full');
  expect(ended.output).not.toMatch(/^upgrading$/m);
  expect(await left()).toEqual({ releases: [], data: [] });
});
