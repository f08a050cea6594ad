// The teachers' accounts, which owners make (D10).
import { z } from 'zod/mini';
import { chosenNameSchema, newUsernameSchema } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { invitationSchema, waysToSignIn } from './school-account.ts';

const teacherSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  isActive: z.boolean(),
  /** How many classes that are not archived. */
  classCount: z.int(),
  hasSecondFactor: z.boolean(),
  ...waysToSignIn,
});

export type TeacherRow = z.infer<typeof teacherSchema>;

export const newTeacherSchema = z.object({
  username: newUsernameSchema,
  displayName: chosenNameSchema,
  /** The server applies further rules; without one a password is made. */
  password: z.optional(z.string().check(z.maxLength(200))),
  /** No password, but an invitation to link a school account. */
  withSchoolAccount: z.optional(z.literal(true)),
});

export const teachers = {
  makeTeacher: {
    method: 'POST',
    path: '/api/admin/teachers',
    access: 'admin',
    repeat: 'key',
    confirm: 'password',
    summary:
      'Make a teacher’s account with a given or generated password, which must be changed at the first log-in, within a week; or, with `withSchoolAccount`, with an invitation to link a school account instead of a password. 409 if the username is taken, 400 if the password is too weak, 404 if school accounts are not set up',
    body: newTeacherSchema,
    changes: ['/api/admin/safeguarding-leads'],
    success: 201,
    reply: z.object({
      id: z.int(),
      username: z.string(),
      displayName: z.string(),
      /** The one that was made; shown in this answer only. */
      password: z.optional(z.string()),
      invitation: z.optional(invitationSchema),
    }),
  },
  getTeachers: {
    method: 'GET',
    path: '/api/admin/teachers',
    access: 'admin',
    reads: 'teachers-read',
    summary: 'The teachers, by name',
    success: 200,
    reply: z.object({ rows: z.array(teacherSchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
