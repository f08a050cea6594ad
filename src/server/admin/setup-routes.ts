// Routes for the list 'Set up your school'.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../accounts/audit/event.ts';
import type { Deps } from '../platform/http/deps.ts';
import { serve } from '../platform/http/serve.ts';
import { changeSetup, getSetup } from './setup.ts';

export function setupRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getSetup, async ({ user }) => getSetup(deps, user.id));

  serve(app, contract.changeSetup, async ({ user, request, body }) => {
    await changeSetup(deps, actorOf(user, request), body);
    return getSetup(deps, user.id);
  });
}
