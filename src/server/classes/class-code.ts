// The code of a class page.
import { randomInt } from 'node:crypto';

/** Letters and digits of which no two look alike, and no vowels, so that no words come about. */
const CLEAR = 'CDFHJKMNPQRTVWXY34679';
const LENGTH = 6;

/** Six of 21 letters and digits: 86 million codes. */
export function newClassCode(): string {
  return Array.from({ length: LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('');
}
