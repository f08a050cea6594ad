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
      'Whether the caller has a second factor, and whether every owner and teacher must have one',
    success: 200,
    reply: secondFactorSchema,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/user/second-factor',
    access: 'teacher',
    repeat: 'anew',
    whileFactorDue: true,
    confirm: 'password',
    summary:
      'Begin to set up a second factor with a new secret; the first code turns it on. 409 if one is on already, 503 if the installation has no key',
    success: 200,
    reply: enrolmentSchema,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/user/second-factor/confirm',
    access: 'teacher',
    repeat: 'anew',
    whileFactorDue: true,
    confirm: 'password',
    replacesSession: true,
    summary:
      'Turn the second factor on with a first code; all other sessions of the caller end. 400 if the code is wrong, 409 if no set-up was begun',
    body: codeSchema,
    changes: ['/api/user'],
    success: 200,
    reply: recoveryCodesSchema,
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/user/second-factor/recovery-codes',
    access: 'teacher',
    repeat: 'anew',
    confirm: 'password',
    replacesSession: true,
    summary:
      'Replace the recovery codes; all other sessions of the caller end. 409 if the second factor is off',
    changes: ['/api/user/second-factor'],
    success: 200,
    reply: recoveryCodesSchema,
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: '/api/user/second-factor/turn-off',
    access: 'teacher',
    repeat: 'anew',
    replacesSession: true,
    summary:
      'Turn two-step log-in off, with the password and a code; all other sessions of the caller end. 403 if either is wrong, with `needs` if it is the code; 429 after too many attempts',
    body: confirmSchema,
    changes: ['/api/user'],
    success: 204,
    reply: noContent,
  },
  setSecondFactorPolicy: {
    method: 'POST',
    path: '/api/admin/second-factor-policy',
    access: 'admin',
    repeat: 'same',
    confirm: 'password',
    summary:
      'Make the second factor required or optional for owners and teachers; 503 if the installation has no key',
    body: z.object({ required: z.boolean() }),
    changes: ['/api/user'],
    success: 204,
    reply: noContent,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/admin/student/:id/reset-second-factor',
    access: 'admin',
    repeat: 'key',
    confirm: 'password',
    summary:
      'Turn off the second factor of somebody who has lost their phone and codes; all sessions of the account end. 404 if there is no such account, 409 if it has none',
    params: idParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
