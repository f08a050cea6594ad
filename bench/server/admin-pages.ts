// The admin pages as history grows from ten thousand to a million games, alone and while a school plays.
import type { Figure } from '../figures.ts';
import { findSpace } from '../support/space.ts';
import { ask } from '../support/http.ts';
import { allLatencies, errorText, play } from '../support/journey.ts';
import { median, percentile } from '../support/percentiles.ts';
import { makeBenchDatabase, type Kind, type BenchDatabase } from '../support/databases.ts';
import { BENCH_ADMIN, startApp, type Program } from '../support/program.ts';
import { fillSchool, pupilsOf } from '../support/school.ts';
import { PER_SECOND, PUPILS_AT_ONCE } from './school-day.ts';

const PUPILS = 2000;
const SIZES = [10_000, 100_000, 1_000_000] as const;
const READS = 60;
const WARM_UP_READS = 20;
const ALONE_BAR_MS = 100;
const GROWTH_BAR = 1.5;
const AT_PLAY_BAR_MS = 300;
const AT_PLAY_S = 20;

/** The requests of the admin panel and of a pupil's page; a different pupil each time. */
const PAGES = [
  { name: 'statistics', path: () => '/api/admin/stats' },
  { name: 'student list', path: () => '/api/admin/students?page=1&pageSize=10' },
  {
    name: 'student detail',
    path: (turn: number) => `/api/admin/student/${1 + ((turn * 37) % PUPILS)}`,
  },
] as const;

type Times = Map<string, number[]>;

/** Both kinds of database at three sizes. */
export async function measureAdminPages(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const bySize = new Map<number, Times>();
    for (const games of SIZES) {
      const bench = await makeSchool(kind, games);
      const app = await startApp(bench.where);
      const sid = await logInAsAdmin(app);
      bySize.set(games, await readAlone(app, sid));
      const isLargest = games === SIZES.at(-1);
      if (isLargest) figures.push(...(await readWhilePlaying(app, sid, kind)));
      await app.stop();
      if (isLargest) figures.push(...(await measureSpace(bench)));
      await bench.drop();
    }
    figures.unshift(...aloneFigures(kind, bySize));
  }
  return figures;
}

async function makeSchool(kind: Kind, games: number): Promise<BenchDatabase> {
  const bench = await makeBenchDatabase(kind);
  const database = await bench.open();
  await fillSchool(database.db, { pupils: PUPILS, games });
  await database.close();
  return bench;
}

async function logInAsAdmin({ origin }: Program): Promise<string> {
  const { sid } = await ask(origin, { path: '/api/login', body: BENCH_ADMIN });
  if (sid === undefined) throw new Error('The admin could not log in.');
  return sid;
}

async function read({ origin }: Program, path: string, sid: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await ask(origin, { path, sid });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return performance.now() - startedAt;
}

async function readAlone(app: Program, sid: string): Promise<Times> {
  const times = new Map<string, number[]>();
  for (const { name, path } of PAGES) {
    for (let turn = 0; turn < WARM_UP_READS; turn++) await read(app, path(turn), sid);
    const measured: number[] = [];
    for (let turn = 0; turn < READS; turn++) measured.push(await read(app, path(turn), sid));
    times.set(name, measured);
  }
  return times;
}

function aloneFigures(kind: Kind, bySize: ReadonlyMap<number, Times>): Figure[] {
  const of = (games: number, name: string) => bySize.get(games)?.get(name) ?? [];
  const [least, , most] = SIZES;
  return PAGES.flatMap(({ name }) => {
    const medians = SIZES.map((games) => median(of(games, name)).toFixed(1)).join(', ');
    return [
      {
        part: 'admin-pages',
        name: `${name} at 1,000,000 games, ${kind}: p95`,
        unit: 'ms',
        measured: percentile(of(most, name), 95),
        bar: { atMost: ALONE_BAR_MS },
      },
      {
        part: 'admin-pages',
        name: `${name}, ${kind}: 1,000,000 games against 10,000`,
        measured: median(of(most, name)) / median(of(least, name)),
        unit: 'times',
        bar: { atMost: GROWTH_BAR },
        note: `medians at the three sizes: ${medians} ms`,
      },
    ];
  });
}

/** Reads one admin page after another without a pause, while 300 pupils play. */
async function readWhilePlaying(app: Program, sid: string, kind: Kind): Promise<Figure[]> {
  const school = { isOver: false };
  const load = play(app.origin, pupilsOf(PUPILS_AT_ONCE), {
    perSecond: PER_SECOND,
    seconds: AT_PLAY_S,
  }).finally(() => (school.isOver = true));
  const times: number[] = [];
  for (let turn = 0; !school.isOver; turn++) {
    const page = PAGES[turn % PAGES.length];
    if (page) times.push(await read(app, page.path(turn), sid));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const outcome = await load;
  return [
    {
      part: 'admin-pages',
      name: `the teacher’s pages while 300 pupils play, ${kind}: p95`,
      measured: percentile(times, 95),
      unit: 'ms',
      bar: { atMost: AT_PLAY_BAR_MS },
      note: `${times.length} pages, median ${Math.round(median(times))} ms; pupils meanwhile p95 ${Math.round(percentile(allLatencies(outcome), 95))} ms, ${errorText(outcome)}`,
    },
  ];
}

/** The space that a rating and a pupil take in the database, including indexes. */
async function measureSpace(bench: BenchDatabase): Promise<Figure[]> {
  const database = await bench.open();
  const space = await findSpace(database.db);
  await database.close();
  const part = 'admin-pages';
  return [
    { part, name: `space of a rating, ${bench.kind}`, measured: space.rating, unit: 'bytes' },
    { part, name: `space of a pupil, ${bench.kind}`, measured: space.pupil, unit: 'bytes' },
  ];
}
