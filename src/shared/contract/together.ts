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

const pastTogetherSchema = z.object({
  id: z.int(),
  picture: z.enum(TOGETHER_PICTURES),
  endedAt: moment,
  rounds: z.int(),
  /** From 0 to 1, when the picture is full. */
  growth: z.number(),
});

export type PastTogether = z.infer<typeof pastTogetherSchema>;

const togetherQuestionSchema = z.object({
  /** A common mistake in a teacher's words; null for a question of the year. */
  mistake: z.nullable(z.string()),
  question: z.string(),
  answer: z.nullable(z.string()),
  /** Wrong answers that were given. */
  wrong: z.array(z.string()),
});

export type TogetherQuestion = z.infer<typeof togetherQuestionSchema>;

export const together = {
  startTogether: {
    method: 'POST',
    path: '/api/classes/:classId/together',
    access: 'teacher',
    repeat: 'key',
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
    byItself: true,
    summary:
      'How far the picture of a class has grown, until an hour after the end; 204 when there is none. With an ETag, so that a board that asks again and again is only told what is new',
    params: classParams,
    success: 200,
    reply: z.nullable(togetherSchema),
  },
  getTogetherQuestion: {
    method: 'GET',
    path: '/api/classes/:classId/together/question',
    access: 'teacher',
    reads: 'class-learning-read',
    summary:
      'A question to talk about at the end: the commonest mistake that at least three of at least five players made in these minutes; with `ofYear`, or if there is none, a question of the year. 404 when nothing has been grown in the last hour',
    params: classParams,
    query: z.object({ ofYear: z.optional(z.literal('yes')) }),
    success: 200,
    reply: togetherQuestionSchema,
  },
  getPastTogethers: {
    method: 'GET',
    path: '/api/classes/:classId/togethers',
    access: 'teacher',
    summary:
      'The last twelve pictures that a class has grown within a year, newest first, each from its end on',
    params: classParams,
    success: 200,
    reply: z.object({ rows: z.array(pastTogetherSchema), total: z.int() }),
  },
  stopTogether: {
    method: 'DELETE',
    path: '/api/classes/:classId/together',
    access: 'teacher',
    repeat: 'same',
    summary: 'End Together now; nothing happens if it is over',
    params: classParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
