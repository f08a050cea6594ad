// Halves, thirds and other fractions of an amount.
import { highestCommonFactor, isInLowestTerms } from '../arithmetic.ts';
import { sumFact } from '../item.ts';
import type { Mistake } from '../misconceptions.ts';
import { halved, onlyOnePart, tookAway } from '../mistakes.ts';
import { fractionBars, partsOfAmount } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, fractionInWords } from '../wording.ts';

const SHARES: Readonly<Record<number, string>> = { 2: 'half', 3: 'a third', 4: 'a quarter' };

export const fractionsOfAmounts = [
  questionType({
    id: 'Y1.FR.1/r10',
    level: 'B',
    inLaterYears: ([half]) => half >= 4,
    pool: every(span(1, 10)),
    write: ([half]) => ({
      ...unitFraction(2, half, true),
      picture: { kind: 'sharing', groups: 2, pile: 2 * half },
      explanation: `${half} + ${half} = ${2 * half}, so half of ${2 * half} is ${half}.`,
      fact: sumFact(half, half),
    }),
  }),
  questionType({
    id: 'Y1.FR.2/r20',
    level: 'B',
    pool: every(span(1, 5)),
    write: ([quarter]) => ({
      ...unitFraction(4, quarter, true),
      picture: { kind: 'sharing', groups: 4, pile: 4 * quarter },
      slips: {
        'quarter-as-half': {
          answer: 2 * quarter,
          reason: `${2 * quarter} is half of ${4 * quarter}. A quarter of ${4 * quarter} is half of ${2 * quarter}.`,
        },
      },
    }),
  }),
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
  questionType({
    id: 'Y2.FR.2/r32',
    level: 'B',
    beside: 15,
    pool: every(span(4, 80, 4)),
    write: ([n]) => ({
      question: `1/2 of ${n} is ${n / 2}. What is 2/4 of ${n}?`,
      spoken: `One half of ${n} is ${n / 2}. What is two quarters of ${n}?`,
      ...fractionBars([1, 2], [2, 4]),
      answer: n / 2,
      explanation: `2/4 is the same as 1/2, so 2/4 of ${n} is ${n / 2} as well.`,
      slips: {
        'unit-fraction-only': onlyOnePart(n / 4, 4, n, 2),
        'multiplies-by-numerator-only': {
          answer: n,
          reason: `${n} is 2 halves, which is the whole. Here you need 2 quarters.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y3.FR.2/r11',
    level: 'B',
    pool: every(oneOf(2, 3, 4, 5, 8, 10)).and(span(2, 10)),
    write: ([denominator, each]) => unitFraction(denominator, each),
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
  questionType({
    id: 'Y4.FR.3/r22',
    level: 'B',
    pool: every(span(2, 11))
      .and(span(3, 12))
      .and(span(2, 12))
      .where(
        ([numerator, d, each]) =>
          numerator < d && highestCommonFactor(numerator, d) === 1 && d * each <= 96,
      ),
    write: ([numerator, denominator, each]) => fractionOf(numerator, denominator, each),
  }),
  questionType({
    id: 'Y5.FR.5/r14',
    level: 'B',
    pool: every(span(1, 11))
      .and(span(2, 12))
      .and(span(1, 12))
      .where(([top, bottom]) => isInLowestTerms(top, bottom)),
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
          'multiplies-by-numerator-only': onlyMultiplied(top, bottom, n),
          'unit-fraction-only': onlyOnePart(each, bottom, n, top),
        },
      };
    },
  }),
];

/** '1/5 of 35?', or in words for a half, a third and a quarter when `said`. */
function unitFraction(denominator: number, answer: number, said = false) {
  const n = denominator * answer;
  const part = said ? (SHARES[denominator] ?? '') : `1/${denominator}`;
  return {
    question: `What is ${part} of ${n}?`,
    answer,
    ...partsOfAmount(String(n), denominator, 1),
    explanation: said
      ? partWay(denominator, answer)
      : `${part} of ${n} is one of ${denominator} equal parts: ${n} ÷ ${denominator} = ${answer}.`,
    slips: {
      'halves-any-fraction': denominator === 2 ? undefined : halved(n, part),
      'subtracts-denominator': said
        ? tookAway(n, denominator, `Here you make ${denominator} equal parts.`)
        : tookAway(n, denominator),
    },
  };
}

function partWay(denominator: number, answer: number): string {
  const n = denominator * answer;
  const ones = n % 10;
  return denominator === 2 && n > 20 && ones > 0
    ? `Half of ${n - ones} is ${(n - ones) / 2} and half of ${ones} is ${ones / 2}: ${(n - ones) / 2} + ${ones / 2} = ${answer}.`
    : `${denominator} parts of ${answer} equal ${n}, so one part is ${answer}.`;
}

/** '3/5 of 20?' with `each` in every part. */
function fractionOf(numerator: number, denominator: number, each: number) {
  const n = denominator * each;
  const answer = numerator * each;
  return {
    question: `What is ${numerator}/${denominator} of ${n}?`,
    answer,
    ...partsOfAmount(String(n), denominator, numerator),
    explanation:
      numerator * 2 === denominator
        ? `${numerator}/${denominator} is the same as 1/2, and half of ${n} is ${answer}.`
        : `${capital(fractionInWords(1, denominator))} of ${n} is ${each}, and ${numerator} × ${each} = ${answer}.`,
    slips: {
      'unit-fraction-only': onlyOnePart(each, denominator, n, numerator),
      // With 2 in each part that is also half of the whole.
      'subtracts-denominator':
        each === 2
          ? undefined
          : tookAway(
              n,
              denominator,
              `First make ${denominator} equal parts, then take ${numerator} of them.`,
            ),
      'multiplies-by-numerator-only': {
        answer: numerator * n,
        reason: `${numerator * n} is ${numerator} × ${n}. First share ${n} into ${denominator} equal parts, then take ${numerator} of them.`,
      },
    },
  };
}

function onlyMultiplied(top: number, bottom: number, n: number): Mistake {
  return {
    answer: top * n,
    reason:
      top === 1
        ? `${n} is the whole. Divide it by ${bottom}.`
        : `${top * n} is ${top} × ${n}. Now divide by ${bottom}.`,
  };
}
