// Routes for signing in and out.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { isStaff } from '#shared/roles.ts';
import { actorOf, visitorOf } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import { takesNoMoney } from '../../platform/config.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { addDueSteps } from '../factor/policy.ts';
import { serve, servePublic } from '../../platform/http/serve.ts';
import { sourceOf } from '../session/known-device.ts';
import { logIn, type PaidRegistrations } from './log-in.ts';
import { makeNameThrottle } from './name-throttle.ts';
import { registerNow, type NewAccount } from './register.ts';
import { isMadeAfter } from '../user/store.ts';
import { signIn, signOut } from '../session/session.ts';
import { makeLoginThrottle } from './throttle.ts';

const JUST_MADE_MS = 10 * 60_000;

export function authRoutes(app: FastifyInstance, deps: Deps, paid: PaidRegistrations): void {
  const throttle = makeLoginThrottle(deps);
  const countName = makeNameThrottle(deps);

  /** A registration whose answer was lost is sent again: it ends signed in, and is counted like a log-in. */
  async function logInIfJustMade(error: unknown, account: NewAccount, request: FastifyRequest) {
    const isTaken = error instanceof AppError && error.kind === 'conflict';
    const since = new Date(deps.now().getTime() - JUST_MADE_MS);
    if (!isTaken || !(await isMadeAfter(deps.database.db, account.username, since))) throw error;
    const who = { source: sourceOf(deps, request), visitor: visitorOf(request) };
    return logIn(deps, { throttle, paid }, account, who).catch((refusal: unknown) => {
      throw refusal instanceof AppError && refusal.kind === 'not-signed-in' ? error : refusal;
    });
  }

  serve(app, contract.getUser, async ({ user }) => user);

  servePublic(app, contract.getSession, async ({ request }) => ({
    user: await request.signedIn(),
  }));

  servePublic(app, contract.login, async ({ body, request, reply }) => {
    const source = sourceOf(deps, request);
    const checked = await logIn(deps, { throttle, paid }, body, {
      source,
      visitor: visitorOf(request),
    });
    await signIn(deps, { request, reply }, checked);
    const { id, role } = checked.user;
    if (isStaff(role)) {
      const actor = actorOf(checked.user, request);
      const event = { kind: 'logged-in', actor, targetId: id, at: deps.now() } as const;
      await recordEvent(deps.database.db, event);
    }
    return addDueSteps(deps, checked.user);
  });

  servePublic(app, contract.register, async ({ body, request, reply }) => {
    if (!('checkoutSessionId' in body)) await countName(request.ip);
    const account =
      'checkoutSessionId' in body
        ? { user: await paid.signIn(body.checkoutSessionId, request) }
        : await registerFree(deps, body).catch((error: unknown) =>
            logInIfJustMade(error, body, request),
          );
    await signIn(deps, { request, reply }, account);
    return account.user;
  });

  servePublic(app, contract.logout, async ({ request, reply }) => signOut(deps, request, reply));
}

/** Registers at once: only if registration is free, or in the sandbox (D3). */
async function registerFree({ config, database }: Deps, account: NewAccount) {
  if (config.stripe && config.registrationFeePence > 0) {
    throw new AppError(
      'payment-needed',
      'Registration has to be paid first. Please ask a grown-up.',
    );
  }
  return registerNow(database.db, { ...account, isTest: takesNoMoney(config) });
}
