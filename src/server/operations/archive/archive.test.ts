import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setImmediate as breath } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { z } from 'zod';
import { fillEveryTable } from '#testing/fill-every-table.ts';
import { makeDatabase, makeServerDatabase } from '#testing/fresh-db.ts';
import { TEMPLATE } from '#testing/postgres-server.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openEmbedded } from '../../platform/db/open-embedded.ts';
import { openServer } from '../../platform/db/open-server.ts';
import { MIGRATIONS } from '../../platform/db/open.ts';
import { findPostgres, startPostgres } from '../../platform/db/postgres/server.ts';
import * as schema from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { runArchiveCommand } from './command.ts';
import { fill } from './fill.ts';
import { rebuild } from './restore.ts';
import type { TableSum } from './format.ts';
import { sumTables } from './sums.ts';
import { listTables, rowsOf } from './tables-store.ts';
import { writeArchive } from './write-archive.ts';
import { copyFolder } from '#testing/copy-folder.ts';

/** No test here needs its data to survive a crash. */
const QUICK = { isPerishable: true };
const NOW = new Date('2025-11-20T10:15:30Z');

let dataDir = '';
const open: Database[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bright-explorers-archive-'));
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runArchiveCommand(readConfig({ DATA_DIR: dataDir, ...env }), args, NOW, QUICK);
const layOut = (folder: string) => {
  if (!existsSync(folder)) copyFolder(inject('emptySchoolFolder'), folder);
};
const start = async (folder = join(dataDir, 'database')) => {
  layOut(folder);
  const database = await openEmbedded(folder, MIGRATIONS, QUICK);
  open.push(database);
  return database;
};
const stop = async () => {
  for (const database of open.splice(0)) await database.close();
};
const sumsOf = ({ db }: Database) => inTransaction(db, (tx) => sumTables(tx));
const nextUserId = async ({ db }: Database) => {
  const [row] = await rowsOf(
    db,
    sql`select nextval('users_id_seq') as id`,
    z.object({ id: z.coerce.number() }),
  );
  return row?.id;
};

/** Fills every table, with a recording as teachers make them: many times what other rows have. */
async function fillWithVoice({ db }: Database): Promise<Buffer> {
  await fillEveryTable(db);
  const voice = await readFile(new URL('../../../testing/voice.webm', import.meta.url));
  await db.update(schema.wordRecordings).set({ audio: voice, format: 'webm' });
  return voice;
}
const recordingsIn = async ({ db }: Database) =>
  (await db.select().from(schema.wordRecordings)).map(({ audio }) => audio);

const account = (username: string, more: Partial<typeof schema.users.$inferInsert> = {}) => ({
  username,
  usernameKey: username,
  displayName: username,
  password: 'old',
  ...more,
});
const usernames = async ({ db }: Database) =>
  (await db.select().from(schema.users)).map(({ username }) => username).toSorted();

describe('commands that are not understood', () => {
  it.each([
    [],
    ['dance'],
    ['constructor'],
    ['backup', 'a', 'b'],
    ['backup', '--replace'],
    ['backup', '--end-cards'],
    ['restore'],
    ['restore', 'a', '--force'],
    ['move'],
    ['move', 'mysql://x'],
  ])('the arguments %j %j %j are answered with the usage', async (...args) => {
    await expect(run(args)).rejects.toThrow('Usage: npm run backup');
  });

  it('with DATABASE_URL set, backup and restore refer to the server’s own tools', async () => {
    const env = { DATABASE_URL: 'postgres://games@db/games' };
    await expect(run(['backup'], env)).rejects.toThrow('pg_dump --format=custom');
    await expect(run(['restore', 'x'], env)).rejects.toThrow('pg_restore --clean');
  });
});

describe('backup and restore', () => {
  const file = () => join(dataDir, 'copy.gz');
  it('backup and restore carry every table, each value exactly: a backup is made beside a running app or a stopped one, is named after the time, never overwrites a file, and says where it cannot write; a restore refuses while the app runs, and over a database unless it is told to put that aside, from which it reads what changed since, and whose server it stops if a killed app has left it behind', async () => {
    const database = await start();
    const voice = await fillWithVoice(database);
    const tables = await listTables(database.db);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      Object.values(schema)
        .map((table) => getTableConfig(table).name)
        .toSorted(),
    );
    const before = await sumsOf(database);
    expect(before.every(({ rows }) => rows === 3)).toBe(true);
    const everybody = await usernames(database);
    const lines = await run(['backup', file()]);
    expect(lines.at(-1)).toBe(`The backup is in ${file()}`);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    await expect(run(['backup', join(dataDir, 'no', 'such', 'x.gz')])).rejects.toThrow(
      'No file can be written in',
    );
    await writeFile(join(dataDir, 'backups'), 'not a folder');
    await expect(run(['backup'])).rejects.toThrow('No file can be written in');
    await rm(join(dataDir, 'backups'));
    await expect(run(['restore', file(), '--replace'])).rejects.toThrow('Another process is using');
    // The app keeps running.
    expect(await database.isReady()).toBe(true);
    const { db } = database;
    const [erased = ''] = everybody;
    await db.delete(schema.users).where(eq(schema.users.username, erased));
    await db.insert(schema.users).values(account('new here'));
    await stop();

    const name = join(dataDir, 'backups', '2025-11-20T10-15-30.backup.gz');
    expect((await run(['backup'])).at(-1)).toBe(`The backup is in ${name}`);
    expect(await findPostgres(join(dataDir, 'database'))).toBeNull();
    await expect(run(['backup'])).rejects.toThrow(`The file ${name} already exists.`);
    expect(await readdir(join(dataDir, 'backups'))).toEqual(['2025-11-20T10-15-30.backup.gz']);
    expect((await readdir(dataDir)).filter((name) => name.includes('.part'))).toEqual([]);

    await expect(run(['restore', file()])).rejects.toThrow(
      `npm run restore -- ${file()} --replace`,
    );
    await startPostgres(join(dataDir, 'database'), QUICK);
    // As a restore leaves it that is interrupted.
    layOut(join(dataDir, 'database.restoring'));
    const said = await run(['restore', file(), '--replace', '--bring-back-deleted']);
    expect(said.join('\n')).toContain(`whoever must stay deleted: ${erased}`);
    const aside = join(dataDir, 'database.before-20251120T101530');
    expect(said.at(-1)).toBe(`The previous database is in ${aside}`);
    const folders = (await readdir(dataDir)).filter((name) => name.startsWith('database'));
    expect(folders).toHaveLength(2);
    for (const name of folders) expect(await findPostgres(join(dataDir, name))).toBeNull();
    expect(await usernames(await start(aside))).toEqual(
      [...everybody.slice(1), 'new here'].toSorted(),
    );

    const copy = await start();
    // Sessions and invitations are not restored: people who logged out would be signed in again, and used links would
    // work again.
    const changed = ['sessions', 'school_invitations', 'audit_log'];
    const own = (sums: TableSum[]) => sums.filter(({ table }) => !changed.includes(table));
    const after = await sumsOf(copy);
    expect(own(after)).toEqual(own(before));
    expect(await recordingsIn(copy)).toEqual([voice, voice, voice]);
    const rows = (name: string) => after.find(({ table }) => table === name)?.rows;
    expect(rows('sessions')).toBe(0);
    expect(rows('school_invitations')).toBe(0);
    expect(rows('audit_log')).toBe(4);
    expect(await nextUserId(copy)).toBe(42);
  });

  it('a backup shows a single moment, even while games are being recorded', async () => {
    const { database, drop } = await makeDatabase();
    const { db } = database;
    await db
      .insert(schema.users)
      .values({ username: 'a', usernameKey: 'a', displayName: 'a', password: 'x' });
    // These two tables always change together.
    const school = { isOpen: true };
    const play = async () => {
      for (let nth = 1; school.isOpen; nth++) {
        await inTransaction(db, async (tx) => {
          await tx
            .insert(schema.gameHistory)
            .values({ userId: 1, gameId: 'word-search', score: 1, nth });
          await tx.update(schema.users).set({ gamesCompleted: nth });
        });
        await breath();
      }
    };
    const playing = play();
    const archive = await writeArchive(db, NOW);
    school.isOpen = false;
    await playing;
    await drop();
    await writeFile(file(), Buffer.concat(archive));
    // In a database of the test server, which needs no server of its own.
    const copy = await makeServerDatabase(`template ${TEMPLATE} strategy file_copy`);
    const counts: number[] = [];
    await rebuild(file(), {
      migrations: MIGRATIONS,
      open: (migrations) => openServer(copy.url, migrations),
      settle: async (restored) => {
        const [user] = await restored.select().from(schema.users);
        counts.push(user?.gamesCompleted ?? -1, await restored.$count(schema.gameHistory));
        return [];
      },
    });
    await copy.drop();
    expect(counts[0]).toBe(counts[1]);
  });

  describe('a file that is not right', () => {
    let whole = Buffer.alloc(0);
    beforeAll(async () => {
      const { database, drop } = await makeDatabase();
      await fillEveryTable(database.db);
      whole = Buffer.concat(await writeArchive(database.db, NOW));
      await drop();
    });
    const spoil = (how: (text: string) => string) =>
      writeFile(file(), gzipSync(how(gunzipSync(whole).toString())));
    const nothingIsLeft = async () =>
      expect((await readdir(dataDir)).filter((name) => name.startsWith('database.'))).toEqual([]);

    it.each([
      [
        'a changed value',
        (text: string) => text.replace('"games_completed":2', '"games_completed":9'),
        'checksums do not match',
      ],
      [
        'a missing row',
        (text: string) => text.replace(/\{"id":2[^\n]*\n/, ''),
        'checksums do not match',
      ],
      [
        'a missing end',
        (text: string) => text.split('\n').slice(0, -2).join('\n'),
        'its end is missing',
      ],
      [
        'another head',
        (text: string) => text.replace('bright-explorers', 'other'),
        'is not a backup of this app',
      ],
      [
        'no migration in its head',
        (text: string) => text.replace(/"migrations":\[[^\]]*\]/, '"migrations":[]'),
        'is not a backup of this app',
      ],
      ['nothing in it', () => '', 'its end is missing'],
      [
        'a line that fills the memory',
        (text: string) => text.replace('\n', `\n${' '.repeat(17 * 1024 * 1024)}\n`),
        'a line without an end',
      ],
      [
        'a later version',
        (text: string) => text.replace(/"migrations":\[/, '"migrations":[99,'),
        'newer version',
      ],
    ])('a file with %s is refused without touching anything', async (_, how, sentence) => {
      await spoil(how);
      await expect(run(['restore', file()])).rejects.toThrow(sentence);
      await nothingIsLeft();
    });

    it('a file with correct checksums that no version could have made is refused with one message', async () => {
      const place = await makeServerDatabase(`template ${TEMPLATE} strategy file_copy`);
      const open = (migrations: string) => openServer(place.url, migrations);
      const changes = [
        (text: string) => text.replace('"name":"users_id_seq"', `"name":"a' b"`),
        (text: string) => text.replace('"last":41', '"last":1e300'),
      ];
      for (const change of changes) {
        await spoil(change);
        const restoring = rebuild(file(), { migrations: MIGRATIONS, open, settle: async () => [] });
        await expect(restoring).rejects.toThrow(
          /^\S+ was not restored: this version cannot store something that is in it \(SQLSTATE \w{5}\)\.$/,
        );
      }
      await place.drop();
    });

    it('a restore over a damaged database has to be told to put that aside too, and then reads the file', async () => {
      layOut(join(dataDir, 'database'));
      await rm(join(dataDir, 'database', 'cluster', 'data', 'PG_VERSION'));
      await spoil((text) => text.replace('"games_completed":2', '"games_completed":9'));
      await expect(run(['restore', file()])).rejects.toThrow(
        `npm run restore -- ${file()} --replace`,
      );
      const restoring = run(['restore', file(), '--replace']);
      await expect(restoring).rejects.toThrow('checksums do not match');
      await nothingIsLeft();
    });

    it('a truncated or missing file, a folder and any other file are refused', async () => {
      await writeFile(file(), whole.subarray(0, whole.length - 40));
      await expect(run(['restore', file()])).rejects.toThrow('is damaged');
      await writeFile(file(), 'hello');
      await expect(run(['restore', file()])).rejects.toThrow('is damaged, or not a backup');
      await expect(run(['restore', join(dataDir, 'nope')])).rejects.toThrow('There is no file');
      await expect(run(['restore', dataDir])).rejects.toThrow('cannot be read');
      await nothingIsLeft();
    });

    it('a file that is no backup leaves the database that an interrupted restore has built', async () => {
      const built = join(dataDir, 'database.restoring');
      await mkdir(built);
      await writeFile(file(), 'hello');
      await expect(run(['restore', file()])).rejects.toThrow('is damaged, or not a backup');
      expect(await readdir(dataDir)).toContain('database.restoring');
      expect(await readdir(dataDir)).not.toContain('database');
    });
  });

  it('a backup without any data says so and makes no file', async () => {
    for (const args of [['backup', file()], ['backup']]) {
      await expect(run(args)).rejects.toThrow('There is no embedded database in');
    }
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe.skipIf(process.getuid?.() === 0)('a folder that may not be written', () => {
  it('a folder without write permission is reported', async () => {
    await start();
    await chmod(dataDir, 0o500);
    await expect(run(['backup', join(dataDir, 'x.gz')])).rejects.toThrow('No file can be written');
    await chmod(dataDir, 0o700);
  });
});

describe('a move to a PostgreSQL server', () => {
  it('a move copies every table and value to a PostgreSQL server, and leaves the embedded database unchanged', async () => {
    const source = await start();
    const voice = await fillWithVoice(source);
    const before = await sumsOf(source);
    const { url, drop } = await makeServerDatabase();
    onTestFinished(drop);
    await expect(run(['move', url])).rejects.toThrow('Another process is using');
    await stop();
    const lines = await run(['move', url]);
    expect(lines).toContain('        3  game_history');
    const target = await openServer(url, MIGRATIONS);
    expect(await sumsOf(target)).toEqual(before);
    expect(await recordingsIn(target)).toEqual([voice, voice, voice]);
    expect(await nextUserId(target)).toBe(42);
    // As a second move would.
    await expect(fill(target.db, async () => [])).rejects.toThrow(
      'The database is not empty: there are rows in',
    );
    await target.close();
    expect(await sumsOf(await start())).toEqual(before);
  });

  it('a move says so if there is nothing to move, or nowhere to move it to', async () => {
    const nowhere = 'postgres://nobody:wrong@127.0.0.1:1/nowhere';
    await expect(run(['move', nowhere])).rejects.toThrow('There is no embedded database in');
    layOut(join(dataDir, 'database'));
    await expect(run(['move', nowhere])).rejects.toThrow(
      'The PostgreSQL server at that address cannot be used.',
    );
  });
});
