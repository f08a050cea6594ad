// Routes for the audit log.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { AuditFilter } from '#shared/contract/audit.ts';
import {
  findActors,
  findAllEvents,
  findAuditLog,
  findEvents,
  type AuditSearch,
} from '../accounts/audit/log-store.ts';
import { usernamesWith } from '../accounts/user/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { utcDay } from '../platform/utc-day.ts';
import { serve } from '../platform/http/serve.ts';
import { asFile } from '../platform/http/as-file.ts';
import { auditCsv } from './tables.ts';

export function auditRoutes(app: FastifyInstance, { database: { db }, now }: Deps): void {
  serve(app, contract.getAuditLog, async ({ query }) => findAuditLog(db, query.page));

  serve(app, contract.getAuditEvents, async ({ query: { page, ...filter } }) =>
    findEvents(db, searchOf(filter), page),
  );

  serve(app, contract.getAuditActors, async () => {
    const rows = await findActors(db);
    return { rows, total: rows.length };
  });

  serve(app, contract.getAuditEventsCsv, async ({ query, reply }) => {
    asFile(reply, `audit-log-${utcDay(now())}.csv`);
    return auditCsv(await findAllEvents(db, searchOf(query)));
  });
}

function searchOf({ target: text, ...filter }: AuditFilter): AuditSearch {
  return { ...filter, target: text ? { text, usernames: usernamesWith(text) } : undefined };
}
