// Fills a database with a school of any size in seconds: rows made by the database itself, every counter in step with them.
import { sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { GAMES } from '#games/cards.ts';
import { hashPassword } from '#server/accounts/auth/password.ts';
import type { Db } from '#server/platform/db/database.ts';
import { fillRecords } from '#server/play/record-store.ts';
import { AVATARS, AVATARS_AT_START } from '#shared/avatars.ts';
import { BENCH_ADMIN } from './program.ts';

export const PUPIL_PASSWORD = 'explore-7';

export interface SchoolSize {
  pupils: number;
  /** Of all pupils together. */
  games: number;
}

/** A pupil with a session, signed in as a browser would be. */
export interface BenchPupil {
  id: number;
  username: string;
  sid: string;
}

/** Games are spread over a school year. */
const DAYS = 270;

/** A text array in SQL. */
const list = (items: readonly string[]): SQL =>
  sql`array[${sql.join(
    items.map((item) => sql`${item}`),
    sql`, `,
  )}]::text[]`;

/** Fills an empty, migrated database; the same school for the same size. The pupils are those of `pupilsOf`. */
export async function fillSchool(db: Db, { pupils, games }: SchoolSize): Promise<void> {
  const each = Math.floor(games / pupils);
  await db.transaction(async (tx) => {
    await insertPeople(tx, pupils);
    await insertHistory(tx, each);
    await insertFeedback(tx);
    await countUp(tx);
    await insertSessions(tx, pupils);
  });
  await db.execute(sql`vacuum analyze`);
}

async function insertPeople(db: Db, pupils: number): Promise<void> {
  const [pupil, admin] = [PUPIL_PASSWORD, BENCH_ADMIN.password];
  const [pupilHash, adminHash] = await Promise.all([hashPassword(pupil), hashPassword(admin)]);
  await db.execute(sql`
    insert into users (username, username_key, password, display_name, year_group)
    select 'Pupil ' || n, 'pupil ' || n, ${pupilHash}, 'Pupil ' || n, 1 + n % 6
    from generate_series(1, ${pupils}::int) as n order by n`);
  await db.execute(sql`
    insert into users (username, username_key, password, display_name, year_group, is_admin)
    values (${BENCH_ADMIN.username}, ${BENCH_ADMIN.username}, ${adminHash}, 'Head Teacher', 1, true)`);
}

/** So many games of each pupil at a time: the embedded database can hold only so much while it sorts. */
const GAMES_AT_A_TIME = 20;

/** Oldest first, so that the rows lie on disk as they would have come. */
async function insertHistory(db: Db, each: number): Promise<void> {
  for (let first = 1; first <= each; first += GAMES_AT_A_TIME) {
    const last = Math.min(each, first + GAMES_AT_A_TIME - 1);
    await db.execute(sql`
      insert into game_history (user_id, game_id, score, max_score, duration, play_id, nth, created_at)
      select
        pupil, (${list(GAMES.map(({ id }) => id))})[1 + (pupil * 7 + nth * 5) % ${GAMES.length}::int],
        3 + (pupil * 11 + nth * 13) % 8, 10, 40 + (pupil * 17 + nth * 29) % 240, gen_random_uuid(), nth,
        now() - (${DAYS}::int * (${each}::int - nth + 0.5) / ${each}::int) * interval '1 day'
          + (pupil % 3600) * interval '1 second'
      from generate_series(${first}::int, ${last}::int) as nth,
        generate_series(1, (select count(*)::int from users where not is_admin)) as pupil
      order by nth, pupil`);
  }
  // Nobody has played in the future.
  await db.execute(sql`update game_history set created_at = now() where created_at > now()`);
}

async function insertFeedback(db: Db): Promise<void> {
  await db.execute(sql`
    insert into feedbacks (user_id, game_id, rating, comment, created_at)
    select user_id, game_id, 3 + nth % 3, case when nth % 2 = 0 then 'I want to play it again' end, created_at
    from game_history where (user_id * 31 + nth) % 16 = 0 order by id`);
}

/** Everything that the completing transaction would have counted. */
async function countUp(db: Db): Promise<void> {
  const score = sql`round(10.0 * score / max_score, 12)`;
  await db.execute(sql`
    update users set games_completed = games, score_sum = scores, last_played_at = last,
      avatars_unlocked = least(${AVATARS.length}::int, ${AVATARS_AT_START}::int + games / 5 * 5)
    from (
      select user_id, count(*)::int as games, sum(${score}) as scores, max(created_at) as last
      from game_history group by user_id
    ) as played where users.id = played.user_id`);
  await db.execute(sql`
    insert into user_settings (user_id, year_group, unlocked_avatars)
    select id, year_group, (${list(AVATARS)})[1:avatars_unlocked] from users order by id`);
  await db.execute(sql`
    insert into game_totals (day, game_id, played, score_sum)
    select (created_at at time zone 'UTC')::date, game_id, count(*)::int, sum(${score})
    from game_history group by 1, 2`);
  await fillRecords(db);
}

const tokenOf = (id: number) => createHash('sha256').update(`bench ${id}`).digest('base64url');

/** The pupils of `fillSchool`, the first `count` of them. */
export function pupilsOf(count: number): BenchPupil[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return { id, username: `pupil ${id}`, sid: `${id}.${tokenOf(id)}` };
  });
}

async function insertSessions(db: Db, pupils: number): Promise<void> {
  const rows = pupilsOf(pupils);
  const hashes = rows.map(({ sid }) => createHash('sha256').update(sid).digest('base64url'));
  await db.execute(sql`
    insert into sessions (token_hash, user_id, device, last_used_at, expires_at)
    select hash, id, 'Another browser', now(), now() + interval '30 days'
    from unnest(${list(hashes)}) with ordinality as hashes (hash, id)`);
}
