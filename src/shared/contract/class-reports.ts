// What teachers print about a class and its pupils (D11): the report by week, the letter home, certificates, practice
// sheets. Loaded in the browser
// with those pages.
import { z } from 'zod/mini';
import { yearGroupSchema } from '../years.ts';
import { classParams, memberParams } from './classes.ts';
import { numberUpTo, type Endpoint } from './endpoint.ts';

/** A little more than a term. */
export const REPORT_WEEKS_MAX = 16;
/** A half-term. */
export const LETTER_WEEKS = 6;
const REPORT_WEEKS = 4;

/**
 * Rounds by how far they can be trusted (D8), counted separately: verified, verified but rushed, and only reported by
 * the browser.
 */
export const roundsSchema = z.object({
  verified: z.int(),
  rushed: z.int(),
  unverified: z.int(),
});

export type RoundCounts = z.infer<typeof roundsSchema>;

/** Verified rounds of a game that were not rushed; in the order of the catalogue. */
const gamesSchema = z.array(z.object({ gameId: z.string(), rounds: z.int() }));

const objectiveFields = {
  /** Such as 'Y3.MD.1'. */
  code: z.string(),
  text: z.string(),
  /** Answers in verified rounds that were not rushed, and how many of them were right. */
  answers: z.int(),
  right: z.int(),
};

const weekSchema = z.object({
  /** Monday and Sunday, by the school's clock. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Pupils of the class who finished a round. */
  pupils: z.int(),
  rounds: roundsSchema,
  /** Time of play in verified rounds, including rushed ones; a browser's own report of time is not trusted. */
  seconds: z.int(),
  games: gamesSchema,
  /** Set work that ended in this week, or is still open in the present one: how many pupils have done all of it. */
  work: z.array(
    z.object({
      id: z.int(),
      label: z.string(),
      until: z.nullable(z.iso.date()),
      done: z.int(),
      of: z.int(),
    }),
  ),
  /** In the curriculum's order; `pupils` is how many answered on the objective. */
  objectives: z.array(z.object({ ...objectiveFields, pupils: z.int() })),
  /** Only if asked for: each pupil's rounds and answers that count, by name. */
  byPupil: z.optional(
    z.array(
      z.object({
        id: z.int(),
        displayName: z.string(),
        rounds: z.int(),
        answers: z.int(),
        right: z.int(),
      }),
    ),
  ),
});

export type ReportWeek = z.infer<typeof weekSchema>;

const itemSchema = z.object({
  kind: z.enum(['word', 'fact']),
  /** 'island', '7 × 8'. */
  label: z.string(),
});

export type LetterItem = z.infer<typeof itemSchema>;

const letterObjectives = z.array(z.object(objectiveFields));

export const letterSchema = z.object({
  pupil: z.object({
    id: z.int(),
    displayName: z.string(),
    yearGroup: z.nullable(yearGroupSchema),
  }),
  /** The first and the last day that the letter is about, by the school's clock. */
  from: z.iso.date(),
  to: z.iso.date(),
  rounds: roundsSchema,
  games: gamesSchema,
  /** Whether there are too few rounds to say what the pupil knows; then there are no objectives. */
  isEarly: z.boolean(),
  /** Nearly always right, on enough answers. */
  secure: letterObjectives,
  /** Often not right yet, on enough answers. */
  practising: letterObjectives,
  /** The first few words and facts that are in flower and not due (D9), and their total. */
  known: z.object({ rows: z.array(itemSchema), total: z.int() }),
  /** Words and facts that become due within a week, the least recalled first. */
  comingBack: z.object({ rows: z.array(itemSchema), total: z.int() }),
});

export type PupilLetter = z.infer<typeof letterSchema>;

const achievementsSchema = z.object({
  userId: z.int(),
  displayName: z.string(),
  /** Objectives of whose answers in the last eight weeks at least four in five were right, on five or more; most answered first. */
  secure: letterObjectives,
  /** Verified rounds that were not rushed. */
  rounds: z.int(),
  /** Words in flower (D9). */
  words: z.int(),
  /** Sittings of the tables check, verified and not rushed. */
  sittings: z.int(),
});

export type Achievements = z.infer<typeof achievementsSchema>;

const paperQuestionSchema = z.object({
  /** With light markup: **bold**, ___ and line breaks. */
  question: z.string(),
  /** How it is answered with a pencil; to order is to write the letters that the options begin with. */
  way: z.enum(['write', 'choose', 'join', 'mark', 'order']),
  /** To choose from, to join to the others, or to use in what is written. */
  options: z.array(z.string()),
  /** What options are joined to, or what stands before each line to write on. */
  others: z.array(z.string()),
  answer: z.string(),
});

export type SheetQuestion = z.infer<typeof paperQuestionSchema>;

const sheetSchema = z.object({
  userId: z.int(),
  displayName: z.string(),
  sums: z.array(paperQuestionSchema),
  /** Each a sentence with a gap; the answer is the word. */
  spelling: z.array(paperQuestionSchema),
  grammar: z.array(paperQuestionSchema),
});

export type PracticeSheet = z.infer<typeof sheetSchema>;

export const classReports = {
  getClassReport: {
    method: 'GET',
    path: '/api/classes/:classId/report',
    access: 'teacher',
    reads: 'class-report-read',
    summary:
      'What a class has played, by week, the current week first: rounds, time and objectives, and a line for each pupil only if asked for',
    params: classParams,
    query: z.object({
      weeks: z._default(numberUpTo(REPORT_WEEKS_MAX), REPORT_WEEKS),
      byPupil: z.optional(z.literal('yes')),
    }),
    success: 200,
    reply: z.object({
      rows: z.array(weekSchema),
      total: z.int(),
      /** Pupils who are in the class. */
      pupils: z.int(),
    }),
  },
  getPupilLetter: {
    method: 'GET',
    path: '/api/classes/:classId/pupils/:userId/letter',
    access: 'teacher',
    reads: 'pupil-letter-read',
    summary:
      'The contents of a letter to a pupil’s parents: what the pupil played, knows well and learns next',
    params: memberParams,
    query: z.object({ weeks: z._default(numberUpTo(REPORT_WEEKS_MAX), LETTER_WEEKS) }),
    success: 200,
    reply: letterSchema,
  },
  getAchievements: {
    method: 'GET',
    path: '/api/classes/:classId/certificates',
    access: 'teacher',
    reads: 'certificates-read',
    summary: 'The certificates that each pupil of a class has earned, by name',
    params: classParams,
    success: 200,
    reply: z.object({ rows: z.array(achievementsSchema), total: z.int() }),
  },
  getSheets: {
    method: 'GET',
    path: '/api/classes/:classId/sheets',
    access: 'teacher',
    reads: 'class-learning-read',
    summary:
      'A practice sheet for each pupil of a class, by name: what is due today, then questions of the year; the same all day, and stored nowhere',
    params: classParams,
    success: 200,
    reply: z.object({
      /** The day that the sheets are for, by the school’s clock. */
      day: z.iso.date(),
      rows: z.array(sheetSchema),
      total: z.int(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
