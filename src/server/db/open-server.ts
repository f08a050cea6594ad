// A PostgreSQL server, shared by any number of processes of this program.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseError, isAway, type Database } from './database.ts';
import * as schema from './schema.ts';

/** Oldest supported server, as `server_version_num` counts. */
const MIN_VERSION = 140_000;
/** Key of the advisory lock that lets one process migrate at a time; any number that nobody else uses. */
const MIGRATION_LOCK = 771_204_001;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** No query of ours takes so long: a server that has stopped answering counts as away. */
const QUERY_TIMEOUT_MS = 10_000;

type ServerDb = NodePgDatabase<typeof schema>;

/** Connects and migrates; throws DatabaseError when the server is away, too old or refuses. */
export async function openServer(url: string, migrations: string): Promise<Database> {
  try {
    await prepare(url, migrations);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError('The PostgreSQL server of DATABASE_URL could not be used.', {
      cause: error,
    });
  }
  const pool = makePool(url);
  const answers = () => pool.query('select 1').then(() => true);
  return {
    kind: 'server',
    db: dbOn(pool),
    isReady: () => answers().catch(() => false),
    close: () => pool.end(),
  };
}

/** On a connection of its own: waiting for another process that migrates may take longer than any query. */
async function prepare(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < MIN_VERSION) {
      throw new DatabaseError('The PostgreSQL server of DATABASE_URL is older than version 14.');
    }
    // The lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: migrations });
  } finally {
    await client.end();
  }
}

function makePool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks fails its query and is replaced. Without these listeners it would end the process: the first
  // is told of idle connections only, the second of those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Drizzle's own transactions lose a connection for good when their first statement fails; these always give it back. */
function dbOn(pool: pg.Pool): ServerDb {
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  const onClient = new WeakMap<pg.PoolClient, ServerDb>();
  const transaction: ServerDb['transaction'] = async (work, config) => {
    const client = await pool.connect();
    const own = onClient.get(client) ?? drizzle({ client, schema, casing: 'snake_case' });
    onClient.set(client, own);
    let broken = false;
    try {
      return await own.transaction(work, config);
    } catch (error) {
      broken = isAway(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return Object.assign(db, { transaction });
}
