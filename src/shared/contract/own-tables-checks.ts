// The tables checks that are open for the caller (D11), which the home page shows.
import { z } from 'zod/mini';
import { TABLES_CHECK_KINDS } from '../tables-check.ts';
import type { Endpoint } from './endpoint.ts';

const openCheckSchema = z.object({
  id: z.int(),
  kind: z.enum(TABLES_CHECK_KINDS),
  /** A sitting that this pupil has finished. */
  isDone: z.boolean(),
});

export type OpenTablesCheck = z.infer<typeof openCheckSchema>;

export const ownTablesChecks = {
  getOpenTablesChecks: {
    method: 'GET',
    path: '/api/user/tables-checks',
    access: 'user',
    summary: 'The tables checks that are open for this pupil; none unless the pupil is in Year 4',
    success: 200,
    reply: z.object({ rows: z.array(openCheckSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
