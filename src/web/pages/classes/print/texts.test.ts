import { expect, it } from 'vitest';
import { counted, daysText, leftOutText, listed, rightText } from './texts.ts';

it.each([
  ['2026-11-16', '2026-11-22', '16 to 22 November 2026'],
  ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
])('the period from %s to %s is printed as %s', (from, to, text) => {
  expect(daysText(from, to)).toBe(text);
});

it.each([
  [0, '0 games'],
  [1, '1 game'],
  [1234, '1,234 games'],
])('a count of %i is printed as %s', (count, text) => {
  expect(counted(count, 'game')).toBe(text);
});

it('a list reads as a sentence', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

it.each([
  [0, 0, '0 of 0'],
  [4, 4, '4 of 4'],
  [4, 5, '4 of 5 (80%)'],
  [18, 21, '18 of 21 (85%)'],
  [39, 49, '39 of 49 (79%)'],
])(
  '%i right of %i answers are printed as %s, with a share from five answers on',
  (right, answers, text) => {
    expect(rightText({ right, answers })).toBe(text);
  },
);

it.each([
  [0, 0, null],
  [1, 0, 'Not counted: 1 game rushed (too fast to have read the questions).'],
  [0, 2, 'Not counted: 2 games that could not be checked.'],
  [
    3,
    1,
    'Not counted: 3 games rushed (too fast to have read the questions) and 1 game that could not be checked.',
  ],
])('%i rushed and %i unverified rounds are named', (rushed, unverified, text) => {
  expect(leftOutText({ verified: 9, rushed, unverified })).toBe(text);
});
