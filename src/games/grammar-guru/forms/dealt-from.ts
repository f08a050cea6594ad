// What dealing has in common for items of every form.

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
