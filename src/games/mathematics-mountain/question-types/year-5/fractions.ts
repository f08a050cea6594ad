// Year 5: fractions, decimals and per cent.
import { highestCommonFactor } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import {
  fractionBars,
  hundredths as hundredSquare,
  partsOfAmount,
  percentBar,
} from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { capital, fractionInWords, parts } from '../wording.ts';

const isLowest = (top: number, bottom: number) =>
  top < bottom && highestCommonFactor(top, bottom) === 1;

export const fractions = [
  questionType({
    id: 'Y5.FR.12/r5',
    level: 'A',
    pool: every(span(1, 24))
      .and(oneOf(2, 4, 5, 10, 20, 25))
      .where(([top, bottom]) => isLowest(top, bottom)),
    write: ([top, bottom]) => {
      const answer = (top * 100) / bottom;
      return {
        question: `${top}/${bottom} = ?%`,
        ...partsOfAmount('100%', bottom, top),
        answer,
        explanation: `${100 / bottom} × ${bottom} = 100, so ${top}/${bottom} = ${answer}/100, which is ${answer}%.`,
        slips: { 'numerator-as-per-cent': top },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.11/r6',
    level: 'A',
    pool: every(span(1, 99)),
    write: ([hundredths]) => ({
      question: `${hundredths / 100} = ?%`,
      picture: hundredSquare(hundredths),
      answer: hundredths,
      explanation: `Per cent means hundredths, and ${hundredths / 100} is ${hundredths} ${parts(100, hundredths)}.`,
      slips: {
        'decimal-point-misread': hundredths % 10 === 0 ? hundredths / 10 : hundredths * 10,
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.3/r12',
    level: 'B',
    pool: every(span(1, 12))
      .and(span(1, 11))
      .and(span(2, 12))
      .where(([, top, bottom]) => isLowest(top, bottom)),
    write: ([whole, top, bottom]) => {
      const wholes = whole * bottom;
      return {
        question: `${whole} ${top}/${bottom} = ?/${bottom}`,
        ...fractionBars([wholes + top, bottom]),
        answer: wholes + top,
        explanation: `${whole} ${whole === 1 ? 'whole is' : 'wholes are'} ${wholes} ${parts(bottom, wholes)}, and ${top} more is ${wholes + top}.`,
        slips: { 'adds-whole-and-numerator': whole + top },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.3/r56',
    level: 'B',
    beside: 12,
    pool: every(span(1, 9))
      .and(span(1, 11))
      .and(span(2, 12))
      .where(([, rest, bottom]) => isLowest(rest, bottom)),
    write: ([whole, rest, bottom]) => {
      const top = whole * bottom + rest;
      return {
        question: `${top}/${bottom} = ? ${rest}/${bottom}`,
        spoken: `${fractionInWords(top, bottom)} equals how many wholes and ${fractionInWords(rest, bottom)}?`,
        ...fractionBars([top, bottom]),
        answer: whole,
        explanation: `${top} ÷ ${bottom} = ${whole} with ${rest} left over, so it is ${whole} ${rest}/${bottom}.`,
        slips: {
          'subtracts-denominator': top - bottom,
          'one-step-out': {
            answer: whole + 1,
            reason: `${whole + 1} wholes are ${(whole + 1) * bottom}/${bottom}, which is more than ${top}/${bottom}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.4/r13',
    level: 'B',
    pool: every(span(1, 7))
      .and(span(2, 8))
      .and(oneOf('+', '−'))
      .and(span(1, 31))
      .and(span(2, 4))
      .where(
        ([a, b, sign, c, times]) =>
          isLowest(a, b) && isLowest(c, b * times) && (sign === '+' || a * times > c),
      ),
    write: ([a, b, sign, c, times]) => {
      const bottom = b * times;
      const answer = sign === '+' ? a * times + c : a * times - c;
      return {
        question: `${a}/${b} ${sign} ${c}/${bottom} = ?/${bottom}`,
        ...fractionBars([a, b], [c, bottom]),
        answer,
        explanation: `${a}/${b} is ${a * times}/${bottom}, and ${a * times} ${sign} ${c} = ${answer}.`,
        slips: { 'adds-numerators-only': sign === '+' ? a + c : Math.abs(a - c) },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.5/r14',
    level: 'B',
    pool: every(span(1, 11))
      .and(span(2, 12))
      .and(span(1, 12))
      .where(([top, bottom]) => isLowest(top, bottom)),
    write: ([top, bottom, each]) => {
      const [n, answer] = [bottom * each, top * each];
      const one = `${capital(fractionInWords(1, bottom))} of ${n} is ${each}`;
      return {
        question: `${top}/${bottom} × ${n} = ?`,
        ...partsOfAmount(String(n), bottom, top),
        answer,
        explanation:
          top === 1
            ? `${one}, since ${n} ÷ ${bottom} = ${each}.`
            : `${one}, and ${top} × ${each} = ${answer}.`,
        slips: {
          'multiplies-by-numerator-only': top * n,
          'unit-fraction-only': each,
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.12/r26',
    level: 'B',
    pool: every(oneOf(50, 25, 10, 20, 75))
      .and(span(4, 1200))
      .where(
        ([percent, n]) =>
          (percent * n) % 100 === 0 && percent * n > 100 && (n <= 100 || n % 10 === 0),
      ),
    write: ([percent, n]) => ({
      question: `What is ${percent}% of ${n}?`,
      ...percentBar(percent, String(n)),
      answer: (percent * n) / 100,
      explanation: percentWay(percent, n),
      slips: {
        'divides-by-per-cent': n / percent,
        'unit-fraction-only': percent === 75 ? n / 4 : undefined,
        'halves-any-fraction': n / 2,
        'subtracts-denominator': n - percent,
      },
    }),
  }),
];

function percentWay(percent: number, n: number): string {
  const answer = (percent * n) / 100;
  if (percent === 75)
    return `75% is three quarters: ${n} ÷ 4 = ${n / 4}, and 3 × ${n / 4} = ${answer}.`;
  const divisor = 100 / percent;
  return `${percent}% is ${fractionInWords(1, divisor)}, and ${n} ÷ ${divisor} = ${answer}.`;
}
