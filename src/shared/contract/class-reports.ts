// What teachers print about a class and its pupils (D11): the report by week, the letter home, certificates. Loaded in the browser
// with those pages.
import { z } from 'zod/mini';
import { yearGroupSchema } from '../years.ts';
import { classParams, memberParams } from './classes.ts';
import { numberUpTo, type Endpoint } from './endpoint.ts';

/** A term and a bit. */
export const REPORT_WEEKS_MAX = 16;
/** A half-term. */
export const LETTER_WEEKS = 6;
const REPORT_WEEKS = 4;

/**
 * Rounds by what is known of them (D8), counted separately: proved by their moves, proved but rushed, and told by the browser alone.
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
  /** Answers on it in verified rounds that were not rushed, and how many of these were right. */
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
  /** Time of play in verified rounds, rushed ones included; the browser alone cannot vouch for time. */
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
  /** In the order of the curriculum; `pupils` have answered on it. */
  objectives: z.array(z.object({ ...objectiveFields, pupils: z.int() })),
});

export type ReportWeek = z.infer<typeof weekSchema>;

const itemSchema = z.object({
  kind: z.enum(['word', 'fact']),
  /** 'island', '7 × 8'. */
  label: z.string(),
});

export type LetterItem = z.infer<typeof itemSchema>;

const letterObjectives = z.array(z.object(objectiveFields));

const letterSchema = z.object({
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
  /** Too few rounds to say what the pupil knows; then there are no objectives. */
  isEarly: z.boolean(),
  /** What was nearly always right, on enough answers. */
  secure: letterObjectives,
  /** What was often not right yet, on enough answers. */
  practising: letterObjectives,
  /** Words and facts that are in flower and not due (D9): the first few, and how many there are. */
  known: z.object({ rows: z.array(itemSchema), total: z.int() }),
  /** Words and facts that come back within a week: the least recalled first. */
  comingBack: z.object({ rows: z.array(itemSchema), total: z.int() }),
});

export type PupilLetter = z.infer<typeof letterSchema>;

const achievementsSchema = z.object({
  userId: z.int(),
  displayName: z.string(),
  /** Verified rounds that were not rushed. */
  rounds: z.int(),
  /** Words in flower (D9). */
  words: z.int(),
  /** Sittings of the tables check, verified and not rushed. */
  sittings: z.int(),
});

export type Achievements = z.infer<typeof achievementsSchema>;

export const classReports = {
  getClassReport: {
    method: 'GET',
    path: '/api/classes/:classId/report',
    access: 'teacher',
    reads: 'class-report-read',
    summary:
      'What the pupils of a class have played, week by week, the present one first: rounds, time, objectives; never by pupil',
    params: classParams,
    query: z.object({ weeks: z._default(numberUpTo(REPORT_WEEKS_MAX), REPORT_WEEKS) }),
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
      'What a letter to the parents says of one pupil of the class: what was played, what is known well, what comes next',
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
    summary: 'What each pupil of a class can get a certificate for, by name',
    params: classParams,
    success: 200,
    reply: z.object({ rows: z.array(achievementsSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
