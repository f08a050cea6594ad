// SQL that reads whole tables as lines of JSON, and writes such lines, for any table.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf, type Table } from './tables-store.ts';

/** Large enough to be fast, small enough to let other work run in between. */
export const ROWS_PER_PAGE = 2000;
/** Of a table with bytes: 12 MB at most. */
const LARGE_ROWS_PER_PAGE = 100;

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/**
 * Makes the text form of timestamps the same on every machine. Call it at the start of a transaction that reads rows.
 */
export async function fixTimestampFormat(tx: Db): Promise<void> {
  await tx.execute(sql`set local time zone 'UTC'`);
}

/**
 * The rows of a table as lines of JSON, in the order of the primary key, which is the same on every server. Call it
 * inside a transaction.
 */
export async function* readRows(tx: Db, table: Table): AsyncGenerator<string[]> {
  const order = table.key.map(({ name, isText }) =>
    isText ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`,
  );
  await tx.execute(
    sql`declare all_rows no scroll cursor for
      select row_to_json(t)::text as line from (
        select ${names(table.columns)} from ${sql.identifier(table.name)}
      ) t order by ${sql.join(order, sql`, `)}`,
  );
  const rows = table.isLarge ? LARGE_ROWS_PER_PAGE : ROWS_PER_PAGE;
  const lineSchema = z.object({ line: z.string() });
  for (;;) {
    const fetch = sql.raw(`fetch ${rows} from all_rows`);
    const page = await rowsOf(tx, fetch, lineSchema);
    if (page.length > 0) yield page.map(({ line }) => line);
    if (page.length < rows) break;
  }
  await tx.execute(sql`close all_rows`);
}

/** Inserts rows from `readRows`, including ids. */
export async function insertRows(tx: Db, table: Table, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const columns = names(table.columns);
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
  );
}

const sequenceSchema = z.object({ name: z.string(), last: z.coerce.number() });
export type Sequence = z.output<typeof sequenceSchema>;

/** The sequences in use with their last values, so that no id is ever used twice, not even a deleted row's. */
export async function readSequences(db: Db): Promise<Sequence[]> {
  return rowsOf(
    db,
    sql`select sequencename::text as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
    sequenceSchema,
  );
}

/** Sets sequences to continue from these values. */
export async function setSequences(tx: Db, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
  }
}

/** Which of the tables are not empty. */
export async function filledTables(db: Db, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const found = await rowsOf(
      db,
      sql`select 1 as one from ${sql.identifier(name)} limit 1`,
      z.object({ one: z.number() }),
    );
    if (found.length > 0) filled.push(name);
  }
  return filled;
}
