// Chooses who takes payments: Stripe or the sandbox.
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';
import type { Payment } from './payment-deps.ts';
import { openSandbox } from './sandbox/sandbox.ts';
import { makeGateway } from './stripe/gateway.ts';

/** Stripe if its keys are set, otherwise the sandbox, which takes no money (D3). */
export async function chooseGateway(
  config: Config,
  { db }: { db: Db },
  now: () => Date,
): Promise<Payment> {
  if (config.stripe) return { gateway: makeGateway(config.stripe), serveOn: () => {} };
  return openSandbox(config.appName, db, now);
}
