// HTTP of the sandbox's checkout page, and of the script that stands where the provider's script stands.
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../db/database.ts';
import { checkoutPage, returnAddress, unknownCheckoutPage } from './checkout-page.ts';
import { SANDBOX_STYLE_PATH, STYLE } from './checkout-style.ts';
import { findCheckout, payCheckout, type SandboxCheckout } from './store.ts';
import { CHECKOUT_PATH } from './stripe-objects.ts';

/** Address of the sandbox's script; loading it is the step that can fail as loading Stripe.js can. */
export const SANDBOX_SCRIPT_PATH = '/sandbox/checkout.js';

const SCRIPT =
  '// TEST MODE: stands where the card payment script of Stripe stands. No money is taken.\n';

interface PagesDeps {
  appName: string;
  db: Db;
  now: () => Date;
  /** Called once for each checkout that was just paid, before the browser goes on. */
  onPaid: (checkout: SandboxCheckout) => Promise<void>;
}

interface ById {
  Params: { id: string };
}

/** Adds the checkout page with its two buttons, in a scope that takes the bodies of plain forms. */
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
  scope.get<ById>(`${CHECKOUT_PATH}/:id`, hidden, async ({ params }, reply) =>
    showPage(deps, reply, await findCheckout(db, params.id)),
  );
  scope.post<ById>(`${CHECKOUT_PATH}/:id/pay`, hidden, async ({ params }, reply) => {
    const paid = await payCheckout(db, params.id, now());
    if (paid) await deps.onPaid(paid);
    const checkout = paid ?? (await findCheckout(db, params.id));
    if (!checkout?.isPaid) return showPage(deps, reply, checkout);
    return reply.redirect(returnAddress(checkout), 303);
  });
  scope.post<ById>(`${CHECKOUT_PATH}/:id/cancel`, hidden, async ({ params }, reply) => {
    const checkout = await findCheckout(db, params.id);
    if (!checkout?.cancelUrl) return showPage(deps, reply, checkout);
    return reply.redirect(checkout.cancelUrl, 303);
  });
}

function showPage(
  { appName, now }: PagesDeps,
  reply: FastifyReply,
  checkout: SandboxCheckout | null,
) {
  reply.type('text/html; charset=utf-8').status(checkout ? 200 : 404);
  return reply.send(
    checkout ? checkoutPage(appName, checkout, now()) : unknownCheckoutPage(appName),
  );
}
