// The part of Stripe's API that the product uses: checkout sessions, created, read and expired (D3).
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { parse } from 'qs';
import type { Stripe } from 'stripe';
import type { Db } from '../../db/database.ts';
import { readCreateParams } from './create-params.ts';
import { answerProblem, Problem } from './problem.ts';
import { expireCheckout, findCheckout, insertCheckout } from './store.ts';
import { newId, toSession } from './stripe-objects.ts';

export interface SandboxDeps {
  db: Db;
  now: () => Date;
  secretKey: string;
}

type Session = Stripe.Checkout.Session;

/** Adds `/v1/checkout/sessions` in a scope of its own: form bodies, secret key, Stripe's shape of errors. */
export async function stripeApi(scope: FastifyInstance, deps: SandboxDeps): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(fastifyFormbody, { parser: (text) => ({ ...parse(text) }) });
  scope.setErrorHandler(answerProblem);
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req_', 14)).header('cache-control', 'no-store');
    checkKey(request, deps.secretKey);
  });
  const hidden = { schema: { hide: true } };
  scope.post('/v1/checkout/sessions', hidden, async ({ body }) => create(deps, body));
  scope.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', hidden, async ({ params }) =>
    retrieve(deps, params.id),
  );
  scope.post<{ Params: { id: string } }>(
    '/v1/checkout/sessions/:id/expire',
    hidden,
    async ({ params }) => expire(deps, params.id),
  );
}

async function create({ db, now }: SandboxDeps, form: unknown): Promise<Session> {
  const createdAt = now();
  const params = readCreateParams(form, createdAt);
  const ids = { id: newId('cs_test_', 58), paymentIntent: newId('pi_', 24) };
  return toSession(await insertCheckout(db, { ...params, ...ids, createdAt }), createdAt);
}

async function retrieve({ db, now }: SandboxDeps, id: string): Promise<Session> {
  const checkout = await findCheckout(db, id);
  if (!checkout) throw unknownSession(id);
  return toSession(checkout, now());
}

async function expire({ db, now }: SandboxDeps, id: string): Promise<Session> {
  const checkout = await expireCheckout(db, id, now());
  if (checkout) return toSession(checkout, now());
  if (!(await findCheckout(db, id))) throw unknownSession(id);
  throw new Problem(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
}

function unknownSession(id: string): Problem {
  return new Problem(404, `No such checkout.session: ${id}`, 'resource_missing', 'session');
}

/** Stripe's rule: `Authorization: Bearer <secret key>`; both are hashed first, so that the time tells nothing. */
function checkKey({ headers }: FastifyRequest, secretKey: string): void {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw new Problem(401, 'You did not provide an API key.');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(key), digest(secretKey))) {
    throw new Problem(401, 'Invalid API Key provided.');
  }
}
