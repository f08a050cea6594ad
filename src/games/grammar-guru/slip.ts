// The schema of content/grammar-slips.yaml: the misconception behind a wrong answer.
import { z } from 'zod/mini';

export const slipsSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        z.describe('The misconception, as a wrong option of content/year-N/grammar.yaml names it.'),
      ),
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
