// SQL that makes a school's role and database, and looks at them.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../archive/tables-store.ts';
import { newSecret } from './files.ts';

/** A wrong call, or a school that cannot be made; the message says what to do. */
export class SchoolsError extends Error {}

const CONNECT_MS = 10_000;

/**
 * A role with one database that nobody else can enter, whose URL `keep` stores. If any of that fails, drops what it has
 * made, so that the same call can be repeated.
 */
export async function makeDatabase(
  server: string,
  name: string,
  keep: (url: string) => Promise<void>,
): Promise<void> {
  const password = newSecret();
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: CONNECT_MS,
  });
  const made: string[] = [];
  try {
    await client.connect();
    await client.query(`create role ${name} login password '${password}'`);
    made.unshift(`role ${name}`);
    await client.query(`grant ${name} to current_user`);
    await client.query(`create database ${name} owner ${name} encoding 'UTF8' template template0`);
    made.unshift(`database ${name}`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`alter role ${name} set client_connection_check_interval = '2s'`);
    const url = new URL(server);
    url.username = name;
    url.password = password;
    url.pathname = name;
    await keep(url.href);
  } catch (error) {
    for (const one of made) await client.query(`drop ${one}`).catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchoolsError(`The database was not made: ${reason}.`);
  } finally {
    await client.end();
  }
}

/** The bytes of a database, and how many migrations it has. */
export async function readSize(db: Db): Promise<{ bytes: number; migrations: number }> {
  const [row] = await rowsOf(
    db,
    sql`select pg_database_size(current_database())::float as bytes,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
    z.object({ bytes: z.number(), migrations: z.number() }),
  );
  return row ?? { bytes: 0, migrations: 0 };
}
