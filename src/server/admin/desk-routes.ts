// HTTP of what lies on an admin's desk: contact messages and the first-start checklist.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { deleteMessage, findMessages, markMessage } from '../contact/store.ts';
import type { Deps } from '../deps.ts';
import { AppError, SENTENCES } from '../errors.ts';
import { serve } from '../serve.ts';
import { changeSetup, getSetup } from './setup.ts';

export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  serve(app, contract.getMessages, async ({ query }) => findMessages(db, query.page));

  serve(app, contract.markMessage, async ({ params, body }) => {
    const message = await markMessage(db, params.id, body.read ? deps.now() : null);
    if (!message) throw new AppError('not-found', SENTENCES.notFound);
    return message;
  });

  serve(app, contract.deleteMessage, async ({ params }) => {
    if (!(await deleteMessage(db, params.id))) {
      throw new AppError('not-found', SENTENCES.notFound);
    }
    return undefined;
  });

  serve(app, contract.getSetup, async () => getSetup(deps));

  serve(app, contract.changeSetup, async ({ body }) => changeSetup(deps, body));
}
