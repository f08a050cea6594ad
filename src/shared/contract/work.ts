// Set work (D11), as teachers set and see it. Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { classParams } from './classes.ts';
import { gameId } from './completion.ts';
import { moment, noContent, numberUpTo, rowId, type Endpoint } from './endpoint.ts';

export const WORK_ROUNDS_MAX = 10;
/** Far more than a class has at once. */
export const OPEN_WORK_MAX = 50;
const CLASS_PUPILS_MAX = 1000;

/**
 * At most one of objective, words, due and think. The game is set by itself, or is the game for that objective, list
 * or due work.
 */
export const workSubjectSchema = z
  .object({
    gameId: z.optional(gameId),
    /** Curriculum objective, 'Y4.GR.5'. */
    objective: z.optional(z.string().check(z.maxLength(20))),
    /** The id of a list of the teacher's own words. */
    words: z.optional(rowId),
    due: z.optional(z.literal(true)),
    /** Rounds to think through: five questions of several steps, without a clock. */
    think: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ gameId, objective, words, due, think }) => {
        const subjects = [objective, words, due, think].filter((subject) => subject !== undefined);
        return subjects.length === 1 || (subjects.length === 0 && gameId !== undefined);
      },
      { error: 'Please choose one thing to set.' },
    ),
  );

export type WorkSubject = z.output<typeof workSubjectSchema>;

const day = z.iso.date('Please give a day.');

export const newWorkSchema = z.object({
  what: workSubjectSchema,
  /** The whole class, including pupils who join later, unless pupils are named. */
  pupilIds: z.optional(
    z.array(rowId).check(z.minLength(1, 'Please choose somebody.'), z.maxLength(CLASS_PUPILS_MAX)),
  ),
  /** The first and the last day, by the school's clock; by default today, and no end. */
  from: z.optional(day),
  until: z.optional(day),
  /** How many rounds each pupil is to play; 1 unless given. */
  rounds: z.optional(
    z
      .int('Please choose how many rounds.')
      .check(z.minimum(1), z.maximum(WORK_ROUNDS_MAX, `At most ${WORK_ROUNDS_MAX} rounds.`)),
  ),
});

export type NewWork = z.output<typeof newWorkSchema>;

const progressSchema = z.object({
  userId: z.int(),
  done: z.int(),
  of: z.int(),
  /** How many of those done were rushed: answers came faster than the questions can be read (D8). */
  rushed: z.int(),
});

export const workSchema = z.object({
  id: z.int(),
  what: workSubjectSchema,
  /** What it is, in a few words. */
  label: z.string(),
  isForAll: z.boolean(),
  from: z.iso.date(),
  until: z.nullable(z.iso.date()),
  /** Whether its last day is over. */
  isOver: z.boolean(),
  rounds: z.int(),
  /** Null if that account is gone. */
  setBy: z.nullable(z.string()),
  createdAt: moment,
  /** The pupils of the class that it is set for, by name. */
  progress: z.array(progressSchema),
});

export type Work = z.infer<typeof workSchema>;

export const settableSchema = z.object({
  code: z.string(),
  text: z.string(),
  strand: z.string(),
  year: z.int(),
  /** The games that can ask it. */
  games: z.array(z.string()),
});

export type Settable = z.infer<typeof settableSchema>;

const speltWordSchema = z.object({
  word: z.string(),
  /** Whose latest try was right, and whose was wrong; the others have not met the word in this work. */
  right: z.array(z.int()),
  wrong: z.array(z.int()),
  /** The commonest wrong spelling, where at least two pupils made it: a child can write anything (D18). */
  common: z.nullable(z.object({ spelling: z.string(), pupils: z.int() })),
});

export type SpeltWord = z.infer<typeof speltWordSchema>;

export const work = {
  setWork: {
    method: 'POST',
    path: '/api/classes/:classId/work',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Set work for a class or some of its pupils: rounds of a game, on an objective, with a word list, of what is due or to think through. 400 if no game can ask it, 409 if a pupil is not in the class, the class is archived, or the same work is running for the same pupils, of whom some have not finished it',
    params: classParams,
    body: newWorkSchema,
    success: 201,
    reply: workSchema,
  },
  getWork: {
    method: 'GET',
    path: '/api/classes/:classId/work',
    access: 'teacher',
    reads: 'work-read',
    byItself: true,
    summary: 'The set work of this school year, newest first, with each pupil’s progress',
    params: classParams,
    success: 200,
    reply: z.object({ rows: z.array(workSchema), total: z.int() }),
  },
  getSpelling: {
    method: 'GET',
    path: '/api/classes/:classId/work/:workId/spelling',
    access: 'teacher',
    reads: 'work-read',
    summary:
      'Who spells each word of set work in Listen and Spell since it was set, and the commonest wrong spelling that at least two pupils made',
    params: z.extend(classParams, { workId: numberUpTo(2_147_483_647) }),
    success: 200,
    reply: z.object({ rows: z.array(speltWordSchema), total: z.int() }),
  },
  takeWorkBack: {
    method: 'DELETE',
    path: '/api/work/:workId',
    access: 'teacher',
    repeat: 'key',
    summary: 'Withdraw set work with its recorded progress; the games that were played stay',
    params: z.object({ workId: numberUpTo(2_147_483_647) }),
    changes: ['/api/classes'],
    success: 204,
    reply: noContent,
  },
  getSettable: {
    method: 'GET',
    path: '/api/work/objectives',
    access: 'teacher',
    summary: 'The objectives that can be set, in the curriculum’s order, with their games',
    success: 200,
    reply: z.object({ rows: z.array(settableSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
