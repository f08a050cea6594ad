// Why wrong answers are wrong, for the server, which deals the sentences with the questions.
import written from '#content/grammar-reasons.yaml';
import { OPTION, reasonsSchema } from './reason.ts';

const REASONS: ReadonlyMap<string, string> = new Map(
  reasonsSchema.parse(written).map(({ id, reason }) => [id, reason]),
);

/** The sentence for a wrong answer by its misconception; throws RangeError for one without a sentence. */
export function reasonFor(slip: string, option: string): string {
  const reason = REASONS.get(slip);
  if (reason === undefined) throw new RangeError(`${slip} has no reason`);
  return reason.replaceAll(OPTION, option);
}
