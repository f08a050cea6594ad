// Year 5: what the table leaves out about problems, estimates, primes, rates and mixed operations.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { addOrTake, smallestFactor } from '../arithmetic.ts';
import { estimate } from '../more-forms.ts';
import { num } from '../wording.ts';

export const moreNumber = [
  questionType({
    id: 'Y5.PV.5/r29',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(oneOf('come', 'leave')).and(span(12, 95)).and(span(2, 9)),
    write: ([change, people, thousands]) => {
      const [sign, shown] =
        change === 'come' ? (['+', 'more come'] as const) : (['−', 'leave'] as const);
      const now = addOrTake(people, sign, thousands);
      return {
        question: `A town has ${num(people * 1000)} people. ${num(thousands * 1000)} ${shown}. How many now?`,
        answer: now * 1000,
        explanation: `${people} ${sign} ${thousands} = ${now}, and that many thousands is ${num(now * 1000)}.`,
        slips: {
          'wrong-column': addOrTake(people * 1000, sign, thousands * 100),
          'zero-lost-or-extra': now * 100,
        },
      };
    },
  }),
  questionType({
    id: 'Y5.AS.3/r30',
    level: 'B',
    beside: 10,
    pool: every(span(2, 9))
      .and(oneOf(-12, -6, -2, 3, 8, 15))
      .and(span(1, 9))
      .and(oneOf(-15, -8, -1, 4, 9, 12)),
    write: ([a, besideA, b, besideB]) =>
      estimate(1000 * a + besideA, '+', 1000 * b + besideB, 1000),
  }),
  questionType({
    id: 'Y5.AS.4/r31',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(span(300, 900, 100))
      .and(span(50, 140, 10))
      .and(span(20, 90, 10))
      .and(span(10, 50, 10)),
    write: ([pens, first, second, more]) => {
      const left = pens - first - second;
      return {
        question: `${pens} pens. Sell ${first}, then ${second}. Buy ${more}. How many now?`,
        answer: left + more,
        explanation: `${pens} − ${first} = ${pens - first}, ${pens - first} − ${second} = ${left}, and ${left} + ${more} = ${left + more}.`,
        slips: {
          'stops-after-first-step': [
            {
              answer: left,
              reason: `${pens} − ${first} − ${second} = ${left}. Now add the ${more}.`,
            },
            {
              answer: pens - first,
              reason: `${pens} − ${first} = ${pens - first}. Then ${second} more are sold.`,
            },
          ],
          'one-number-left-out': {
            answer: pens - first + more,
            reason: `You left out the ${second} that are sold after the ${first}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.2/r32',
    level: 'B',
    beside: 15,
    pool: every(span(4, 120)).where(([n]) => smallestFactor(n) < n),
    write: ([n]) => {
      const factor = smallestFactor(n);
      return {
        question: `What is the smallest prime factor of ${n}?`,
        answer: factor,
        explanation: `${factor} × ${n / factor} = ${n}, and no smaller prime divides ${n}.`,
        slips: {
          'one-is-prime': 1,
          'factor-and-multiple-swapped': n,
          'odd-means-prime': n / factor,
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.9/r33',
    level: 'B',
    beside: 9,
    pool: every(oneOf('+', '−'))
      .and(span(2, 10))
      .and(span(2, 10))
      .where(([sign, a, b]) => sign === '+' || a > b),
    write: ([sign, a, b]) => ({
      question: `${a}² ${sign} ${b}² = ?`,
      answer: addOrTake(a * a, sign, b * b),
      explanation: `${a}² = ${a * a}, ${b}² = ${b * b}, and ${a * a} ${sign} ${b * b} = ${addOrTake(a * a, sign, b * b)}.`,
      slips: {
        'multiplies-instead-of-powers': addOrTake(2 * a, sign, 2 * b),
        'signs-mixed-up': addOrTake(a * a, sign === '+' ? '−' : '+', b * b),
      },
    }),
  }),
  questionType({
    id: 'Y5.MD.10/r34',
    level: 'B',
    beside: 18,
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(10, 140, 10))
      .where(([a, b, c]) => c < a * b),
    write: ([a, b, c]) => ({
      question: `${a} × ${b} = ${c} + ?`,
      answer: a * b - c,
      explanation: `${a} × ${b} = ${a * b}, and ${a * b} − ${c} = ${a * b - c}.`,
      slips: { 'equals-as-work-it-out': a * b, 'adds-numbers-shown': a * b + c },
    }),
  }),
  questionType({
    id: 'Y5.MD.11/r35',
    level: 'B',
    takesLong: true,
    beside: 18,
    pool: every(span(8, 20))
      .and(span(2, 30))
      .where(([, minutes]) => minutes <= 12 || minutes % 10 === 0),
    write: ([litres, minutes]) => ({
      question: `A hose gives ${litres} litres in 1 minute. How many litres in ${minutes} minutes?`,
      answer: litres * minutes,
      explanation: `In ${minutes} minutes it is ${minutes} times as much: ${minutes} × ${litres} = ${litres * minutes}.`,
      slips: {
        'adds-instead-of-scales': litres + minutes - 1,
        'adds-instead-of-multiplies': litres + minutes,
      },
    }),
  }),
];
