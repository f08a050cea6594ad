// Routes for the page about one pupil.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../../accounts/audit/event.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import { findPlaySettingsForStaff, setPlaySettings } from '../../accounts/user/play-settings.ts';
import { findOwnPupil } from '../../classes/members-store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { showPupil } from './show-pupil.ts';
import { notFound } from '../../platform/errors.ts';

export function pupilRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  async function ownPupil(user: SignedIn, userId: number) {
    const found = await findOwnPupil(db, user, userId);
    if (!found) throw notFound();
    return found;
  }

  serve(app, contract.getPupil, async ({ user, params }) => showPupil(deps, user, params));

  serve(app, contract.getPupilPlaySettings, async ({ user, params }) => {
    const { id } = await ownPupil(user, params.userId);
    return findPlaySettingsForStaff(db, id);
  });

  serve(app, contract.setPupilPlaySettings, async ({ user, params, body, request }) => {
    const { id } = await ownPupil(user, params.userId);
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
