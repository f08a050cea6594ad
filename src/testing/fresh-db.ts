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
 * recreates every file. A function, whose statements PostgreSQL plans once for each connection.
 */
const emptying = () => {
  const deleting = (names: readonly string[]) =>
    names.map((name) => `delete from "${name}";`).join('\n  ');
  const isOfInstallation = (name: string) => OF_INSTALLATION.includes(name);
  return `create function empty_school(is_in_use boolean) returns void language plpgsql as $$
declare counter record;
begin
  set local session_replication_role = replica;
  ${deleting(tableNames.filter((name) => !isOfInstallation(name)))}
  if not is_in_use then
  ${deleting(tableNames.filter(isOfInstallation))}
  end if;
  for counter in
    select seqrelid::regclass as name from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null
  loop
    perform setval(counter.name, 1, false);
  end loop;
end $$`;
};

/** Deletes every row, except those in `OF_INSTALLATION` if a server is running. */
export async function emptyDatabase({ db }: Database, isInUse = false): Promise<void> {
  await db.execute(sql`select empty_school(${isInUse})`);
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
    shared ??= makeDatabase().then(async ({ database }) => {
      await database.db.execute(sql.raw(emptying()));
      return database;
    });
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
