// Routes for second factors.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../audit/event.ts';
import { newSession } from '../session/session.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { setRequired } from './policy.ts';
import { begin, getStatus, renewRecoveryCodes, turnOn } from './second-factor.ts';

export function factorRoutes(app: FastifyInstance, deps: Deps): void {
  /** Replaces all sessions of the caller, who has given the password recently. */
  const sessionFor = (request: FastifyRequest, user: SignedIn) =>
    newSession(deps, request, { user, confirmed: true });

  serve(app, contract.getSecondFactor, async ({ user }) => getStatus(deps, user));

  serve(app, contract.beginSecondFactor, async ({ user }) => begin(deps, user));

  serve(app, contract.confirmSecondFactor, async ({ user, body: { code }, request, reply }) => {
    const session = sessionFor(request, user);
    const recoveryCodes = await turnOn(deps, user, {
      code,
      session: session.row,
      actor: actorOf(user, request),
    });
    session.send(reply);
    return { recoveryCodes };
  });

  serve(app, contract.makeRecoveryCodes, async ({ user, request, reply }) => {
    const session = sessionFor(request, user);
    const recoveryCodes = await renewRecoveryCodes(deps, user, {
      session: session.row,
      actor: actorOf(user, request),
    });
    session.send(reply);
    return { recoveryCodes };
  });

  serve(app, contract.setSecondFactorPolicy, async ({ user, body, request }) =>
    setRequired(deps, actorOf(user, request), body.required),
  );
}
