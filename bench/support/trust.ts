// Fills a database with a trust's pupils: rounds with their answers, what each pupil remembers, and classes.
import { sql } from 'drizzle-orm';
import { itemsOf, objectivesAsked } from '#server/teaching/map/objective-items.ts';
import type { Db } from '#server/platform/db/database.ts';
import { claimHousekeeping } from '#server/platform/db/notes-store.ts';
import { answersText } from '#server/platform/db/schema/answers.ts';
import { someRounds } from './learning.ts';
import { fillSchool } from './school.ts';

/** Of each pupil. */
export const GAMES_EACH = 16;
const ITEMS_EACH = 60;
const OBJECTIVES_EACH = 20;
const CLASS = 30;
/** Pupils whose memories are written in one statement. */
const AT_A_TIME = 5000;
const ITEMS_YEAR = 4;

/** Fills an empty, migrated database; rows are made by the database itself. */
export async function fillTrust(db: Db, pupils: number): Promise<void> {
  const answers = (await someRounds()).map(answersText);
  await fillSchool(db, { pupils, games: pupils * GAMES_EACH, answers });
  const objectives = (await objectivesAsked(new Set([ITEMS_YEAR]))).map(({ code }) => code);
  const items = await Promise.all(objectives.map((code) => itemsOf(code, ITEMS_YEAR)));
  const all = [...new Set(items.flatMap((some) => [...some]))];
  for (let first = 1; first <= pupils; first += AT_A_TIME) {
    const those = sql`generate_series(${first}::int, ${Math.min(pupils, first + AT_A_TIME - 1)}::int) as pupil`;
    await db.execute(sql`
      insert into item_memories (user_id, item, stability, difficulty, best_stability, reviewed_on, repetitions, lapses)
      select pupil, item, 1 + nth % 40, 5, 9, current_date - ((pupil + nth) % 28)::int, 3, 1
      from ${those}, unnest(${sql.param(all)}::text[]) with ordinality as items (item, nth)
      where (pupil * 17 + nth * 29) % ${all.length}::int < ${ITEMS_EACH}::int`);
    await db.execute(sql`
      insert into objective_records (user_id, objective, answered, correct, milliseconds, last_answered_at)
      select pupil, objective, 3 + (pupil + nth) % 30, 1 + (pupil + nth) % 3, 90000, now()
      from ${those}, unnest(${sql.param(objectives.slice(0, OBJECTIVES_EACH))}::text[]) with ordinality as asked (objective, nth)`);
  }
  await db.execute(sql`
    insert into classes (name, year_group, school_year, code)
    select 'Class ' || nth, 1 + nth % 6, '2026/27', 'C' || lpad(nth::text, 5, '0')
    from generate_series(1, ${Math.ceil(pupils / CLASS)}::int) as nth`);
  await db.execute(sql`
    insert into class_pupils (class_id, user_id)
    select 1 + (id - 1) / ${CLASS}::int, id from users where role = 'pupil'`);
  // As on any day after the first minutes; otherwise the job that reads all answers would run while pages are measured.
  await claimHousekeeping(db, new Date(), 0, 'predictions-begun');
  await db.execute(sql`vacuum analyze`);
}
