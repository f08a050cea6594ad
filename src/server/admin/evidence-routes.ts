// The route for the evidence pack.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../platform/http/deps.ts';
import { serve } from '../platform/http/serve.ts';
import { gatherEvidence } from './evidence/evidence.ts';

export function evidenceRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getEvidence, async () => gatherEvidence(deps));
}
