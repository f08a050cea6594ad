// Ten classes that grow a picture together at the same time, each with thirty tablets and a board (D19).
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { Figure } from '../figures.ts';
import { makeBenchDatabase, type Kind } from '../support/databases.ts';
import { ask } from '../support/http.ts';
import { until } from '../support/journey.ts';
import { median, percentile } from '../support/percentiles.ts';
import { BENCH_ADMIN, startApp } from '../support/program.ts';
import { fillSchool, pupilsOf } from '../support/school.ts';

const CLASSES = 10;
const PUPILS = 30;
/** Rounds that each pupil has finished in these minutes. */
const ROUNDS = 4;
const SECONDS = 30;
/** As the pages ask. */
const BOARD_EVERY_S = 3;
const TABLET_EVERY_S = 30;
const BAR_MS = 50;

export async function measureTogether(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const bench = await makeBenchDatabase(kind);
    const database = await bench.open();
    const pupils = CLASSES * PUPILS;
    await fillSchool(database.db, { pupils, games: pupils * 50 });
    await fillClasses(database.db);
    await database.close();
    const app = await startApp(bench.where);
    const { sid = '' } = await ask(app.origin, { path: '/api/login', body: BENCH_ADMIN });
    const boards = Array.from({ length: CLASSES }, (_, nth) => ({
      path: `/api/classes/${nth + 1}/together`,
      sid,
      everyS: BOARD_EVERY_S,
    }));
    const tablets = pupilsOf(pupils).map((pupil) => ({
      path: '/api/user/together',
      sid: pupil.sid,
      everyS: TABLET_EVERY_S,
    }));
    for (const { path } of boards) await ask(app.origin, { path, sid });
    const startedAt = performance.now();
    const of = (askers: typeof boards) =>
      Promise.all(
        askers.map(async ({ path, sid, everyS }, nth) => {
          const times: number[] = [];
          // Spread evenly, as devices that were opened at different moments are.
          for (let at = (everyS * nth) / askers.length; at < SECONDS; at += everyS) {
            const dueAt = startedAt + at * 1000;
            await until(dueAt);
            const { status } = await ask(app.origin, { path, sid });
            if (status !== 200) throw new Error(`${path} answered ${status}.`);
            times.push(performance.now() - dueAt);
          }
          return times;
        }),
      );
    const [ofBoards, ofTablets] = await Promise.all([of(boards), of(tablets)]);
    await app.stop();
    await bench.drop();
    const figure = (who: string, times: readonly number[]): Figure => ({
      part: 'together',
      name: `the picture for ${who}, ${kind}: p95`,
      measured: percentile([...times], 95),
      unit: 'ms',
      bar: { atMost: BAR_MS },
      note: `${times.length} answers, median ${median([...times]).toFixed(1)} ms`,
    });
    figures.push(
      figure('ten boards', ofBoards.flat()),
      figure('300 tablets beside them', ofTablets.flat()),
    );
  }
  return figures;
}

/** Classes in the middle of fifteen minutes, with the rounds that their pupils have finished so far. */
async function fillClasses(db: Db): Promise<void> {
  await db.execute(sql`
    insert into classes (name, year_group, school_year, code)
    select 'Class ' || n, 4, '2026/27', 'CDF34' || n from generate_series(0, ${CLASSES - 1}::int) as n`);
  await db.execute(sql`
    insert into class_pupils (class_id, user_id)
    select 1 + (id - 1) / ${PUPILS}::int, id from users where role = 'pupil' order by id`);
  await db.execute(sql`
    insert into togethers (class_id, picture, started_at, ends_at, rounds_to_full)
    select id, 'wood', now() - interval '9 minutes', now() + interval '6 minutes', 113 from classes`);
  await db.execute(sql`
    insert into game_history (user_id, game_id, score, max_score, duration, play_id, nth, created_at, verified)
    select id, 'grammar-guru', 7, 10, 90, gen_random_uuid(), games_completed + nth,
      now() - (${ROUNDS}::int - nth) * interval '2 minutes', true
    from users, generate_series(1, ${ROUNDS}::int) as nth where role = 'pupil'`);
  await db.execute(sql`
    update users set games_completed = games_completed + ${ROUNDS}::int where role = 'pupil'`);
  await db.execute(sql`vacuum analyze`);
}
