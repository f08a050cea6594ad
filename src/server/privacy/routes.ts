// Routes for a user's own data, and for the data of leavers.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { actorOf } from '../accounts/audit/event.ts';
import { byOf } from '../classes/by.ts';
import type { Deps } from '../platform/http/deps.ts';
import { makeLimiter } from '../platform/limits/limiter.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { keepIdlePupil, showIdlePupils } from './idle-pupils.ts';
import { copyOfLeaver, deleteLeavers } from './leavers.ts';
import { findMyData } from './my-data-store.ts';

/** No other single call costs as much as a copy. */
const COPIES = { name: 'my-data', times: 5, windowSeconds: 60 };
const TOO_MANY_COPIES = 'That was a lot of copies in one minute. Please wait a moment.';

export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  const copies = makeLimiter(deps, COPIES, TOO_MANY_COPIES);

  serve(app, contract.getMyData, async ({ user }) => {
    await copies.take(String(user.id));
    const data = await findMyData(deps.database.db, user.id);
    if (data === null) throw new AppError('not-signed-in', SENTENCES.signIn);
    return data;
  });

  serve(app, contract.getIdlePupils, async () => showIdlePupils(deps));

  serve(app, contract.keepIdlePupil, async ({ user, params, request }) =>
    keepIdlePupil(deps, actorOf(user, request), params.id),
  );

  serve(app, contract.getLeaverCopy, async ({ user, params, request }) =>
    copyOfLeaver(deps, byOf(user, request), params),
  );

  serve(app, contract.deletePupils, async ({ user, params, body, request }) =>
    deleteLeavers(deps, byOf(user, request), params.classId, body.userIds),
  );
}
