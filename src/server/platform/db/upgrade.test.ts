// A database of this version, upgraded to a version with other tables.
import { sql, type SQL } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { fillEveryTable } from '#testing/fill-every-table.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { TEMPLATE } from '#testing/postgres-server.ts';
import { rebuild } from '../../operations/archive/restore.ts';
import { prepareRestored } from '../../operations/archive/prepare-restored.ts';
import { listTables, rowsOf, type Table } from '../../operations/archive/tables-store.ts';
import { writeArchive } from '../../operations/archive/write-archive.ts';
import type { Database, Db } from './database.ts';
import { openServer } from './open-server.ts';
import { MIGRATIONS } from './open.ts';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

let folder = '';
/** The migrations of an invented next version: those of this one, and one more. */
let next = '';
let url = '';
let drop = async () => {};
let tables: Table[] = [];
let before: Record<string, unknown[]> = {};
let archive: Buffer[] = [];

/** An empty database of this version. */
const makePresent = () => makeServerDatabase(`template ${TEMPLATE} strategy file_copy`);

/** A folder with the migrations of this version and one more. */
async function makeMigrations(name: string, added: string): Promise<string> {
  const migrations = join(folder, name);
  await cp(MIGRATIONS, migrations, { recursive: true });
  const file = join(migrations, 'meta', '_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const [last] = journal.entries.slice(-1);
  if (!last) throw new Error('There is no migration.');
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: name };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(migrations, `${name}.sql`), added);
  return migrations;
}

const HOUSES = 'ALTER TABLE "users" ADD COLUMN "house" text;--> statement-breakpoint';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-upgrade-'));
  next = await makeMigrations(
    'houses',
    `${HOUSES} UPDATE "users" SET "house" = CASE WHEN "id" % 2 = 0 THEN 'Oak' ELSE 'Elm' END;`,
  );
  ({ url, drop } = await makePresent());
  const { db, close } = await openServer(url, MIGRATIONS);
  await fillEveryTable(db);
  tables = await listTables(db);
  before = await readAll(db);
  archive = await writeArchive(db, new Date());
  await close();
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

const line = z.object({ line: z.string() });

/** All rows of all tables, with this version's columns. */
async function readAll(db: Db): Promise<Record<string, unknown[]>> {
  const result: Record<string, unknown[]> = {};
  for (const { name, columns, key } of tables) {
    const list = (names: readonly string[]): SQL =>
      sql.join(
        names.map((column) => sql.identifier(column)),
        sql`, `,
      );
    const order = list(key.map(({ name }) => name));
    const rows = await rowsOf(
      db,
      sql`select row_to_json(t)::text as line from (select ${list(columns)} from ${sql.identifier(name)}) t order by ${order}`,
      line,
    );
    result[name] = rows.map((row): unknown => JSON.parse(row.line));
  }
  return result;
}

async function housesIn({ db }: Database): Promise<unknown[]> {
  const rows = sql`select house from users order by id`;
  return (await rowsOf(db, rows, z.object({ house: z.string() }))).map(({ house }) => house);
}

it('a migration that fails leaves the database as it was, and a restore that needs it fails', async () => {
  const failing = await makeMigrations('failing', `${HOUSES} ALTER TABLE "nobody" DROP "house";`);
  await expect(openServer(url, failing)).rejects.toThrow('cannot be used');
  const { db, close } = await openServer(url, MIGRATIONS);
  expect(await readAll(db)).toEqual(before);
  expect(
    await rowsOf(
      db,
      sql`select to_jsonb(u) ? 'house' as has from users u limit 1`,
      z.object({ has: z.boolean() }),
    ),
  ).toEqual([{ has: false }]);
  await close();

  const file = join(folder, 'this-version.gz');
  await writeFile(file, Buffer.concat(archive));
  const target = await makePresent();
  const rebuilding = rebuild(file, {
    migrations: failing,
    open: (migrations) => openServer(target.url, migrations),
    settle: async () => [],
  });
  await expect(rebuilding).rejects.toThrow('cannot be used');
  await target.drop();
});

it('a database of this version is upgraded with every row, and this version then refuses it', async () => {
  const upgraded = await openServer(url, next);
  expect(await readAll(upgraded.db)).toEqual(before);
  expect(Object.values(before).every((rows) => rows.length === 3)).toBe(true);
  expect(await housesIn(upgraded)).toEqual(['Elm', 'Oak', 'Elm']);
  await upgraded.close();
  await expect(openServer(url, MIGRATIONS)).rejects.toThrow(
    'The database was made by another version of this app, which this one cannot open.',
  );
});

// Restored into a database of the test server; the tests of the archive cover creating and replacing a folder.
it('the next version restores a backup of this version', async () => {
  const file = join(folder, 'this-version.gz');
  await writeFile(file, Buffer.concat(archive));
  const target = await makePresent();
  const open = (migrations: string) => openServer(target.url, migrations);
  await rebuild(file, {
    migrations: next,
    open,
    settle: (db) =>
      prepareRestored(db, null, { bringBackDeleted: false, endCards: false, now: new Date() }),
  });
  const restored = await open(next);
  // Users have to log in again, invitations are withdrawn, no answer is given again, and the restore is recorded.
  expect({ ...(await readAll(restored.db)), audit_log: [] }).toEqual({
    ...before,
    acts: [],
    school_invitations: [],
    sessions: [],
    audit_log: [],
  });
  expect(await housesIn(restored)).toEqual(['Elm', 'Oak', 'Elm']);
  await restored.close();
  await target.drop();
});

/** Backups that `npm run cut` kept; none before 1.0.0. */
const RELEASES = join(import.meta.dirname, '../../../testing/releases');
const kept = existsSync(RELEASES) ? readdirSync(RELEASES) : [];

it.each(kept)(
  'this version restores %s, whose every row is compared before it is upgraded',
  async (name) => {
    const target = await makeServerDatabase();
    const { tables } = await rebuild(join(RELEASES, name), {
      migrations: MIGRATIONS,
      open: (migrations) => openServer(target.url, migrations),
      settle: async () => [],
    });
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.every(({ rows }) => rows === 3)).toBe(true);
    await target.drop();
  },
);
