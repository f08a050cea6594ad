// SQL for how far each pupil's journey has come.
import { asc, eq, sql } from 'drizzle-orm';
import { GROWTH, SEEDS_A_DAY, type GrowthByYear } from '#shared/journey.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { journeys, users } from '../platform/db/schema.ts';
import type { Growth } from './growth.ts';

const { userId, year, growth, seedsOn, seeds } = journeys;

/** Seeds of a round that comes late, after one of a later day, count among those of that day. */
const addGrowth = prepared('add-growth', (db, name) =>
  db
    .insert(journeys)
    .select(
      sql`select ${users.id}, ${users.yearGroup}, ${GROWTH.seed} * planted + ${sql.placeholder('steps')}::integer,
          ${sql.placeholder('day')}::date, planted
        from ${users}, lateral (
          select least(${sql.placeholder('seeds')}::integer,
            ${SEEDS_A_DAY} - coalesce((select sum(${seeds}) from ${journeys}
              where ${userId} = ${sql.placeholder('userId')} and ${seedsOn} >= ${sql.placeholder('day')}::date), 0)
          )::integer as planted) as counted
        where ${users.id} = ${sql.placeholder('userId')} and ${users.role} = 'pupil' and ${users.yearGroup} is not null`,
    )
    .onConflictDoUpdate({
      target: [userId, year],
      set: {
        growth: sql`${growth} + excluded.growth`,
        seedsOn: sql`greatest(${seedsOn}, excluded.seeds_on)`,
        seeds: sql`case when ${seedsOn} >= excluded.seeds_on then ${seeds} else 0 end + excluded.seeds`,
      },
    })
    .prepare(name),
);

/** Adds what a round of this day has grown, to the pupil's year; the caller holds the lock of the user's row. Staff have no journey. */
export async function addToJourney(
  db: Db,
  user: number,
  day: string,
  grown: Growth,
): Promise<void> {
  if (grown.seeds + grown.steps > 0) await addGrowth(db).execute({ userId: user, day, ...grown });
}

/** What has grown in each year in which something has. */
export async function findJourney(db: Db, user: number): Promise<GrowthByYear> {
  const rows = await db
    .select({ year, growth })
    .from(journeys)
    .where(eq(userId, user))
    .orderBy(asc(year));
  return rows.map((row) => ({ ...row, year: yearOrFirst(row.year) }));
}
