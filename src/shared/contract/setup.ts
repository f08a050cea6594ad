// The checklist of a new installation.
import { z } from 'zod/mini';
import { moment } from './endpoint.ts';

const SETUP_STEPS = ['password', 'address', 'https', 'payment', 'email', 'backup'] as const;

export const setupSchema = z.object({
  dismissed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })),
  /** The nightly backups; null if no folder is set for them. */
  backup: z.nullable(
    z.object({
      /** 'good'; 'failed': the last attempt; 'late': none for 36 hours; 'waiting': none yet. */
      state: z.enum(['good', 'failed', 'late', 'waiting']),
      lastGoodAt: z.nullable(moment),
      bytes: z.nullable(z.int()),
      /** Why the last attempt failed, for the operator. */
      problem: z.nullable(z.string()),
    }),
  ),
});

export type Setup = z.infer<typeof setupSchema>;
