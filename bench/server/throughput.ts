// Throughput of five calls, relative to a bare server that runs the same statements alternately in the same run.
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { predictionsSchema } from '#shared/contract/predictions.ts';
import type { Figure } from '../figures.ts';
import { median } from '../support/percentiles.ts';
import { ask } from '../support/http.ts';
import { appEnv, BENCH_ADMIN, startApp, startProgram, type Program } from '../support/program.ts';
import {
  makeBenchDatabase,
  type Kind,
  type BenchDatabase,
  type Where,
} from '../support/databases.ts';
import { complete, dealTo, plainGame, turnsOf, type Sent } from '../support/rounds.ts';
import { fillSchool, pupilsOf, type BenchPupil } from '../support/school.ts';
import { SENTINEL_GAMES, type Bound, type Recipe } from './bare/recipe.ts';
import { DEALT_GAME, recipesOf, type Question } from './statements.ts';

/** Enough pupils that none of them exceeds the limit of games a minute (D14). */
const PUPILS = 3000;
const GAMES = 60_000;
const CONNECTIONS = 20;
/** In seconds. */
const TURN_S = 2;
const TURNS = 5;
const BAR = 0.65;
/** Lower, because dealing questions and replaying moves takes extra work. */
const DEALING_BAR = 0.5;
/** The embedded database relative to the same PostgreSQL started by hand. */
const EMBEDDED_BAR = 0.9;

/** How many pupils play rounds dealt in advance. */
const DEALT_PUPILS = 480;
const DEALT_TURN = 800;

/** The numbers of the recorded pupil's games. */
const SENTINELS = Array.from({ length: 100 }, (_, nth) => SENTINEL_GAMES + 1 + nth);

const COMPLETE = '/api/game/complete';
const DEAL = '/api/rounds';
const QUESTIONS: readonly Question[] = [
  { name: 'GET /api/user', method: 'GET', path: '/api/user' },
  { name: 'GET /api/games/{id}', method: 'GET', path: '/api/games/grammar-guru', before: 6 },
  {
    name: 'POST /api/rounds',
    method: 'POST',
    path: DEAL,
    body: () => ({ gameId: DEALT_GAME }),
    before: 6,
  },
  {
    name: 'POST /api/game/complete',
    method: 'POST',
    path: COMPLETE,
    body: (playId) => ({ ...plainGame('word-search'), playId }),
  },
  {
    name: 'POST /api/game/complete with moves',
    method: 'POST',
    path: COMPLETE,
    isDealt: true,
    before: 1,
  },
];

/** The statements are recorded on PostgreSQL once and replayed on both databases. */
export async function takeDown(): Promise<Recipe[]> {
  const bench = await makeBenchDatabase('PostgreSQL');
  const database = await bench.open();
  await fillSchool(database.db, { pupils: PUPILS, games: PUPILS * 10 });
  const pupil = pupilsOf(PUPILS).at(-1);
  if (!pupil) throw new Error('There is no pupil.');
  // Gives the pupil's next game a number that can be recognised among the values.
  await database.db.execute(
    sql`update users set games_completed = ${SENTINEL_GAMES} where id = ${pupil.id}`,
  );
  const known = new Map<unknown, Bound>([
    [pupil.id, { is: 'user' }],
    [createHash('sha256').update(pupil.sid).digest('base64url'), { is: 'token' }],
    ...SENTINELS.map((nth) => [nth, { is: 'nth' }] as const),
  ]);
  const recipes = await recipesOf(database, pupil, QUESTIONS, known);
  await database.close();
  await bench.drop();
  return recipes;
}

/** How often it is asked whether the daily job has ended. */
const LOOK_MS = 1000;

/** The application once the daily job, which begins with it, has ended: it reads every pupil's answers. */
async function startRested(where: Where): Promise<Program> {
  const app = await startApp(where);
  const { sid } = await ask(app.origin, { path: '/api/login', body: BENCH_ADMIN });
  for (;;) {
    const { text } = await ask(app.origin, { path: '/api/admin/predictions', sid });
    if (predictionsSchema.parse(JSON.parse(text)).computedAt !== null) return app;
    await delay(LOOK_MS);
  }
}

/** Requests a second, all of them successful. */
async function load(
  { origin }: Program,
  { method, path, body: bodyOf }: Question,
  pupils: readonly BenchPupil[],
): Promise<number> {
  let turn = 0;
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: TURN_S,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => {
          const pupil = pupils[turn++ % pupils.length];
          const body = bodyOf && JSON.stringify(bodyOf(randomUUID()));
          return {
            ...request,
            headers: {
              cookie: `sid=${pupil?.sid}`,
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body }),
          };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed.`);
  if (requests.total === 0) throw new Error(`${path}: no answer in ${TURN_S} s.`);
  return requests.average;
}

/** Sends one turn of requests; returns how many were answered per second. */
type Load = (turn: number) => Promise<number>;

async function loadOf(
  server: Program,
  question: Question,
  { dealer, isBare }: { dealer: Program; isBare: boolean },
): Promise<Load> {
  if (!question.isDealt) {
    const pupils = pupilsOf(PUPILS);
    return () => load(server, question, pupils);
  }
  const pupils = pupilsOf(PUPILS).slice(0, DEALT_PUPILS);
  const { verified, longest } = await dealTo(dealer.origin, pupils, DEALT_GAME);
  await delay(longest + 1000);
  const games = isBare ? verified.map(withOtherId) : verified;
  const turns = turnsOf(games, TURNS + 1, DEALT_TURN);
  return (turn) => complete(server.origin, turns[turn] ?? []);
}

const sentSchema = z.looseObject({ deal: z.looseObject({ id: z.string() }) });

/** The bare server may share the application's database, where each id is recorded once. */
function withOtherId({ sid, body }: Sent): Sent {
  const { deal, ...round } = sentSchema.parse(JSON.parse(body));
  return { sid, body: JSON.stringify({ ...round, deal: { ...deal, id: randomUUID() } }) };
}

/**
 * Compares two servers alternately: the median of the ratios of neighbouring turns, because a machine may be slower in
 * one minute than in the next, and their requests per second.
 */
async function beside(one: Load, other: Load): Promise<Pick<Figure, 'measured' | 'note'>> {
  for (const send of [one, other]) await send(0);
  const pairs: Array<{ ours: number; theirs: number }> = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    pairs.push({ ours: await one(turn), theirs: await other(turn) });
  }
  const ours = Math.round(median(pairs.map((pair) => pair.ours)));
  const theirs = Math.round(median(pairs.map((pair) => pair.theirs)));
  return {
    measured: median(pairs.map((pair) => pair.ours / pair.theirs)),
    note: `${ours} and ${theirs} requests a second`,
  };
}

async function compare(
  app: Program,
  bare: Program,
  question: Question,
  kind: Kind,
): Promise<Figure[]> {
  return [
    {
      part: 'throughput',
      name: `${question.name} beside a bare server, ${kind}`,
      ...(await beside(
        await loadOf(app, question, { dealer: app, isBare: false }),
        await loadOf(bare, question, { dealer: app, isBare: true }),
      )),
      unit: '',
      bar: {
        atLeast:
          question.path === DEAL || question.isDealt || question.path.startsWith('/api/games/')
            ? DEALING_BAR
            : BAR,
      },
    },
  ];
}

async function onOneKind(kind: Kind, recipes: string): Promise<Figure[]> {
  const bench = await makeBenchDatabase(kind);
  const database = await bench.open();
  await fillSchool(database.db, { pupils: PUPILS, games: GAMES });
  await database.close();
  // An embedded database belongs to one application, so the bare server has a copy.
  const other: BenchDatabase = kind === 'embedded' ? await bench.copy() : bench;
  const app = await startRested(bench.where);
  const bare = await startProgram(
    process.execPath,
    ['--import', 'tsx', 'bench/server/bare/server.ts', recipes],
    { ...appEnv(other.where), NODE_ENV: 'production' },
  );
  const figures: Figure[] = [];
  for (const question of QUESTIONS) figures.push(...(await compare(app, bare, question, kind)));
  await Promise.all([app.stop(), bare.stop()]);
  await bench.drop();
  if (other !== bench) await other.drop();
  return figures;
}

/** The application on its embedded database and on a server run by hand, alternately. */
async function embeddedBesideServer(): Promise<Figure[]> {
  const [embedded, byHand] = [
    await makeBenchDatabase('embedded'),
    await makeBenchDatabase('PostgreSQL'),
  ];
  for (const bench of [embedded, byHand]) {
    const database = await bench.open();
    await fillSchool(database.db, { pupils: PUPILS, games: GAMES });
    await database.close();
  }
  const apps = [await startRested(embedded.where), await startRested(byHand.where)] as const;
  const figures: Figure[] = [];
  for (const question of QUESTIONS) {
    const [one, other] = apps;
    figures.push({
      part: 'throughput',
      name: `${question.name}, embedded beside PostgreSQL run by hand`,
      ...(await beside(
        await loadOf(one, question, { dealer: one, isBare: false }),
        await loadOf(other, question, { dealer: other, isBare: false }),
      )),
      unit: '',
      bar: { atLeast: EMBEDDED_BAR },
    });
  }
  for (const app of apps) await app.stop();
  for (const bench of [embedded, byHand]) await bench.drop();
  return figures;
}

/** The five ratios on each kind of database, and of one kind to the other. */
export async function measureThroughput(kinds: readonly Kind[]): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-bench-'));
  const recipes = join(folder, 'recipes.json');
  await writeFile(recipes, JSON.stringify(await takeDown()));
  const figures: Figure[] = [];
  for (const kind of kinds) figures.push(...(await onOneKind(kind, recipes)));
  figures.push(...(await embeddedBesideServer()));
  await rm(folder, { recursive: true });
  return figures;
}
