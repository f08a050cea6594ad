// Typed answers: what can be typed, and the number that it is.
import { MOST_DECIMALS } from './forms/decimal.ts';
import type { DealtQuestion } from './forms/forms.ts';

/** Most digits that can be typed; the largest answer has 8 (10,000,000). */
export const MOST_DIGITS = 9;
/** Typed text with its spaces and commas is never longer than this. */
const MOST_LETTERS = 12;

/** Typed text reduced to what an answer needs: digits, spaces and commas, and for a decimal the point, minus and £. */
export function tidyTyped(text: string, form: DealtQuestion['form'] = 'whole'): string {
  const others = form === 'decimal' ? /[^\d\s,.−£]/g : /[^\d\s,]/g;
  const kept = text.replaceAll('-', '−').replace(others, '').slice(0, MOST_LETTERS);
  return kept.replace(/\D/g, '').length <= MOST_DIGITS ? kept : kept.slice(0, MOST_DIGITS);
}

/** The whole number in typed text, ignoring spaces, commas and leading zeros; null when there is none. */
export function readWhole(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** The same for a decimal number, which may be below zero; '£' says nothing, and '.5' is 0.5. */
export function readDecimal(text: string): number | null {
  const plain = text.replace(/[\s,£]/g, '').replace('−', '-');
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(plain);
  if (!isNumber || (plain.split('.')[1] ?? '').replace(/0+$/, '').length > MOST_DECIMALS)
    return null;
  // Not −0.
  return Number(plain) + 0;
}

/** The answer that is typed; null while there is none, and for a question that is not answered by typing. */
export function readTyped(text: string, { form }: Pick<DealtQuestion, 'form'>): number | null {
  if (form === 'decimal') return readDecimal(text);
  return form === 'whole' || form === 'read' ? readWhole(text) : null;
}
