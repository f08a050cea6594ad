// SQL of the checks.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../archive/tables-store.ts';

/** The time by the database's clock, and of the newest event that was saved, in milliseconds since 1970. */
export async function readClocks(db: Db) {
  const [row] = await rowsOf(
    db,
    sql`select extract(epoch from clock_timestamp())::float * 1000 as "there",
      (select extract(epoch from max(created_at))::float * 1000 from audit_log) as "newest"`,
    z.object({ there: z.number(), newest: z.nullable(z.number()) }),
  );
  return row;
}

/** How many connections the server allows, whether it notices closed ones, and how it stores text. */
export async function readServerSettings(db: Db) {
  const [row] = await rowsOf(
    db,
    sql`select current_setting('max_connections')::int as "most",
      current_setting('client_connection_check_interval') as "interval",
      current_setting('server_encoding') as "encoding"`,
    z.object({ most: z.number(), interval: z.string(), encoding: z.string() }),
  );
  return row;
}
