// Puts rows into every table, so that tests of backups and upgrades cover tables that are added later.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listTables, rowsOf } from '#server/operations/archive/tables-store.ts';
import type { Db } from '#server/platform/db/database.ts';

const ROWS = 3;
/** Characters that could break line endings, quoting or encoding. */
const AWKWARD = `# "quoted" 'single' back\\slash\ttab\nnew line {brace} \u{1f98a} é \\n \\\\`;

const columnSchema = z.object({ name: z.string(), type: z.string() });

/** The nth value (from 1) of a column type; numbers are small, so that they can refer to rows of other tables. */
function valueOf(type: string, nth: number): unknown {
  const values: Record<string, unknown> = {
    integer: nth,
    smallint: nth,
    bigint: nth,
    'double precision': nth + 0.1,
    numeric: `${nth}.123456789012`,
    boolean: nth % 2 === 0,
    text: `${AWKWARD} ${nth}`,
    'integer[]': [nth, nth + 1, null],
    'smallint[]': [nth],
    'boolean[]': [nth % 2 === 0, true],
    'text[]': [AWKWARD, `{${nth},"x"}`, ''],
    bytea: `\\x010${nth}`,
    uuid: `00000000-0000-4000-8000-00000000000${nth}`,
    date: `2025-03-0${nth}`,
    'timestamp with time zone': `2025-03-30T00:59:59.12345${nth}+00:00`,
    'timestamp without time zone': `2025-03-30T01:30:00.5${nth}`,
    json: [{ nth, text: AWKWARD }],
    jsonb: { nth, list: [AWKWARD] },
  };
  if (!(type in values)) throw new Error(`Say in fill-every-table.ts what a ${type} looks like.`);
  return values[type];
}

/** Three rows in each table; the sequence of user ids is ahead of the rows. */
export async function fillEveryTable(db: Db): Promise<void> {
  for (const { name } of await listTables(db)) {
    const columns = await rowsOf(
      db,
      sql`select attname::text as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = ${`"${name}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      columnSchema,
    );
    const rows = Array.from({ length: ROWS }, (_, nth) =>
      Object.fromEntries(columns.map((column) => [column.name, valueOf(column.type, nth + 1)])),
    );
    const table = sql.identifier(name);
    const names = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    await db.execute(
      sql`insert into ${table} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    );
  }
  // Sequences continue after these rows, that of users after a gap.
  await db.execute(
    sql`select setval(format('%I', sequencename)::regclass, ${ROWS}) from pg_sequences where schemaname = 'public'`,
  );
  await db.execute(sql`select setval('users_id_seq', 41)`);
}
