// Records the statements that the application runs for a request, with their values.
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openPayment } from '#server/payment/open.ts';
import { hearStatements, type Statement } from '#testing/statements.ts';
import type { BenchPupil } from '../support/school.ts';
import type { Bound, Recipe } from './bare/recipe.ts';

export interface Question {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Warm-up requests before recording, so that the list of earlier items has its full length. */
  before?: number;
}

/** A recorded value that the bare server has to replace for each request. */
type Known = ReadonlyMap<unknown, Bound>;

/** The recipes of all measured endpoints. */
export async function recipesOf(
  database: Database,
  pupil: BenchPupil,
  questions: readonly Question[],
  known: Known,
): Promise<Recipe[]> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const now = () => new Date();
  const payment = await openPayment(config, database, now);
  const app = await buildApp({ config, database, payment, now }, '/nowhere');
  const recipes: Recipe[] = [];
  for (const { name, method, path, body, before = 0 } of questions) {
    const ask = () =>
      app.inject({
        method,
        url: path,
        headers: { cookie: `sid=${pupil.sid}` },
        ...(body && { payload: body }),
      });
    for (let time = 0; time < before; time++) await ask();
    const statements: Statement[] = [];
    const stop = hearStatements((statement) => statements.push(statement));
    const answer = await ask().finally(stop);
    if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}.`);
    recipes.push({
      name,
      method,
      path,
      status: answer.statusCode,
      answer: answer.json(),
      statements: statements.map((statement) => ({
        text: statement.text,
        values: statement.values.map((value) => bind(value, known)),
      })),
    });
  }
  await app.close();
  return recipes;
}

const A_MINUTE_MS = 60_000;

function bind(value: unknown, known: Known): Bound {
  const bound = known.get(value);
  if (bound) return bound;
  if (isThisMoment(value)) return { is: 'now' };
  return { is: 'constant', value };
}

function isThisMoment(value: unknown): boolean {
  if (typeof value !== 'string' && !(value instanceof Date)) return false;
  return Math.abs(new Date(value).getTime() - Date.now()) < A_MINUTE_MS;
}
