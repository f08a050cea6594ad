// The shape of a maths question on its way to the browser.
import { z } from 'zod/mini';

/** One question with a whole-number answer (spec S3 Maths items). */
export const questionSchema = z.object({
  /** Names the question type and its numbers and never changes meaning: 'Y3.MD.1/r2:9,4' for 36 ÷ 4. */
  id: z.string(),
  /** Curriculum objective: 'Y3.MD.1'. */
  objective: z.string(),
  question: z.string(),
  /** How a screen reader says the question, where its signs are not read well. */
  spoken: z.optional(z.string()),
  /** What the question shows; `maths-picture.ts` has the whole shape, which only rounds need. */
  picture: z.optional(z.looseObject({ kind: z.string() })),
  answer: z.int().check(z.minimum(0)),
  /** One sentence that shows the way to the answer, shown after a wrong one. */
  explanation: z.string(),
});

export type MathsQuestion = z.infer<typeof questionSchema>;
