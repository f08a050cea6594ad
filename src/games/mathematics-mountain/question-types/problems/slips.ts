// Mistakes in problems of several steps.
import type { Mistake } from '../misconceptions.ts';
import { num } from '../wording.ts';

/** Gives what the first step finds. `left` says what is still to be done. */
export function stoppedAt(answer: number, found: string, left: string): Mistake {
  return { answer, reason: `${num(answer)} is ${found}. ${left}` };
}

/** Any other way to a wrong answer. */
export function went(answer: number, reason: string): Mistake {
  return { answer, reason };
}
