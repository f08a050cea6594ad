// The caller's own set work (D11), which the home page shows.
import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

const ownWorkSchema = z.object({
  id: z.int(),
  /** What it is, in a few words. */
  label: z.string(),
  /** The games to play for it, in turn; at least one. */
  games: z.array(z.string()).check(z.minLength(1)),
  done: z.int(),
  of: z.int(),
  /** The last day, by the school's clock; null without an end. */
  until: z.nullable(z.iso.date()),
  /** The version of the words in the teacher's voice, which changes whenever they do; missing if there are none. */
  recordings: z.optional(z.string()),
});

export type OwnWork = z.infer<typeof ownWorkSchema>;

export const ownWork = {
  getOwnWork: {
    method: 'GET',
    path: '/api/user/work',
    access: 'user',
    summary: 'Set work that the caller has not finished, earliest deadline first',
    success: 200,
    reply: z.object({ rows: z.array(ownWorkSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
