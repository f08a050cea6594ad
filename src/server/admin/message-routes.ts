// Routes for the contact messages.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { deleteMessage, findMessages, markMessage } from '../contact/store.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { notFound } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  serve(app, contract.getMessages, async ({ query }) => findMessages(db, query.page));

  serve(app, contract.markMessage, async ({ user, request, params, body }) =>
    inTransaction(db, async (tx) => {
      const at = deps.now();
      const message = await markMessage(tx, params.id, body.read ? at : null);
      if (!message) throw notFound();
      const detail = `message ${params.id}: ${body.read ? 'read' : 'unread'}`;
      const event = { actor: actorOf(user, request), targetId: message.userId, detail, at };
      await recordEvent(tx, { kind: 'message-marked', ...event });
      return message;
    }),
  );

  serve(app, contract.deleteMessage, async ({ user, request, params }) =>
    inTransaction(db, async (tx) => {
      const deleted = await deleteMessage(tx, params.id);
      if (!deleted) throw notFound();
      const event = { actor: actorOf(user, request), targetId: deleted.userId, at: deps.now() };
      await recordEvent(tx, { kind: 'message-deleted', detail: `message ${params.id}`, ...event });
    }),
  );
}
