// SQL that lists the tables, so that no code that copies data names them.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

const keySchema = z.object({ name: z.string(), isText: z.boolean() });
type KeyColumn = z.output<typeof keySchema>;

export interface Table {
  name: string;
  /** Every writable column, in the table's own order. */
  columns: string[];
  /** Columns of the primary key. Texts need an explicit collation, because servers sort them differently. */
  key: KeyColumn[];
  needs: string[];
  /** Whether its rows have recordings or other bytes, and are many times larger than those of other tables. */
  isLarge: boolean;
}

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(keySchema),
  needs: z.array(z.string()),
  isLarge: z.boolean(),
});

const TABLES = sql`
  select c.relname::text as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0)
        order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key,
    exists(select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as "isLarge",
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

/** The rows of a statement, validated. */
export async function rowsOf<Row extends z.ZodType>(
  db: Db,
  statement: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  const result: unknown = await db.execute(statement);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}

/** All tables, each after those that its foreign keys refer to. */
export async function listTables(db: Db): Promise<Table[]> {
  const waiting = await rowsOf(db, TABLES, tableSchema);
  const sorted: Table[] = [];
  while (waiting.length > 0) {
    const isFree = (table: Table) => !waiting.some(({ name }) => table.needs.includes(name));
    const next = waiting.findIndex(isFree);
    const [table] = waiting.splice(next, 1);
    if (next < 0 || !table) throw new Error('Tables with circular references cannot be copied.');
    sorted.push(table);
  }
  return sorted;
}

/** Answers kept for minutes, for those who wait for them: they are in no backup and no copy. */
const NEVER_COPIED = 'acts';

/** The tables that backups and copies consist of, in the same order. */
export async function listCopiedTables(db: Db): Promise<Table[]> {
  return (await listTables(db)).filter(({ name }) => name !== NEVER_COPIED);
}

const migrationSchema = z.object({ at: z.coerce.number() });

export async function listMigrations(db: Db): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql`select created_at as at from drizzle.__drizzle_migrations order by created_at`,
    migrationSchema,
  );
  return rows.map(({ at }) => at);
}
