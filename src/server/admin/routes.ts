// The routes of the admin area.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/http/deps.ts';
import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { evidenceRoutes } from './evidence-routes.ts';
import { figureRoutes } from './figure-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { setupRoutes } from './setup-routes.ts';

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  figureRoutes(app, deps);
  accountRoutes(app, deps);
  auditRoutes(app, deps);
  messageRoutes(app, deps);
  setupRoutes(app, deps);
  evidenceRoutes(app, deps);
}
