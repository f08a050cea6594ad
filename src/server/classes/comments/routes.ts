// Routes for comments of classes and for the worry list.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { byOf } from '../by.ts';
import { findClass } from '../store.ts';
import { acknowledgeWorry } from './acknowledge-worry.ts';
import { findClassComments, markComment } from './comments-store.ts';
import { findPossibleLeads } from './leads-store.ts';
import { nameLeads } from './name-leads.ts';
import { countOpenWorries, findWorries } from './worries-store.ts';
import { notFound } from '../../platform/errors.ts';

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, now } = deps;
  const { db } = database;

  serve(app, contract.getClassComments, async ({ user, params, query }) => {
    const { classId } = params;
    if (!(await findClass(db, user, classId, now()))) throw notFound();
    return findClassComments(db, user, { classId, page: query.page });
  });

  serve(app, contract.markComment, async ({ user, params, body, request }) => {
    const at = now();
    const readAt = body.read ? at : null;
    await inTransaction(db, async (tx) => {
      if (!(await markComment(tx, user, { ...params, readAt }))) throw notFound();
      const event = {
        kind: 'comment-marked',
        actor: actorOf(user, request),
        targetId: null,
        at,
      } as const;
      await recordEvent(tx, { ...event, detail: `comment ${params.commentId}` });
    });
  });

  serve(app, contract.getWorries, async ({ user, query }) =>
    findWorries(db, user, { page: query.page, now: now() }),
  );

  serve(app, contract.countWorries, async ({ user }) => ({
    open: await countOpenWorries(db, user),
  }));

  serve(app, contract.acknowledgeWorry, async ({ user, params, request }) =>
    acknowledgeWorry(deps, byOf(user, request), params.commentId),
  );

  const leads = async () => {
    const rows = await findPossibleLeads(db);
    return { rows, total: rows.length };
  };

  serve(app, contract.getSafeguardingLeads, leads);

  serve(app, contract.setSafeguardingLeads, async ({ user, body, request }) => {
    await nameLeads(deps, byOf(user, request).actor, body.userIds);
    return leads();
  });
}
