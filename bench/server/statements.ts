// Records the statements that the application runs for a request, with their values.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { signedDealSchema } from '#shared/contract/rounds.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { chooseGateway } from '#server/payment/choose-gateway.ts';
import { finishedRound } from '#testing/dealt.ts';
import { hearStatements, type Statement } from '#testing/statements.ts';
import { lengthOf, STEP_MS } from '../support/rounds.ts';
import type { BenchPupil } from '../support/school.ts';
import type { Bound, Recipe } from './bare/recipe.ts';

/** A quiz has more choices and answers than a board. */
export const DEALT_GAME = 'grammar-guru';

export interface Question {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** A round that is dealt in advance and sent with its moves. */
  isDealt?: boolean;
  /** For any other call. */
  body?: (playId: string) => object;
  /** Warm-up requests before recording, so that the list of earlier items has its full length. */
  before?: number;
}

/** A recorded value that the bare server has to replace for each request. */
type Known = ReadonlyMap<unknown, Bound>;
type App = Awaited<ReturnType<typeof buildApp>>;

interface Body {
  playId: string;
  payload: object | undefined;
}

/** Recorded twice, to find the values that differ between requests. */
const RECORDINGS = 2;

/** The recipes of all measured endpoints. Throws if an endpoint runs other statements for a second request. */
export async function recipesOf(
  database: Database,
  pupil: BenchPupil,
  questions: readonly Question[],
  known: Known,
): Promise<Recipe[]> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const now = () => new Date();
  const payment = await chooseGateway(config, database, now);
  const app = await buildApp({ config, database, payment, now }, '/nowhere');
  const recipes: Recipe[] = [];
  for (const question of questions) {
    const bodies = await bodiesFor(question, app, pupil);
    for (const body of bodies.slice(0, -RECORDINGS)) await ask(app, pupil, question, body);
    const recorded: Recipe[] = [];
    for (const body of bodies.slice(-RECORDINGS)) {
      recorded.push(await record(app, pupil, question, body, known));
    }
    const [first, second] = recorded;
    if (!first || !second) throw new Error(`${question.name} was not recorded.`);
    if (!isDeepStrictEqual(textsOf(first), textsOf(second))) {
      throw new Error(`${question.name} runs other statements at a second request.`);
    }
    recipes.push(second);
  }
  await app.close();
  return recipes;
}

const textsOf = ({ statements }: Recipe) => statements.map(({ text }) => text);

/** The warm-up requests, and those that are recorded. */
async function bodiesFor(question: Question, app: App, pupil: BenchPupil): Promise<Body[]> {
  const count = (question.before ?? 0) + RECORDINGS;
  if (question.isDealt) return dealtBodies(app, pupil, count);
  return Array.from({ length: count }, () => {
    const playId = randomUUID();
    return { playId, payload: question.body?.(playId) };
  });
}

/** Finished rounds, sent once they can have been played. */
async function dealtBodies(app: App, { sid }: BenchPupil, count: number): Promise<Body[]> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/rounds',
    headers: { cookie: `sid=${sid}` },
    payload: { gameId: DEALT_GAME, count },
  });
  const rounds = z
    .array(signedDealSchema)
    .parse(reply.json())
    .map((dealt) => finishedRound(dealt, { stepMs: STEP_MS }));
  await delay(Math.max(...rounds.map(lengthOf)) + 1000);
  return rounds.map((round) => ({ playId: round.deal.id, payload: round }));
}

function ask(app: App, { sid }: BenchPupil, { method, path }: Question, { payload }: Body) {
  return app.inject({
    method,
    url: path,
    headers: { cookie: `sid=${sid}` },
    ...(payload && { payload }),
  });
}

async function record(
  app: App,
  pupil: BenchPupil,
  question: Question,
  body: Body,
  known: Known,
): Promise<Recipe> {
  const { name, method, path, isDealt = false } = question;
  const statements: Statement[] = [];
  const stop = hearStatements((statement) => statements.push(statement));
  const answer = await ask(app, pupil, question, body).finally(stop);
  if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}.`);
  const inThis = new Map([...known, [body.playId, { is: 'play' } as const]]);
  return {
    name,
    isDealt,
    method,
    path,
    status: answer.statusCode,
    answer: answer.json(),
    statements: statements.map((statement) => ({
      text: statement.text,
      values: statement.values.map((value, place) =>
        COUNTING.test(statement.text) && place === 0 ? { is: 'counter' } : bind(value, inThis),
      ),
    })),
  };
}

/** A limiter's statement, whose first value is the key of the user's counter. */
const COUNTING = /^insert into "rate_limits"/;

const A_MINUTE_MS = 60_000;

function bind(value: unknown, known: Known): Bound {
  const bound = known.get(value);
  if (bound) return bound;
  if (Buffer.isBuffer(value)) return { is: 'bytes', base64: value.toString('base64') };
  if (isThisMoment(value)) return { is: 'now' };
  return { is: 'constant', value };
}

function isThisMoment(value: unknown): boolean {
  if (typeof value !== 'string' && !(value instanceof Date)) return false;
  return Math.abs(new Date(value).getTime() - Date.now()) < A_MINUTE_MS;
}
