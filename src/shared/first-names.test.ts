import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNames } from './first-names.ts';

describe('firstNames', () => {
  it.each([
    [
      ['Mia Khan', 'Ben Lee'],
      ['Mia', 'Ben'],
    ],
    [
      ['Mia Khan', 'Mia Lee'],
      ['Mia K.', 'Mia L.'],
    ],
    [
      ['Mia Khan', 'mia Kahn'],
      ['Mia Kh.', 'mia Ka.'],
    ],
    [
      ['Mia', 'Mia Lee'],
      ['Mia', 'Mia L.'],
    ],
    [
      ['Mia Lee', 'Mia Leeson'],
      ['Mia Lee', 'Mia Lees.'],
    ],
    [
      ['Mia Lee', 'Mia Lee'],
      ['Mia L.', 'Mia L.'],
    ],
    [
      ['Mary Ann van der Berg', 'Mary Smith'],
      ['Mary B.', 'Mary S.'],
    ],
    [
      ['  Zoë   Öztürk ', 'Zoë Ö'],
      ['Zoë Öz.', 'Zoë Ö'],
    ],
    [['Cher'], ['Cher']],
    [[], []],
  ])('the names %j are shown as %j', (names, expected) => {
    expect(firstNames(names)).toEqual(expected);
  });

  it('every pupil gets a different name, never longer than their own', () => {
    const word = fc.constantFrom('Mia', 'Ben', 'Lee', 'Leeson', 'Khan', 'Ö', 'van');
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const short = firstNames(names);
        expect(short).toHaveLength(names.length);
        short.forEach((one, nth) =>
          expect(one.length).toBeLessThanOrEqual(names[nth]?.length ?? 0),
        );
      }),
    );
  });
});
