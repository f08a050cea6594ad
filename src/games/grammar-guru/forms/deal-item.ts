// What dealing has in common for items of every form.
import { reasonFor } from '../reasons.ts';
import { ANY_OTHER } from './dealt.ts';

/** An item of a bank, with the objective that its id names. */
export type DealtItem<Item> = Item & { objective: string };

/** The fields that a dealt question takes from its item, whatever the form. */
export function dealtFrom(item: {
  id: string;
  objective: string;
  question: string;
  rule: string;
}): { id: string; objective: string; question: string; definition: string } {
  const { id, objective, question, rule } = item;
  return { id, objective, question, definition: rule };
}

interface WrongAnswer {
  text: string;
  slip: string;
}

/** The wrong answers as a deal names them, with the misconception of any other one: what led to each, and why it is wrong. */
export function wrongAnswers(
  wrong: readonly WrongAnswer[],
  other?: string,
): { slips: Record<string, string>; reasons: Record<string, string> } {
  const named = other === undefined ? wrong : [...wrong, { text: ANY_OTHER, slip: other }];
  return {
    slips: Object.fromEntries(named.map(({ text, slip }) => [text, slip])),
    reasons: Object.fromEntries(named.map(({ text, slip }) => [text, reasonFor(slip, text)])),
  };
}
