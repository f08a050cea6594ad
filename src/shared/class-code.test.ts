import { describe, expect, it } from 'vitest';
import { CODE_CHARACTERS, readClassCode } from './class-code.ts';

describe('readClassCode', () => {
  it.each([
    ['CDF346', 'CDF346'],
    [' cdf-346 ', 'CDF346'],
    ['c d f 3 4 6', 'CDF346'],
    ['CDF34', null],
    ['CDF3467', null],
    ['CDF34O', null],
    ['', null],
    ['../../', null],
  ])('the typed text %j is read as the class code %j', (typed, code) => {
    expect(readClassCode(typed)).toBe(code);
  });

  it('codes use 21 characters, without vowels and without any that look alike', () => {
    expect(new Set(CODE_CHARACTERS).size).toBe(21);
    expect(CODE_CHARACTERS).not.toMatch(/[AEIOU01L2Z5SG8B]/);
  });
});
