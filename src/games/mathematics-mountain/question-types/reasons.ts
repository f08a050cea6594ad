// Why a wrong answer is wrong: for each misconception one or two sentences for a child, with the numbers of the question.
import type { Misconception, Slip } from './misconceptions.ts';
import { algebraReasons } from './reasons/algebra.ts';
import { fractionReasons } from './reasons/fractions.ts';
import { groupReasons } from './reasons/groups.ts';
import { measureReasons } from './reasons/measures.ts';
import { numberReasons } from './reasons/number.ts';
import { sumReasons } from './reasons/sums.ts';
import { wrongAnswer, type Reason } from './reasons/wrong.ts';

const REASONS: Readonly<Record<Misconception, Reason>> = {
  ...numberReasons,
  ...sumReasons,
  ...groupReasons,
  ...fractionReasons,
  ...measureReasons,
  ...algebraReasons,
};

/** The sentences for a wrong answer to a question: those of its type, or else those of the misconception. */
export function reasonFor(
  { question, answer }: { question: string; answer: number },
  slip: Slip,
): string {
  if (slip.reason !== undefined) return slip.reason;
  return REASONS[slip.misconception](wrongAnswer(question, answer, slip.answer));
}
