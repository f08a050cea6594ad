// Together as a pupil sees it, on the home page.
import { z } from 'zod/mini';
import { TOGETHER_PICTURES } from '../together.ts';
import { moment, type Endpoint } from './endpoint.ts';

const ownTogetherSchema = z.object({
  picture: z.enum(TOGETHER_PICTURES),
  endsAt: moment,
  /** From 0 to 1, when the picture is full. */
  growth: z.number(),
});

export type OwnTogether = z.infer<typeof ownTogetherSchema>;

export const ownTogether = {
  getOwnTogether: {
    method: 'GET',
    path: '/api/user/together',
    access: 'user',
    byItself: true,
    summary: 'What the caller’s class is growing together at the moment; 204 when there is nothing',
    success: 200,
    reply: z.nullable(ownTogetherSchema),
  },
} as const satisfies Record<string, Endpoint>;
