// Deals a question from an item of any form, with the misconception behind each wrong answer and why it is wrong.
import type { Random } from '../../kit/rules/random.ts';
import { reasonFor } from '../reason.ts';
import { dealForm, inWords, type GuruItem } from './dealers.ts';
import { ANY_OTHER } from './dealt.ts';
import type { DealtQuestion } from './forms.ts';

export function dealItem(item: GuruItem, random: Random): DealtQuestion {
  return { ...dealForm(item, random), ...wrongAnswersTo(item) };
}

type WrongAnswers = Required<Pick<DealtQuestion, 'slips' | 'reasons'>>;

/** The wrong answers of items dealt before: every question of an item has the same. */
const prepared = new WeakMap<GuruItem, WrongAnswers>();

function wrongAnswersTo(item: GuruItem): WrongAnswers {
  const known = prepared.get(item);
  if (known) return known;
  const wrong = inWords(item).wrong.map(({ text, slip, key = text ?? ANY_OTHER }) => ({
    key,
    slip,
    reason: reasonFor(item, text ?? ''),
  }));
  const wrongAnswers = {
    slips: Object.fromEntries(wrong.map(({ key, slip }) => [key, slip])),
    reasons: Object.fromEntries(wrong.map(({ key, reason }) => [key, reason])),
  };
  prepared.set(item, wrongAnswers);
  return wrongAnswers;
}
