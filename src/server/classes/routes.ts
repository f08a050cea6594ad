// Routes for classes.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { asFile } from '../platform/http/as-file.ts';
import { serve, type SignedIn } from '../platform/http/serve.ts';
import { addPupil, removeFromClass } from './change-members.ts';
import { byOf } from './by.ts';
import { changeClass, removeClass } from './change-class.ts';
import { findCandidates } from './candidates-store.ts';
import { makeClass } from './make-class.ts';
import { findPupilsOf } from './members-store.ts';
import { importRoster } from './roster/import-roster.ts';
import { rosterCsv } from './roster/roster-csv.ts';
import { moveUp } from './school-year/move-up.ts';
import { undoImport, type Erase } from './roster/undo-import.ts';
import { findClass, findClasses } from './store.ts';
import { findOwnWeek, findWeek } from './week-store.ts';
import { notFound } from '../platform/errors.ts';

export function classRoutes(app: FastifyInstance, deps: Deps, erase: Erase): void {
  const { database, now } = deps;
  const { db } = database;

  async function oneOf(user: SignedIn, classId: number) {
    const found = await findClass(db, user, classId, now());
    if (!found) throw notFound();
    return found;
  }

  serve(app, contract.makeClass, async ({ user, body, request }) => {
    const by = { ...byOf(user, request), now: now() };
    return oneOf(user, await inTransaction(db, (tx) => makeClass(tx, by, body)));
  });

  serve(app, contract.getClasses, async ({ user }) => {
    const rows = await findClasses(db, user, now());
    return { rows, total: rows.length };
  });

  serve(app, contract.getClass, async ({ user, params }) => {
    const found = await oneOf(user, params.classId);
    const week = await findWeek(db, found.id, now());
    return { ...found, week, pupils: await findPupilsOf(db, found.id) };
  });

  serve(app, contract.getOwnWeek, async ({ user, reply }) => {
    const week = await findOwnWeek(db, user.id, now());
    if (week === null) reply.code(204);
    return week;
  });

  serve(app, contract.changeClass, async ({ user, params, body, request }) => {
    await changeClass(deps, byOf(user, request), params.classId, body);
    return oneOf(user, params.classId);
  });

  serve(app, contract.deleteClass, async ({ user, params, request }) =>
    removeClass(deps, byOf(user, request), params.classId),
  );

  serve(app, contract.addPupil, async ({ user, params, body, request }) =>
    addPupil(deps, byOf(user, request), params.classId, body),
  );

  serve(app, contract.removePupil, async ({ user, params, request }) =>
    removeFromClass(deps, byOf(user, request), params.classId, params.userId),
  );

  serve(app, contract.findCandidates, async ({ user, params, query }) => {
    const { id } = await oneOf(user, params.classId);
    return findCandidates(db, user, id, query.search);
  });

  serve(app, contract.moveUp, async ({ user, params, body, request }) =>
    moveUp(deps, byOf(user, request), params.classId, body),
  );

  serve(app, contract.importRoster, async ({ user, params, body, request }) =>
    importRoster(deps, byOf(user, request), params.classId, body),
  );

  serve(app, contract.importSchool, async ({ user, body, request }) =>
    importRoster(deps, byOf(user, request), null, body),
  );

  serve(app, contract.undoImport, async ({ user, params, request }) => ({
    undone: await undoImport(deps, byOf(user, request), params.importId, erase),
  }));

  serve(app, contract.exportRoster, async ({ user, params, reply }) => {
    const { id, name } = await oneOf(user, params.classId);
    asFile(reply, `${name}.csv`);
    return rosterCsv(await findPupilsOf(db, id));
  });
}
