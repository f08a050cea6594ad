// Deals a question from an item of any form, with why each wrong answer is wrong.
import type { Random } from '../../kit/rules/random.ts';
import { reasonFor } from '../reason.ts';
import { dealForm, type GuruItem } from './dealers.ts';
import type { DealtQuestion } from './forms.ts';

export function dealItem(item: GuruItem, random: Random): DealtQuestion {
  const question = dealForm(item, random);
  const reasons = Object.keys(question.slips ?? {}).map((key) => [
    key,
    reasonFor(item, wrongAnswer(question, key)),
  ]);
  return { ...question, reasons: Object.fromEntries(reasons) };
}

/** The wrong answer behind a key of `slips`: on a page, the word as it is printed at that place. */
function wrongAnswer(question: DealtQuestion, key: string): string {
  return question.form === 'mend' ? (question.words[Number(key)] ?? '') : key;
}
