// The code of a class page (D10), which is copied from a board or a sheet of paper by hand.

/**
 * Without characters that are easily taken for each other (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) and without vowels, so
 * that no code is a word.
 */
export const CODE_CHARACTERS = 'CDFHJKMNPQRTVWXY34679';
export const CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`);

/** The code in what was typed, in either case and perhaps with spaces or dashes; null if there is none. */
export function readClassCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
