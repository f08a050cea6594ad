// HTTP of signing in and out.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { serve, servePublic } from '../serve.ts';
import { logIn } from './log-in.ts';
import { registerNow } from './register.ts';
import { signIn, signOut } from './session.ts';
import { makeLoginThrottle } from './throttle.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const throttle = makeLoginThrottle(deps.database.db);

  serve(app, contract.getUser, async ({ user }) => user);

  servePublic(app, contract.login, async ({ body, request, reply }) => {
    const user = await logIn(deps, throttle, body, request.ip);
    await signIn(deps, request, reply, user.id);
    return user;
  });

  servePublic(app, contract.register, async ({ body, request, reply }) => {
    if ('checkoutSessionId' in body) {
      throw new AppError('not-found', 'We do not know this payment.');
    }
    const user = await registerNow(deps.database.db, body);
    await signIn(deps, request, reply, user.id);
    return user;
  });

  servePublic(app, contract.logout, async ({ request, reply }) => {
    await signOut(deps, request, reply);
    return undefined;
  });
}
