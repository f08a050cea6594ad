// Simulates a power cut between any two steps of a use case: before and after each statement, and around the payment
// provider's answers.
import type { Db } from '#server/platform/db/database.ts';
import type { PaymentDeps } from '#server/payment/open.ts';

/** Thrown instead of ending the process. */
export class PowerCut extends Error {}

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
  return {
    ...deps,
    database: { ...deps.database, db: watch(deps.database.db, tick) },
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

/** A database, or a transaction of it, that calls `tick` before each statement and around each transaction. */
function watch(db: Db, tick: () => void): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return async (work: (tx: Db) => Promise<unknown>) => {
          tick();
          const result = await target.transaction((tx) => work(watch(tx, tick)));
          tick();
          return result;
        };
      }
      return (...args: unknown[]): unknown => {
        tick();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
