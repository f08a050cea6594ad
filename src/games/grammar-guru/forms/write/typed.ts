// When two typed answers are the same.

/** Most letters of an answer. */
export const MOST_LETTERS = 14;
/** Most letters that can be typed: room for a wrong answer that is longer than the right one. */
export const MOST_TYPED = 24;

/** A typed answer without what does not matter: outer spaces, doubled ones, the kind of an apostrophe, and capitals. */
export function plainTyped(typed: string, doesCaseMatter: boolean): string {
  const plain = typed
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘`´]/g, "'");
  return doesCaseMatter ? plain : plain.toLowerCase();
}
