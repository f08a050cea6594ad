// The one type of database the product knows, embedded or on a server.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Settings of PostgreSQL that what was answered rests on when the power is cut (D13). */
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
  /** Whether the database answers just now. */
  isReady: () => Promise<boolean>;
  /** Which of the settings that a power cut needs are on. */
  durability: () => Promise<Durability>;
  /** How often the embedded server has ended without being told to, as far as this process has seen. */
  restarts: () => number;
  /** How busy its connections are at this moment. */
  load: () => { open: number; busy: number; waiting: number };
  close: () => Promise<void>;
}
