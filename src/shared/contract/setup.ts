// The list 'Set up your school' of a new installation.
import { z } from 'zod/mini';
import { moment } from './endpoint.ts';

export const SETUP_STEPS = [
  'name',
  'fee',
  'address',
  'backup',
  'teacher',
  'pupils',
  'two-steps',
] as const;

export const setupSchema = z.object({
  dismissed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })),
  /** Where other devices reach the app, the best address first; empty if none can. */
  addresses: z.array(z.string()),
  /** The nightly backups; null if no folder is set for them. */
  backup: z.nullable(
    z.object({
      /** 'good'; 'failed': the last attempt; 'late': none for one and a half times the hours between two; 'waiting': none yet. */
      state: z.enum(['good', 'failed', 'late', 'waiting']),
      lastGoodAt: z.nullable(moment),
      bytes: z.nullable(z.int()),
      /** Why the last attempt failed, for the operator. */
      problem: z.nullable(z.string()),
    }),
  ),
  /** What `npm run doctor` would say as well, a line each. */
  troubles: z.array(z.string()),
});

export type Setup = z.infer<typeof setupSchema>;

/** What an owner says of the list: whether it is put away, and what only they can know. */
export const setupChangeSchema = z.object({
  dismissed: z.optional(z.boolean()),
  backupNoted: z.optional(z.boolean()),
  addressTried: z.optional(z.boolean()),
});

export type SetupChange = z.infer<typeof setupChangeSchema>;
