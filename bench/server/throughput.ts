// Throughput of three endpoints relative to a bare server that runs the same statements, by turns, in the same run.
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { median } from '../support/percentiles.ts';
import { appEnv, startApp, startProgram, type Program } from '../support/program.ts';
import { makePlace, type Kind, type Place } from '../support/places.ts';
import { fillSchool, pupilsOf, type BenchPupil } from '../support/school.ts';
import { SENTINEL_GAMES, type Bound, type Recipe } from './bare/recipe.ts';
import { recipesOf, type Question } from './statements.ts';

/** Enough pupils that none of them exceeds the limit of games a minute (D14). */
const PUPILS = 3000;
const GAMES = 60_000;
const CONNECTIONS = 20;
const WARM_UP_S = 2;
const ROUND_S = 3;
const ROUNDS = 3;
const BAR = 0.7;
/** Lower, because dealing questions is work of its own. */
const DEALING_BAR = 0.5;
/** The embedded database relative to the same PostgreSQL started by hand. */
const EMBEDDED_BAR = 0.9;

const FINISHED = { gameId: 'word-search', score: 7, maxScore: 10, duration: 60 };
const QUESTIONS: readonly Question[] = [
  { name: 'GET /api/user', method: 'GET', path: '/api/user' },
  { name: 'GET /api/games/{id}', method: 'GET', path: '/api/games/grammar-guru', before: 6 },
  { name: 'POST /api/game/complete', method: 'POST', path: '/api/game/complete' },
];

/** The statements are recorded on PostgreSQL once and replayed on both databases. */
export async function takeDown(): Promise<Recipe[]> {
  const place = await makePlace('PostgreSQL');
  const database = await place.open();
  await fillSchool(database.db, { pupils: PUPILS, games: PUPILS * 10 });
  const pupil = pupilsOf(PUPILS).at(-1);
  if (!pupil) throw new Error('There is no pupil.');
  const playId = randomUUID();
  // Gives the pupil's next game a number that can be recognised among the values.
  await database.db.execute(
    sql`update users set games_completed = ${SENTINEL_GAMES} where id = ${pupil.id}`,
  );
  const known = new Map<unknown, Bound>([
    [pupil.id, { is: 'user' }],
    [createHash('sha256').update(pupil.sid).digest('base64url'), { is: 'token' }],
    [playId, { is: 'play' }],
    [SENTINEL_GAMES + 1, { is: 'nth' }],
  ]);
  const questions = QUESTIONS.map((question) =>
    question.method === 'POST' ? { ...question, body: { ...FINISHED, playId } } : question,
  );
  const recipes = await recipesOf(database, pupil, questions, known);
  await database.close();
  await place.drop();
  return recipes;
}

/** Requests a second, all of them successful. */
async function load(
  { origin }: Program,
  { method, path }: Question,
  pupils: readonly BenchPupil[],
  seconds: number,
): Promise<number> {
  let turn = 0;
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => {
          const pupil = pupils[turn++ % pupils.length];
          const body =
            method === 'POST' ? JSON.stringify({ ...FINISHED, playId: randomUUID() }) : undefined;
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
  return requests.average;
}

/** Requests a second of two servers by turns, so that other load on the machine affects both. */
async function inTurns(
  app: Program,
  other: Program,
  question: Question,
): Promise<[ours: number, theirs: number]> {
  const pupils = pupilsOf(PUPILS);
  const [ofApp, ofOther]: [number[], number[]] = [[], []];
  for (const server of [app, other]) await load(server, question, pupils, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round++) {
    ofApp.push(await load(app, question, pupils, ROUND_S));
    ofOther.push(await load(other, question, pupils, ROUND_S));
  }
  return [median(ofApp), median(ofOther)];
}

async function compare(
  app: Program,
  bare: Program,
  question: Question,
  kind: Kind,
): Promise<Figure[]> {
  const [ours, theirs] = await inTurns(app, bare, question);
  return [
    {
      part: 'throughput',
      name: `${question.name} beside a bare server, ${kind}`,
      measured: ours / theirs,
      unit: '',
      bar: { atLeast: question.path.startsWith('/api/games/') ? DEALING_BAR : BAR },
      note: `${Math.round(ours)} and ${Math.round(theirs)} requests a second`,
    },
  ];
}

async function onOneKind(kind: Kind, recipes: string): Promise<Figure[]> {
  const place = await makePlace(kind);
  const database = await place.open();
  await fillSchool(database.db, { pupils: PUPILS, games: GAMES });
  await database.close();
  // An embedded database belongs to one application, so the bare server has a copy.
  const other: Place = kind === 'embedded' ? await place.copy() : place;
  const app = await startApp(place.where);
  const bare = await startProgram(
    process.execPath,
    ['--import', 'tsx', 'bench/server/bare/server.ts', recipes],
    { ...appEnv(other.where), NODE_ENV: 'production' },
  );
  const figures: Figure[] = [];
  for (const question of QUESTIONS) figures.push(...(await compare(app, bare, question, kind)));
  await Promise.all([app.stop(), bare.stop()]);
  await place.drop();
  if (other !== place) await other.drop();
  return figures;
}

/** The application on its embedded database and on a server run by hand, in turns. */
async function embeddedBesideServer(): Promise<Figure[]> {
  const [embedded, byHand] = [await makePlace('embedded'), await makePlace('PostgreSQL')];
  for (const place of [embedded, byHand]) {
    const database = await place.open();
    await fillSchool(database.db, { pupils: PUPILS, games: GAMES });
    await database.close();
  }
  const apps = [await startApp(embedded.where), await startApp(byHand.where)] as const;
  const figures: Figure[] = [];
  for (const question of QUESTIONS) {
    const [ours, theirs] = await inTurns(...apps, question);
    figures.push({
      part: 'throughput',
      name: `${question.name}, embedded beside PostgreSQL run by hand`,
      measured: ours / theirs,
      unit: '',
      bar: { atLeast: EMBEDDED_BAR },
      note: `${Math.round(ours)} and ${Math.round(theirs)} requests a second`,
    });
  }
  for (const app of apps) await app.stop();
  for (const place of [embedded, byHand]) await place.drop();
  return figures;
}

/** The three ratios on each kind of database, and of one kind to the other. */
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
