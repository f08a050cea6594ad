// The schema of content/grammar-slips.yaml: the misconception behind a wrong answer.
import { z } from 'zod/mini';
import { slipSchema } from './item.ts';

export const slipsSchema = z.array(
  z.strictObject({
    id: slipSchema,
    slip: z
      .string()
      .check(
        z.describe(
          'What the pupil does, as teachers talk among themselves: Takes a verb for a noun.',
        ),
      ),
  }),
);

export type SlipText = z.output<typeof slipsSchema>[number];
