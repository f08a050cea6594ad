// The part of Stripe's API that the product uses: checkout sessions and their payments (D3).
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { parse } from 'qs';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { readCreateParams } from './create-params.ts';
import { newId } from './ids.ts';
import { toDispute, toList, toPaymentIntent } from './money-objects.ts';
import { answerProblem, Problem } from './problem.ts';
import {
  findByIntent,
  findCheckout,
  insertCheckout,
  takeStep,
  type SandboxCheckout,
} from './store.ts';
import { toSession } from './stripe-objects.ts';

export interface SandboxDeps {
  db: Db;
  now: () => Date;
  secretKey: string;
}

type Session = Stripe.Checkout.Session;

/** Adds `/v1/checkout/sessions` in a separate scope: form bodies, secret key, Stripe's error format. */
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
  scope.get('/v1/checkout/sessions', hidden, async ({ query }) => list(deps, readQuery(query)));
  scope.get<ById>('/v1/checkout/sessions/:id', hidden, async ({ params, query }) =>
    retrieve(deps, params.id, readQuery(query)),
  );
  scope.post<ById>('/v1/checkout/sessions/:id/expire', hidden, async ({ params }) =>
    expire(deps, params.id),
  );
  scope.get<ById>('/v1/payment_intents/:id', hidden, async ({ params, query }) =>
    retrieveIntent(deps, params.id, readQuery(query)),
  );
  scope.get('/v1/disputes', hidden, async ({ query }) => listDisputes(deps, readQuery(query)));
}

interface ById {
  Params: { id: string };
}

interface Query {
  paymentIntent: string;
  /** Fields to expand. */
  expand: readonly string[];
}

const querySchema = z.looseObject({
  payment_intent: z.string().catch(''),
  'expand[0]': z.string().catch(''),
});

function readQuery(query: unknown): Query {
  const { payment_intent: paymentIntent, 'expand[0]': expand } = querySchema.parse(query);
  return { paymentIntent, expand: [expand] };
}

/** The checkout of a PaymentIntent, which exists only once it is paid. */
async function findMade(db: Db, paymentIntent: string): Promise<SandboxCheckout | null> {
  const checkout = await findByIntent(db, paymentIntent);
  return checkout && (checkout.isPaid || checkout.late !== null) ? checkout : null;
}

async function list({ db, now }: SandboxDeps, { paymentIntent }: Query) {
  const checkout = await findMade(db, paymentIntent);
  return toList('/v1/checkout/sessions', checkout ? [toSession(checkout, now())] : []);
}

async function retrieveIntent({ db }: SandboxDeps, id: string, { expand }: Query) {
  const checkout = await findMade(db, id);
  if (!checkout) throw unknown('payment_intent', id, 'intent');
  return toPaymentIntent(checkout, expand.includes('latest_charge'));
}

async function listDisputes({ db }: SandboxDeps, { paymentIntent }: Query) {
  const checkout = await findMade(db, paymentIntent);
  const dispute = checkout && toDispute(checkout);
  return toList('/v1/disputes', dispute ? [dispute] : []);
}

async function create({ db, now }: SandboxDeps, form: unknown): Promise<Session> {
  const createdAt = now();
  const params = readCreateParams(form, createdAt);
  const ids = { id: newId('cs_test_', 58), paymentIntent: newId('pi_', 24) };
  return toSession(await insertCheckout(db, { ...params, ...ids, createdAt }), createdAt);
}

async function retrieve({ db, now }: SandboxDeps, id: string, { expand }: Query): Promise<Session> {
  const checkout = await findCheckout(db, id);
  if (!checkout) throw unknown('checkout.session', id, 'session');
  return toSession(checkout, now(), expand.includes('payment_intent'));
}

async function expire({ db, now }: SandboxDeps, id: string): Promise<Session> {
  const checkout = await takeStep(db, id, 'expire', now());
  if (checkout) return toSession(checkout, now());
  if (!(await findCheckout(db, id))) throw unknown('checkout.session', id, 'session');
  throw new Problem(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
}

function unknown(object: string, id: string, param: string): Problem {
  return new Problem(404, `No such ${object}: ${id}`, 'resource_missing', param);
}

/** `Authorization: Bearer <secret key>`. Both keys are hashed, so that the comparison takes constant time. */
function checkKey({ headers }: FastifyRequest, secretKey: string): void {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw new Problem(401, 'You did not provide an API key.');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(key), digest(secretKey))) {
    throw new Problem(401, 'Invalid API Key provided.');
  }
}
