// SQL of the evidence pack: counts and the version of the database.
import { count, getTableName, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Evidence } from '#shared/contract/evidence.ts';
import type { Db } from '../../platform/db/database.ts';
import * as schema from '../../platform/db/schema.ts';
import { rowsOf } from '../../operations/archive/tables-store.ts';

const { users, classes, userSettings, secondFactors } = schema;

const countSchema = z.object({ key: z.string(), name: z.string(), rows: z.coerce.number() });

/** A table by its name in the code and in the database. */
export type TableCount = z.output<typeof countSchema>;

/** The rows of every table. */
export function countRows(db: Db): Promise<TableCount[]> {
  const counts = Object.entries(schema).map(
    ([key, table]) =>
      sql`select ${key}::text as key, ${getTableName(table)}::text as name, count(*) as rows from ${table}`,
  );
  return rowsOf(db, sql.join(counts, sql` union all `), countSchema);
}

export async function countPeople(db: Db): Promise<Evidence['people']> {
  const byRole = await db
    .select({ role: users.role, count: count() })
    .from(users)
    .groupBy(users.role);
  const of = (role: string) => byRole.find((row) => row.role === role)?.count ?? 0;
  const [classCount] = await db
    .select({ count: count() })
    .from(classes)
    .where(isNull(classes.archivedAt));
  const [off] = await db
    .select({ count: count() })
    .from(userSettings)
    .innerJoin(users, sql`${users.id} = ${userSettings.userId} and ${users.role} = 'pupil'`)
    .where(isNull(userSettings.memoryFrom));
  return {
    pupils: of('pupil'),
    teachers: of('teacher'),
    owners: of('owner'),
    classes: classCount?.count ?? 0,
    withoutMemory: off?.count ?? 0,
  };
}

/** Owners and teachers who are not switched off, and those of them with a second factor. */
export async function countSecondFactors(db: Db): Promise<{ staff: number; withIt: number }> {
  const [row] = await db
    .select({
      staff: count(),
      withIt: sql`count(${secondFactors.onSince})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(secondFactors, sql`${secondFactors.userId} = ${users.id}`)
    .where(sql`${users.role} <> 'pupil' and ${users.isActive}`);
  return row ?? { staff: 0, withIt: 0 };
}

const databaseSchema = z.object({ version: z.string(), bytes: z.coerce.number() });

/** Its version, and the size of all data. */
export async function findDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const [row] = await rowsOf(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
    databaseSchema,
  );
  return row ?? { version: 'unknown', bytes: 0 };
}
