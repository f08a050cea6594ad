// Routes for tables checks: teachers open them and read the results, pupils see what is open.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { TablesCheck } from '#shared/contract/tables-check.ts';
import { TABLES_CHECK_YEAR } from '#shared/tables-check.ts';
import { byOf } from '../../classes/by.ts';
import { findClass } from '../../classes/store.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve, type SignedIn } from '../../platform/http/serve.ts';
import { changeCheck, openCheck } from './open-check.ts';
import { findResults, hasFinished } from './results-store.ts';
import { findCheck, findChecksFor, findChecksOf } from './store.ts';
import { notFound } from '../../platform/errors.ts';

export function tablesCheckRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, now } = deps;
  const { db } = database;

  async function oneOf(
    user: SignedIn,
    checkId: number,
  ): Promise<TablesCheck & { className: string }> {
    const found = await findCheck(db, user, checkId);
    if (!found) throw notFound();
    return found;
  }

  serve(app, contract.openTablesCheck, async ({ user, params, body, request }) => {
    const checkId = await openCheck(deps, byOf(user, request), params.classId, body.kind);
    return oneOf(user, checkId);
  });

  serve(app, contract.getTablesChecks, async ({ user, params }) => {
    if (!(await findClass(db, user, params.classId, now()))) throw notFound();
    const rows = await findChecksOf(db, params.classId);
    return { rows, total: rows.length };
  });

  serve(app, contract.getTablesCheck, async ({ user, params }) => {
    const check = await oneOf(user, params.checkId);
    const closedAt = check.closedAt === null ? null : new Date(check.closedAt);
    const rows = await findResults(db, { ...check, closedAt });
    return { ...check, rows, total: rows.length };
  });

  serve(app, contract.changeTablesCheck, async ({ user, params, body, request }) => {
    await changeCheck(deps, byOf(user, request), params.checkId, body.isOpen);
    return oneOf(user, params.checkId);
  });

  serve(app, contract.getOpenTablesChecks, async ({ user }) => {
    const checks = user.yearGroup === TABLES_CHECK_YEAR ? await findChecksFor(db, user.id) : [];
    const rows = [];
    for (const { id, kind, closedAt } of checks) {
      if (closedAt !== null) continue;
      const isDone = kind === 'sitting' && (await hasFinished(db, user.id, id));
      rows.push({ id, kind, isDone });
    }
    return { rows, total: rows.length };
  });
}
