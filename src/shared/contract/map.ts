// The map of pupils and objectives, and the slips of a class (D11). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { roundsSchema } from './class-reports.ts';
import { classParams, memberParams } from './classes.ts';
import { moment, numberUpTo, pageNumber, type Endpoint } from './endpoint.ts';

/** The map counts the answers of the last eight times seven days, today included. */
export const MAP_WEEKS = 8;
/** The days of slips unless asked otherwise, and at most. */
export const SLIP_DAYS = 28;
const SLIP_DAYS_MAX = 90;

const objectiveSchema = z.object({
  /** 'Y4.GR.5' */
  code: z.string(),
  text: z.string(),
  /** 'Grammar and punctuation' */
  strand: z.string(),
});

export type MapObjective = z.infer<typeof objectiveSchema>;

const standing = {
  /** How many answers of the last eight weeks were right, and of how many; only verified rounds and tables checks count that were not rushed. */
  right: z.int(),
  answers: z.int(),
  /** The mean predicted recall of the items that were ever met, 0 to 1; null if none was, and without memory. */
  recall: z.nullable(z.number()),
};

const cellSchema = z.object({
  objective: z.string(),
  ...standing,
  /** How many of the objective's items the pupil has ever met, as far as memory is on. */
  met: z.int(),
  items: z.int(),
});

export type MapCell = z.infer<typeof cellSchema>;

const mapPupilSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  /** Switched off by an owner: then nothing is predicted. */
  isMemoryOn: z.boolean(),
  /** In the order of the objectives. */
  cells: z.array(cellSchema),
});

export type MapPupil = z.infer<typeof mapPupilSchema>;

const mapSchema = z.object({
  /**
   * The objectives that games ask in the year of the class (or of the pupils, if their ages are mixed), in the
   * curriculum's order.
   */
  objectives: z.array(objectiveSchema),
  /** By name. */
  pupils: z.array(mapPupilSchema),
  /** The rounds of these pupils in the last eight weeks; only verified ones that were not rushed are in the cells, beside tables checks. */
  rounds: roundsSchema,
});

export type ClassMap = z.infer<typeof mapSchema>;

const questionSchema = z.object({
  /** With light markup: **bold**, ___ and line breaks. */
  question: z.string(),
  /** Null where the question is not known any more. */
  answer: z.nullable(z.string()),
  /** The wrong answers that show the slip; empty if they are not known. */
  wrong: z.array(z.string()),
  /** False if the item has many questions and it is not known which of them was asked. */
  isExact: z.boolean(),
});

/** The question behind an answer, as far as it is known. */
export type AnsweredQuestion = z.infer<typeof questionSchema>;

const objectiveCode = z.string().check(z.regex(/^Y[1-6]\.[A-Z]{2}\.\d{1,2}$/));

const objectiveQuestionSchema = z.object({
  question: z.string(),
  answer: z.nullable(z.string()),
});

export type ObjectiveQuestion = z.infer<typeof objectiveQuestionSchema>;

const explainedQuestionSchema = z.extend(objectiveQuestionSchema, {
  /**
   * What a pupil reads after each wrong answer; null stands for any wrong answer without its own.
   */
  reasons: z.array(z.object({ given: z.nullable(z.string()), reason: z.string() })),
  /** What a pupil reads after any answer, a rule or a way to it; null if there is nothing. */
  rule: z.nullable(z.string()),
  /** A round of this question alone, to try it as a pupil does; null where no game asks it any more. */
  round: z.nullable(z.object({ gameId: z.string(), start: z.unknown() })),
});

/** A question with all that a pupil reads about it. */
export type ExplainedQuestion = z.infer<typeof explainedQuestionSchema>;

const mapItemSchema = z.extend(objectiveQuestionSchema, {
  item: z.string(),
  /** Predicted for today; null for an item that the pupil has not met. */
  recall: z.nullable(z.number()),
});

const mapAnswerSchema = z.extend(questionSchema, {
  right: z.boolean(),
  /** What the pupil did, in a teacher's words; null where that is not known. */
  slip: z.nullable(z.string()),
  endedAt: moment,
});

const mapCellSchema = z.object({
  objective: objectiveSchema,
  ...standing,
  isMemoryOn: z.boolean(),
  /** What the games ask about the objective: items the pupil has met in front, what fades most first. */
  items: z.array(mapItemSchema),
  /** The newest answers, newest first. */
  latest: z.array(mapAnswerSchema),
});

export type CellDetail = z.infer<typeof mapCellSchema>;

const slipSchema = z.object({
  /** 'apostrophe-for-plural' */
  slip: z.string(),
  gameId: z.string(),
  /** What the pupils do, in a teacher's words. */
  text: z.string(),
  count: z.int(),
  /** Who made it, by name. */
  pupils: z.array(z.object({ id: z.int(), displayName: z.string(), count: z.int() })),
  /** The questions, most frequent first. */
  items: z.array(
    z.extend(questionSchema, {
      item: z.string(),
      /** Null for a question that belongs to no objective. */
      objective: z.nullable(z.string()),
      count: z.int(),
    }),
  ),
});

export type ClassSlip = z.infer<typeof slipSchema>;

export const map = {
  getMap: {
    method: 'GET',
    path: '/api/classes/:classId/map',
    access: 'teacher',
    reads: 'class-learning-read',
    summary:
      'How many of each pupil’s answers of the last eight weeks were right on each objective, how many of its items were met and how likely these are to be recalled; 404 if the class is not the caller’s',
    params: classParams,
    success: 200,
    reply: mapSchema,
  },
  exportMap: {
    method: 'GET',
    path: '/api/classes/:classId/map/export',
    access: 'teacher',
    reads: 'class-learning-exported',
    confirm: 'password',
    summary:
      'The same as CSV, a line for each pupil and objective of which something is known; of one pupil if named. 404 if the class is not the caller’s or the pupil is not in it',
    params: classParams,
    query: z.object({ pupil: z.optional(numberUpTo(2_147_483_647)) }),
    success: 200,
    reply: z.string(),
  },
  getMapCell: {
    method: 'GET',
    path: '/api/classes/:classId/map/:userId/:objective',
    access: 'teacher',
    reads: 'class-learning-read',
    summary:
      'One pupil and objective: its items, and the newest answers with their slips. 404 if the pupil is not in the class or no game asks the objective',
    params: z.extend(memberParams, { objective: objectiveCode }),
    success: 200,
    reply: mapCellSchema,
  },
  getObjectiveQuestions: {
    method: 'GET',
    path: '/api/objectives/:objective/questions',
    access: 'teacher',
    summary:
      'Questions of an objective with the reasons that pupils read, three a page, and from the first again after the last; the numbers of maths questions are drawn anew at each call; 404 if no game asks the objective',
    params: z.object({ objective: objectiveCode }),
    query: z.object({ page: z._default(pageNumber, 1) }),
    success: 200,
    reply: z.object({ rows: z.array(explainedQuestionSchema), total: z.int() }),
  },
  getSlips: {
    method: 'GET',
    path: '/api/classes/:classId/slips',
    access: 'teacher',
    reads: 'class-learning-read',
    summary:
      'The misconceptions that a class has shown in the last days (28 by default), most frequent first, with the pupils and questions; 404 if the class is not the caller’s',
    params: classParams,
    query: z.object({ days: z._default(numberUpTo(SLIP_DAYS_MAX), SLIP_DAYS) }),
    success: 200,
    reply: z.array(slipSchema),
  },
} as const satisfies Record<string, Endpoint>;
