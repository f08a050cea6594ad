// The database type, embedded or on a server.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Without Drizzle's relational queries, whose builders would be made anew for each transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

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
  /**
   * Runs statements on one connection, outside a transaction. There, as in a transaction, those that are sent at once
   * (`Promise.all`) run in their order with a single wait for all answers.
   */
  together: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  isReady: () => Promise<boolean>;
  /** Which of the durability settings are on. */
  durability: () => Promise<Durability>;
  /** How often the embedded server has ended unexpectedly, as seen by this process. */
  restarts: () => number;
  /** Current use of the connections. */
  load: () => { open: number; busy: number; waiting: number };
  close: () => Promise<void>;
}
