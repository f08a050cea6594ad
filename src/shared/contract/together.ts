// Together, for the teacher. Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { TOGETHER_MINUTES, TOGETHER_PICTURES } from '../together.ts';
import { classParams } from './classes.ts';
import { moment, noContent, type Endpoint } from './endpoint.ts';

const picture = z.enum(TOGETHER_PICTURES, 'Please choose a picture.');

const togetherSchema = z.object({
  id: z.int(),
  picture,
  endsAt: moment,
  /** How many rounds have made the picture grow. */
  rounds: z.int(),
  /** How many pupils have played them; null below five, so that it tells nothing about one pupil. */
  players: z.nullable(z.int()),
  /** From 0 to 1, when the picture is full. */
  growth: z.number(),
});

export type Together = z.infer<typeof togetherSchema>;

export const together = {
  startTogether: {
    method: 'POST',
    path: '/api/classes/:classId/together',
    access: 'teacher',
    summary:
      'Start Together for a class: the rounds that its pupils begin in the next minutes make one picture grow. 409 while it is under way, or if the class is archived or has no pupils',
    params: classParams,
    body: z.object({
      minutes: z.literal(TOGETHER_MINUTES, 'Please choose 5, 10 or 15 minutes.'),
      picture: z._default(picture, 'reef'),
    }),
    success: 201,
    reply: togetherSchema,
  },
  getTogether: {
    method: 'GET',
    path: '/api/classes/:classId/together',
    access: 'teacher',
    summary:
      'How far the picture of a class has grown, until an hour after the end; 204 when there is none. With an ETag, so that a board that asks again and again is only told what is new',
    params: classParams,
    success: 200,
    reply: z.nullable(togetherSchema),
  },
  stopTogether: {
    method: 'DELETE',
    path: '/api/classes/:classId/together',
    access: 'teacher',
    summary: 'End Together now; nothing happens if it is over',
    params: classParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
