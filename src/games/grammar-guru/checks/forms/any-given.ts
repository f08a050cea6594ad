// Random answers for pupils in tests and simulations.
import type { Random } from '#games/kit/rules/random.ts';
import type { Given } from '../../forms/dealt.ts';
import { formOf, type DealtQuestion } from '../../forms/forms.ts';
import { playerOf } from './player.ts';

/** Any answer that the controls of the question's form can give. */
export const anyGiven = (question: DealtQuestion, random: Random): Given =>
  playerOf(question).any(question, random);

/** The same, but a wrong one. */
export function wrongGiven(question: DealtQuestion, random: Random): Given {
  const { judge } = formOf(question);
  let given = anyGiven(question, random);
  while (judge(question, given)?.isRight) given = anyGiven(question, random);
  return given;
}
