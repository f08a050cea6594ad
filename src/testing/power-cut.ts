// Simulates a power cut between any two steps of a use case: before each statement, after each commit, and around the
// payment provider's answers.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#server/platform/db/database.ts';
import type { PaymentDeps } from '#server/payment/payment-deps.ts';

/** Thrown instead of ending the process. */
class PowerCut extends Error {}

/** Whether the power was cut, as Drizzle may have put it. */
export function isPowerCut(error: unknown): boolean {
  return error instanceof PowerCut || (error instanceof Error && isPowerCut(error.cause));
}

/** The same dependencies, but at the nth step (from 1) the power fails, and nothing happens after that. */
export function withPowerCutAt(deps: PaymentDeps, nth: number): PaymentDeps {
  let step = 0;
  const tick = () => {
    step += 1;
    if (step >= nth) throw new PowerCut(`at step ${step}`);
  };
  const around =
    <Args extends readonly unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      tick();
      const result = await act(...args);
      tick();
      return result;
    };
  const { gateway } = deps.payment;
  const db = drizzle({ client: watched(deps.database.db.$client, tick), casing: 'snake_case' });
  return {
    ...deps,
    database: { ...deps.database, db },
    payment: {
      ...deps.payment,
      gateway: {
        ...gateway,
        createCheckout: around(gateway.createCheckout),
        findCheckout: around(gateway.findCheckout),
      },
    },
  };
}

/** A pool of connections that calls `tick` before each statement, and after each commit. */
function watched(pool: Db['$client'], tick: () => void): pg.Pool {
  if (!(pool instanceof pg.Pool)) throw new Error('A transaction runs on this connection.');
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'connect'
        ? async () => watchedConnection(await target.connect(), tick)
        : watchedField(target, name, tick),
  });
}

const watchedConnection = (client: pg.PoolClient, tick: () => void) =>
  new Proxy(client, { get: (target, name) => watchedField(target, name, tick) });

/** These change nothing: the server itself rolls back when it starts again. */
const NO_STEPS: readonly unknown[] = ['begin', 'rollback'];

function watchedField(target: object, name: string | symbol, tick: () => void): unknown {
  const field: unknown = Reflect.get(target, name);
  if (typeof field !== 'function') return field;
  return async (...args: unknown[]): Promise<unknown> => {
    if (name === 'query' && !NO_STEPS.includes(args[0])) tick();
    const result: unknown = await Reflect.apply(field, target, args);
    if (args[0] === 'commit') tick();
    return result;
  };
}
