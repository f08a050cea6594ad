// Routes for the sandbox's checkout page, and for the script that replaces the provider's.
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { checkoutPage, returnAddress, unknownCheckoutPage } from './checkout-page.ts';
import { SANDBOX_STYLE_PATH, STYLE } from './checkout-style.ts';
import { findCheckout, STEPS, takeStep, type SandboxCheckout, type Step } from './store.ts';
import { CHECKOUT_PATH } from './stripe-objects.ts';

/** Address of the sandbox's script, which can fail to load just as Stripe.js can. */
export const SANDBOX_SCRIPT_PATH = '/sandbox/checkout.js';

const SCRIPT =
  '// TEST MODE: stands where the card payment script of Stripe stands. No money is taken.\n';

interface PagesDeps {
  appName: string;
  db: Db;
  now: () => Date;
  /** Called after each step, before the browser continues. */
  onStep: (checkout: SandboxCheckout, step: Step) => Promise<void>;
}

interface ById {
  Params: { id: string };
}

/** Adds the checkout page in a scope that accepts form bodies. */
export async function checkoutPages(scope: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { db, now } = deps;
  const hidden = { schema: { hide: true } };
  await scope.register(fastifyFormbody);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.get(SANDBOX_SCRIPT_PATH, hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  scope.get(SANDBOX_STYLE_PATH, hidden, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  scope.get<ById & { Querystring: { declined?: string } }>(
    `${CHECKOUT_PATH}/:id`,
    hidden,
    async ({ params, query }, reply) =>
      showPage(deps, reply, await findCheckout(db, params.id), query.declined !== undefined),
  );
  // Does what Stripe does with a declined card: shows it and nothing else.
  scope.post<ById>(`${CHECKOUT_PATH}/:id/decline`, hidden, async ({ params }, reply) => {
    const checkout = await findCheckout(db, params.id);
    if (!checkout) return showPage(deps, reply, null);
    return reply.redirect(`${CHECKOUT_PATH}/${checkout.id}?declined`, 303);
  });
  for (const step of STEPS) {
    scope.post<ById>(`${CHECKOUT_PATH}/:id/${step}`, hidden, async ({ params }, reply) => {
      const changed = await takeStep(db, params.id, step, now());
      if (changed) await deps.onStep(changed, step);
      const checkout = changed ?? (await findCheckout(db, params.id));
      if (!checkout) return showPage(deps, reply, null);
      return reply.redirect(nextAddress(checkout, step), 303);
    });
  }
  scope.post<ById>(`${CHECKOUT_PATH}/:id/cancel`, hidden, async ({ params }, reply) => {
    const checkout = await findCheckout(db, params.id);
    if (!checkout?.cancelUrl) return showPage(deps, reply, checkout);
    return reply.redirect(checkout.cancelUrl, 303);
  });
}

/** After paying, the browser returns to the product; after any other step the page shows the state. */
function nextAddress(checkout: SandboxCheckout, step: Step): string {
  const isBack = step === 'pay' || step === 'pay-later' ? checkout.isPaid || checkout.late : false;
  return isBack ? returnAddress(checkout) : `${CHECKOUT_PATH}/${checkout.id}`;
}

function showPage(
  { appName, now }: PagesDeps,
  reply: FastifyReply,
  checkout: SandboxCheckout | null,
  isDeclined = false,
) {
  reply.type('text/html; charset=utf-8').status(checkout ? 200 : 404);
  return reply.send(
    checkout
      ? checkoutPage(appName, checkout, { now: now(), isDeclined })
      : unknownCheckoutPage(appName),
  );
}
