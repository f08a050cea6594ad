// Why a wrong answer to a grammar question is wrong, as its author wrote it (D12).

/** The key of an item's reason for every wrong answer that it does not list. */
export const ANY_OTHER_KEY = 'any other';

/** The sentence for a wrong answer of an item, '' for one that it does not list; throws RangeError for an answer without one. */
export function reasonFor(
  { id, reasons }: { id: string; reasons: Readonly<Record<string, string>> },
  answer: string,
): string {
  const key = answer || ANY_OTHER_KEY;
  const reason = Object.hasOwn(reasons, key) ? reasons[key] : undefined;
  if (reason === undefined) throw new RangeError(`${id} has no reason for “${key}”`);
  return reason;
}
