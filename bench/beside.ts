// `npm run bench -- --beside <folder>`: measures this version and another one, built in that folder, alternately in one
// run. It uses only HTTP, so the other version may be any that has the same calls.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteDatabase } from '#server/platform/db/postgres/site.ts';
import { threeDigits } from './figures.ts';
import { median } from './support/percentiles.ts';
import { startProgram, type Program } from './support/program.ts';

/** Enough pupils that none of them exceeds the limit of games a minute (D14). */
const PUPILS = 400;
/** Simultaneous registrations. */
const AT_ONCE = 4;
const CONNECTIONS = 20;
const WARM_UP_S = 2;
const ROUND_S = 3;
const ROUNDS = 3;
const STARTS = 3;
const REST_MS = 4000;

const QUESTIONS = [
  { name: 'GET /api/user', method: 'GET', path: '/api/user' },
  { name: 'GET /api/games/grammar-guru', method: 'GET', path: '/api/games/grammar-guru' },
  { name: 'POST /api/game/complete', method: 'POST', path: '/api/game/complete' },
] as const;
type Question = (typeof QUESTIONS)[number];

class Version {
  readonly #checkout: string;
  readonly #folders: string[] = [];

  constructor(checkout: string) {
    this.#checkout = checkout;
  }

  /** Starts it on a data folder, by default an empty one. */
  async start(given?: string): Promise<Program & { folder: string }> {
    const folder = given ?? (await mkdtemp(join(tmpdir(), 'bright-explorers-beside-')));
    if (!given) this.#folders.push(folder);
    const program = await startProgram(
      process.execPath,
      ['dist/server/main.js'],
      {
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: folder,
        NODE_ENV: 'production',
        REGISTRATION_FEE_PENCE: '0',
        LOG_LEVEL: 'warn',
      },
      this.#checkout,
    );
    return { ...program, folder };
  }

  async drop(): Promise<void> {
    for (const folder of this.#folders) {
      await deleteDatabase(join(folder, 'database'));
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Registers the pupils, each with a year; returns their session cookies. */
async function enrol({ origin }: Program): Promise<string[]> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  };
  const enrolOne = async (nth: number) => {
    const account = { username: `pupil ${nth}`, password: 'explore-7' };
    const cookie = (await post('/api/register', account)).join('; ');
    await post('/api/user/year-group', { yearGroup: 1 + (nth % 6) }, cookie);
    return cookie;
  };
  const cookies: string[] = [];
  for (let first = 1; first <= PUPILS; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    cookies.push(...(await Promise.all(numbers.map(enrolOne))));
  }
  return cookies;
}

/** Requests a second, all of them successful. */
async function load({ origin }: Program, question: Question, cookies: string[], seconds: number) {
  let turn = 0;
  const { method, path } = question;
  const bodyOf = () =>
    JSON.stringify({ gameId: 'word-search', score: 7, maxScore: 10, playId: randomUUID() });
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => {
          const cookie = cookies[turn++ % cookies.length];
          if (method === 'GET') return { ...request, headers: { cookie } };
          const headers = { cookie, 'content-type': 'application/json' };
          return { ...request, headers, body: bodyOf() };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed.`);
  return requests.average;
}

type Pair = [ours: number, theirs: number];

/** Measures both alternately and returns the medians. */
async function inTurns(times: number, measure: (which: 0 | 1) => Promise<number>): Promise<Pair> {
  const all: [number[], number[]] = [[], []];
  for (let round = 0; round < times; round++) {
    for (const which of [0, 1] as const) all[which].push(await measure(which));
  }
  return [median(all[0]), median(all[1])];
}

/** Prints the figures of this version and of the one in `folder`. */
export async function measureBeside(folder: string, say: (line: string) => void): Promise<void> {
  const versions = [new Version('.'), new Version(folder)] as const;
  try {
    const tell = (name: string, unit: string, [ours, theirs]: Pair) =>
      say(
        `${name}: ${threeDigits(ours)} ${unit} here, ${threeDigits(theirs)} ${unit} there (${threeDigits(ours / theirs)} times)`,
      );
    const starting = async (which: 0 | 1, data?: string) => {
      const program = await versions[which].start(data);
      await program.stop();
      return program.readyMs / 1000;
    };
    tell('ready, the very first start', 's', await inTurns(STARTS, starting));
    const running = [await versions[0].start(), await versions[1].start()] as const;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const memory = await inTurns(1, async (which) => running[which].memoryMb());
    tell('memory at rest, with the embedded database', 'MB', memory);
    const cookies = [await enrol(running[0]), await enrol(running[1])] as const;
    for (const question of QUESTIONS) {
      for (const which of [0, 1] as const) {
        await load(running[which], question, cookies[which], WARM_UP_S);
      }
      const rates = await inTurns(ROUNDS, (which) =>
        load(running[which], question, cookies[which], ROUND_S),
      );
      tell(question.name, 'requests a second', rates);
    }
    for (const program of running) await program.stop();
    const again = await inTurns(STARTS, (which) => starting(which, running[which].folder));
    tell('ready, on an existing database', 's', again);
  } finally {
    for (const version of versions) await version.drop();
  }
}
