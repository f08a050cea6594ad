// Deals write a short answer.
import { onceForEach } from '../../../kit/rules/once.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { WriteItem } from './item.ts';
import type { WriteQuestion } from './question.ts';

export const dealWrite = onceForEach((item: DealtItem<WriteItem>): WriteQuestion => {
  const { form, answers, wrong, slip } = item;
  const dealt = {
    form,
    ...dealtFrom(item),
    answer: answers[0] ?? '',
    accepted: answers,
    ...wrongAnswers(wrong, slip),
  };
  return item.case ? { ...dealt, case: item.case } : dealt;
});
