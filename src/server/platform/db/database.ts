// The database type, embedded or on a server.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Drizzle on the pool, or on one connection during a transaction. Drizzle's own transactions never release a connection
 * on which they could not begin; `inTransaction` does.
 */
export type Db = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool | pg.PoolClient };

/** The PostgreSQL settings that make answered requests survive a power cut (D13). */
export const DURABILITY_SETTINGS = [
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'data_checksums',
] as const;
export type Durability = Record<(typeof DURABILITY_SETTINGS)[number], boolean>;

export interface Database {
  kind: 'embedded' | 'server';
  db: Db;
  isReady: () => Promise<boolean>;
  /** Which durability settings are on. */
  durability: () => Promise<Durability>;
  /** How often the embedded server has ended unexpectedly, as seen by this process. */
  restarts: () => number;
  /** Current use of the connections. */
  load: () => { open: number; busy: number; waiting: number };
  close: () => Promise<void>;
}
