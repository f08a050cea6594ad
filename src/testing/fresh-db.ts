// One migrated database for all test files of a worker, emptied before each test; embedded or on the server, as the test project says.
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openInMemory } from '#server/db/open-embedded.ts';
import { openServer } from '#server/db/open-server.ts';
import { MIGRATIONS } from '#server/db/open.ts';
import * as schema from '#server/db/schema.ts';

export const isOnServer = process.env['TEST_DATABASE'] === 'postgres';

/** A new, empty, migrated database; `drop` closes and deletes it. */
export async function makeDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (!isOnServer) {
    const copy = new Blob([await readFile(inject('migratedDump'))]);
    const database = await openInMemory(MIGRATIONS, copy);
    return { database, drop: () => database.close() };
  }
  const { url, drop } = await makeServerDatabase();
  const database = await openServer(url, MIGRATIONS);
  return { database, drop: () => database.close().then(drop) };
}

/** An empty database on the test server, by URL. */
export async function makeServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return { url: `${server}/${name}`, drop: () => run(`drop database ${name} with (force)`) };
}

const tableNames = Object.values(schema).map((table) => `"${getTableConfig(table).name}"`);

/** Empties every table and counts from 1 again, in any order of tables; `truncate` takes ten times as long, for it makes every file anew. */
const EMPTY = `do $$
declare counter record;
begin
  set local session_replication_role = replica;
  ${tableNames.map((name) => `delete from ${name};`).join('\n  ')}
  for counter in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    perform setval(format('%I', counter.sequencename), 1, false);
  end loop;
end $$`;

export async function emptyDatabase({ db }: Database): Promise<void> {
  await db.execute(sql.raw(EMPTY));
}

/** The one of this worker: its test files run one after the other, and it ends with the worker. */
let shared: Promise<Database> | undefined;
const openShared = () => (shared ??= makeDatabase().then(({ database }) => database));

/** Call at the top of a test file: a database for its tests, empty at the start of each. */
export function setUpFreshDb(): { readonly database: Database } {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openShared();
  });
  beforeEach(() => openShared().then(emptyDatabase));
  return {
    get database() {
      if (!database) throw new Error('The database is there only while tests run.');
      return database;
    },
  };
}
