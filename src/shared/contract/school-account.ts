// Signing in with a school account by OpenID Connect, for owners and teachers (D10).
import { z } from 'zod/mini';
import { userSchema } from './auth.ts';
import { idParams, moment, noContent, type Endpoint } from './endpoint.ts';

/** The secret in the fragment of an invitation's link. */
const invitation = z.string().check(z.maxLength(64));

/** How an owner or teacher can sign in. */
export const waysToSignIn = {
  hasPassword: z.boolean(),
  hasSchoolAccount: z.boolean(),
  /** When the open invitation to link a school account expires; null without one. */
  invitedUntil: z.nullable(moment),
};

const waysSchema = z.object(waysToSignIn);

export type WaysToSignIn = z.infer<typeof waysSchema>;

export const invitationSchema = z.object({
  /** Shown in this answer only. */
  link: z.string(),
  expiresAt: moment,
});

export const schoolAccount = {
  readSchoolInvitation: {
    method: 'POST',
    path: '/api/school-account/invitation',
    access: 'public',
    summary: 'Whom an invitation is for; 409 when it is used, withdrawn or expired, 404',
    body: z.object({ invitation }),
    success: 200,
    reply: z.object({ displayName: z.string() }),
  },
  beginSchoolSignIn: {
    method: 'POST',
    path: '/api/school-account/begin',
    access: 'public',
    summary:
      'The provider’s page to sign in on; sets the cookie with which this browser comes back. 404 where it is not set up, 409 as the invitation, 503 when the provider does not answer',
    body: z.object({
      invitation: z.optional(invitation),
      /** Asks to give the password there once more, which confirms who one is to calls that need it. */
      again: z.optional(z.literal(true)),
    }),
    success: 200,
    reply: z.object({ url: z.string() }),
  },
  finishSchoolSignIn: {
    method: 'POST',
    path: '/api/school-account/finish',
    access: 'public',
    summary:
      'Sign in with what the provider sent the browser back with; links the school account if it began with an invitation. 400 when that cannot be checked, 403 for an account that is switched off, 404 for a school account of nobody, 409 for an invitation that cannot be used, 503, 429',
    /** The query of the address, without the question mark. Codes of Microsoft have more than a thousand characters. */
    body: z.object({ query: z.string().check(z.maxLength(8000)) }),
    success: 200,
    reply: userSchema,
  },
  inviteToSchoolAccount: {
    method: 'POST',
    path: '/api/admin/teachers/:id/invitation',
    access: 'admin',
    confirm: 'password',
    summary:
      'Invite an owner or teacher to link a school account, in place of an earlier invitation; the link works once, for 7 days. 404, 409 when one is linked or the account is a pupil’s',
    params: idParams,
    changes: ['/api/admin/admins'],
    success: 201,
    reply: invitationSchema,
  },
  withdrawSchoolInvitation: {
    method: 'DELETE',
    path: '/api/admin/teachers/:id/invitation',
    access: 'admin',
    confirm: 'password',
    summary: 'Withdraw an invitation; 404, 409 when there is none',
    params: idParams,
    changes: ['/api/admin/admins'],
    success: 204,
    reply: noContent,
  },
  unlinkSchoolAccount: {
    method: 'DELETE',
    path: '/api/admin/teachers/:id/school-account',
    access: 'admin',
    confirm: 'password',
    summary: 'Unlink the school account; all sessions end. 404, 409 when none is linked',
    params: idParams,
    changes: ['/api/admin/admins'],
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
