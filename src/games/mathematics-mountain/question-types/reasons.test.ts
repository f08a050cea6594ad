import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/random.ts';
import { TYPES_BY_YEAR } from '../deal.ts';
import { MISCONCEPTIONS, type Misconception } from './misconceptions.ts';
import { reasonFor } from './reasons.ts';
import { spokenForm } from './spoken.ts';

const DRAWS = 150;
const MOST_WORDS = 18;

const told = Object.values(TYPES_BY_YEAR)
  .flat()
  .flatMap((type) => {
    const random = seededRandom(type.row * 101);
    return Array.from({ length: DRAWS }, () => type.draw(random));
  })
  .flatMap((item) =>
    item.slips.map((slip) => ({
      ...item,
      ...slip,
      right: item.answer,
      reason: reasonFor(item, slip),
    })),
  );

describe('The reason for a wrong answer', () => {
  it('is needed for each misconception', () => {
    const used = new Set<string>(told.map(({ misconception }) => misconception));
    expect(Object.keys(MISCONCEPTIONS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('is one short sentence that names a number', () => {
    const poor = told.filter(
      ({ reason }) =>
        !/^[A-Z\d][^!?]*\.$/.test(reason) ||
        !/\d/.test(reason) ||
        /undefined|NaN|Infinity|\d{5}|wrong answer|mistake/.test(reason) ||
        reason.split(' ').length > MOST_WORDS,
    );
    expect([...new Set(poor.map(({ reason }) => reason))]).toEqual([]);
  });

  it('can be read aloud', () => {
    const signs = told.filter(({ reason }) => /[×÷−+=²³%£°]/.test(spokenForm(reason)));
    expect([...new Set(signs.map(({ reason }) => spokenForm(reason)))].slice(0, 20)).toEqual([]);
  });

  it.each<[string, number, number, Misconception, string]>([
    [
      '7 × 5 = ?',
      35,
      12,
      'adds-instead-of-multiplies',
      'You added 7 and 5: 7 × 5 is 7 groups of 5.',
    ],
    ['8 + ? = 14', 6, 22, 'adds-numbers-shown', 'You added 8 and 14: look again at what is asked.'],
    ['36 ÷ 4 = ?', 9, 32, 'subtracts-denominator', 'You took 4 away from 36: here you divide.'],
    ['15, 20, 25, ?', 30, 26, 'counts-in-ones', '26 goes on by 1: here each step is 5.'],
    [
      'What is the next prime after 32?',
      37,
      33,
      'odd-means-prime',
      '3 × 11 = 33, so 33 is not a prime.',
    ],
    [
      '458 + 276 = ?',
      734,
      624,
      'ten-not-carried',
      '624 is 110 too small: something has to be carried over.',
    ],
    [
      '500 × 60 = ?',
      30_000,
      3000,
      'zero-lost-or-extra',
      '3000 is 10 times too small: count the places again.',
    ],
  ])(
    'tells for %j with the answer %i what %i did',
    (question, right, answer, misconception, reason) => {
      expect(reasonFor({ question, answer: right }, { answer, misconception })).toBe(reason);
    },
  );
});
