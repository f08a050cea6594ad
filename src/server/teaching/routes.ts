// The routes of teaching (D11).
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/http/deps.ts';
import { lessonRoutes } from './lesson/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { pupilRoutes } from './pupil/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { tablesCheckRoutes } from './tables-check/routes.ts';
import { togetherRoutes } from './together/routes.ts';
import { wordListRoutes } from './words/routes.ts';
import { slipRoutes } from './slips/routes.ts';
import { workRoutes } from './work/routes.ts';

export function teachingRoutes(app: FastifyInstance, deps: Deps): void {
  workRoutes(app, deps);
  reportRoutes(app, deps);
  pupilRoutes(app, deps);
  wordListRoutes(app, deps);
  mapRoutes(app, deps);
  lessonRoutes(app, deps);
  togetherRoutes(app, deps);
  slipRoutes(app, deps);
  tablesCheckRoutes(app, deps);
}
