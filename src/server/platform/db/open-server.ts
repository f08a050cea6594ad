// A PostgreSQL server, shared by any number of processes of this program.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseError, isAway } from '../database-errors.ts';
import type { Database } from './database.ts';
import { readDurability } from './durability.ts';
import * as schema from './schema.ts';

/** Oldest supported server, as `server_version_num` counts. */
const MIN_VERSION = 140_000;
/** Key of the advisory lock that lets one process migrate at a time; any number that nobody else uses. */
const MIGRATION_LOCK = 771_204_001;
const POOL_SIZE = 10;

/** After how many milliseconds a server counts as away. */
export interface Patience {
  /** Waiting for a connection. */
  connect: number;
  /** Waiting for the answer to a query: none of ours takes so long. */
  query: number;
}

const PATIENCE: Patience = { connect: 5000, query: 10_000 };

export interface PoolOptions {
  patience?: Patience;
  /** Connections of this process at most. */
  connections?: number;
  /** Its tables are up to date: another process has seen to it. */
  isMigrated?: boolean;
}

type ServerDb = NodePgDatabase<typeof schema>;

/** Connects and migrates; throws DatabaseError when the server is away, too old or refuses. */
export async function openServer(
  url: string,
  migrations: string,
  patience: Patience = PATIENCE,
): Promise<Database> {
  try {
    return await openPool(url, migrations, { patience });
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError('The PostgreSQL server of DATABASE_URL could not be used.', {
      cause: error,
    });
  }
}

/** The same with whatever error there is. */
export async function openPool(
  url: string,
  migrations: string,
  { patience = PATIENCE, connections = POOL_SIZE, isMigrated = false }: PoolOptions,
): Promise<Database> {
  if (!isMigrated) await prepare(url, migrations, patience);
  const pool = makePool(url, patience, connections);
  const db = dbOn(pool);
  const answers = () => pool.query('select 1').then(() => true);
  return {
    kind: 'server',
    db,
    isReady: () => answers().catch(() => false),
    durability: () => readDurability(db),
    restarts: () => 0,
    load: () => ({
      open: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** On a connection of its own: waiting for another process that migrates may take longer than any query. */
async function prepare(url: string, migrations: string, patience: Patience): Promise<void> {
  const client = await connect(url, patience);
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < MIN_VERSION) {
      throw new DatabaseError('The PostgreSQL server of DATABASE_URL is older than version 14.');
    }
    // A lock that goes with its transaction holds behind a pooler too, which hands the connection on after each transaction.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // The migrator's own `begin` joins this transaction (with a notice), and its `commit` ends it.
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: migrations });
  } finally {
    await client.end();
  }
}

async function connect(url: string, { connect }: Patience): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connect,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

function makePool(url: string, { connect, query }: Patience, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connect,
    query_timeout: query,
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
