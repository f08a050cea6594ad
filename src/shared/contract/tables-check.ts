// The tables check of Year 4: openings by teachers, and results (D11). Loaded in the browser with the pages that need it.
import { z } from 'zod/mini';
import { TABLES_CHECK_KINDS, tablesResultFields } from '../tables-check.ts';
import { classParams } from './classes.ts';
import { moment, numberUpTo, type Endpoint } from './endpoint.ts';

const kind = z.enum(TABLES_CHECK_KINDS, 'Please choose a sitting or practice.');
export const checkParams = z.object({ checkId: numberUpTo(2_147_483_647) });

const tablesCheckSchema = z.object({
  id: z.int(),
  classId: z.int(),
  kind,
  openedAt: moment,
  /** Null while it is open. */
  closedAt: z.nullable(moment),
  /** Pupils of the class who have finished it. */
  done: z.int(),
  /** Pupils of the class who are in Year 4, or who began the check and are now in another year. */
  of: z.int(),
});

export type TablesCheck = z.infer<typeof tablesCheckSchema>;

const tablesResultSchema = z.object(tablesResultFields);

export type TablesResult = z.infer<typeof tablesResultSchema>;

const pupilResultSchema = z.object({
  userId: z.int(),
  displayName: z.string(),
  /** The pupil has begun the check, or begun it again, and not finished. */
  isUnderWay: z.boolean(),
  /** How many times the pupil has finished it; more than once only in practice. */
  times: z.int(),
  /** The last one that is finished. */
  result: z.nullable(tablesResultSchema),
});

export type PupilTablesResult = z.infer<typeof pupilResultSchema>;

const tablesCheckResultsSchema = z.extend(tablesCheckSchema, {
  className: z.string(),
  /** The pupils of the class who are in Year 4 or have a result, by name. */
  rows: z.array(pupilResultSchema),
  total: z.int(),
});

export const tablesChecks = {
  openTablesCheck: {
    method: 'POST',
    path: '/api/classes/:classId/tables-check',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Open a tables check for the Year 4 pupils of a class; 409 if the class already has one of this kind open or is archived',
    params: classParams,
    body: z.object({ kind }),
    success: 201,
    reply: tablesCheckSchema,
  },
  getTablesChecks: {
    method: 'GET',
    path: '/api/classes/:classId/tables-checks',
    access: 'teacher',
    reads: 'class-read',
    summary: 'The tables checks of a class, newest first',
    params: classParams,
    success: 200,
    reply: z.object({ rows: z.array(tablesCheckSchema), total: z.int() }),
  },
  getTablesCheck: {
    method: 'GET',
    path: '/api/tables-checks/:checkId',
    access: 'teacher',
    reads: 'tables-check-read',
    byItself: true,
    summary:
      'A tables check with each pupil’s results, by fact; 404 if the class is not the caller’s',
    params: checkParams,
    success: 200,
    reply: tablesCheckResultsSchema,
  },
  changeTablesCheck: {
    method: 'PATCH',
    path: '/api/tables-checks/:checkId',
    access: 'teacher',
    repeat: 'same',
    summary:
      'Close a tables check or open it again; checks that were begun may still be finished. 409 if the class has another of this kind open or is archived',
    params: checkParams,
    body: z.object({ isOpen: z.boolean() }),
    changes: ['/api/classes'],
    success: 200,
    reply: tablesCheckSchema,
  },
} as const satisfies Record<string, Endpoint>;
