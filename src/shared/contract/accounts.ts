// Account management by owners.
import { z } from 'zod/mini';
import { ROLES } from '../roles.ts';
import { yearGroupSchema } from '../years.ts';
import { chosenNameSchema, newUsernameSchema } from './auth.ts';
import { idParams, moment, noContent, type Endpoint } from './endpoint.ts';
import { accountMarks } from './owner-payments.ts';
import { waysToSignIn } from './school-account.ts';

/** An account as owners see it. */
export const accountSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  username: z.string(),
  avatar: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  gamesCompleted: z.int(),
  role: z.enum(ROLES),
  isAdmin: z.boolean(),
  ...accountMarks,
  createdAt: moment,
});

/** An owner's account. */
export const adminRowSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  isActive: z.boolean(),
  ...waysToSignIn,
});

export type AdminRow = z.infer<typeof adminRowSchema>;

/** What an owner may change in an account; the last active owner cannot be demoted or switched off (409). */
export const accountChangeSchema = z.object({
  username: z.optional(newUsernameSchema),
  displayName: z.optional(chosenNameSchema),
  yearGroup: z.optional(yearGroupSchema),
  isActive: z.optional(z.boolean()),
  isAdmin: z.optional(z.boolean()),
});

export type AccountChange = z.output<typeof accountChangeSchema>;

export const accounts = {
  changeAccount: {
    method: 'PATCH',
    path: '/api/admin/student/:id',
    access: 'admin',
    repeat: 'key',
    summary:
      'Rename an account, change its year, switch it off or on, promote or demote it; a change of rights ends all its sessions',
    confirm: 'password',
    params: idParams,
    body: accountChangeSchema,
    changes: ['/api/user'],
    success: 200,
    reply: z.extend(accountSchema, {
      /** Only for a new owner: shown in this answer alone, and to be changed within a week. */
      password: z.optional(z.string()),
    }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/admin/student/:id/password',
    access: 'admin',
    repeat: 'anew',
    summary: 'Make a new password, shown in this answer only; all sessions of the account end',
    confirm: 'password',
    params: idParams,
    success: 200,
    reply: z.object({
      password: z.string(),
      /** True for an owner's: it is valid for a week and must be changed at its first use. */
      mustChange: z.boolean(),
    }),
  },
  endSessions: {
    method: 'POST',
    path: '/api/admin/student/:id/end-sessions',
    access: 'admin',
    repeat: 'same',
    summary: 'Sign the account out everywhere',
    confirm: 'password',
    params: idParams,
    success: 204,
    reply: noContent,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/admin/student/:id',
    access: 'admin',
    repeat: 'key',
    summary: 'Delete the account with all its data; the username must be repeated',
    confirm: 'password',
    params: idParams,
    body: z.object({
      username: z.string('Please type the username to confirm.').check(z.maxLength(1000)),
    }),
    success: 204,
    reply: noContent,
  },
  getAdmins: {
    method: 'GET',
    path: '/api/admin/admins',
    access: 'admin',
    reads: 'admins-read',
    summary: 'The owners’ accounts, by name',
    success: 200,
    reply: z.array(adminRowSchema),
  },
} as const satisfies Record<string, Endpoint>;
