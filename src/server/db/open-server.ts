// A PostgreSQL server, shared by any number of processes of this program.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseError, type Database } from './database.ts';
import * as schema from './schema.ts';

/** Oldest supported server, as `server_version_num` counts. */
const MIN_VERSION = 140_000;
/** Key of the advisory lock that lets one process migrate at a time; any number that nobody else uses. */
const MIGRATION_LOCK = 771_204_001;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** Connects and migrates; throws DatabaseError when the server is away, too old or refuses. */
export async function openServer(url: string, migrations: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await prepare(pool, migrations);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError('The PostgreSQL server of DATABASE_URL could not be used.', {
      cause: error,
    });
  }
  const answers = () => pool.query('select 1').then(() => true);
  return {
    kind: 'server',
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    isReady: () => answers().catch(() => false),
    close: () => pool.end(),
  };
}

async function prepare(pool: pg.Pool, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < MIN_VERSION) {
      throw new DatabaseError('The PostgreSQL server of DATABASE_URL is older than version 14.');
    }
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: migrations });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}
