// The shape of a grammar question, in the bank and as sent to the browser.
import { z } from 'zod/mini';
import { textList } from '../kit/rules/texts.ts';

/** One multiple-choice question (spec S3 Grammar items). */
export const questionSchema = z.object({
  /** Never changes and is never reused, such as 'Y3.GR.4/012'. */
  id: z.string(),
  /** Curriculum objective: 'Y3.GR.4'. */
  objective: z.string(),
  question: z.string(),
  /** Four different options in random order, one of them the answer. */
  options: textList,
  answer: z.string(),
  /** The rule in one sentence, shown after the answer. */
  definition: z.optional(z.string()),
});
