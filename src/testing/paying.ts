// What a paying family and the payment provider do, against a test's server.
import { desc, eq, inArray } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { installationSecret } from '#server/platform/db/installation-secrets.ts';
import * as schema from '#server/platform/db/schema.ts';
import { makeGateway } from '#server/payment/stripe/gateway.ts';
import { toEvent } from '#server/payment/sandbox/events.ts';
import {
  findCheckout,
  takeStep,
  type SandboxCheckout,
  type Step,
} from '#server/payment/sandbox/store.ts';
import { PASSWORD, type Answer, type setUpTestApp, type TestBrowser } from './test-app.ts';

interface Account {
  username: string;
  password: string;
}

type EventChange = Partial<Pick<Stripe.Event, 'id' | 'created'>> & { type?: string };

/** Call inside a test. Returns the actions of the family in the browser and of the provider. */
export function payingAt(server: ReturnType<typeof setUpTestApp>) {
  const database = () => server.deps.database.db;
  /** The browser that last began each checkout. */
  const browsers = new Map<string, TestBrowser>();

  const checkoutOf = async (id: string): Promise<SandboxCheckout> => {
    const checkout = await findCheckout(database(), id);
    if (!checkout) throw new Error(`There is no checkout ${id}.`);
    return checkout;
  };

  /** Fills in the form and goes to the checkout page; returns the id of the checkout. */
  const register = async (username = 'zara', password = PASSWORD): Promise<string> => {
    const account: Account = { username, password };
    const browser = server.browser();
    const kept = await browser.post('/api/register-pre-payment', account);
    if (kept.status !== 200) throw new Error(`pre-payment answered ${kept.status}`);
    const { status, body } = await browser.post('/api/create-checkout-session', account);
    if (status !== 200) throw new Error(`checkout answered ${status} ${JSON.stringify(body)}`);
    const id = readId(body);
    browsers.set(id, browser);
    return id;
  };

  /** Takes a step at the provider without delivering an event. */
  const happensSilently = async (id: string, step: Step): Promise<void> => {
    if (!(await takeStep(database(), id, step, server.deps.now()))) {
      throw new Error(`${step} was not possible`);
    }
  };

  /** Pays without the server hearing of it: the browser is closed and no event arrives. */
  const paySilently = (id: string): Promise<void> => happensSilently(id, 'pay');

  const eventOf = async (id: string, change: EventChange = {}, step: Step = 'pay') => ({
    ...toEvent(await checkoutOf(id), server.deps.now(), step),
    ...change,
  });

  /** Delivers an event with a valid signature made at `at`. */
  const deliver = async (event: unknown, at: Date = server.deps.now()): Promise<Answer> => {
    const payload = JSON.stringify(event);
    return sendSigned(server, payload, payload, at);
  };

  return {
    register,
    paySilently,
    happensSilently,
    /** Takes a step at the provider and delivers its event. */
    happens: async (id: string, step: Step) => {
      await happensSilently(id, step);
      return deliver(await eventOf(id, {}, step));
    },
    eventOf,
    deliver,
    /** Delivers the event of the checkout's payment. */
    eventArrives: async (id: string, change: EventChange = {}) =>
      deliver(await eventOf(id, change)),
    /** Delivers a body with the signature of another one. */
    deliverForged: (payload: string, signedPayload: string) =>
      sendSigned(server, payload, signedPayload, server.deps.now()),
    /** The browser that last began a checkout. */
    browserOf: (id: string): TestBrowser => browsers.get(id) ?? server.browser(),
    /** Returns from the checkout page, by default in the browser that began it. */
    comeBack: (id: string, browser: TestBrowser = browsers.get(id) ?? server.browser()) =>
      browser.post('/api/register', { checkoutSessionId: id }),
    /** What is stored about the browser that began a checkout. */
    browserHashOf: async (id: string): Promise<string | null> => {
      const { payments, pendingRegistrations: pending } = schema;
      const [row] = await database()
        .select({ hash: pending.browserHash })
        .from(payments)
        .innerJoin(pending, eq(pending.id, payments.pendingRegistrationId))
        .where(eq(payments.checkoutSessionId, id));
      return row?.hash ?? null;
    },
    /** Changes a checkout at the provider. */
    changeCheckout: async (id: string, change: Partial<SandboxCheckout>) => {
      const table = schema.sandboxCheckoutSessions;
      await database().update(table).set(change).where(eq(table.id, id));
    },
    /** Changes the stored payments of an account. */
    changePayments: async (change: Partial<typeof schema.payments.$inferInsert>, name: string) => {
      const { payments, users } = schema;
      const payer = database().select({ id: users.id }).from(users).where(eq(users.username, name));
      await database().update(payments).set(change).where(inArray(payments.userId, payer));
    },
    /** The provider's newest checkout; null if there is none. */
    lastCheckout: async (): Promise<string | null> => {
      const table = schema.sandboxCheckoutSessions;
      const [last] = await database()
        .select({ id: table.id })
        .from(table)
        .orderBy(desc(table.createdAt))
        .limit(1);
      return last?.id ?? null;
    },
    /** Makes the provider unreachable until the returned function is called. */
    providerGoesAway: (): (() => void) => {
      const { payment } = server.deps;
      const { gateway } = payment;
      const keys = {
        secretKey: 'sk_test_x',
        publishableKey: 'pk_test_x',
        webhookSecret: 'whsec_x',
      };
      const away = makeGateway(keys, () => Promise.reject(new TypeError('fetch failed')));
      payment.gateway = { ...away, readEvent: gateway.readEvent };
      return () => {
        payment.gateway = gateway;
      };
    },
    usernames: async () => {
      const rows = await database().select({ name: schema.users.username }).from(schema.users);
      return rows.map(({ name }) => name).toSorted();
    },
    payments: () => database().select().from(schema.payments),
    notices: () =>
      database().select().from(schema.paymentNotices).orderBy(schema.paymentNotices.id),
    users: () => database().select().from(schema.users),
    events: () => database().select().from(schema.paymentEvents),
    pendings: () => database().select().from(schema.pendingRegistrations),
  };
}

function readId(body: unknown): string {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  if (typeof id !== 'string') throw new Error('The checkout has no id.');
  return id;
}

async function sendSigned(
  server: ReturnType<typeof setUpTestApp>,
  payload: string,
  signedPayload: string,
  at: Date,
): Promise<Answer> {
  const secret = await installationSecret(server.deps.database.db, 'sandbox-webhook-secret');
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: signedPayload,
    secret: `whsec_${secret}`,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  return server.browser().call('/api/stripe-webhook', {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}
