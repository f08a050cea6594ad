// Classes: their teachers and pupils (D10). Loaded in the browser with the pages of teachers.
import { z } from 'zod/mini';
import { SIGN_IN_PERIODS } from '../class-sign-in.ts';
import { yearGroupSchema } from '../years.ts';
import { chosenNameSchema, newUsernameSchema, notEndless } from './auth.ts';
import { moment, noContent, numberUpTo, rowId, type Endpoint } from './endpoint.ts';

const CLASS_NAME_MAX = 60;
const CLASS_TEACHERS_MAX = 20;

const idInPath = numberUpTo(2_147_483_647);

/** Named otherwise than the parameter for accounts, so that the audit log takes no class for an account. */
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
  /** For the link in the page's QR code, which is opened even after many wrong codes. */
  codeToken: z.string(),
  /** For how long the class page was opened; false while it is closed. */
  signInOpen: signInOpenSchema,
  /** Null while it is closed or always open. */
  signInOpenUntil: z.nullable(moment),
  isArchived: z.boolean(),
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
  /** Which ways of signing in without typing the pupil has. */
  signIn: z.object({ pictures: z.boolean(), card: z.boolean() }),
});

export type ClassPupil = z.infer<typeof classPupilSchema>;

const classWithPupilsSchema = z.extend(classSchema, { pupils: z.array(classPupilSchema) });

export type ClassWithPupils = z.output<typeof classWithPupilsSchema>;

export const classChangeSchema = z.object({
  name: z.optional(classNameSchema),
  yearGroup: z.optional(z.nullable(yearGroupSchema)),
  schoolYear: z.optional(schoolYearSchema),
  signInOpen: z.optional(signInOpenSchema),
  /** Makes a new code; the former one opens nothing any more. */
  newCode: z.optional(z.literal(true)),
  isArchived: z.optional(z.boolean()),
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
  /** Has left, and comes back by being put into a class. */
  isArchived: z.boolean(),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const classes = {
  makeClass: {
    method: 'POST',
    path: '/api/classes',
    access: 'teacher',
    summary: 'Make a class, which the caller looks after',
    body: newClassSchema,
    success: 201,
    reply: classSchema,
  },
  getClasses: {
    method: 'GET',
    path: '/api/classes',
    access: 'teacher',
    summary: 'The caller’s classes, for an owner all; the newest school year first, by name',
    success: 200,
    reply: listOf(classSchema),
  },
  getClass: {
    method: 'GET',
    path: '/api/classes/:classId',
    access: 'teacher',
    reads: 'class-read',
    summary: 'One class with its pupils, by name; 404 for a class of others',
    params: classParams,
    success: 200,
    reply: classWithPupilsSchema,
  },
  changeClass: {
    method: 'PATCH',
    path: '/api/classes/:classId',
    access: 'teacher',
    summary:
      'Rename, change year, open or close the class page, make a new code, archive (which asks for the password); owners also change the teachers (403 for others, 400 unless they are owners or teachers)',
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
    confirm: 'password',
    summary: 'Delete a class, which deletes no pupil; 409 unless it is empty or archived',
    params: classParams,
    success: 204,
    reply: noContent,
  },
  addPupil: {
    method: 'POST',
    path: '/api/classes/:classId/pupils',
    access: 'teacher',
    summary:
      'Add a pupil of another own class (an owner: any pupil), or make an account for a new one; 404 for a pupil of others, 409 for a taken username, 403 where teachers may not make accounts',
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
      'Pupils whom the caller may put into the class and who are not in it, by a part of their name or username: the first 20 by name',
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
    summary: 'Take a pupil out of a class, which deletes no account',
    params: memberParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
