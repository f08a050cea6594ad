// Users' own passwords and sessions. Loaded in the browser with the screens that need it.
import { z } from 'zod/mini';
import { newPasswordSchema } from './auth.ts';
import { moment, noContent, type Endpoint } from './endpoint.ts';

const ownPassword = z
  .string('Please type your password.')
  .check(z.minLength(1, 'Please type your password.'), z.maxLength(1000));

export const changePasswordSchema = z.object({
  currentPassword: ownPassword,
  /** The server applies further rules to an owner's. */
  newPassword: newPasswordSchema,
});

export const confirmSchema = z.object({
  password: ownPassword,
  /** A code of the second factor, or a recovery code. */
  code: z.optional(z.string().check(z.maxLength(60))),
});

const sessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system, such as 'Chrome on Android'; null when unknown. */
  device: z.nullable(z.string()),
  signedInAt: moment,
  /** To within an hour. */
  lastUsedAt: moment,
  /** Whether it is the caller's. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof sessionSchema>;

export const account = {
  changePassword: {
    method: 'POST',
    path: '/api/user/password',
    access: 'user',
    summary:
      'Change one’s own password; this browser gets a new session, all others end. 400 for one that is too weak, 403 for a wrong current one, 429',
    whilePasswordDue: true,
    replacesSession: true,
    body: changePasswordSchema,
    success: 204,
    reply: noContent,
  },
  confirmPassword: {
    method: 'POST',
    path: '/api/user/confirm',
    access: 'user',
    whileFactorDue: true,
    summary:
      'Confirm who one is by the password, and by the code where a second factor is on: for 15 minutes the calls that need it succeed; 403 for a wrong one, with `needs` where the code is, 429',
    body: confirmSchema,
    success: 204,
    reply: noContent,
  },
  getSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: 'Where the caller is signed in, the most recently used first, at most 50',
    success: 200,
    reply: z.object({ rows: z.array(sessionSchema), total: z.int() }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/:sessionId',
    access: 'user',
    summary: 'Sign out one of the caller’s sessions; 204 as well when it has ended already',
    params: z.object({ sessionId: z.uuid() }),
    success: 204,
    reply: noContent,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/user/sessions/end-others',
    access: 'user',
    summary: 'Sign out everywhere else',
    changes: ['/api/user/sessions'],
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
