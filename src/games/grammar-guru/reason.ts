// The schema of content/grammar-reasons.yaml: why a wrong answer is wrong. Tools and journeys read it without the sentences.
import { z } from 'zod/mini';

/** The placeholder for the chosen option in a reason. */
export const OPTION = '{option}';

/** The reason about `option`, with a capital letter where the option begins the sentence. */
export function aboutOption(reason: string, option: string): string {
  const written = reason.replaceAll(OPTION, option);
  return reason.startsWith(`“${OPTION}`)
    ? `“${written.charAt(1).toUpperCase()}${written.slice(2)}`
    : written;
}

export const slipIdSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    z.describe('The misconception, as a wrong option of content/year-N/grammar.yaml names it.'),
  );

export const reasonsSchema = z.array(
  z.strictObject({
    id: slipIdSchema,
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

/** The key of an item's own reason for wrong answers that it does not list. */
export const ANY_OTHER_KEY = 'any other';

/** The item's own reason for a wrong answer, '' for any other; undefined if it has none. */
export function ownReason(
  { reasons = {} }: { reasons?: Readonly<Record<string, string>> | undefined },
  option: string,
): string | undefined {
  const key = option || ANY_OTHER_KEY;
  return Object.hasOwn(reasons, key) ? reasons[key] : undefined;
}
