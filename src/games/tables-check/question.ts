// The shape of a question of the tables check.
import { z } from 'zod/mini';

/** A question as dealt: '7 × 8 = ?' with the fact that it asks for. */
export const questionSchema = z.strictObject({
  /** '7×8': of the 7 times table. */
  id: z.string(),
  /** Curriculum objective. */
  objective: z.string(),
  question: z.string(),
  answer: z.int().check(z.minimum(0)),
  /** The same value for 7 × 8 and 8 × 7 (D9). */
  item: z.string(),
});

export type TablesQuestion = z.infer<typeof questionSchema>;
