// What there is to water and to mend, which the home page shows.
import { z } from 'zod/mini';
import { yearGroupSchema } from '../years.ts';
import type { Endpoint } from './endpoint.ts';

/** What has grown in each school year: it opens the journey, and stays while memory is off. */
export const journeySchema = z.array(z.object({ year: yearGroupSchema, growth: z.int() }));

const dueSchema = z.object({
  /** How many plants the caller's garden has; null while memory is switched off, and while no game can ask what is thirsty. */
  plants: z.nullable(z.int()),
  /** The game in which most is due; null if there is none. */
  due: z.nullable(z.string()),
  /** The game that can ask most of what is in the fix-it basket; null if that is empty. */
  mend: z.nullable(z.string()),
  /** For the page of the story on the journey's card. */
  journey: journeySchema,
});

export type OwnDue = z.infer<typeof dueSchema>;

export const ownDue = {
  getOwnDue: {
    method: 'GET',
    path: '/api/user/due',
    access: 'user',
    summary:
      'The games in which the caller can water what is due and mend what went wrong lately, and how far their journey has come',
    success: 200,
    reply: dueSchema,
  },
} as const satisfies Record<string, Endpoint>;
