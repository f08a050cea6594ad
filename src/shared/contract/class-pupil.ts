// One pupil of a class, for its teachers. Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { playSettingsChangeSchema } from '../play-settings.ts';
import { letterSchema } from './class-reports.ts';
import { classPupilSchema, memberParams } from './classes.ts';
import { classCommentSchema } from './comments.ts';
import { numberUpTo, type Endpoint } from './endpoint.ts';
import { historyEntrySchema, judgementFields } from './play.ts';
import { staffPlaySettingsSchema } from './staff-play-settings.ts';
import { workSchema } from './work.ts';

/** The days from which mistakes are shown. */
export const MISTAKE_DAYS = 28;

const mistakeSchema = z.object({
  slip: z.string(),
  gameId: z.string(),
  /** A sentence for the teacher. */
  text: z.string(),
  count: z.int(),
  /** The objective of its latest question, for setting work; null if it has none. */
  objective: z.nullable(z.string()),
});

const workOfPupilSchema = z.extend(
  z.pick(workSchema, { id: true, label: true, until: true, isOver: true }),
  { done: z.int(), of: z.int() },
);

const pageSchema = z.object({
  pupil: classPupilSchema,
  /** The latest finished games, newest first. */
  games: z.array(z.extend(historyEntrySchema, judgementFields)),
  /** What the last weeks' rounds say about what the pupil knows. */
  learning: z.pick(letterSchema, {
    from: true,
    to: true,
    rounds: true,
    isEarly: true,
    secure: true,
    practising: true,
  }),
  /** Most frequent first. */
  mistakes: z.array(mistakeSchema),
  /** Work of this school year for the pupil, newest first. */
  work: z.array(workOfPupilSchema),
  /** How many plants are in each stage and how many are due; null while the memory is off. */
  garden: z.nullable(
    z.object({ seed: z.int(), sprout: z.int(), flower: z.int(), thirsty: z.int() }),
  ),
  /** The latest comments, newest first, and how many there are. */
  comments: z.object({ rows: z.array(classCommentSchema), total: z.int() }),
});

export type PupilPage = z.infer<typeof pageSchema>;

export const classPupil = {
  getPupil: {
    method: 'GET',
    path: '/api/classes/:classId/pupils/:userId',
    access: 'teacher',
    reads: 'pupil-read',
    summary:
      'What a teacher acts on about one pupil: games, strengths, mistakes, set work, garden, comments and ways to sign in',
    params: memberParams,
    success: 200,
    reply: pageSchema,
  },
  getPupilPlaySettings: {
    method: 'GET',
    path: '/api/pupils/:userId/play-settings',
    access: 'teacher',
    reads: 'pupil-read',
    summary: 'A pupil’s play settings, and which of them staff have set',
    params: z.object({ userId: numberUpTo(2_147_483_647) }),
    success: 200,
    reply: staffPlaySettingsSchema,
  },
  setPupilPlaySettings: {
    method: 'PATCH',
    path: '/api/pupils/:userId/play-settings',
    access: 'teacher',
    repeat: 'same',
    summary:
      'Change some of a pupil’s play settings; returns all of them. The pupil can choose more help than that, and not less',
    params: z.object({ userId: numberUpTo(2_147_483_647) }),
    body: playSettingsChangeSchema,
    success: 200,
    reply: staffPlaySettingsSchema,
  },
} as const satisfies Record<string, Endpoint>;
