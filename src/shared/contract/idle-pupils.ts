// Pupils who have not played for long and are going to be deleted (D10). Loaded in the browser with the admin pages.
import { z } from 'zod/mini';
import { yearGroupSchema } from '../years.ts';
import { idParams, moment, noContent, type Endpoint } from './endpoint.ts';

const idlePupilSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  yearGroup: z.nullable(yearGroupSchema),
  lastPlayed: z.nullable(moment),
  /** Has left with their class. */
  isArchived: z.boolean(),
  listedAt: moment,
  /** Days of notice that are left; days on which the server is off do not count. */
  daysLeft: z.int(),
});

const idlePupilsSchema = z.object({
  rows: z.array(idlePupilSchema),
  total: z.int(),
  /** After how many months without a game a pupil is listed. */
  months: z.int(),
  /** For how many days a pupil is listed before the account is deleted. */
  noticeDays: z.int(),
});

export type IdlePupils = z.infer<typeof idlePupilsSchema>;

export const idlePupils = {
  getIdlePupils: {
    method: 'GET',
    path: '/api/admin/idle-pupils',
    access: 'admin',
    reads: 'idle-pupils-read',
    summary: 'Pupils who have not played for a long time and will be deleted, longest listed first',
    success: 200,
    reply: idlePupilsSchema,
  },
  keepIdlePupil: {
    method: 'POST',
    path: '/api/admin/idle-pupils/:id/keep',
    access: 'admin',
    repeat: 'same',
    summary:
      'Take a pupil off the list until they have again not played for that long; 404 if the pupil is not on the list',
    params: idParams,
    success: 204,
    reply: noContent,
  },
} as const satisfies Record<string, Endpoint>;
