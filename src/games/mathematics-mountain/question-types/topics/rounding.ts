// Rounding, and estimates with rounded numbers.
import { hasOnes } from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import { zeroLostOrExtra } from '../mistakes.ts';
import { roundedOnLine } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { num } from '../wording.ts';

export const rounding = [
  questionType({
    id: 'Y4.PV.7/r11',
    level: 'B',
    pool: every(span(11, 9999))
      .and(oneOf(10, 100, 1000))
      .where(([n, to]) => n > to && n % to !== 0),
    write: ([n, to]) => roundTo(n, to),
  }),
  questionType({
    id: 'Y4.AS.2/r30',
    level: 'B',
    beside: 11,
    pool: every(span(2, 8))
      .and(oneOf(-8, -4, -2, 3, 5, 9))
      .and(span(1, 8))
      .and(oneOf(-7, -3, -1, 2, 6, 8))
      // The estimate is not the exact sum.
      .where(([, besideA, , besideB]) => besideA + besideB !== 0),
    write: ([a, besideA, b, besideB]) => estimate(100 * a + besideA, '+', 100 * b + besideB, 100),
  }),
  questionType({
    id: 'Y4.FR.8/r9',
    level: 'A',
    pool: every(span(11, 599)).where(([n]) => n % 10 !== 0),
    write: ([n]) => {
      const [below, above] = [Math.floor(n / 10), Math.ceil(n / 10)];
      const answer = n % 10 < 5 ? below : above;
      return {
        question: `Round ${n / 10} to the nearest whole number.`,
        picture: roundedOnLine(below, above, n / 10),
        answer,
        explanation:
          n % 10 === 5
            ? `${n / 10} is halfway between ${below} and ${above}, and halfway rounds up.`
            : `${n / 10} is between ${below} and ${above}, and closer to ${answer}.`,
        slips: {
          'rounds-down': roundedAway(String(n / 10), below, answer, n % 10 === 5),
          'rounds-up': roundedAway(String(n / 10), above, answer, n % 10 === 5),
          'decimal-point-misread': {
            answer: n,
            reason: `${n} is ${n / 10} without its decimal point. Choose ${below} or ${above}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.PV.4/r10',
    level: 'B',
    pool: every(span(1001, 999_999))
      .and(oneOf(10, 100, 1000, 10_000, 100_000))
      .where(([n, to]) => n > to && n % to !== 0),
    write: ([n, to]) => roundTo(n, to),
  }),
  questionType({
    id: 'Y5.AS.3/r30',
    level: 'B',
    beside: 10,
    pool: every(span(2, 9))
      .and(oneOf(-12, -6, -2, 3, 8, 15))
      .and(span(1, 9))
      .and(oneOf(-15, -8, -1, 4, 9, 12))
      // The estimate is not the exact sum.
      .where(([, besideA, , besideB]) => besideA + besideB !== 0),
    write: ([a, besideA, b, besideB]) =>
      estimate(1000 * a + besideA, '+', 1000 * b + besideB, 1000),
  }),
  questionType({
    id: 'Y5.FR.8/r40',
    level: 'B',
    beside: 10,
    pool: every(span(111, 4999)).where(([n]) => hasOnes(n) && n % 100 !== 50),
    write: ([n]) => {
      const [below, above] = [Math.floor(n / 100), Math.ceil(n / 100)];
      const answer = Math.round(n / 100);
      const tenths = Math.round(n / 10);
      const oneDecimal = (tenths / 10).toFixed(1);
      return {
        question: `Round ${n / 100} to the nearest whole number.`,
        picture: roundedOnLine(below, above, n / 100),
        answer,
        explanation: `${n / 100} is between ${below} and ${above}, and closer to ${answer}.`,
        slips: {
          'rounds-down': roundedAway(String(n / 100), below, answer),
          'rounds-up': roundedAway(String(n / 100), above, answer),
          'rounds-wrong-place': {
            answer: tenths,
            reason: `You rounded to the nearest tenth, ${oneDecimal}, and left out the point. Choose ${below} or ${above}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.PV.2/r28',
    level: 'B',
    pool: every(span(10_001, 9_999_999))
      .and(oneOf(10, 100, 1000, 10_000, 100_000, 1_000_000))
      .where(([n, to]) => n > to && n % to !== 0),
    write: ([n, to]) => roundTo(n, to),
  }),
  questionType({
    id: 'Y6.CA.9/r36',
    level: 'B',
    takesLong: true,
    beside: 29,
    pool: every(span(2, 9))
      .and(oneOf(-3, -2, -1, 1, 2, 3))
      .and(span(2, 9))
      .and(oneOf(-3, -2, -1, 1, 2, 3))
      .where(([a, besideA, b, besideB]) => a !== b || besideA !== besideB),
    write: ([a, besideA, b, besideB]) => estimate(10 * a + besideA, '×', 10 * b + besideB, 10),
  }),
  questionType({
    id: 'Y6.FR.10/r40',
    level: 'B',
    takesLong: true,
    beside: 14,
    pool: every(span(10, 110))
      .and(span(3, 9))
      .where(([n, by]) => n % by !== 0 && (n % by) * 2 !== by && n > by),
    write: ([n, by]) => {
      const [below, above] = [Math.floor(n / by), Math.ceil(n / by)];
      const answer = Math.round(n / by);
      const other = below + above - answer;
      return {
        question: `Round ${n} ÷ ${by} to the nearest whole number.`,
        answer,
        explanation: `${n} is closer to ${answer} × ${by} = ${answer * by} than to ${other} × ${by} = ${other * by}, so round to ${answer}.`,
        slips: {
          'rounds-down': roundedQuotient(n, by, below, answer),
          'rounds-up': roundedQuotient(n, by, above, answer),
        },
      };
    },
  }),
];

/** The same for a quotient, told by the multiples on both sides of the number. */
function roundedQuotient(n: number, by: number, answer: number, right: number): Mistake {
  return {
    answer,
    reason: `${n} is closer to ${right} × ${by} = ${right * by} than to ${answer} × ${by} = ${answer * by}.`,
  };
}

/** 'Round 2748 to the nearest 100.'; halfway rounds up. */
function roundTo(n: number, to: number) {
  const [below, above] = [Math.floor(n / to) * to, Math.ceil(n / to) * to];
  const isHalfway = n - below === above - n;
  const answer = nearest(n, to);
  const between = `between ${num(below)} and ${num(above)}`;
  return {
    question: `Round ${num(n)} to the nearest ${num(to)}.`,
    answer,
    picture: roundedOnLine(below, above, n),
    explanation: isHalfway
      ? `${num(n)} is halfway ${between}, and halfway rounds up.`
      : `${num(n)} is ${between}, and closer to ${num(answer)}.`,
    slips: {
      'rounds-down': roundedAway(num(n), below, answer, isHalfway),
      'rounds-up': roundedAway(num(n), above, answer, isHalfway),
      'rounds-wrong-place': [
        roundedElsewhere(n, to, to * 10),
        n >= to * 10
          ? {
              answer: Math.floor(n / (to * 10)) * to * 10,
              reason: `${num(n)} is ${between}, so ${num(Math.floor(n / (to * 10)) * to * 10)} is too far away.`,
            }
          : undefined,
        n % (to / 10) > 0 ? roundedElsewhere(n, to, to / 10) : undefined,
      ],
    },
  };
}

function nearest(n: number, to: number): number {
  return Math.floor(n / to + 0.5) * to;
}

/** Rounds to the wrong one of two neighbours. */
function roundedAway(what: string, answer: number, right: number, isHalfway = false): Mistake {
  return {
    answer,
    reason: isHalfway
      ? `${what} is halfway between ${num(answer)} and ${num(right)}, and halfway rounds up.`
      : `${what} is ${right > answer ? 'more' : 'less'} than ${num((answer + right) / 2)}, the halfway point, so it rounds ${right > answer ? 'up' : 'down'}.`,
  };
}

/** Rounds to `used` instead of `to`. */
function roundedElsewhere(n: number, to: number, used: number): Mistake | undefined {
  const answer = nearest(n, used);
  // Nobody rounds to nothing.
  if (answer === 0) return undefined;
  return {
    answer,
    reason: `You rounded to the nearest ${num(used)}. Round to the nearest ${num(to)}.`,
  };
}

/** 'Estimate 498 + 305 by rounding both numbers to the nearest 100.' */
function estimate(a: number, sign: '+' | '×', b: number, to: number) {
  const [nearA, nearB] = [Math.round(a / to) * to, Math.round(b / to) * to];
  const work = (one: number, other: number) => (sign === '+' ? one + other : one * other);
  const answer = work(nearA, nearB);
  return {
    question: `Estimate ${num(a)} ${sign} ${num(b)} by rounding both numbers to the nearest ${num(to)}.`,
    answer,
    explanation: `${num(a)} is about ${num(nearA)}, ${num(b)} is about ${num(nearB)}, and ${num(nearA)} ${sign} ${num(nearB)} = ${num(answer)}.`,
    slips: {
      'exact-for-estimate': {
        answer: work(a, b),
        reason: `${num(work(a, b))} is exactly ${num(a)} ${sign} ${num(b)}. Round both numbers first.`,
      },
      'zero-lost-or-extra':
        sign === '×' ? zeroLostOrExtra(answer, `${nearA} × ${nearB}`) : undefined,
    },
  };
}
