// Year 6 question types: numbers to 10,000,000, order of operations, fractions, percentages, ratio, algebra, measures.
import { inOrder } from './question-type.ts';
import { moreMeasures } from './year-6/more-measures.ts';
import { moreNumber } from './year-6/more-number.ts';
import { algebra } from './year-6/algebra.ts';
import { fractions } from './year-6/fractions.ts';
import { measures } from './year-6/measures.ts';
import { number } from './year-6/number.ts';
import { shapes } from './year-6/shapes.ts';

/** The Year 6 question types, easy to hard. */
export const types = inOrder(
  number,
  fractions,
  algebra,
  measures,
  moreNumber,
  moreMeasures,
  shapes,
);
