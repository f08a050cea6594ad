// Records who read which list, page or file of other people's data, as declared in the contract.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { ReadKind } from '#shared/audit-kinds.ts';
import { classParams } from '#shared/contract/classes.ts';
import { numberUpTo, type Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { checkParams } from '#shared/contract/tables-check.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { actorOf } from './event.ts';
import { recordEvent, recordOnce } from './store.ts';

/** Repeated reads within the hour are one event. */
const WINDOW_MS = 3_600_000;

const endpoints: readonly Endpoint[] = Object.values(contract);

const READS: ReadonlyMap<string, ReadKind> = new Map(
  endpoints.flatMap(({ method, path, reads }) => (reads ? [[`${method} ${path}`, reads]] : [])),
);

const accountId = z.optional(numberUpTo(2_147_483_647));
/** The account in a path: `userId` is a pupil of a teacher's, mostly beside their class. */
const accountParams = z.object({ id: accountId, userId: accountId });

/** Records each successful read before its answer is sent; each saved file is a separate event. */
export function recordReads(app: FastifyInstance, { database: { db }, now }: Deps): void {
  app.addHook('onSend', async (request, reply) => {
    const kind = READS.get(`${request.method} ${request.routeOptions.url}`);
    const user = kind && reply.statusCode < 300 ? await request.signedIn() : null;
    if (!kind || !user) return;
    const { data } = z.safeParse(accountParams, request.params);
    const targetId = data?.id ?? data?.userId ?? null;
    const detail = aboutWhat(request.params);
    const event = { kind, actor: actorOf(user, request), targetId, detail, at: now() };
    if (kind.endsWith('-exported')) await recordEvent(db, event);
    else await recordOnce(db, event, WINDOW_MS);
  });
}

function aboutWhat(params: unknown): string | undefined {
  const ofClass = z.safeParse(classParams, params);
  if (ofClass.success) return `class ${ofClass.data.classId}`;
  const ofCheck = z.safeParse(checkParams, params);
  return ofCheck.success ? `tables check ${ofCheck.data.checkId}` : undefined;
}
