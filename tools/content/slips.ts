// The sentences for teachers about grammar slips (D11): every misconception has one, and none is unused.
import type { SlipText } from '#games/grammar-guru/slip.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import { SLIPS_FILE } from './all-content.ts';
import { wrongOptions, type WrongOption } from './reasons.ts';

/** In letters: a line on a laptop. */
const LONGEST = 90;

/** The problems of the sentences, and wrong options without one. */
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

/** One sentence about the pupil without naming them: 'Takes a verb for a noun.' */
const isSentence = (slip: string) => slip.length <= LONGEST && /^[A-Z][^.]*\.$/.test(slip);
