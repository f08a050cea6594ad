// Routes for the audit log.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { countEvents, findAuditLog, findEvents } from '../accounts/audit/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { utcDay } from '../play/totals-store.ts';
import { serve } from '../platform/http/serve.ts';
import { asFile } from './as-file.ts';
import { auditCsv } from './tables.ts';

export function auditRoutes(app: FastifyInstance, { database: { db }, now }: Deps): void {
  serve(app, contract.getAuditLog, async ({ query }) => findAuditLog(db, query.page));

  serve(app, contract.getAuditEvents, async ({ query: { page, ...filter } }) => ({
    rows: await findEvents(db, filter, page),
    total: await countEvents(db, filter),
  }));

  serve(app, contract.getAuditEventsCsv, async ({ query, reply }) => {
    asFile(reply, `audit-log-${utcDay(now())}.csv`);
    return auditCsv(await findEvents(db, query));
  });
}
