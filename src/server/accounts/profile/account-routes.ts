// Routes for users' own passwords and sessions.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../audit/event.ts';
import { sourceOf } from '../session/known-device.ts';
import { newSession, sessionOf } from '../session/session.ts';
import { confirmSession } from '../session/session-store.ts';
import { makeLoginThrottle } from '../auth/throttle.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { AppError, SENTENCES } from '../../platform/errors.ts';
import { hasFactor } from '../factor/check-code.ts';
import { turnOff } from '../factor/second-factor.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { changePassword } from './change-password.ts';
import { checkOwnFactors } from './own-password.ts';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';

export function ownAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const throttle = makeLoginThrottle(deps);
  const askedIn = (request: FastifyRequest, user: SignedIn) => ({
    user,
    actor: actorOf(user, request),
    source: sourceOf(deps, request),
  });

  serve(app, contract.changePassword, async ({ user, body, request, reply }) => {
    // If there is a second factor, the password alone confirms nothing.
    const confirmed = (await hasFactor(deps, user)) ? 'earlier' : true;
    const { onClassPage } = user;
    const session = newSession(deps, request, { user, confirmed, onClassPage });
    await changePassword(deps, throttle, askedIn(request, user), body, session.row);
    session.send(reply);
  });

  serve(app, contract.confirmPassword, async ({ user, body, request }) => {
    await checkOwnFactors(deps, throttle, askedIn(request, user), body);
    const key = sessionOf(deps, request);
    if (!key || !(await confirmSession(db, key, deps.now()))) {
      throw new AppError('not-signed-in', SENTENCES.signIn);
    }
  });

  serve(app, contract.turnOffSecondFactor, async ({ user, body, request, reply }) => {
    const asked = askedIn(request, user);
    await checkOwnFactors(deps, throttle, asked, body);
    const session = newSession(deps, request, { user, confirmed: true });
    await turnOff(deps, user, { session: session.row, actor: asked.actor });
    session.send(reply);
  });

  serve(app, contract.getSessions, async ({ user, request }) =>
    listSessions(deps, user.id, sessionOf(deps, request)),
  );

  serve(app, contract.endSession, async ({ user, params, request }) => {
    const actor = actorOf(user, request);
    await endOwnSession(deps, user, { ...params, actor });
  });

  serve(app, contract.endOtherSessions, async ({ user, request }) => {
    const actor = actorOf(user, request);
    await endOtherSessions(deps, user, { present: sessionOf(deps, request), actor });
  });
}
