// What users choose: year group, avatar and play settings.
import { z } from 'zod/mini';
import { ownPlaySettingsSchema, playSettingsChangeSchema } from '../play-settings.ts';
import { yearGroupSchema } from '../years.ts';
import { userSchema } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { myDataSchema } from './my-data.ts';

/**
 * The user the browser means: 401 if somebody else has signed in since, perhaps in another tab, so that one pupil's choice is never saved for another.
 */
const meantUser = z.object({ userId: z.optional(z.coerce.number().check(z.int())) });

export const user = {
  setYearGroup: {
    method: 'POST',
    path: '/api/user/year-group',
    access: 'user',
    repeat: 'same',
    summary: 'Change the year group',
    body: z.object({ yearGroup: yearGroupSchema }),
    success: 200,
    reply: userSchema,
  },
  setAvatar: {
    method: 'POST',
    path: '/api/user/avatar',
    access: 'user',
    repeat: 'same',
    summary: 'Change the avatar; 400 if it is unknown, 403 if it is still locked',
    body: z.object({ avatar: z.string('Please choose an avatar.').check(z.maxLength(64)) }),
    success: 200,
    reply: userSchema,
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
      yearGroup: z.nullable(yearGroupSchema),
      avatar: z.string(),
      unlockedAvatars: z.array(z.string()),
    }),
  },
  getPlaySettings: {
    method: 'GET',
    path: '/api/user/play-settings',
    access: 'user',
    summary: 'All of this pupil’s play settings, including defaults',
    query: meantUser,
    success: 200,
    reply: ownPlaySettingsSchema,
  },
  setPlaySettings: {
    method: 'PATCH',
    path: '/api/user/play-settings',
    access: 'user',
    repeat: 'same',
    summary:
      'Change some of the play settings; returns all of them. Less help than staff have set becomes that',
    query: meantUser,
    body: playSettingsChangeSchema,
    success: 200,
    reply: ownPlaySettingsSchema,
  },
  getMyData: {
    method: 'GET',
    path: '/api/user/data',
    access: 'user',
    summary:
      'The stored data about the caller, to see and save, except what only a person can give; 429 after 5 calls in a minute',
    success: 200,
    reply: myDataSchema,
  },
} as const satisfies Record<string, Endpoint>;
