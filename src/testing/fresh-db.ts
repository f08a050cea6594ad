// A migrated database for the test files of a worker, emptied before each test.
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openServer } from '#server/platform/db/open-server.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import * as schema from '#server/platform/db/schema.ts';
import { runOnServer, TEMPLATE } from './postgres-server.ts';

/** A new, empty, migrated database; `drop` closes and deletes it. */
export async function makeDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  // Copying the files is quicker than PostgreSQL's default, which also writes them to the log.
  const { name, drop } = await makeServerDatabase(`template ${TEMPLATE} strategy file_copy`);
  const database = await openServer(`${inject('postgresSocketUrl')}/${name}`, MIGRATIONS);
  return { database, drop: () => database.close().then(drop) };
}

/** The URL of a database without tables on the test server; `options` as in `create database`. */
export async function makeServerDatabase(
  options = '',
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} ${options}`);
  const drop = () => runOnServer(server, `drop database ${name} with (force)`);
  return { name, url: `${server}/${name}`, drop };
}

/** Tables with what an installation makes once and a running server has read already. */
const OF_INSTALLATION = ['installation_secrets', 'round_keys'];

const tableNames = Object.values(schema).map((table) => getTableConfig(table).name);

/**
 * Empties every table and restarts ids at 1, in any order of tables. `truncate` takes ten times as long, because it
 * recreates every file.
 */
const emptying = (tables: readonly string[]) => `do $$
declare counter record;
begin
  set local session_replication_role = replica;
  ${tables.map((name) => `delete from "${name}";`).join('\n  ')}
  for counter in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    perform setval(format('%I', counter.sequencename), 1, false);
  end loop;
end $$`;

/** Deletes every row, except those in `OF_INSTALLATION` if a server is running. */
export async function emptyDatabase({ db }: Database, isInUse = false): Promise<void> {
  const tables = tableNames.filter((name) => !isInUse || !OF_INSTALLATION.includes(name));
  await db.execute(sql.raw(emptying(tables)));
}

/** Made for the first file of a worker; it ends with the test server. */
let shared: Promise<Database> | undefined;

/** Call at the top of a test file: a database for its tests, empty at the start of each (see `emptyDatabase`). */
export function setUpFreshDb(isInUse = false): { readonly database: Database } {
  let made: Database | undefined;
  const running = () => {
    if (!made) throw new Error('The database is there only while tests run.');
    return made;
  };
  beforeAll(async () => {
    shared ??= makeDatabase().then(({ database }) => database);
    made = await shared;
    await emptyDatabase(made);
  });
  beforeEach(() => emptyDatabase(running(), isInUse));
  return {
    get database() {
      return running();
    },
  };
}
