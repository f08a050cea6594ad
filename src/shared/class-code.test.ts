import { describe, expect, it } from 'vitest';
import { CODE_CHARACTERS, readClassCode } from './class-code.ts';

describe('a class code', () => {
  it.each([
    ['CDF346', 'CDF346'],
    [' cdf-346 ', 'CDF346'],
    ['c d f 3 4 6', 'CDF346'],
    ['CDF34', null],
    ['CDF3467', null],
    ['CDF34O', null],
    ['', null],
    ['../../', null],
  ])('typed as %j is %j', (typed, code) => {
    expect(readClassCode(typed)).toBe(code);
  });

  it('has 21 characters, of which none is taken for another, and no vowels', () => {
    expect(new Set(CODE_CHARACTERS).size).toBe(21);
    expect(CODE_CHARACTERS).not.toMatch(/[AEIOU01L2Z5SG8B]/);
  });
});
