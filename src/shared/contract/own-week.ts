// The goal of the week as a pupil sees it, on the home page.
import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

const ownWeekSchema = z.object({
  goal: z.int(),
  /** Of the whole class. */
  rounds: z.int(),
  lastWeek: z.int(),
});

export type OwnWeek = z.infer<typeof ownWeekSchema>;

export const ownWeek = {
  getOwnWeek: {
    method: 'GET',
    path: '/api/user/week',
    access: 'user',
    summary:
      'How many rounds the caller’s class wants to play this week, how many it has, and how many it had last week; 204 without a goal',
    success: 200,
    reply: z.nullable(ownWeekSchema),
  },
} as const satisfies Record<string, Endpoint>;
