import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../operations/archive/tables-store.ts';
import type { Database } from './database.ts';
import { joinEmbedded, openBeside, openEmbedded } from './open-embedded.ts';
import { MIGRATIONS } from './open.ts';
import { readPidFile } from './postgres/pid-file.ts';
import { findPostgres, startPostgres } from './postgres/server.ts';
import { homeOf, restoringOf } from './postgres/site.ts';
import { copyFolder } from '#testing/copy-folder.ts';

/** No test here needs its data to survive a crash. */
const QUICK = { isPerishable: true };

const newFolder = () => mkdtemp(join(tmpdir(), 'bright-explorers-embedded-'));
const layOut = (folder: string) => copyFolder(inject('emptySchoolFolder'), folder);

/** A database for all tests that leave it fit for use: copying one takes longer than starting it. */
let folder = '';
const opened: Database[] = [];
beforeAll(async () => {
  folder = join(await newFolder(), 'database');
  layOut(folder);
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await (await findPostgres(folder))?.stop();
});

/** A folder for one test, which may spoil it. */
async function ownFolder(): Promise<string> {
  const own = await newFolder();
  onTestFinished(async () => {
    await (await findPostgres(own))?.stop();
    await rm(own, { recursive: true, force: true });
  });
  return own;
}

/** Closed when the test ends, if not before. */
async function open(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  opened.push({ ...database, close });
  return { ...database, close };
}

const valueOf = async ({ db }: Database, expression: string) => {
  const statement = sql.raw(`select (${expression})::text as value`);
  return (await rowsOf(db, statement, z.object({ value: z.string() })))[0]?.value;
};

/** Runs statements as the superuser. */
async function asSuperuser(folder: string, statement: string): Promise<void> {
  const server = await startPostgres(folder, QUICK);
  const client = new pg.Client({ connectionString: server.url('bright_explorers') });
  await client.connect();
  await client.query(statement);
  await client.end();
  await server.stop();
}

it('the database waits for the disk, detects damage and writes no row’s values to its log, and the application’s role owns only its own database', async () => {
  const database = await open(openEmbedded(folder, MIGRATIONS));
  expect(await database.durability()).toEqual({
    fsync: true,
    full_page_writes: true,
    synchronous_commit: true,
    data_checksums: true,
  });
  expect(await valueOf(database, 'select usesuper from pg_user where usename = current_user')).toBe(
    'false',
  );
  await expect(database.db.execute('create role intruder')).rejects.toThrow('Failed query');
  expect(await valueOf(database, "current_setting('autovacuum')")).toBe('on');
  await database.db.execute(sql`select ${'secret-name'}::int`).catch(() => {});
  await database.db.execute(sql`select 'secret-name'::uuid`).catch(() => {});
  await database.close();
  const log = await readFile(join(folder, 'log'), 'utf8');
  expect(log).toContain('database system is ready');
  expect(log).not.toContain('secret');
});

it('a database without one of these settings is refused with a message, and its server is stopped', async () => {
  const own = await ownFolder();
  layOut(own);
  await asSuperuser(own, 'alter database bright_explorers set synchronous_commit = off');
  await expect(openEmbedded(own, MIGRATIONS)).rejects.toThrow(
    'would not survive a power cut: synchronous_commit is off.',
  );
  expect(await findPostgres(own)).toBeNull();
});

it('a second application is refused, but commands and workers can use the database at the same time', async () => {
  const first = await open(openEmbedded(folder, MIGRATIONS, QUICK));
  await expect(openEmbedded(folder, MIGRATIONS, QUICK)).rejects.toThrow('Another process is using');
  await first.db.execute('create table seen as select 7 as n');
  for (const beside of [joinEmbedded, openBeside]) {
    const other = await open(beside(folder, MIGRATIONS));
    expect(await valueOf(other, 'select n from seen')).toBe('7');
    await other.close();
    expect(await first.isReady()).toBe(true);
  }
});

it('a server that dies is restarted and counted, and the database is unreachable until then', async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const database = await open(openEmbedded(folder, MIGRATIONS, { say }));
  await database.db.execute('create table kept as select 7 as n');
  await database.db.execute('select 1');
  const { pid = 0 } = (await findPostgres(folder)) ?? {};
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => database.restarts(), { interval: 10 }).toBe(1);
  await expect.poll(() => database.isReady(), { timeout: 20_000 }).toBe(true);
  expect(await valueOf(database, 'select n from kept')).toBe('7');
  // It answers a moment before the line is printed.
  await expect
    .poll(() => said)
    .toEqual([
      'The embedded database has stopped. Restarting it.',
      'The embedded database is running again.',
    ]);
  await database.close();
  expect(await findPostgres(folder)).toBeNull();
});

it('a database that is closed while its server restarts leaves no server behind', async () => {
  const database = await open(openEmbedded(folder, MIGRATIONS, QUICK));
  const { pid = 0 } = (await findPostgres(folder)) ?? {};
  process.kill(pid, 'SIGKILL');
  const data = join(await homeOf(folder), 'data');
  await expect
    .poll(async () => (await readPidFile(data))?.pid ?? pid, { interval: 1 })
    .not.toBe(pid);
  await database.close();
  expect(await findPostgres(folder)).toBeNull();
});

it('a restore that was interrupted before its database took its place is not covered up by an empty one', async () => {
  const own = join(await ownFolder(), 'database');
  await mkdir(restoringOf(own));
  await expect(openEmbedded(own, MIGRATIONS, QUICK)).rejects.toThrow(
    `A restore was interrupted at its last step: the restored database is in ${restoringOf(own)}. Please rename that folder to ${own}, or restore again.`,
  );
  expect(existsSync(own)).toBe(false);
});

it('a command makes no database where there is none', async () => {
  const own = await ownFolder();
  await expect(openBeside(own, MIGRATIONS, QUICK)).rejects.toThrow(
    `There is no embedded database in ${own}.`,
  );
  expect(await readdir(own)).toEqual([]);
});

it.skipIf(process.platform !== 'linux')(
  'a folder that the system cannot make is refused at once',
  async () => {
    await expect(openEmbedded('/proc/nowhere/database', MIGRATIONS, QUICK)).rejects.toThrow(
      'The folder in DATA_DIR cannot be used: /proc/nowhere/database.',
    );
  },
);
