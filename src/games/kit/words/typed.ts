// When two typed texts are the same.

/** Normalises a typed text: outer and doubled spaces, the kind of apostrophe, composed letters, and capitals. */
export function plainTyped(typed: string, doesCaseMatter: boolean): string {
  const plain = typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘`´]/g, "'");
  return doesCaseMatter ? plain : plain.toLowerCase();
}
