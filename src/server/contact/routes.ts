// Routes for contact messages: the e-mail service's own call, answered here if no such service is set up (D4).
import type { FastifyInstance } from 'fastify';
import { ANONYMOUS } from '#shared/contract/contact.ts';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../platform/http/deps.ts';
import { servePublic } from '../platform/http/serve.ts';
import { insertMessage } from './store.ts';
import { makeContactThrottle } from './throttle.ts';

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, database, now } = deps;
  if (config.emailJs) return;
  const throttle = makeContactThrottle(deps);

  servePublic(app, contract.sendMessage, async ({ body: { template_params }, request, reply }) => {
    const user = await request.signedIn();
    await throttle(user?.id ?? null, { request, reply });
    const { from_name, from_email, message } = template_params;
    await insertMessage(database.db, {
      userId: user?.id ?? null,
      // A signed-in sender's name is known and takes precedence.
      fromName: user?.displayName || user?.username || from_name || ANONYMOUS,
      fromEmail: from_email || null,
      message,
      createdAt: now(),
    });
    return 'OK';
  });
}
