// Squares and cubes, and multiplying and dividing by 10, 100 and 1000.
import { timesFact } from '#games/kit/rules/items.ts';
import { addOrTake } from '../arithmetic.ts';
import { digitsMove } from '../explanations.ts';
import type { Mistake } from '../misconceptions.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, num } from '../wording.ts';

export const powers = [
  questionType({
    id: 'Y5.MD.8/r1',
    level: 'A',
    inLaterYears: ([n]) => n >= 7 && n !== 10,
    pool: every(span(2, 12)),
    write: ([n]) => ({
      question: `${n}² = ?`,
      picture: { kind: 'array', rows: n, columns: n, of: 'squares' },
      answer: n * n,
      explanation: `${n} squared means ${n} × ${n} = ${n * n}.`,
      fact: timesFact(n, n),
      slips: {
        'multiplies-instead-of-powers': {
          answer: n * 2,
          reason: `You worked out ${n} × 2. ${n}² means ${n} × ${n}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.MD.8/r9',
    level: 'B',
    pool: every(oneOf(1, 2, 3, 4, 5, 10)),
    write: ([n]) => ({
      question: `${n}³ = ?`,
      answer: n ** 3,
      explanation: `${n} cubed means ${n} × ${n} × ${n} = ${n * n} × ${n} = ${n ** 3}.`,
      slips: {
        'multiplies-instead-of-powers': {
          answer: n * 3,
          reason: `You worked out ${n} × 3. ${n}³ means ${n} × ${n} × ${n}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.MD.9/r33',
    level: 'B',
    beside: 9,
    pool: every(oneOf('+', '−'))
      .and(span(2, 10))
      .and(span(2, 10))
      // With 1 or 2 between them, their sum or twice their sum is the difference of their squares.
      .where(([sign, a, b]) => (sign === '+' ? ![0, 1, 2].includes(a - b) : a > b)),
    write: ([sign, a, b]) => {
      const other = sign === '+' ? '−' : '+';
      const larger = Math.max(a, b);
      const mixedUp = addOrTake(a * a, other, b * b);
      return {
        question: `${a}² ${sign} ${b}² = ?`,
        answer: addOrTake(a * a, sign, b * b),
        explanation: `${a}² = ${a * a}, ${b}² = ${b * b}, and ${a * a} ${sign} ${b * b} = ${addOrTake(a * a, sign, b * b)}.`,
        slips: {
          'multiplies-instead-of-powers': {
            answer: addOrTake(2 * a, sign, 2 * b),
            // Twice 2 is its square too, so the larger number shows the slip.
            reason: `You doubled ${a} and ${b}. ${larger}² means ${larger} × ${larger}.`,
          },
          'signs-mixed-up': {
            answer: mixedUp,
            reason: `${mixedUp} is ${a}² ${other} ${b}². Look at the sign: ${a}² ${sign} ${b}².`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.7/r2',
    level: 'A',
    pool: every(span(12, 999))
      .and(oneOf(10, 100, 1000))
      .where(([n, power]) => n % 10 !== 0 && (n > 100 || power >= 100)),
    write: ([n, power]) => ({
      question: `${n} × ${power} = ?`,
      answer: n * power,
      explanation: `${digitsMove(power, 'left')}: ${num(n * power)}.`,
      slips: {
        'zero-lost-or-extra': [power / 10, power * 10].map((moved) =>
          movedBy(moved, n * moved, 'Multiplying', power),
        ),
      },
    }),
  }),
  questionType({
    id: 'Y5.MD.7/r3',
    level: 'A',
    pool: every(span(2, 999)).and(oneOf(10, 100, 1000)),
    write: ([quotient, power]) => ({
      question: `${num(quotient * power)} ÷ ${power} = ?`,
      answer: quotient,
      explanation: `${digitsMove(power, 'right')}: ${quotient}.`,
      slips: {
        'zero-lost-or-extra': [power * 10, power / 10].map((moved) =>
          movedBy(moved, (quotient * power) / moved, 'Dividing', power),
        ),
      },
    }),
  }),
  questionType({
    id: 'Y5.MD.7/r7',
    level: 'A',
    pool: every(span(2, 999))
      .and(oneOf(10, 100, 1000))
      .where(([digits]) => digits % 10 !== 0),
    write: ([digits, power]) => ({
      question: `${digits / power} × ${power} = ?`,
      answer: digits,
      explanation: `${digitsMove(power, 'left')}: ${digits}.`,
      slips: {
        'zero-lost-or-extra': [power * 10, power * 100].map((moved) =>
          movedBy(moved, digits * (moved / power), 'Multiplying', power),
        ),
      },
    }),
  }),
];

/** Multiplies or divides by another power of ten; nobody means to who leaves the number as it was. */
function movedBy(
  moved: number,
  answer: number,
  work: 'Multiplying' | 'Dividing',
  power: number,
): Mistake | undefined {
  const places = (of: number) => counted(String(of).length - 1, 'place');
  return moved === 1
    ? undefined
    : {
        answer,
        reason: `You moved the digits ${places(moved)}. ${work} by ${power} moves them ${places(power)}.`,
      };
}
