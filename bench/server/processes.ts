// One, two and four processes on one PostgreSQL server, and two behind PgBouncer: only the database is shared.
import type { Figure } from '../figures.ts';
import { countGames } from '../support/consistency.ts';
import { ask } from '../support/http.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { makeBenchDatabase, type BenchDatabase } from '../support/databases.ts';
import { startApp, type Program } from '../support/program.ts';
import { plainGame } from '../support/rounds.ts';
import { fillSchool, pupilsOf } from '../support/school.ts';

/** Enough pupils that none of them exceeds the limit of games a minute (D14). */
const PUPILS = 3000;
const SECONDS = 6;
const AT_A_TIME = 40;
/** Every tenth result is sent twice at the same moment, to two processes. */
const REPEAT_EVERY = 10;

/** The outcome of a run. */
interface Completions {
  answered: number;
  /** Answered as newly recorded. */
  recorded: number;
  errors: string[];
}

/** The runs with 1, 2 and 4 processes, and one with PgBouncer in transaction mode where there is one. */
export async function measureProcesses(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const bench = await makeBenchDatabase('PostgreSQL');
  const database = await bench.open();
  await fillSchool(database.db, { pupils: PUPILS, games: PUPILS * 10 });
  await database.close();
  for (const processes of [1, 2, 4]) {
    figures.push(...(await runOn(bench, bench.where, processes, `${processes} processes`)));
  }
  figures.push(...(await behindPgBouncer(bench)));
  await bench.drop();
  return figures;
}

async function behindPgBouncer(bench: BenchDatabase): Promise<Figure[]> {
  const name = '2 processes behind PgBouncer in transaction mode';
  const bouncer = 'url' in bench.where ? await startPgBouncer(bench.where.url) : null;
  if (!bouncer) {
    const note = 'not measured: no pgbouncer on this machine';
    return [{ part: 'processes', name, measured: null, unit: '', note }];
  }
  const figures = await runOn(bench, { url: bouncer.url }, 2, name);
  await bouncer.stop();
  return figures;
}

async function runOn(
  bench: BenchDatabase,
  where: BenchDatabase['where'],
  processes: number,
  name: string,
): Promise<Figure[]> {
  const before = await gamesIn(bench);
  const apps = await Promise.all(Array.from({ length: processes }, () => startApp(where)));
  const { answered, recorded, errors } = await completeGames(apps);
  await Promise.all(apps.map((app) => app.stop()));
  const counted = (await gamesIn(bench)) - before;
  return [
    {
      part: 'processes',
      name: `${name}: results not counted once`,
      unit: '',
      measured: Math.abs(counted - recorded) + errors.length,
      bar: { atMost: 0 },
      note: `${counted} games, ${Math.round(answered / SECONDS)} answers a second${errors.length > 0 ? `, ${errors[0]}` : ''}`,
    },
  ];
}

async function gamesIn(bench: BenchDatabase): Promise<number> {
  const database = await bench.open();
  const games = await countGames(database.db);
  await database.close();
  return games;
}

/** Pupils finish games as fast as they are answered, each call in the next process. */
async function completeGames(apps: readonly Program[]): Promise<Completions> {
  const pupils = pupilsOf(PUPILS);
  const done: Completions = { answered: 0, recorded: 0, errors: [] };
  let turn = 0;
  const send = async (app: Program | undefined, sid: string, body: object) => {
    const { status, text } = await ask(app?.origin ?? '', {
      path: '/api/game/complete',
      body,
      sid,
    });
    done.answered += 1;
    if (status === 201) done.recorded += 1;
    else if (status !== 200) done.errors.push(`${status} ${text.slice(0, 80)}`);
  };
  const endAt = performance.now() + SECONDS * 1000;
  const worker = async () => {
    while (performance.now() < endAt) {
      const at = turn++;
      const sid = pupils[at % pupils.length]?.sid ?? '';
      const game = plainGame('word-search');
      const times = at % REPEAT_EVERY === 0 ? [at, at + 1] : [at];
      await Promise.all(times.map((time) => send(apps[time % apps.length], sid, game)));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return done;
}
