// What a round of Find My Number starts from: the hidden number and where it lies, both ends included.
import { z } from 'zod/mini';

export const startSchema = z
  .strictObject({ min: z.int(), max: z.int(), secret: z.int() })
  .check(z.refine(({ min, max, secret }) => min <= secret && secret <= max));

export type NumberStart = z.infer<typeof startSchema>;
