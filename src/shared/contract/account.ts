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
    repeat: 'anew',
    summary:
      'Change the caller’s password. This browser gets a new session and all others end. 400 if the new password is too weak, 403 if the current one is wrong, 429 after too many attempts',
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
    repeat: 'anew',
    whileFactorDue: true,
    summary:
      'Confirm the caller’s password, and the code if a second factor is on, so that calls that need it succeed for 15 minutes. 403 if either is wrong, with `needs` if it is the code; 429 after too many attempts',
    body: confirmSchema,
    success: 204,
    reply: noContent,
  },
  getSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    summary: 'The caller’s sessions, most recently used first, at most 50',
    success: 200,
    reply: z.object({ rows: z.array(sessionSchema), total: z.int() }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/:sessionId',
    access: 'user',
    repeat: 'same',
    summary: 'End one of the caller’s sessions; 204 even if it has already ended',
    params: z.object({ sessionId: z.uuid() }),
    success: 204,
    reply: noContent,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/user/sessions/end-others',
    access: 'user',
    repeat: 'same',
    summary: 'End all of the caller’s other sessions',
    changes: ['/api/user/sessions'],
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
