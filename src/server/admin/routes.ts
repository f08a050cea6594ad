// The routes of the admin area.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../platform/http/deps.ts';
import { serve } from '../platform/http/serve.ts';
import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { gatherEvidence } from './evidence/evidence.ts';
import { figureRoutes } from './figure-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { setupRoutes } from './setup-routes.ts';

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  figureRoutes(app, deps);
  accountRoutes(app, deps);
  auditRoutes(app, deps);
  messageRoutes(app, deps);
  setupRoutes(app, deps);
  serve(app, contract.getEvidence, async () => gatherEvidence(deps));
}
