// Routes for the checklist of a new installation.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../accounts/audit/event.ts';
import type { Deps } from '../platform/http/deps.ts';
import { serve } from '../platform/http/serve.ts';
import { changeSetup, getSetup } from './setup.ts';

export function setupRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getSetup, async () => getSetup(deps));

  serve(app, contract.changeSetup, async ({ user, request, body }) =>
    changeSetup(deps, actorOf(user, request), body),
  );
}
