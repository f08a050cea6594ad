// Year 5 question types: numbers to 1,000,000, powers, factors and primes, per cent, units, area, volume and angles.
import { inOrder } from './question-type.ts';
import { moreFractions } from './year-5/more-fractions.ts';
import { moreMeasures } from './year-5/more-measures.ts';
import { moreNumber } from './year-5/more-number.ts';
import { fractions } from './year-5/fractions.ts';
import { measures } from './year-5/measures.ts';
import { multiplication } from './year-5/multiplication.ts';
import { number } from './year-5/number.ts';

/** The Year 5 question types, easy to hard. */
export const types = inOrder(
  number,
  multiplication,
  fractions,
  measures,
  moreNumber,
  moreFractions,
  moreMeasures,
);
