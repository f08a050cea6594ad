// Routes for registering and paying.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { visitorOf } from '../accounts/audit/event.ts';
import { makeNameThrottle } from '../accounts/auth/name-throttle.ts';
import { makeLoginThrottle } from '../accounts/auth/throttle.ts';
import {
  sourceOf,
  registrationOnDevice,
  rememberDevice,
} from '../accounts/session/known-device.ts';
import { signIn } from '../accounts/session/session.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { AppError } from '../platform/errors.ts';
import { originOf } from '../platform/http/own-origin.ts';
import { servePublic } from '../platform/http/serve.ts';
import { keepPending } from './keep-pending.ts';
import { beginPaying, payingBrowser } from './paying-browser.ts';
import { registerFree } from './register-free.ts';
import { signInByCheckout, unpaidRegistrations } from './sign-in-by-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { makeCheckoutThrottle } from './throttle.ts';
import { takeEvent } from './webhook.ts';

export function paymentRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { config } = deps;
  const countName = makeNameThrottle(deps);
  const throttle = makeCheckoutThrottle(deps, countName);
  const logInWith = { throttle: makeLoginThrottle(deps), findUnpaid: unpaidRegistrations(deps) };

  servePublic(app, contract.getStripePublicKey, async () => ({
    publicKey: deps.payment.gateway.publishableKey,
  }));

  servePublic(app, contract.registerPrePayment, async ({ body, request, reply }) => {
    await countName(request.ip);
    const id = await keepPending(deps, body);
    await rememberDevice(deps, request, reply, registrationOnDevice(id));
    return {};
  });

  servePublic(app, contract.register, async ({ body, request, reply }) => {
    if ('checkoutSessionId' in body) {
      const browserHash = payingBrowser(deps, request);
      const user = await signInByCheckout(deps, body.checkoutSessionId, browserHash);
      await signIn(deps, { request, reply }, { user });
      return user;
    }
    await countName(request.ip);
    const who = { source: sourceOf(deps, request), visitor: visitorOf(request) };
    const account = await registerFree(deps, logInWith, body, who);
    await signIn(deps, { request, reply }, account);
    return account.user;
  });

  servePublic(app, contract.createCheckoutSession, async ({ body, request, reply }) => {
    const [origin, source] = [originOf(request, config), sourceOf(deps, request)];
    const browserHash = beginPaying(deps, request, reply);
    return startCheckout(deps, throttle, { ...body, origin, source, browserHash });
  });

  app.register(async (scope) => webhookRoute(scope, deps));
}

const WRONG_MODE =
  'This event is in a different mode from the keys of this installation: one is test, the other live.';

/** In a separate scope, because the signature covers the raw body. */
function webhookRoute(scope: FastifyInstance, deps: PaymentDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  scope.post('/api/stripe-webhook', { schema: { hide: true } }, async ({ headers, body, log }) => {
    const signature = headers['stripe-signature'];
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const outcome = await takeEvent(deps, bytes, typeof signature === 'string' ? signature : '');
    if (outcome === 'refused') log.warn('a payment does not match its registration');
    if (outcome === 'wrong-mode') {
      log.warn(
        'an event from Stripe’s other mode: STRIPE_WEBHOOK_SECRET and the keys do not match',
      );
      throw new AppError('invalid', WRONG_MODE);
    }
    return { received: true };
  });
}
