// Routes for signing in and out. Registering is in `payment/`.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { isStaff } from '#shared/roles.ts';
import { actorOf, visitorOf } from '../audit/event.ts';
import { recordEvent } from '../audit/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { addDueSteps } from '../factor/policy.ts';
import { serve, servePublic } from '../../platform/http/serve.ts';
import { sourceOf } from '../session/known-device.ts';
import { logIn, type FindUnpaid } from './log-in.ts';
import { signIn, signOut } from '../session/session.ts';
import { makeLoginThrottle } from './throttle.ts';

export function authRoutes(app: FastifyInstance, deps: Deps, findUnpaid: FindUnpaid): void {
  const throttle = makeLoginThrottle(deps);

  serve(app, contract.getUser, async ({ user }) => user);

  servePublic(app, contract.getSession, async ({ request }) => ({
    user: await request.signedIn(),
  }));

  servePublic(app, contract.login, async ({ body, request, reply }) => {
    const source = sourceOf(deps, request);
    const checked = await logIn(deps, { throttle, findUnpaid }, body, {
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

  servePublic(app, contract.logout, async ({ request, reply }) => signOut(deps, request, reply));
}
