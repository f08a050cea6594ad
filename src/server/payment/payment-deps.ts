// What the use cases of payments are given, besides what all are given.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/http/deps.ts';
import type { PaymentGateway } from './stripe/gateway.ts';

export interface Payment {
  gateway: PaymentGateway;
  /** Serves the provider's own pages: none for Stripe, the API and checkout page for the sandbox. */
  serveOn: (app: FastifyInstance) => void;
}

export interface PaymentDeps extends Deps {
  payment: Payment;
}
