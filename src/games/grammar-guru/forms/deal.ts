// Deals a question from an item of any form, with why each wrong answer is wrong.
import type { Random } from '../../kit/rules/random.ts';
import { reasonFor } from '../reasons.ts';
import { dealForm, type GuruItem } from './dealers.ts';
import type { DealtQuestion } from './forms.ts';

export function dealItem(item: GuruItem, random: Random): DealtQuestion {
  const question = dealForm(item, random);
  const reasons = Object.entries(question.slips ?? {}).map(([text, slip]) => [
    text,
    reasonFor(item, slip, text),
  ]);
  return { ...question, reasons: Object.fromEntries(reasons) };
}
