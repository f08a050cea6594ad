// The route for the slips of a class (D11).
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { showSlips } from './show-slips.ts';

export function slipRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getSlips, async ({ user, params, query }) =>
    showSlips(deps, user, params.classId, query.days),
  );
}
