// The space of rows in the database, including indexes.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';

const tablesSchema = z.object({
  rows: z.array(z.object({ name: z.string(), bytes: z.coerce.number() })),
});

/** Bytes of each table with its indexes, after the housekeeping that PostgreSQL does by itself. */
export async function sizesOf(db: Db): Promise<Map<string, number>> {
  await db.execute(sql`vacuum analyze`);
  const answer: unknown = await db.execute(sql`
    select relname as name, pg_total_relation_size(oid) as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
  return new Map(tablesSchema.parse(answer).rows.map(({ name, bytes }) => [name, bytes]));
}

const spaceSchema = z.object({ rating: z.coerce.number(), pupil: z.coerce.number() });
const answerSchema = z.object({ rows: z.array(spaceSchema) });

/** Bytes of a rating and of a pupil with settings, records and one session. */
export async function findSpace(db: Db): Promise<z.output<typeof spaceSchema>> {
  const answer: unknown = await db.execute(sql`
    select
      pg_total_relation_size('feedbacks') / (select count(*) from feedbacks) as rating,
      (pg_total_relation_size('users') + pg_total_relation_size('user_settings')
        + pg_total_relation_size('game_records') + pg_total_relation_size('sessions'))
        / (select count(*) from users) as pupil`);
  const [row] = answerSchema.parse(answer).rows;
  if (!row) throw new Error('The database did not say how large it is.');
  return row;
}
