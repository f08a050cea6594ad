// A trust's pupils on one PostgreSQL server: what costs more with a hundred thousand of them than with two thousand.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '#server/operations/archive/tables-store.ts';
import type { Figure } from '../figures.ts';
import { makeBenchDatabase, runOn } from '../support/databases.ts';
import { ask, type Ask } from '../support/http.ts';
import { median, percentile } from '../support/percentiles.ts';
import { BENCH_ADMIN, startApp, type Program } from '../support/program.ts';
import { plainGame } from '../support/rounds.ts';
import { PUPIL_PASSWORD, pupilsOf } from '../support/school.ts';
import { fillTrust, GAMES_EACH } from '../support/trust.ts';

const SIZES = [2000, 100_000] as const;
const TURNS = 60;
const WARM_UP_TURNS = 10;
/** Pupils' waits must not grow with the trust; owners' pages read all pupils. */
const PUPIL_GROWTH_BAR = 1.5;
const OWNER_BAR_MS = 1000;
/** Filling takes minutes. */
const PATIENCE = { connect: 20_000, query: 3_600_000 };
const GB = 1e9;
/** Of rows that the database makes itself nothing is looked up, which takes most of the time. */
const FOREIGN_KEYS = (change: string) =>
  `do $$ begin execute format('alter database %I ${change}', current_database()); end $$`;

interface Page {
  name: string;
  /** Calls made at once: the page is there when all are answered. */
  calls: readonly Ask[];
  /** For an owner's page. */
  isOwner?: true;
}

const reads = (...paths: string[]): Ask[] => paths.map((path) => ({ path }));

/** What a pupil or an owner waits for. */
const PAGES: ReadonlyArray<(username: string) => Page> = [
  (username) => ({
    name: 'log-in',
    calls: [{ path: '/api/login', body: { username, password: PUPIL_PASSWORD } }],
  }),
  () => ({
    name: 'home',
    calls: reads(
      '/api/user',
      '/api/user/settings',
      '/api/user/due',
      '/api/user/work',
      '/api/user/week',
    ),
  }),
  () => ({
    name: 'completion',
    calls: [{ path: '/api/game/complete', body: plainGame('word-search') }],
  }),
  () => ({
    name: 'Progress',
    calls: reads('/api/user', '/api/user/game-history', '/api/user/memory'),
  }),
  () => ({ name: 'list', isOwner: true, calls: reads('/api/admin/students?page=1&pageSize=10') }),
  () => ({
    name: 'last page of the list, by score',
    isOwner: true,
    calls: reads('/api/admin/students?page=200&pageSize=10&sort=score&order=desc'),
  }),
  (username) => ({
    name: 'search in the list',
    isOwner: true,
    calls: reads(`/api/admin/students?page=1&pageSize=10&search=${encodeURIComponent(username)}`),
  }),
  () => ({ name: 'statistics', isOwner: true, calls: reads('/api/admin/stats') }),
  () => ({ name: 'classes', isOwner: true, calls: reads('/api/classes') }),
];

type Times = Map<string, number[]>;

export async function measureTrust(say: (line: string) => void): Promise<Figure[]> {
  const bySize = new Map<number, Times>();
  for (const pupils of SIZES) {
    const startedAt = performance.now();
    const bench = await makeBenchDatabase('PostgreSQL');
    if (!('url' in bench.where)) throw new Error('The trust has a server.');
    await runOn(bench.where.url, FOREIGN_KEYS('set session_replication_role = replica'));
    const database = await bench.open({ patience: PATIENCE });
    await fillTrust(database.db, pupils);
    await runOn(bench.where.url, FOREIGN_KEYS('reset session_replication_role'));
    const bytes = await sizeOf(database.db);
    await database.close();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    say(
      `  ${pupils} pupils, ${pupils * GAMES_EACH} games: ${(bytes / GB).toFixed(1)} GB, filled in ${seconds} s`,
    );
    const app = await startApp(bench.where);
    bySize.set(pupils, await measurePages(app, pupils));
    await app.stop();
    await bench.drop();
  }
  return figuresOf(bySize);
}

async function sizeOf(db: Parameters<typeof rowsOf>[0]): Promise<number> {
  const size = sql`select pg_database_size(current_database())::float as bytes`;
  const [row] = await rowsOf(db, size, z.object({ bytes: z.number() }));
  return row?.bytes ?? 0;
}

async function measurePages({ origin }: Program, pupils: number): Promise<Times> {
  const times: Times = new Map();
  const { sid: owner } = await ask(origin, { path: '/api/login', body: BENCH_ADMIN });
  const all = pupilsOf(pupils);
  for (const pageOf of PAGES) {
    const measured: number[] = [];
    let page = '';
    for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn++) {
      const pupil = all[(turn * 1597 + 5) % pupils];
      const { name, calls, isOwner } = pageOf(pupil?.username ?? '');
      page = name;
      const startedAt = performance.now();
      const sid = isOwner ? owner : pupil?.sid;
      // A log-in would end the session with which it is sent.
      const withSession = (call: Ask) => (call.path === '/api/login' ? call : { ...call, sid });
      await Promise.all(calls.map((call) => expectDone(origin, withSession(call))));
      if (turn >= WARM_UP_TURNS) measured.push(performance.now() - startedAt);
    }
    times.set(page, measured);
  }
  return times;
}

async function expectDone(origin: string, call: Ask): Promise<void> {
  const { status, text } = await ask(origin, call);
  if (status >= 300) throw new Error(`${call.path} answered ${status} ${text.slice(0, 80)}`);
}

function figuresOf(bySize: ReadonlyMap<number, Times>): Figure[] {
  const [few, many] = SIZES;
  const part = 'trust';
  return PAGES.map((pageOf) => pageOf('')).flatMap(({ name, isOwner }) => {
    const [least, most] = [few, many].map((size) => bySize.get(size)?.get(name) ?? []);
    const medians = [least, most].map((times = []) => median(times));
    return [
      {
        part,
        name: `${name} at 100,000 pupils: p95`,
        unit: 'ms',
        measured: percentile(most ?? [], 95),
        ...(isOwner && { bar: { atMost: OWNER_BAR_MS } }),
        note: `medians at 2,000 and 100,000: ${medians.map((ms) => ms.toFixed(1)).join(', ')} ms`,
      },
      {
        part,
        name: `${name}: 100,000 pupils against 2,000`,
        unit: 'times',
        measured: (medians[1] ?? 0) / (medians[0] ?? 1),
        ...(!isOwner && { bar: { atMost: PUPIL_GROWTH_BAR } }),
      },
    ];
  });
}
