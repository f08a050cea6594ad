// The code of a class page.
import { randomInt } from 'node:crypto';
import { CODE_CHARACTERS, CODE_LENGTH } from '#shared/class-code.ts';

/** Six of 21 letters and digits: 86 million codes. */
export function newClassCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)],
  ).join('');
}
