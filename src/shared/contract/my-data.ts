// All that is kept about somebody, for them to see and take away (UK GDPR, articles 15 and 20).
import { z } from 'zod';
import { playSettingsSchema } from '../play-settings.ts';
import { userSchema } from './auth.ts';
import { moment } from './endpoint.ts';
import { feedbackEntrySchema, historyEntrySchema } from './play.ts';

export const myDataSchema = z.object({
  /** The account; of the password there is only a hash, which is not given out. */
  account: userSchema.omit({ id: true }).extend({
    unlockedAvatars: z.array(z.string()),
    createdAt: moment,
    lastPlayedAt: moment.nullable(),
    playSettings: playSettingsSchema,
  }),
  /** Finished games, newest first. */
  games: z.array(historyEntrySchema.omit({ id: true })),
  ratings: z.array(feedbackEntrySchema.omit({ id: true })),
  messages: z.array(
    z.object({
      fromName: z.string(),
      fromEmail: z.string().nullable(),
      message: z.string(),
      createdAt: moment,
    }),
  ),
  /** Ids of the questions met last, newest first, so that new rounds bring others. */
  lastQuestions: z.array(z.object({ gameId: z.string(), itemIds: z.array(z.string()) })),
  /** Browsers that are signed in. */
  logIns: z.array(z.object({ createdAt: moment, expiresAt: moment })),
  payments: z.array(
    z.object({
      amountPence: z.int(),
      currency: z.string(),
      status: z.string(),
      createdAt: moment,
      paidAt: moment.nullable(),
    }),
  ),
  /** What admins did to the account under its present name. */
  accountLog: z.array(
    z.object({ action: z.string(), detail: z.string().nullable(), createdAt: moment }),
  ),
});

export type MyData = z.infer<typeof myDataSchema>;
