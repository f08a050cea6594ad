// Health checks (D7).
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { SENTENCES } from '../errors.ts';

/** GET /healthz: 200 while the process lives. GET /readyz: 200 while the database answers and takes writes, otherwise 503. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (await database.isReady()) return { status: 'ok' };
    return reply.status(503).send({ message: SENTENCES.away });
  });
}
