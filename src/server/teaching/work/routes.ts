// Routes for set work.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { byOf } from '../../classes/by.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { showOwnRecordings } from './own-recordings.ts';
import { showOwnWork } from './own-work.ts';
import { setWorkFor, takeWorkBack } from './set-work.ts';
import { showSpelling } from './show-spelling.ts';
import { showWork } from './show-work.ts';
import { settable } from './subject.ts';
import { notFound } from '../../platform/errors.ts';

export function workRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, now } = deps;
  const { db } = database;

  serve(app, contract.setWork, async ({ user, params, body, request }) =>
    setWorkFor(deps, byOf(user, request), params.classId, body),
  );

  serve(app, contract.getWork, async ({ user, params }) => {
    const { classId } = params;
    if (!(await findClass(db, user, classId, now()))) throw notFound();
    const rows = await showWork(db, classId, schoolDay(now()));
    return { rows, total: rows.length };
  });

  serve(app, contract.getSpelling, async ({ user, params }) => {
    const rows = await showSpelling(deps, user, params);
    return { rows, total: rows.length };
  });

  serve(app, contract.takeWorkBack, async ({ user, params, request }) =>
    takeWorkBack(deps, byOf(user, request), params.workId),
  );

  serve(app, contract.getSettable, async () => {
    const rows = await settable();
    return { rows, total: rows.length };
  });

  serve(app, contract.getOwnWork, async ({ user }) => {
    const rows = await showOwnWork(deps, user);
    return { rows, total: rows.length };
  });

  serve(app, contract.getOwnRecordings, async ({ user, query }) => {
    const rows = await showOwnRecordings(deps, user.id, query.work);
    return { rows, total: rows.length };
  });
}
