// The sandbox: a small Stripe-compatible server inside the product that takes no money (D3).
import Fastify, { type FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import type { Db } from '../../platform/db/database.ts';
import { installationSecret } from '../../platform/db/installation-secrets.ts';
import { makeGateway, type PaymentGateway } from '../stripe/gateway.ts';
import { stripeApi } from './api.ts';
import { carrierTo } from './carrier.ts';
import { toEvent } from './events.ts';
import { checkoutPages } from './pages.ts';
import type { SandboxCheckout, Step } from './store.ts';

const WEBHOOK_PATH = '/api/stripe-webhook';

/** The gateway to the sandbox, and its routes; its secrets belong to this installation. */
export async function openSandbox(
  appName: string,
  db: Db,
  now: () => Date,
): Promise<{ gateway: PaymentGateway; serveOn: (app: FastifyInstance) => void }> {
  const secretKey = `sk_test_${await installationSecret(db, 'sandbox-secret-key')}`;
  const webhookSecret = `whsec_${await installationSecret(db, 'sandbox-webhook-secret')}`;
  const deps = { db, now, secretKey };
  // The gateway's own, without a port: commands of the shell have no app.
  const server = Fastify();
  server.register(async (scope) => stripeApi(scope, deps));
  const keys = { secretKey, publishableKey: 'pk_test_sandbox', webhookSecret };
  return {
    gateway: makeGateway(
      keys,
      carrierTo(() => server),
    ),
    serveOn: (app) => {
      // The same over HTTP, so that it can be asked as Stripe's is.
      app.register(async (scope) => stripeApi(scope, deps));
      const onStep = (checkout: SandboxCheckout, step: Step) =>
        tell(app, toEvent(checkout, now(), step), webhookSecret, now());
      app.register(async (scope) => checkoutPages(scope, { ...deps, appName, onStep }));
      app.addHook('onClose', () => server.close());
    },
  };
}

/** Sends a step's signed event to the product's webhook, as Stripe does. */
async function tell(
  app: FastifyInstance,
  event: ReturnType<typeof toEvent>,
  secret: string,
  now: Date,
): Promise<void> {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  if (statusCode !== 200)
    app.log.warn({ status: statusCode }, 'the server refused an event from the sandbox');
}
