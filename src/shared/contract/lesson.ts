// The lesson that a class is in, for its teacher. Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { classParams } from './classes.ts';
import { moment, type Endpoint } from './endpoint.ts';

const pupilInLessonSchema = z.object({
  userId: z.int(),
  isSignedIn: z.boolean(),
  /** What was finished in this lesson, newest first. */
  games: z.array(z.object({ gameId: z.string(), score: z.int(), maxScore: z.int() })),
});

export type PupilInLesson = z.infer<typeof pupilInLessonSchema>;

export const lesson = {
  getLesson: {
    method: 'GET',
    path: '/api/classes/:classId/lesson',
    access: 'teacher',
    reads: 'class-read',
    byItself: true,
    summary:
      'Which pupils have signed in since the class page was opened, at most 90 minutes ago, and what they have finished; nobody while it is closed',
    params: classParams,
    success: 200,
    reply: z.object({
      /** When the lesson began; null while the class page is closed. */
      since: z.nullable(moment),
      pupils: z.array(pupilInLessonSchema),
    }),
  },
} as const satisfies Record<string, Endpoint>;
