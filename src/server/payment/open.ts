// Opens the payment gateway of the settings.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { makeGateway, type PaymentGateway } from './stripe/gateway.ts';
import { openSandbox } from './sandbox/sandbox.ts';

export interface Payment {
  gateway: PaymentGateway;
  /** Serves the provider's own pages: none for Stripe, the API and checkout page for the sandbox. */
  serveOn: (app: FastifyInstance) => void;
}

/** Further dependencies of payments. */
export interface PaymentDeps extends Deps {
  payment: Payment;
}

/** Stripe if its keys are set, otherwise the sandbox, which takes no money (D3). */
export async function openPayment(
  config: Config,
  { db }: { db: Db },
  now: () => Date,
): Promise<Payment> {
  if (config.stripe) return { gateway: makeGateway(config.stripe), serveOn: () => {} };
  return openSandbox(config.appName, db, now);
}
