// Routes for the page about one pupil.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import { findPlaySettingsForStaff, setPlaySettings } from '../../accounts/user/play-settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { pupilOr404, showPupil } from './show-pupil.ts';

export function pupilRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  serve(app, contract.getPupil, async ({ user, params }) => showPupil(deps, user, params));

  serve(app, contract.getPupilPlaySettings, async ({ user, params }) => {
    const { id } = await pupilOr404(deps, user, params);
    return findPlaySettingsForStaff(db, id);
  });

  serve(app, contract.setPupilPlaySettings, async ({ user, params, body, request }) => {
    const { id } = await pupilOr404(deps, user, params);
    const actor = actorOf(user, request);
    const at = deps.now();
    await inTransaction(db, async (tx) => {
      for (const event of await setPlaySettings(tx, id, body, { actor, at })) {
        await recordEvent(tx, { ...event, actor, targetId: id, at });
      }
    });
    return findPlaySettingsForStaff(db, id);
  });
}
