import { describe, expect, it } from 'vitest';
import {
  addToTwentyWay,
  nextPrimeWay,
  quotientWay,
  romanWay,
  smallerFromLarger,
  tablesWay,
  takeFromTwentyWay,
  takeThroughTenWay,
  tensDigitAsOnes,
  withoutCarrying,
} from './ways.ts';

describe('ways to an answer', () => {
  it.each([
    [addToTwentyWay(8, 7), '8 + 2 = 10, then 5 more is 15.'],
    [addToTwentyWay(3, 6), 'Start at 6 and count on 3: you reach 9.'],
    [addToTwentyWay(0, 4), 'Adding 0 changes nothing: 4 + 0 = 4.'],
    [takeFromTwentyWay(17, 9), '17 − 7 = 10, then take 2 more: 8 is left.'],
    [takeFromTwentyWay(17, 7), 'Take 7 from 17 and 10 is left.'],
    [takeThroughTenWay(52, 7), '52 − 2 = 50, then 5 less is 45.'],
    [takeThroughTenWay(50, 7), '10 − 7 = 3, so 50 − 7 = 43.'],
    [tablesWay(7, 8), '4 × 7 = 28, and double 28 is 56.'],
    [tablesWay(9, 6), '10 × 6 = 60, and one 6 less is 54.'],
    [tablesWay(10, 7), '7 tens equal 70.'],
    [quotientWay(7, 8), '5 × 8 = 40 and 2 × 8 = 16: 5 + 2 = 7.'],
    [quotientWay(3, 9), 'Count in nines: 9, 18, 27, which is 3 steps.'],
    [nextPrimeWay(53), '55 = 5 × 11 and 57 = 3 × 19, but only 1 and 59 divide 59.'],
    [tablesWay(6, 9), '10 × 6 = 60, and one 6 less is 54.'],
    [romanWay(42), 'XL is 40 and II is 2, so XLII is 42.'],
    [romanWay(9), 'A smaller letter in front is taken away: 10 − 1 = 9.'],
    [romanWay(8), 'Add the letters: 5 + 1 + 1 + 1 = 8.'],
  ])('%s', (way, expected) => {
    expect(way).toBe(expected);
  });
});

describe('known errors in columns', () => {
  it('lose the carry, take the smaller digit, treat tens as ones', () => {
    expect(withoutCarrying(458, 276)).toBe(624);
    expect(smallerFromLarger(403, 127)).toBe(324);
    expect(tensDigitAsOnes(237, 24)).toBe(1422);
  });
});
