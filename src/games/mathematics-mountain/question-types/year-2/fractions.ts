// Year 2: halves, thirds, quarters and three quarters.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { fractionOf, unitFraction } from '../forms.ts';

export const fractions = [
  questionType({
    id: 'Y2.FR.1/r15',
    level: 'B',
    pool: every(oneOf(2, 3, 4))
      .and(span(1, 20))
      .where(([d, each]) => d === 2 || each <= 10),
    write: ([denominator, each]) => unitFraction(denominator, each, true),
  }),
  questionType({
    id: 'Y2.FR.1/r16',
    level: 'B',
    pool: every(oneOf(2, 3)).and(span(1, 10)),
    write: ([numerator, each]) => fractionOf(numerator, 4, each),
  }),
];
