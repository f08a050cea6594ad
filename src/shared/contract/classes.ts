// Classes: their teachers and pupils (D10). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { SIGN_IN_PERIODS } from '../class-sign-in.ts';
import { yearGroupSchema } from '../years.ts';
import { chosenNameSchema, newUsernameSchema, notEndless } from './auth.ts';
import { moment, noContent, numberUpTo, rowId, type Endpoint } from './endpoint.ts';

const CLASS_NAME_MAX = 60;
const CLASS_TEACHERS_MAX = 20;

const idInPath = numberUpTo(2_147_483_647);

/** Not called `id`, so that the audit log does not take a class for an account. */
export const classParams = z.object({ classId: idInPath });
export const memberParams = z.object({ classId: idInPath, userId: idInPath });

const CLASS_NAME_TOO_LONG = `A name can have at most ${CLASS_NAME_MAX} characters.`;

export const classNameSchema = z
  .string('Please give the class a name.')
  .check(
    notEndless(CLASS_NAME_TOO_LONG),
    z.normalize(),
    z.trim(),
    z.minLength(1, 'Please give the class a name.'),
    z.maxLength(CLASS_NAME_MAX, CLASS_NAME_TOO_LONG),
    z.regex(
      /^[^\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]*$/u,
      'Please type the name again: it has a hidden character in it.',
    ),
  );

/** Such as '2026/27'. */
export const schoolYearSchema = z
  .string()
  .check(z.regex(/^\d{4}\/\d{2}$/, 'A school year looks like 2026/27.'));

export const newClassSchema = z.object({
  name: classNameSchema,
  /** Null for mixed ages. */
  yearGroup: z.nullable(yearGroupSchema),
  /** The present one unless given. */
  schoolYear: z.optional(schoolYearSchema),
});

const signInOpenSchema = z.union([z.enum(SIGN_IN_PERIODS), z.literal(false)]);

export const classSchema = z.object({
  id: z.int(),
  name: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  schoolYear: z.string(),
  /** Names the class page, `/c/<code>`. */
  code: z.string(),
  /** For the link in the page's QR code, which opens the page even after many wrong codes. */
  codeToken: z.string(),
  /** For how long the class page was opened; false while it is closed. */
  signInOpen: signInOpenSchema,
  /** Null while it is closed or always open. */
  signInOpenUntil: z.nullable(moment),
  isArchived: z.boolean(),
  /** Whether Mathematics Mountain asks its pupils for typed whole numbers alone. */
  typedNumbersOnly: z.boolean(),
  teachers: z.array(z.object({ id: z.int(), displayName: z.string() })),
  pupilCount: z.int(),
});

export type SchoolClass = z.infer<typeof classSchema>;

export const classPupilSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  gamesCompleted: z.int(),
  lastPlayed: z.nullable(moment),
  /** The ways in which the pupil can sign in. */
  signIn: z.object({ pictures: z.boolean(), card: z.boolean(), password: z.boolean() }),
});

export type ClassPupil = z.infer<typeof classPupilSchema>;

/** Rounds a week that a class can aim for. */
export const WEEK_GOAL_MAX = 5000;
/** For an empty field too, which is sent as 0. */
const NO_WEEK_GOAL = `Please type a whole number of games, from 1 to ${WEEK_GOAL_MAX}.`;

/** The rounds of a class in this week of the calendar and the one before, verified and not rushed. */
const weekSchema = z.object({
  /** How many the class wants to play in a week; null without a goal. */
  goal: z.nullable(z.int()),
  rounds: z.int(),
  lastWeek: z.int(),
});

export type ClassWeek = z.infer<typeof weekSchema>;

const classWithPupilsSchema = z.extend(classSchema, {
  week: weekSchema,
  pupils: z.array(classPupilSchema),
});

export type ClassWithPupils = z.output<typeof classWithPupilsSchema>;

export const classChangeSchema = z.object({
  name: z.optional(classNameSchema),
  yearGroup: z.optional(z.nullable(yearGroupSchema)),
  schoolYear: z.optional(schoolYearSchema),
  signInOpen: z.optional(signInOpenSchema),
  /** Makes a new code; the old one stops working. */
  newCode: z.optional(z.literal(true)),
  isArchived: z.optional(z.boolean()),
  typedNumbersOnly: z.optional(z.boolean()),
  /** Null for no goal. */
  weekGoal: z.optional(
    z.nullable(
      z.int(NO_WEEK_GOAL).check(z.minimum(1, NO_WEEK_GOAL), z.maximum(WEEK_GOAL_MAX, NO_WEEK_GOAL)),
    ),
  ),
  /** All teachers of the class; only owners may change them. */
  teacherIds: z.optional(z.array(rowId).check(z.maxLength(CLASS_TEACHERS_MAX))),
});

export type ClassChange = z.output<typeof classChangeSchema>;

/** A pupil who has an account, or the name of one who gets a new account. */
const newPupilSchema = z.union(
  [
    z.object({ userId: rowId }),
    z.object({
      displayName: chosenNameSchema,
      username: z.optional(newUsernameSchema),
      yearGroup: z.optional(z.nullable(yearGroupSchema)),
    }),
  ],
  { error: ({ errors }) => errors?.at(-1)?.[0]?.message },
);

export type NewPupil = z.output<typeof newPupilSchema>;

const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() });

const candidateSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  /** The names of the classes that the pupil is in. */
  classes: z.array(z.string()),
  /** The pupil has left; joining a class brings the account back. */
  isArchived: z.boolean(),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const classes = {
  makeClass: {
    method: 'POST',
    path: '/api/classes',
    access: 'teacher',
    repeat: 'key',
    summary: 'Make a class with the caller as its teacher',
    body: newClassSchema,
    success: 201,
    reply: classSchema,
  },
  getClasses: {
    method: 'GET',
    path: '/api/classes',
    access: 'teacher',
    summary: 'The caller’s classes, or all for an owner; newest school year first, then by name',
    success: 200,
    reply: listOf(classSchema),
  },
  getClass: {
    method: 'GET',
    path: '/api/classes/:classId',
    access: 'teacher',
    reads: 'class-read',
    summary: 'A class with its pupils, by name; 404 if the class is not the caller’s',
    params: classParams,
    success: 200,
    reply: classWithPupilsSchema,
  },
  changeClass: {
    method: 'PATCH',
    path: '/api/classes/:classId',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Rename a class, change its year, open or close its class page, make a new code, set the goal of the week or archive it, for which the password is needed. Only owners may change its teachers (403), who must be owners or teachers (400)',
    confirm: 'password',
    confirmWhen: z.object({ isArchived: z.literal(true) }),
    params: classParams,
    body: classChangeSchema,
    success: 200,
    reply: classSchema,
  },
  deleteClass: {
    method: 'DELETE',
    path: '/api/classes/:classId',
    access: 'teacher',
    repeat: 'key',
    confirm: 'password',
    summary: 'Delete a class but not its pupils; 409 unless it is empty or archived',
    params: classParams,
    success: 204,
    reply: noContent,
  },
  addPupil: {
    method: 'POST',
    path: '/api/classes/:classId/pupils',
    access: 'teacher',
    repeat: 'key',
    summary:
      'Add a pupil of another class of the caller (any pupil for an owner), or make an account for a new pupil. 404 if the pupil is not the caller’s, 409 if the username is taken, 403 if teachers may not make accounts here',
    params: classParams,
    body: newPupilSchema,
    success: 201,
    reply: classPupilSchema,
  },
  findCandidates: {
    method: 'GET',
    path: '/api/classes/:classId/candidates',
    access: 'teacher',
    reads: 'pupils-searched',
    summary:
      'Search by name or username for pupils whom the caller may add to the class: the first 20, by name',
    params: classParams,
    query: z.object({
      search: z
        .string('Please type a part of the name.')
        .check(
          z.trim(),
          z.minLength(2, 'Please type at least two letters of the name.'),
          z.maxLength(60, 'Please type a part of the name only.'),
        ),
    }),
    success: 200,
    reply: listOf(candidateSchema),
  },
  removePupil: {
    method: 'DELETE',
    path: '/api/classes/:classId/pupils/:userId',
    access: 'teacher',
    repeat: 'key',
    summary: 'Remove a pupil from a class without deleting the account',
    params: memberParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
