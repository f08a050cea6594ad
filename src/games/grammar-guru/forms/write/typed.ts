// When two typed answers are the same.

/** Most letters of an answer. */
export const MOST_LETTERS = 14;
/** Most letters that can be typed, with room for a wrong answer longer than the right one. */
export const MOST_TYPED = 24;

/** Normalises a typed answer: outer and doubled spaces, the kind of apostrophe, and capitals. */
export function plainTyped(typed: string, doesCaseMatter: boolean): string {
  const plain = typed
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘`´]/g, "'");
  return doesCaseMatter ? plain : plain.toLowerCase();
}
