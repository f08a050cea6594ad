// Year 3: fractions of a set, and adding and taking away fractions with the same denominator.
import { highestCommonFactor } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { fractionOf, sameDenominator, unitFraction } from '../forms.ts';

export const fractions = [
  questionType({
    id: 'Y3.FR.2/r11',
    level: 'B',
    pool: every(oneOf(2, 3, 4, 5, 8, 10)).and(span(2, 10)),
    write: ([denominator, each]) => unitFraction(denominator, each),
  }),
  questionType({
    id: 'Y3.FR.5/r12',
    level: 'A',
    pool: every(span(1, 11))
      .and(oneOf('+', '−'))
      .and(span(1, 11))
      .and(span(4, 12))
      .where(([a, sign, b, d]) => (sign === '+' ? a + b <= d : b < a && a < d)),
    write: ([a, sign, b, denominator]) => sameDenominator(a, sign, b, denominator),
  }),
  questionType({
    id: 'Y3.FR.2/r22',
    level: 'B',
    pool: every(span(2, 9))
      .and(oneOf(3, 4, 5, 8, 10))
      .and(span(2, 6))
      .where(([numerator, d]) => numerator < d && highestCommonFactor(numerator, d) === 1),
    write: ([numerator, denominator, each]) => fractionOf(numerator, denominator, each),
  }),
];
