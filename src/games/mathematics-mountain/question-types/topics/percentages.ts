// Per cent, as a fraction and of an amount.
import { isInLowestTerms } from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import { halved, tookAway } from '../mistakes.ts';
import { hundredSquare, partsOfAmount, percentBar } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { fractionInWords, num, parts } from '../wording.ts';

export const percentages = [
  questionType({
    id: 'Y5.FR.12/r5',
    level: 'A',
    pool: every(span(1, 24))
      .and(oneOf(2, 4, 5, 10, 20, 25))
      .where(([top, bottom]) => isInLowestTerms(top, bottom)),
    write: ([top, bottom]) => {
      const answer = (top * 100) / bottom;
      return {
        question: `${top}/${bottom} = ?%`,
        ...partsOfAmount('100%', bottom, top),
        answer,
        explanation: `${100 / bottom} × ${bottom} = 100, so ${top}/${bottom} = ${answer}/100, which is ${answer}%.`,
        slips: {
          'numerator-as-per-cent': (top === 1 ? [top, bottom] : [top]).map((taken) => ({
            answer: taken,
            reason: `${top}/${bottom} is ${top} out of ${bottom}. ${taken}% means ${taken} out of 100.`,
          })),
        },
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
        'decimal-point-misread':
          hundredths % 10 === 0
            ? {
                answer: hundredths / 10,
                reason: `${hundredths / 100} is ${hundredths / 10} out of 10. Per cent means out of 100.`,
              }
            : {
                answer: hundredths * 10,
                reason: `${hundredths * 10}% is ${hundredths / 10}, not ${hundredths / 100}. Per cent means out of 100.`,
              },
      },
    }),
  }),
  questionType({
    id: 'Y5.FR.12/r26',
    level: 'B',
    pool: every(oneOf(50, 25, 10, 20, 75))
      .and(span(4, 1200))
      .where(
        ([percent, n]) =>
          (percent * n) % 100 === 0 &&
          percent * n > 100 &&
          n !== 2 * percent &&
          (n <= 100 || n % 10 === 0),
      ),
    write: ([percent, n]) => ({
      question: `What is ${percent}% of ${n}?`,
      ...percentBar(percent, String(n)),
      answer: (percent * n) / 100,
      explanation: partsWay(percent, n),
      slips: {
        'divides-by-per-cent': dividedByPercent(n, percent),
        'unit-fraction-only':
          percent === 75
            ? { answer: n / 4, reason: `${n / 4} is only 25% of ${n}. You need 75%.` }
            : undefined,
        'halves-any-fraction': halved(n, `${percent}%`),
        'subtracts-denominator': tookAway(n, percent, percentMeans(percent)),
      },
    }),
  }),
  questionType({
    id: 'Y6.FR.11/r41',
    level: 'B',
    beside: 11,
    pool: every(oneOf(4, 5, 10, 20, 25, 50))
      .and(span(2, 49))
      .where(([bottom, top]) => top < bottom),
    write: ([bottom, top]) => {
      const each = 100 / bottom;
      return {
        question: `${top * each}% = ?/${bottom}`,
        answer: top,
        explanation: `1/${bottom} is ${each}%, and ${top * each} ÷ ${each} = ${top}.`,
        slips: {
          'numerator-as-per-cent': {
            answer: top * each,
            reason: `${top * each}% means ${top * each} out of 100, not out of ${bottom}.`,
          },
          'unit-fraction-only': {
            answer: each,
            reason: `1/${bottom} is ${each}%. Find how many lots of ${each}% make ${top * each}%.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.RP.2/r7',
    level: 'A',
    pool: every(oneOf(10, 50, 25, 1))
      .and(span(10, 2000))
      .where(
        ([percent, n]) =>
          (percent * n) % 100 === 0 && (n % 10 === 0 || (percent === 50 && n <= 200)),
      ),
    write: ([percent, n]) => ({
      question: `What is ${percent}% of ${n}?`,
      answer: (percent * n) / 100,
      ...percentBar(percent, String(n)),
      explanation: `To find ${percent}%, divide by ${100 / percent}: ${n} ÷ ${100 / percent} = ${(percent * n) / 100}.`,
      slips: {
        'divides-by-per-cent': percent === 1 ? undefined : dividedByPercent(n, percent),
        'halves-any-fraction': halved(n, `${percent}%`),
        'wrong-conversion':
          percent === 1
            ? { answer: n / 10, reason: `${n / 10} is 10% of ${n}. 1% is a tenth of that.` }
            : undefined,
        'subtracts-denominator': tookAway(n, percent, percentMeans(percent)),
      },
    }),
  }),
  questionType({
    id: 'Y6.RP.2/r15',
    level: 'B',
    pool: every(oneOf(5, 15, 20, 30, 40, 60, 70, 75, 80, 90))
      .and(span(10, 600, 10))
      .where(([percent, n]) => (percent * n) % 100 === 0),
    write: ([percent, n]) => ({
      question: `What is ${percent}% of ${n}?`,
      answer: (percent * n) / 100,
      // In tenths, as the explanation goes.
      ...(percent % 10 === 0
        ? partsOfAmount(String(n), 10, percent / 10)
        : percentBar(percent, String(n))),
      explanation: tenthsWay(percent, n),
      slips: {
        'divides-by-per-cent': dividedByPercent(n, percent),
        'stops-after-first-step':
          percent === 75
            ? { answer: n / 4, reason: `${n / 4} is 25% of ${n}. You need 75%.` }
            : { answer: n / 10, reason: `${n / 10} is 10% of ${n}. You need ${percent}%.` },
      },
    }),
  }),
];

function partsWay(percent: number, n: number): string {
  const answer = (percent * n) / 100;
  if (percent === 75)
    return `75% is three quarters: ${n} ÷ 4 = ${n / 4}, and 3 × ${n / 4} = ${answer}.`;
  const divisor = 100 / percent;
  return `${percent}% is ${fractionInWords(1, divisor)}, and ${n} ÷ ${divisor} = ${answer}.`;
}

function tenthsWay(percent: number, n: number): string {
  const answer = num((percent * n) / 100);
  const tenth = n / 10;
  if (percent === 75) return `25% of ${n} is ${n / 4}, so 75% is 3 × ${n / 4} = ${answer}.`;
  if (percent === 5) return `10% of ${n} is ${tenth}, and half of that is ${answer}.`;
  if (percent === 15)
    return `10% of ${n} is ${tenth} and 5% is ${tenth / 2}: ${tenth} + ${tenth / 2} = ${answer}.`;
  return `10% of ${n} is ${tenth}, so ${percent}% is ${percent / 10} × ${tenth} = ${answer}.`;
}

function percentMeans(percent: number): string {
  return `${percent}% means ${percent} out of every 100.`;
}

function dividedByPercent(n: number, percent: number): Mistake {
  return {
    answer: n / percent,
    reason: `You divided ${n} by ${percent}. ${percentMeans(percent)}`,
  };
}
