// The shape of a grammar question as authors write it in content/year-N/grammar.yaml.
import { z } from 'zod/mini';

/** The name of a misconception. */
export const slipSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    z.describe('The misconception behind it, in kebab case: apostrophe-for-plural.'),
  );

/** The fields of an item of any form, beside those of its form. */
export const itemFields = {
  id: z
    .string()
    .check(
      z.regex(/^(Y[1-6]~)?Y[1-6]\.[A-Z]{2}\.\d+\/\d{3}$/),
      z.describe(
        'Never changes and is never used again: the objective, a slash and a number (Y1.GR.4/012). In the bank of another year than its objective: Y2~Y1.GR.4/003.',
      ),
    ),
  level: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .check(z.describe('1 easy, 2 middle, 3 hard, within its year.')),
  question: z
    .string()
    .check(
      z.describe(
        'The instruction first, quoted material on lines below it, **bold** for a word to look at.',
      ),
    ),
  rule: z
    .string()
    .check(
      z.describe(
        'The rule in one sentence in words of that year. The child reads it after a wrong answer.',
      ),
    ),
  reasons: z
    .record(z.string(), z.string())
    .check(
      z.describe(
        'Why each wrong answer is wrong, in a sentence for a child: by the wrong answer, or “any other” where answers are wrong that are not listed; on a page to mend, by the word as it is printed with the marks beside it.',
      ),
    ),
};

/** The same for items with a separate field for what the question is about. */
export const formItemFields = {
  ...itemFields,
  question: z.string().check(z.describe('The instruction, **bold** for a word to look at.')),
};

/** A wrong answer that has a reason of its own. */
export const wrongAnswerSchema = z.strictObject({
  text: z.string().check(z.describe('A wrong answer.')),
  slip: slipSchema,
});

const wrongOption = z.strictObject({
  text: z.string().check(z.describe('A wrong option.')),
  slip: slipSchema,
});

const writtenItem = z.strictObject({
  ...itemFields,
  answer: z.string().check(z.describe('The right option.')),
  wrong: z
    .tuple([wrongOption, wrongOption, wrongOption])
    .check(z.describe('Three wrong options, each with the misconception that leads to it.')),
});

/** One year's questions with four options. Each gains its form, and its objective (`Y1.GR.4`), which its id names. */
export const grammarBankSchema = z.array(
  z.pipe(
    writtenItem,
    z.transform((item) => ({
      form: 'choice' as const,
      ...item,
      objective: objectiveOf(item.id),
    })),
  ),
);

export type GrammarItem = z.output<typeof grammarBankSchema>[number];

/** The objective in an id: the part between '~', if present, and '/'. */
export function objectiveOf(id: string): string {
  return id.slice(id.lastIndexOf('~') + 1).split('/')[0] ?? '';
}
