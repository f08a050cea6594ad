// A pupil's play settings, as staff read and change them. Loaded in the browser with the pages of teachers and owners.
import { z } from 'zod/mini';
import { HELP_NAMES, playSettingsSchema } from '../play-settings.ts';
import { moment } from './endpoint.ts';

export const setByStaffSchema = z.object({
  name: z.enum(HELP_NAMES),
  /** Null if that account is gone. */
  by: z.nullable(z.string()),
  at: moment,
});

export type SetByStaff = z.infer<typeof setByStaffSchema>;

export const staffPlaySettingsSchema = z.extend(playSettingsSchema, {
  /** The settings that staff have set: the pupil can choose more help than that, and not less. */
  setByStaff: z.array(setByStaffSchema),
});

export type StaffPlaySettings = z.infer<typeof staffPlaySettingsSchema>;
