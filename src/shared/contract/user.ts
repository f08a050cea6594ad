// What users choose about themselves: year group, avatar and password.
import { z } from 'zod';
import { yearGroupSchema } from '../years.ts';
import { newPasswordSchema, userSchema } from './auth.ts';
import { noContent, type Endpoint } from './endpoint.ts';

export const changePasswordSchema = z.object({
  currentPassword: z
    .string('Please type your password.')
    .min(1, 'Please type your password.')
    .max(1000),
  newPassword: newPasswordSchema,
});

export const user = {
  setYearGroup: {
    method: 'POST',
    path: '/api/user/year-group',
    access: 'user',
    summary: 'Change the year group',
    body: z.object({ yearGroup: yearGroupSchema }),
    success: 200,
    reply: userSchema,
  },
  setAvatar: {
    method: 'POST',
    path: '/api/user/avatar',
    access: 'user',
    summary: 'Change the avatar; 400 when unknown, 403 while locked',
    body: z.object({ avatar: z.string('Please choose an avatar.').max(64) }),
    success: 200,
    reply: userSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/password',
    access: 'user',
    summary:
      'Change the own password; other browsers are signed out. 403 for a wrong current one, 429',
    body: changePasswordSchema,
    success: 204,
    reply: noContent,
  },
  getAvatars: {
    method: 'GET',
    path: '/api/avatars',
    access: 'user',
    summary: 'All 50 avatars, in unlocking order',
    success: 200,
    reply: z.array(z.string()),
  },
  getUserAvatars: {
    method: 'GET',
    path: '/api/user/avatars',
    access: 'user',
    summary: 'The avatars this pupil has unlocked',
    success: 200,
    reply: z.object({ unlockedAvatars: z.array(z.string()) }),
  },
  getSettings: {
    method: 'GET',
    path: '/api/user/settings',
    access: 'user',
    summary: 'Year group, avatar and unlocked avatars in one answer',
    success: 200,
    reply: z.object({
      yearGroup: yearGroupSchema.nullable(),
      avatar: z.string(),
      unlockedAvatars: z.array(z.string()),
    }),
  },
} as const satisfies Record<string, Endpoint>;
