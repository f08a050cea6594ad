import { sql, type SQL } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillEveryTable } from '#testing/fill-every-table.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { restore } from '../archive/restore.ts';
import { listTables, rowsOf, type Table } from '../archive/tables-store.ts';
import { writeArchive } from '../archive/write-archive.ts';
import type { Database, Db } from './database.ts';
import { migrationsOnFile, withFirstMigrations } from './migrations-on-file.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';
import { MIGRATIONS } from './open.ts';

const all = await migrationsOnFile(MIGRATIONS);
const versions = all.map((_, index) => index + 1);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-upgrade-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const line = z.object({ line: z.string() });

/** All rows of all tables, by the columns that the tables had then. */
async function readAll(db: Db, tables: readonly Table[]): Promise<Record<string, unknown[]>> {
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

describe.each(versions)('a database of version %i', (version) => {
  let old: Database | undefined;
  let tables: Table[] = [];
  let before: Record<string, unknown[]> = {};
  let archive: Buffer[] = [];
  let after: Database | undefined;
  let drop = async () => {};

  beforeAll(async () => {
    const place = await makeServerDatabase();
    drop = place.drop;
    const open = (migrations: string) => openServer(place.url, migrations);
    old = await withFirstMigrations(MIGRATIONS, version, open);
    await fillEveryTable(old.db);
    tables = await listTables(old.db);
    before = await readAll(old.db, tables);
    archive = await writeArchive(old.db, new Date());
    await old.close();
    after = await open(MIGRATIONS);
  });
  afterAll(async () => {
    await after?.close();
    await drop();
  });

  it('is upgraded with every row in it', async () => {
    expect(after && (await readAll(after.db, tables))).toEqual(before);
    expect(Object.values(before).every((rows) => rows.length === 3)).toBe(true);
  });

  it('is brought back from a backup that was made of it then', async () => {
    const file = join(folder, `version-${version}.gz`);
    await writeFile(file, Buffer.concat(archive));
    const target = join(folder, `restored-${version}`);
    const embedded = { isPerishable: true };
    await restore(file, target, MIGRATIONS, {
      replace: false,
      bringBackDeleted: false,
      now: new Date(),
      embedded,
    });
    const database = await openEmbedded(target, MIGRATIONS, embedded);
    // Whoever was logged in then has to log in again.
    expect(await readAll(database.db, tables)).toEqual({ ...before, sessions: [] });
    await database.close();
  });
});
