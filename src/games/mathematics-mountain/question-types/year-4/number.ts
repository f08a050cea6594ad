// Year 4: place value to 10,000, rounding, Roman numerals, counting back through zero, adding and taking away.
import { addOrTake, hasDistinctDigits } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { throughZero } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { moreOrLess, nextInSteps, romanNumeral, rounding, valueOfDigit } from '../forms.ts';
import { smallerFromLarger, sumFact, withoutCarrying } from '../ways.ts';
import { num, roman } from '../wording.ts';

const signs = oneOf('+', '−');

export const number = [
  questionType({
    id: 'Y4.PV.2/r4',
    level: 'A',
    pool: every(oneOf('more', 'less')).and(span(1001, 8999)),
    write: ([direction, n]) => moreOrLess(n, 1000, direction),
  }),
  questionType({
    id: 'Y4.PV.4/r5',
    level: 'A',
    inLaterYears: ([, place]) => place >= 100,
    pool: every(span(1234, 9876))
      .and(oneOf(10, 100, 1000))
      .where(([n]) => hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y4.PV.1/r7',
    level: 'A',
    pool: every(oneOf(6, 7, 9, 25, 1000))
      .and(span(0, 9))
      .where(([step, place]) => step * (place + 3) <= 9000),
    write: ([step, place]) => nextInSteps(step * place, step),
  }),
  questionType({
    id: 'Y4.PV.7/r11',
    level: 'B',
    pool: every(span(11, 9999))
      .and(oneOf(10, 100, 1000))
      .where(([n, to]) => n > to && n % to !== 0),
    write: ([n, to]) => rounding(n, to),
  }),
  questionType({
    id: 'Y4.PV.9/r12',
    level: 'B',
    takesLong: true,
    inLaterYears: ([value]) => value >= 40,
    pool: every(span(1, 100)).where(([value]) => roman(value).length <= 6),
    write: ([value]) => romanNumeral(value),
  }),
  questionType({
    id: 'Y4.PV.3/r19',
    level: 'B',
    pool: every(span(1, 25)).and(span(1, 20)),
    write: ([from, below]) => ({
      question: `Count back in ones from ${from} to ${num(-below)}. How many steps?`,
      picture: throughZero(-below, from),
      answer: from + below,
      explanation: `It is ${from} back to 0 and ${below} more: ${from} + ${below} = ${from + below}.`,
      slips: {
        'difference-across-zero': Math.abs(from - below),
        'counts-start-number': from + below + 1,
      },
    }),
  }),
  questionType({
    id: 'Y4.AS.1/r23',
    level: 'B',
    pool: every(span(1200, 8900, 100))
      .and(signs)
      .and(span(200, 900, 100)),
    write: ([n, sign, change]) => {
      const answer = addOrTake(n, sign, change);
      return {
        question: `${n} ${sign} ${change} = ?`,
        answer,
        explanation: `${n / 100} hundreds ${sign === '+' ? `and ${change / 100} more` : `less ${change / 100}`} is ${answer / 100} hundreds, which is ${answer}.`,
        slips: {
          'ten-not-carried': sign === '+' ? withoutCarrying(n, change) : undefined,
          'smaller-from-larger': sign === '−' ? smallerFromLarger(n, change) : undefined,
          'wrong-column': [addOrTake(n, sign, change * 10), addOrTake(n, sign, change / 10)],
        },
      };
    },
  }),
  questionType({
    id: 'Y4.AS.1/r25',
    level: 'C',
    pool: every(span(1111, 8999))
      .and(signs)
      .and(span(1111, 8999))
      .where(([a, sign, b]) => (sign === '+' ? a + b <= 9999 : a - b >= 1000)),
    write: ([a, sign, b]) => {
      const thousands = b - (b % 1000);
      const [first, then] = [addOrTake(a, sign, thousands), sign === '+' ? 'more' : 'less'];
      return {
        question: `${a} ${sign} ${b} = ?`,
        answer: addOrTake(a, sign, b),
        explanation: `Thousands first: ${a} ${sign} ${thousands} = ${first}, then ${b % 1000} ${then} is ${addOrTake(a, sign, b)}.`,
        fact: sumFact(sign === '+' ? a : a - b, b),
        slips: {
          'ten-not-carried': sign === '+' ? withoutCarrying(a, b) : undefined,
          'smaller-from-larger': sign === '−' ? smallerFromLarger(a, b) : undefined,
        },
      };
    },
  }),
];
