// The start of a round of Find My Number: the hidden number and its range, both ends included.
import { z } from 'zod/mini';

export const startSchema = z
  .strictObject({ min: z.int(), max: z.int(), secret: z.int() })
  .check(z.refine(({ min, max, secret }) => min <= secret && secret <= max));

export type NumberStart = z.infer<typeof startSchema>;
