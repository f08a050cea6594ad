// What somebody gives to a dealt question who knows it or not; for players of whole rounds.
import { PLACES, placeOf, valueAt } from '../forms/line.ts';
import type { DealtQuestion } from '../forms/forms.ts';

export function givenTo(question: DealtQuestion, isRight: boolean): number {
  const { form, answer } = question;
  if (form === 'line') {
    const right = placeOf(question.line, answer);
    const wrong = right < PLACES / 2 ? PLACES : 0;
    return valueAt(question.line, isRight ? right : wrong);
  }
  if (isRight) return answer;
  if (form === 'choose') return (answer + 1) % question.options.length;
  if (form === 'compare') return answer > 0 ? 0 : answer + 1;
  // Decimals are not exact.
  return Number((answer + 1).toFixed(3));
}
