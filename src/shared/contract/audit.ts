// The audit log for owners: every kind of event, filtered.
import { z } from 'zod/mini';
import { ACTOR_KINDS, AUDIT_KINDS } from '../audit-kinds.ts';
import { moment, numberUpTo, pageNumber, type Endpoint } from './endpoint.ts';

const auditEventSchema = z.object({
  id: z.int(),
  kind: z.enum(AUDIT_KINDS),
  /** What the account is called now, 'former account 17' if it was deleted, or who acted without an account. */
  actorName: z.string(),
  /** Null for somebody without an account. */
  actorId: z.nullable(z.int()),
  /** Null if no account was affected. */
  targetName: z.nullable(z.string()),
  targetId: z.nullable(z.int()),
  detail: z.nullable(z.string()),
  /** Finds the request in the server's log; null for events outside requests. */
  requestId: z.nullable(z.string()),
  createdAt: moment,
});

export type AuditEventRow = z.infer<typeof auditEventSchema>;

const accountId = z.optional(numberUpTo(2_147_483_647));
/** PostgreSQL has no year 0. */
const momentInQuery = z.optional(moment.check(z.regex(/^[1-9]/)));

/** Fields that are missing do not filter. */
const auditFilterSchema = z.object({
  kind: z.optional(z.enum(AUDIT_KINDS)),
  actorKind: z.optional(z.enum(ACTOR_KINDS)),
  actorId: accountId,
  targetId: accountId,
  /** Part of the affected account's username, or the number of a deleted account. */
  target: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Inclusive. */
  from: momentInQuery,
  /** Exclusive. */
  until: momentInQuery,
});

export type AuditFilter = z.output<typeof auditFilterSchema>;

/** An account in the audit log. */
const auditActorSchema = z.object({
  id: z.int(),
  name: z.string(),
});

export const audit = {
  getAuditEvents: {
    method: 'GET',
    path: '/api/admin/audit-events',
    access: 'admin',
    reads: 'audit-log-read',
    summary: 'All events in the audit log, filtered, newest first, 20 a page',
    query: z.extend(auditFilterSchema, { page: z._default(pageNumber, 1) }),
    success: 200,
    reply: z.object({ rows: z.array(auditEventSchema), total: z.int() }),
  },
  getAuditActors: {
    method: 'GET',
    path: '/api/admin/audit-actors',
    access: 'admin',
    reads: 'audit-log-read',
    summary: 'Every account that acted in an event of the audit log, including deleted ones',
    success: 200,
    reply: z.object({ rows: z.array(auditActorSchema), total: z.int() }),
  },
  getAuditEventsCsv: {
    method: 'GET',
    path: '/api/admin/audit-events.csv',
    access: 'admin',
    reads: 'audit-log-exported',
    summary: 'The same events as CSV, all of them',
    confirm: 'password',
    query: auditFilterSchema,
    success: 200,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>;
