import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areSameUsername } from './same-name.ts';

const ASCII_NAME = fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/);

describe('two usernames', () => {
  it.each([
    ['admin', 'ADMIN', 'in another case'],
    ['Zoë', 'zoe\u0308', 'in another Unicode form'],
    ['admin', '\u0430dmin', 'with a Cyrillic а'],
    ['admin', '\u0410DMIN', 'with a Cyrillic А in capitals'],
    ['admin', '\u0391dmin', 'with a Greek capital Α'],
    ['Ben', '\u0412en', 'with a Cyrillic В'],
    ['ben', '\u0392EN', 'with a Greek Β in capitals'],
    ['Bill', '\u0412i\u04CF\u04CF', 'with three letters of another script'],
    ['zara', '\uFF5A\uFF41\uFF52\uFF41', 'in full width'],
    ['paul', '\u0440\u0430ul', 'with two Cyrillic letters'],
    ['sam 2', 's\u0430m 2', 'with a number behind it'],
    ['tom', 't\u043Em', 'where an m looks like rn'],
    ['a1', '\u0430l', 'where a digit looks like a letter'],
    ['zara', 'za\u034Fra', 'with a character between that nobody sees'],
    ['zara', 'zara\uFE0F', 'with one at the end'],
    ['李', '\uF9E1', 'with a compatibility ideograph'],
  ])('%s and %s count as the same username: %s', (one, other) => {
    expect(areSameUsername(one, other)).toBe(true);
    expect(areSameUsername(other, one)).toBe(true);
  });

  it.each([
    ['al', 'a1'],
    ['Ian', 'lan'],
    ['bob', 'b0b'],
    ['torn', 'tom'],
    ['zoe', 'zoë'],
    ['jose', 'José'],
    ['Пётр', 'Петр'],
    ['Вера', 'Бера'],
    ['محمد', 'احمد'],
    ['李', '季'],
    ['sam', 'sam 2'],
    ['anna', 'ana'],
  ])('%s and %s count as different usernames', (one, other) => {
    expect(areSameUsername(one, other)).toBe(false);
  });

  it('two plain ASCII usernames are the same only if they differ in case alone', () => {
    fc.assert(
      fc.property(ASCII_NAME, ASCII_NAME, (one, other) => {
        expect(areSameUsername(one, other)).toBe(one.toLowerCase() === other.toLowerCase());
      }),
    );
  });

  it('usernames are the same when a letter is replaced by one of another script, in either case', () => {
    const twins = { a: '\u0430', c: '\u0441', e: '\u0435', o: '\u043E', p: '\u0440', x: '\u0445' };
    const twin = fc.constantFrom(...Object.entries(twins));
    fc.assert(
      fc.property(ASCII_NAME, twin, fc.boolean(), (rest, [latin, cyrillic], isUpper) => {
        const copy = `${cyrillic}${rest}`;
        expect(areSameUsername(`${latin}${rest}`, isUpper ? copy.toUpperCase() : copy)).toBe(true);
      }),
    );
  });

  it('identical usernames are always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (name) => {
        expect(areSameUsername(name, name)).toBe(true);
      }),
    );
  });
});
