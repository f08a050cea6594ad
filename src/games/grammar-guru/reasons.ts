// Why wrong answers are wrong (content/grammar-reasons.yaml), for the server, which deals the sentences with the questions.
import { z } from 'zod/mini';
import written from '#content/grammar-reasons.yaml';

/** The placeholder for the chosen option in a reason. */
export const OPTION = '{option}';

export const reasonsSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        z.describe('The misconception, as a wrong option of content/year-N/grammar.yaml names it.'),
      ),
    reason: z
      .string()
      .check(
        z.describe(
          'A sentence that fits every option with this misconception, in a child’s words; {option} stands for the option where it is one to three words.',
        ),
      ),
  }),
);

export type Reason = z.output<typeof reasonsSchema>[number];

const REASONS: ReadonlyMap<string, string> = new Map(
  reasonsSchema.parse(written).map(({ id, reason }) => [id, reason]),
);

/** The sentence for a wrong answer by its misconception; throws RangeError for one without a sentence. */
export function reasonFor(slip: string, option: string): string {
  const reason = REASONS.get(slip);
  if (reason === undefined) throw new RangeError(`${slip} has no reason`);
  return reason.replaceAll(OPTION, option);
}
