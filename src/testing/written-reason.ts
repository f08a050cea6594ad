// The reasons for misconceptions in the content, for tests of screens that show them.
import written from '#content/grammar-reasons.yaml';
import { aboutOption, reasonsSchema } from '#games/grammar-guru/reason.ts';

const REASONS = reasonsSchema.parse(written);

/** The sentence of content/grammar-reasons.yaml for `slip`, about the chosen option. */
export function writtenReason(slip: string, option = '') {
  const found = REASONS.find(({ id }) => id === slip);
  if (!found) throw new Error(`No reason is written for ${slip}.`);
  return aboutOption(found.reason, option);
}
