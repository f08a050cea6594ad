// Routes for the map of a class (D11).
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import { asFile } from '../../platform/http/as-file.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { mapCsv } from './map-csv.ts';
import { showCell } from './show-cell.ts';
import { showMap } from './show-map.ts';
import { showQuestions } from './show-questions.ts';
import { notFound } from '../../platform/errors.ts';

export function mapRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.getMap, async ({ user, params }) => showMap(deps, user, params.classId));

  serve(app, contract.exportMap, async ({ user, params, query: { pupil }, reply }) => {
    const whole = await showMap(deps, user, params.classId);
    const pupils = whole.pupils.filter(({ id }) => pupil === undefined || id === pupil);
    if (pupil !== undefined && pupils.length === 0) throw notFound();
    asFile(reply, `Progress ${schoolDay(deps.now())}.csv`);
    return mapCsv({ ...whole, pupils });
  });

  serve(app, contract.getMapCell, async ({ user, params }) => showCell(deps, user, params));

  serve(app, contract.getObjectiveQuestions, async ({ params, query }) =>
    showQuestions(params.objective, query.page),
  );
}
