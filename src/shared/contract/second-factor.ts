// The second factor of owners and teachers. Loaded in the browser with the screens that set it up.
import { z } from 'zod/mini';
import { confirmSchema } from './account.ts';
import { idParams, noContent, type Endpoint } from './endpoint.ts';

/** A code from the app, or a recovery code, as typed. */
export const codeSchema = z.object({
  code: z
    .string('Please type the code.')
    .check(z.trim(), z.minLength(1, 'Please type the code.'), z.maxLength(60)),
});

/** Shown in this answer only. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorSchema = z.object({
  on: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Whether every owner and teacher must have one. */
  required: z.boolean(),
  /** Whether this installation has a key to encrypt secrets; without one nothing can be set up. */
  available: z.boolean(),
});

export type SecondFactorStatus = z.infer<typeof secondFactorSchema>;

/** For the authenticator app; shown in this answer only. */
const enrolmentSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** For the QR code. */
  uri: z.string(),
});

export type Enrolment = z.infer<typeof enrolmentSchema>;

export const secondFactor = {
  getSecondFactor: {
    method: 'GET',
    path: '/api/user/second-factor',
    access: 'teacher',
    whileFactorDue: true,
    summary:
      'Whether the caller logs in with a second factor, and whether every owner and teacher must',
    success: 200,
    reply: secondFactorSchema,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/user/second-factor',
    access: 'teacher',
    whileFactorDue: true,
    confirm: 'password',
    summary:
      'Begin with a new secret, which takes effect with the first code; 409 when one is on, 503 without a key',
    success: 200,
    reply: enrolmentSchema,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/user/second-factor/confirm',
    access: 'teacher',
    whileFactorDue: true,
    replacesSession: true,
    summary:
      'Turn it on with a first code; all other sessions of the caller end. 400 for a wrong code, 409 when nothing was begun',
    body: codeSchema,
    changes: ['/api/user'],
    success: 200,
    reply: recoveryCodesSchema,
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second-factor/recovery-codes',
    access: 'teacher',
    confirm: 'password',
    replacesSession: true,
    summary:
      'New recovery codes in place of the old ones; all other sessions of the caller end. 409 when it is off',
    changes: ['/api/user/second-factor'],
    success: 200,
    reply: recoveryCodesSchema,
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: '/api/user/second-factor/turn-off',
    access: 'teacher',
    replacesSession: true,
    summary:
      'Turn two-step log-in off, which needs the password and a code; all other sessions of the caller end. 403 for a wrong one, with `needs` where the code is, 429',
    body: confirmSchema,
    changes: ['/api/user'],
    success: 204,
    reply: noContent,
  },
  setSecondFactorPolicy: {
    method: 'POST',
    path: '/api/admin/second-factor-policy',
    access: 'admin',
    confirm: 'password',
    summary:
      'Ask every owner and teacher for a second factor, or leave it to them; 503 without a key',
    body: z.object({ required: z.boolean() }),
    changes: ['/api/user'],
    success: 204,
    reply: noContent,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/admin/student/:id/reset-second-factor',
    access: 'admin',
    confirm: 'password',
    summary:
      'Turn off an account’s second factor, for somebody who has lost their phone and codes; all its sessions end. 404, 409 when it has none',
    params: idParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
