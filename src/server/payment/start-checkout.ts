// Opens the checkout of a registration that waits to be paid for (spec S7 create-checkout-session, D3).
import type { Source } from '../accounts/session/known-device.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { AppError } from '../platform/errors.ts';
import { isUsernameTaken } from '../accounts/user/store.ts';
import { CURRENCY } from './stripe/gateway.ts';
import { settle } from './settle.ts';
import { accountReady, paymentOnItsWay } from './sign-in-by-checkout.ts';
import { PENDING_MS } from './keep-pending.ts';
import * as store from './store.ts';
import type { CheckoutThrottle } from './throttle.ts';

/** Long enough to find a card, and not so long that many checkouts stay open. */
const CHECKOUT_MS = 2 * 3_600_000;

const TEST_NOTE = 'TEST MODE: this is only a test. No money is taken.';

interface Request {
  username: string;
  password: string;
  /** Public origin that the browser returns to. */
  origin: string;
  source: Source;
  /** Hash of the requesting browser's token (D16). */
  browserHash: string;
}

interface OpenCheckout {
  id: string;
  url: string;
}

/**
 * The address to pay at. 400 if no registration is waiting, 401 if the password differs, 409 if the name is taken, 429,
 * 503.
 */
export async function startCheckout(
  deps: PaymentDeps,
  throttle: CheckoutThrottle,
  request: Request,
): Promise<OpenCheckout> {
  if (deps.config.registrationFeePence === 0) {
    throw new AppError('invalid', 'Registration is free here. There is nothing to pay.');
  }
  const pending = await findOwnPending(deps, throttle, request);
  await store.setBrowser(deps.database.db, pending.id, request.browserHash);
  return (
    (await reuseCheckout(deps, pending, request.origin)) ??
    (await openCheckout(deps, pending, request.origin))
  );
}

async function findOwnPending(
  { database: { db }, now }: PaymentDeps,
  throttle: CheckoutThrottle,
  { username, password, source }: Request,
): Promise<store.Pending> {
  const pending = await store.findPending(db, username, now());
  await throttle.countQuestion(pending?.id ?? null, source);
  if (await isUsernameTaken(db, username)) throw nameTaken();
  if (!pending) throw new AppError('invalid', 'Please fill in the form and press Register again.');
  const attempt = await throttle.begin(pending.id, source);
  if (!(await attempt.verify(pending.password, password))) {
    throw new AppError(
      'not-signed-in',
      'This username is already waiting for its payment, with another password. Please press Register again, or choose another username.',
    );
  }
  await attempt.succeeded();
  return pending;
}

/** An open checkout, so that pressing the button twice does not cause two payments; null if there is none. */
async function reuseCheckout(
  deps: PaymentDeps,
  pending: store.Pending,
  origin: string,
): Promise<OpenCheckout | null> {
  const payment = await store.findPaymentUnderWay(deps.database.db, pending.id);
  if (!payment) return null;
  const checkout = await deps.payment.gateway.findCheckout(payment.checkoutSessionId);
  // Paid, or being paid by a method that takes days: it must not be paid a second time.
  const isFinished = checkout?.isPaid === true || checkout?.late !== null;
  const outcome = checkout && isFinished ? await settle(deps, checkout.id) : null;
  if (outcome === 'paid') throw accountReady();
  if (outcome === 'processing') throw paymentOnItsWay();
  const isSame =
    payment.amountPence === deps.config.registrationFeePence &&
    checkout?.successUrl === successUrl(origin);
  return checkout?.status === 'open' && checkout.url !== null && isSame
    ? { id: checkout.id, url: checkout.url }
    : null;
}

async function openCheckout(
  { config, database: { db }, payment: { gateway }, now }: PaymentDeps,
  { id, username }: store.Pending,
  origin: string,
): Promise<OpenCheckout> {
  const createdAt = now();
  const later = (ms: number) => new Date(createdAt.getTime() + ms);
  // Kept for a day from now, so that it still exists whenever this checkout is paid.
  await store.extendPending(db, id, { username, expiresAt: later(PENDING_MS) });
  const amountPence = config.registrationFeePence;
  const checkout = await gateway.createCheckout({
    reference: id,
    productName: `${config.appName}: all games for one year`,
    amountPence,
    successUrl: successUrl(origin),
    cancelUrl: `${origin}/auth?checkout=cancelled`,
    expiresAt: later(CHECKOUT_MS),
    note: config.stripe?.isTest ? TEST_NOTE : null,
  });
  await store.insertPayment(db, {
    checkoutSessionId: checkout.id,
    pendingRegistrationId: id,
    amountPence,
    currency: CURRENCY,
    isTest: gateway.isTest,
    createdAt,
  });
  return { id: checkout.id, url: checkout.url };
}

function successUrl(origin: string): string {
  return `${origin}/auth?checkout={CHECKOUT_SESSION_ID}`;
}
