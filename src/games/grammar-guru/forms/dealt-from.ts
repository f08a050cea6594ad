// What dealing has in common for items of every form.
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

/** The misconception behind each listed wrong answer, and the default one. */
export function slipsOf(
  wrong: readonly { text: string; slip: string }[],
  other?: string,
): Record<string, string> {
  const named = other === undefined ? wrong : [...wrong, { text: ANY_OTHER, slip: other }];
  return Object.fromEntries(named.map(({ text, slip }) => [text, slip]));
}
