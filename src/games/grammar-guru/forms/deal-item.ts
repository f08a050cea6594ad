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

/** The misconceptions as a deal names them: by the wrong answer, and of any other one. */
export function slipsOf(
  wrong: readonly { text: string; slip: string }[],
  other?: string,
): Record<string, string> {
  const named = wrong.map(({ text, slip }) => [text, slip] as const);
  return Object.fromEntries(other === undefined ? named : [...named, [ANY_OTHER, other]]);
}
