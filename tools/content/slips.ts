// What teachers read of each slip in grammar (D11): a sentence for every misconception, and none that no question needs.
import type { SlipText } from '#games/grammar-guru/slip.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import { SLIPS_FILE } from './all-content.ts';
import { wrongOptions, type WrongOption } from './reasons.ts';

/** In letters: a line on a laptop. */
const LONGEST = 90;

/** What is wrong with the sentences, and which wrong option has none. */
export function checkSlips(
  slips: readonly SlipText[],
  options: readonly WrongOption[] = wrongOptions(),
): Finding[] {
  const known = new Set(slips.map(({ id }) => id));
  const used = new Set(options.map(({ slip }) => slip));
  return [
    ...options
      .filter(({ slip }) => !known.has(slip))
      .map(({ id, slip }) => ({
        id,
        rule: 'slip-missing',
        message: `${SLIPS_FILE} has no “${slip}”`,
      })),
    ...slips.flatMap(({ id, slip }) => [
      ...(used.has(id) ? [] : [{ id, rule: 'slip-unused', message: 'no question needs it' }]),
      ...(isSentence(slip) ? [] : [{ id, rule: 'slip-form', message: `“${slip}”` }]),
    ]),
  ];
}

/** One sentence about the pupil, who is not named: 'Takes a verb for a noun.' */
const isSentence = (slip: string) => slip.length <= LONGEST && /^[A-Z][^.]*\.$/.test(slip);
