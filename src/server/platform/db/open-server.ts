// A PostgreSQL server, shared by any number of processes.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseError } from '../database-errors.ts';
import type { Database } from './database.ts';
import { readDurability } from './durability.ts';
import { migrationsOnFile } from './migrations-on-file.ts';
import { keepStatements } from './prepared.ts';
import { COMMIT, followTransactions } from './transaction.ts';

/** Oldest supported server, as `server_version_num` counts. */
const MIN_VERSION = 140_000;
/**
 * Key of the advisory lock under which one process migrates at a time; the number is arbitrary but used nowhere else.
 */
const MIGRATION_LOCK = 771_204_001;
const POOL_SIZE = 10;
const NAME = 'The PostgreSQL server in DATABASE_URL';

/** Timeouts in milliseconds, after which a server counts as unreachable. */
export interface Patience {
  /** For a connection: a busy old computer takes seconds to open several at once. */
  connect: number;
  /** For a query: none of ours takes that long. */
  query: number;
}

const PATIENCE: Patience = { connect: 20_000, query: 10_000 };

/** Writes nothing, but fails where nothing can be written, such as on a standby. */
export const COULD_WRITE = 'select from users where false for update';

/**
 * Commits of this database, also those that were given up, that have waited longer than a query may take: for a standby
 * that is gone, or for a disk. A check that wrote would wait as well; one that remembered lost commits would count the
 * next primary as away for what the last one did.
 */
const stuckCommits = ({ query }: Patience) =>
  `select from pg_stat_activity where datname = current_database() and state = 'active'
    and query = '${COMMIT}' and query_start < now() - interval '${query} milliseconds'`;

/**
 * A query whose client is gone ends on the server as well. Without it each commit that waits for a lost standby leaves a
 * connection behind, until nobody can connect. (A `statement_timeout` would confirm commits that no standby has.)
 */
export const NOTICE_CLOSED = "set client_connection_check_interval = '2s'";

/** What the operator is told where the server does not do that. */
const NOT_NOTICED =
  'The PostgreSQL server does not notice when this app gives up a query: "client_connection_check_interval" is 0 (docs/operating.md).';

export interface PoolOptions {
  patience?: Patience;
  /** Maximum number of connections of this process. */
  connections?: number;
  /** Another process has already migrated it. */
  isMigrated?: boolean;
  /** What messages call the server. */
  name?: string;
  /** Receives sentences for the operator. */
  say?: (line: string) => void;
}

/** Connects and migrates; throws DatabaseError if the server is unreachable, too old or refuses. */
export async function openServer(
  url: string,
  migrations: string,
  options: PoolOptions = {},
): Promise<Database> {
  try {
    return await openPool(url, migrations, options);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`${options.name ?? NAME} cannot be used.`, { cause: error });
  }
}

/** `openServer` with the original error. */
export async function openPool(
  url: string,
  migrations: string,
  {
    patience = PATIENCE,
    connections = POOL_SIZE,
    isMigrated = false,
    name = NAME,
    say = () => {},
  }: PoolOptions,
): Promise<Database> {
  if (!isMigrated) await prepare(url, migrations, { patience, name });
  const { isDirect, noticesClosed } = await lookAtServer(url, patience);
  if (!noticesClosed) say(NOT_NOTICED);
  const pool = makePool(url, patience, connections);
  // Behind a pooler the setting would reach connections of others.
  if (isDirect && noticesClosed) {
    pool.on('connect', (client) => void client.query(NOTICE_CLOSED).catch(() => {}));
  }
  const db = drizzle({ client: pool, casing: 'snake_case' });
  if (isDirect) keepStatements(db);
  return {
    kind: 'server',
    db,
    isReady: () =>
      pool
        .query(COULD_WRITE)
        .then(() => pool.query(stuckCommits(patience)))
        .then(
          ({ rowCount }) => rowCount === 0,
          () => false,
        ),
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

/** On a separate connection, because waiting for another process to migrate may take longer than any query. */
async function prepare(
  url: string,
  migrations: string,
  { patience, name }: { patience: Patience; name: string },
): Promise<void> {
  const client = await connect(url, patience);
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < MIN_VERSION) {
      throw new DatabaseError(`${name} is older than version 14.`);
    }
    // A transaction-level lock also works behind a pooler in transaction mode.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await expectOwn(client, await migrationsOnFile(migrations));
    // The migrator's own `begin` joins this transaction (with a notice), and its `commit` ends it.
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: migrations });
  } finally {
    await client.end();
  }
}

/** Throws DatabaseError for a database whose migrations this version does not have. */
async function expectOwn(client: pg.Client, known: readonly number[]): Promise<void> {
  const { rows: tables } = await client.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  if (tables.length === 0) return;
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  );
  if (rows.every(({ at }) => known.includes(Number(at)))) return;
  throw new DatabaseError(
    'The database was made by another version of this app, which this one cannot open.',
  );
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
    // Sends a statement without waiting for the answer to the previous one, unless the caller waits.
    pipeline: true,
    // A standby may be outdated, so nothing is read from it either.
    verify: (client, done) => client.query(COULD_WRITE, (error) => done(error)),
  });
  // A broken connection fails its query and is replaced. Without these listeners it would end the process: the first is
  // for idle connections, the second for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  followTransactions(pool);
  return pool;
}

/**
 * `isDirect`: whether connections lead straight to PostgreSQL, which then keeps each one's named statements and
 * settings; a pooler in transaction mode changes the server's connection behind them. Poolers make their own keys for
 * cancelling queries (BackendKeyData in the PostgreSQL manual, section Message Formats); PostgreSQL's key begins with
 * its process id. `noticesClosed`: whether the server ends queries of closed connections, by itself or on request.
 */
async function lookAtServer(
  url: string,
  patience: Patience,
): Promise<{ isDirect: boolean; noticesClosed: boolean }> {
  const client = await connect(url, patience);
  try {
    const { rows } = await client.query<{ pid: number; interval: string }>(
      "select pg_backend_pid() as pid, current_setting('client_connection_check_interval') as interval",
    );
    const isDirect = 'processID' in client && client.processID === rows[0]?.pid;
    if (rows[0]?.interval !== '0') return { isDirect, noticesClosed: true };
    if (!isDirect) return { isDirect, noticesClosed: false };
    // Some operating systems cannot tell PostgreSQL that a connection was closed.
    const isSet = await client.query(NOTICE_CLOSED).catch(() => null);
    return { isDirect, noticesClosed: isSet !== null };
  } finally {
    await client.end();
  }
}
