// Year 5: place value to 1,000,000, rounding, Roman numerals, temperatures, adding and taking away.
import { addOrTake, hasDistinctDigits } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { moreOrLess, romanNumeral, rounding, valueOfDigit } from '../forms.ts';
import { smallerFromLarger, sumFact, withoutCarrying } from '../ways.ts';
import { num, roman } from '../wording.ts';

const signs = oneOf('+', '−');

export const number = [
  questionType({
    id: 'Y5.PV.1/r4',
    level: 'A',
    pool: every(span(12_345, 987_654))
      .and(oneOf(100, 1000, 10_000, 100_000))
      .where(([n, place]) => place <= n && hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y5.PV.2/r8',
    level: 'A',
    pool: every(oneOf(10_000, 100_000))
      .and(oneOf('more', 'less'))
      .and(span(110_000, 890_000, 1000)),
    write: ([step, direction, n]) => moreOrLess(n, step, direction),
  }),
  questionType({
    id: 'Y5.PV.4/r10',
    level: 'B',
    pool: every(span(1001, 999_999))
      .and(oneOf(10, 100, 1000, 10_000, 100_000))
      .where(([n, to]) => n > to && n % to !== 0),
    write: ([n, to]) => rounding(n, to),
  }),
  questionType({
    id: 'Y5.PV.6/r11',
    level: 'B',
    takesLong: true,
    pool: every(span(100, 2050)).where(
      ([value]) => (value <= 1000 || value >= 1900) && roman(value).length <= 6,
    ),
    write: ([value]) => romanNumeral(value),
  }),
  questionType({
    id: 'Y5.PV.3/r20',
    level: 'B',
    pool: every(span(1, 20)).and(span(0, 25)),
    write: ([below, above]) => ({
      question: `It is ${num(-below)} °C. It rises ${below + above} °C. New temperature in °C?`,
      picture: {
        kind: 'number-line',
        from: -below - 1,
        to: Math.max(above, 0) + 2,
        step: 1,
        labels: [-below, 0],
      },
      answer: above,
      explanation:
        above === 0
          ? `A rise of ${below} °C from ${num(-below)} °C reaches 0 °C.`
          : `A rise of ${below} °C reaches 0, and ${above} °C more reaches ${above} °C.`,
      slips: { 'ignores-minus-sign': below + below + above },
    }),
  }),
  questionType({
    id: 'Y5.AS.2/r24',
    level: 'B',
    pool: every(span(12_000, 95_000, 1000))
      .and(signs)
      .and(span(2000, 9000, 1000)),
    write: ([n, sign, change]) => {
      const answer = addOrTake(n, sign, change);
      return {
        question: `${num(n)} ${sign} ${num(change)} = ?`,
        answer,
        explanation: `${n / 1000} ${sign} ${change / 1000} = ${answer / 1000}, so the answer is ${answer / 1000} thousand: ${num(answer)}.`,
        slips: {
          'wrong-column': [addOrTake(n, sign, change * 10), addOrTake(n, sign, change / 10)],
          'ten-not-carried': sign === '+' ? withoutCarrying(n, change) : undefined,
          'smaller-from-larger': sign === '−' ? smallerFromLarger(n, change) : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y5.AS.1/r28',
    level: 'C',
    pool: every(span(10_001, 59_999))
      .and(signs)
      .and(span(10_001, 59_999))
      .where(([a, sign, b]) => sign === '+' || a - b >= 1000),
    write: ([a, sign, b]) => {
      const rest = b % 10_000;
      const first = addOrTake(a, sign, b - rest);
      return {
        question: `${num(a)} ${sign} ${num(b)} = ?`,
        answer: addOrTake(a, sign, b),
        explanation: `${num(a)} ${sign} ${num(b - rest)} = ${num(first)}, then ${num(rest)} ${sign === '+' ? 'more' : 'less'} is ${num(addOrTake(a, sign, b))}.`,
        fact: sumFact(sign === '+' ? a : a - b, b),
        slips: {
          'ten-not-carried': sign === '+' ? withoutCarrying(a, b) : undefined,
          'smaller-from-larger': sign === '−' ? smallerFromLarger(a, b) : undefined,
        },
      };
    },
  }),
];
