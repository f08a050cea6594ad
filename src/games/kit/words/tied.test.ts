import { describe, expect, it } from 'vitest';
import { tied } from './tied.ts';

/** Where a line may end, as a line of the text each. */
const lines = (text: string) => tied(text).split(' ').join(' | ').replaceAll('\u00a0', ' ');

describe('tied', () => {
  it.each([
    ['3 + 4 = ?', '3 | + 4 | = ?'],
    ['36 + 47 = 36 + 40 + 7', '36 | + 47 | = 36 | + 40 | + 7'],
    ['? − 5 = −2', '? | − 5 | = −2'],
    ['48 ÷ 6 × 2', '48 | ÷ 6 | × 2'],
    ['1/2 + 2 3/4 of ?/7', '1/2 | + 2 3/4 | of | ?/7'],
    ['4 m = ? cm, or 12 cm² in all', '4 m | = ? cm, | or | 12 cm² | in | all'],
    ['5 more, 3 legs and 2 l', '5 | more, | 3 | legs | and | 2 l'],
    ['A well-known word', 'A | well-known | word'],
  ])('tied ends no line of %j behind a sign or before a unit', (text, broken) => {
    expect(lines(text)).toBe(broken);
  });
});
