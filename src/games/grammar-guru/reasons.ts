// Why wrong answers are wrong, for the server, which deals the sentences with the questions.
import written from '#content/grammar-reasons.yaml';
import type { GuruItem } from './forms/dealers.ts';
import { aboutOption, ownReason, reasonsSchema } from './reason.ts';

const REASONS: ReadonlyMap<string, string> = new Map(
  reasonsSchema.parse(written).map(({ id, reason }) => [id, reason]),
);

/**
 * The sentence for a wrong answer of an item, '' for any other: its own, or else that of its misconception; throws RangeError for one
 * without a sentence.
 */
export function reasonFor(item: GuruItem, slip: string, option: string): string {
  const reason = ownReason(item, option) ?? REASONS.get(slip);
  if (reason === undefined) throw new RangeError(`${slip} has no reason`);
  return aboutOption(reason, option);
}
