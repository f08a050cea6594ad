// Transactions, and reads that are sent together, each on its own connection.
import { drizzle } from 'drizzle-orm/node-postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { isUnreachable, wasUndone } from '../database-errors.ts';
import type { Db } from './database.ts';
import { keepsStatements, keepStatements } from './prepared.ts';

/** Begins a transaction that reads everything as it was at one moment. */
export const READ_ONLY = 'begin isolation level repeatable read read only';

/** As `stuckCommits` finds it on the server. */
export const COMMIT = 'commit';

/** Drizzle for each connection, so that later transactions can use its prepared statements. */
const onConnection = new WeakMap<pg.PoolClient, Db>();

interface TransactionOptions {
  /** The statement that begins it. */
  begin?: string;
  /** False for work that consumes something outside the database, such as a stream. */
  isRepeatable?: boolean;
  /** Undoes everything afterwards, and releases its locks. */
  isRehearsal?: boolean;
}

/** The transaction that `withPoolInTransaction` began here; null when it has ended. */
const begun = new AsyncLocalStorage<{ pool: pg.Pool; tx: Db | null }>();

function transactionOf(pool: pg.Pool): Db | null {
  const here = begun.getStore();
  return here?.pool === pool ? here.tx : null;
}

/**
 * Runs `work` completely or not at all; within another transaction only `work` is rolled back if it fails. If the
 * server undid it, or the connection was lost, before `commit` was sent, `work` runs once more; never afterwards,
 * because then it may have been saved.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  { begin = 'begin', isRepeatable = true, isRehearsal = false }: TransactionOptions = {},
): Promise<Result> {
  const pool = db.$client;
  if (!(pool instanceof pg.Pool)) return inSavepoint(db, pool, work, isRehearsal);
  const outer = transactionOf(pool);
  if (outer) return inTransaction(outer, work, { isRehearsal });
  for (let mayRepeat = isRepeatable; ; mayRepeat = false) {
    const client = await pool.connect();
    let isLost = false;
    let isCommitting = false;
    try {
      await client.query(begin);
      const result = await work(dbOn(client, db));
      if (isRehearsal) await client.query('rollback');
      else {
        isCommitting = true;
        await client.query(COMMIT);
      }
      return result;
    } catch (error) {
      isLost = isUnreachable(error);
      // The server itself ends a transaction whose connection is closed.
      if (!isLost) await client.query('rollback').catch(() => (isLost = true));
      if (!mayRepeat || isCommitting || !wasUndone(error)) throw error;
    } finally {
      client.release(isLost);
    }
  }
}

/**
 * The same for work that is given the pool and not the transaction: whatever it asks of the pool, it asks of this transaction, and
 * `inTransaction` in it is a savepoint. So a caller can add a row to what many functions do, and all of it is kept or none.
 */
export async function withPoolInTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const pool = db.$client;
  if (!(pool instanceof pg.Pool)) return inTransaction(db, work);
  return inTransaction(db, async (tx) => {
    const here = { pool, tx };
    try {
      return await begun.run(here, () => work(tx));
    } finally {
      // Work that goes on without being waited for uses the pool again.
      Object.assign(here, { tx: null });
    }
  });
}

/** Runs reads on one connection, so that those sent together travel together; the connection is closed if one fails. */
export async function onOneConnection<Result>(
  db: Db,
  read: (connection: Db) => Promise<Result>,
): Promise<Result> {
  const pool = db.$client;
  if (!(pool instanceof pg.Pool) || transactionOf(pool)) return read(db);
  const client = await pool.connect();
  let hasFailed = true;
  try {
    const result = await read(dbOn(client, db));
    hasFailed = false;
    return result;
  } finally {
    client.release(hasFailed);
  }
}

/** Makes `withPoolInTransaction` work for this pool. */
export function followTransactions(pool: pg.Pool): void {
  pool.query = new Proxy(pool.query, {
    apply: (query, _, args: unknown[]): unknown => {
      const client = transactionOf(pool)?.$client;
      return client ? Reflect.apply(client.query, client, args) : Reflect.apply(query, pool, args);
    },
  });
}

function dbOn(client: pg.PoolClient, pool: Db): Db {
  const known = onConnection.get(client);
  if (known) return known;
  const own = drizzle({ client, casing: 'snake_case' });
  if (keepsStatements(pool)) keepStatements(own);
  onConnection.set(client, own);
  return own;
}

async function inSavepoint<Result>(
  db: Db,
  client: pg.PoolClient,
  work: (tx: Db) => Promise<Result>,
  isRehearsal: boolean,
): Promise<Result> {
  await client.query('savepoint nested');
  try {
    const result = await work(db);
    if (isRehearsal) await client.query('rollback to savepoint nested');
    await client.query('release savepoint nested');
    return result;
  } catch (error) {
    // If that fails as well, so does the enclosing transaction.
    await client.query('rollback to savepoint nested; release savepoint nested').catch(() => {});
    throw error;
  }
}
