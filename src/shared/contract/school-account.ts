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
    repeat: 'same',
    summary:
      'Whom an invitation is for; 409 if it has been used, withdrawn or has expired, 404 if school accounts are not set up',
    body: z.object({ invitation }),
    success: 200,
    reply: z.object({ displayName: z.string() }),
  },
  beginSchoolSignIn: {
    method: 'POST',
    path: '/api/school-account/begin',
    access: 'public',
    repeat: 'anew',
    summary:
      'Begin to sign in with a school account: answers the address of the provider’s page and sets the cookie that this browser must return with. 404 if school accounts are not set up, 409 if the invitation cannot be used, 503 if the provider does not answer',
    body: z.object({
      invitation: z.optional(invitation),
      /** Asks the provider to check the password again, so that calls that need it can trust it. */
      again: z.optional(z.literal(true)),
    }),
    success: 200,
    reply: z.object({ url: z.string() }),
  },
  finishSchoolSignIn: {
    method: 'POST',
    path: '/api/school-account/finish',
    access: 'public',
    repeat: 'anew',
    summary:
      'Finish signing in with a school account, using the query of the provider’s redirect; links the account if an invitation began it. 400 if the query cannot be verified, 403 if the account is switched off, 404 if the school account is not linked, 409 if the invitation cannot be used, 503 if the provider does not answer, 429 after too many attempts',
    /** The query of the address, without the question mark. Codes of Microsoft have more than a thousand characters. */
    body: z.object({ query: z.string().check(z.maxLength(8000)) }),
    success: 200,
    reply: userSchema,
  },
  inviteToSchoolAccount: {
    method: 'POST',
    path: '/api/admin/teachers/:id/invitation',
    access: 'admin',
    repeat: 'anew',
    confirm: 'password',
    summary:
      'Invite an owner or teacher to link a school account; replaces an earlier invitation. The link works once, for 7 days. 404 if there is no such account or school accounts are not set up, 409 if one is linked already or the account is a pupil’s',
    params: idParams,
    changes: ['/api/admin/admins'],
    success: 201,
    reply: invitationSchema,
  },
  withdrawSchoolInvitation: {
    method: 'DELETE',
    path: '/api/admin/teachers/:id/invitation',
    access: 'admin',
    repeat: 'key',
    confirm: 'password',
    summary: 'Withdraw an invitation; 404 if there is no such account, 409 if it has no invitation',
    params: idParams,
    changes: ['/api/admin/admins'],
    success: 204,
    reply: noContent,
  },
  unlinkSchoolAccount: {
    method: 'DELETE',
    path: '/api/admin/teachers/:id/school-account',
    access: 'admin',
    repeat: 'key',
    confirm: 'password',
    summary:
      'Unlink the school account and end all sessions; 404 if there is no such account, 409 if none is linked',
    params: idParams,
    changes: ['/api/admin/admins'],
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
