// Put a number where it belongs on a number line.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { num } from '../question-types/wording.ts';
import { dealtFormFields } from './dealt.ts';

/** How many equal spaces there are between the places where a number can be put. */
export const PLACES = 40;

/** Decimals are not exact. */
const CLOSE = 1e-9;

export const lineFields = {
  /** The number that is placed, as it is written: '3/8'. */
  says: z.string(),
  /** The line: its ends, a mark every `step` if there are marks, and the marks with a number. */
  line: z.strictObject({
    from: z.number(),
    to: z.number(),
    step: z.optional(z.number().check(z.positive())),
    labels: z.array(z.number()).check(z.minLength(2)),
  }),
  /** How far away is still right; the question says so. */
  within: z.number().check(z.positive()),
};

export const line = defineForm({
  ask: z.strictObject({
    form: z.literal('line'),
    ...dealtFormFields,
    ...lineFields,
    answer: z.number(),
  }),
  judge({ line: { from, to }, answer, within, slips, reasons }, given) {
    const place = typeof given === 'number' ? ((given - from) / (to - from)) * PLACES : NaN;
    if (!(place >= 0 && place <= PLACES) || Math.abs(place - Math.round(place)) > CLOSE)
      return null;
    const isNear = (value: number) => Math.abs(value - Number(given)) <= within + CLOSE;
    if (isNear(answer)) return { isRight: true, slip: null };
    const near = Object.entries(slips ?? {}).filter(([value]) => isNear(Number(value)));
    const [value, slip] =
      near.toSorted(
        ([one], [other]) =>
          Math.abs(Number(one) - Number(given)) - Math.abs(Number(other) - Number(given)),
      )[0] ?? [];
    return {
      isRight: false,
      slip: value === undefined || slip === undefined ? null : { slip, reason: reasons?.[value] },
    };
  },
  answerText: ({ answer, says }, given) =>
    given === answer ? says : `a place near ${num(Number(given))}`,
});

/** The value at a place, counted from the left. */
export function valueAt({ from, to }: { from: number; to: number }, place: number): number {
  return Number((from + (place * (to - from)) / PLACES).toFixed(3));
}

/** The place nearest to a value. */
export function placeOf({ from, to }: { from: number; to: number }, value: number): number {
  return Math.round(((value - from) / (to - from)) * PLACES);
}
