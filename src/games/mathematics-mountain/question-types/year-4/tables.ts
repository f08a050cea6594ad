// Year 4: all tables to 12 × 12 and what can be worked out from them.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { tableMissing, tableProduct, tableQuotient, timesByParts } from '../forms.ts';
import { timesFact, timesByPartsWay } from '../ways.ts';
import { listInWords } from '../wording.ts';

/** Factors of the facts that pupils learn last. */
const isHard = (n: number) => n >= 6 && n !== 10 && n !== 11;
/** The smaller facts of the other tables are left to earlier years. */
const isForYear = (table: number, n: number) => isHard(table) || n >= 6;

/** The smaller number of each pair that multiplies to `n`. */
function pairsOf(n: number): number[] {
  return Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, index) => index + 1).filter(
    (low) => n % low === 0,
  );
}

export const tables = [
  questionType({
    id: 'Y4.MD.1/r1',
    level: 'A',
    inLaterYears: ([table, n]) => isHard(table) && isHard(n),
    pool: every(span(2, 12))
      .and(span(2, 12))
      .where(([table, n]) => isForYear(table, n)),
    write: ([table, n]) => tableProduct(table, n, table),
  }),
  questionType({
    id: 'Y4.MD.1/r2',
    level: 'A',
    inLaterYears: ([table, n]) => isHard(table) && isHard(n),
    pool: every(span(2, 12))
      .and(span(2, 12))
      .where(([table, n]) => isForYear(table, n)),
    write: ([table, quotient]) => tableQuotient(quotient, table),
  }),
  questionType({
    id: 'Y4.MD.1/r8',
    level: 'A',
    inLaterYears: ([table, n]) => isHard(table) && isHard(n),
    pool: every(span(3, 12))
      .and(span(2, 12))
      .where(([table, n]) => isForYear(table, n)),
    write: ([table, missing]) => tableMissing(missing, table),
  }),
  questionType({
    id: 'Y4.MD.2/r3',
    level: 'A',
    pool: every(span(2, 199)).and(oneOf('×0', '×1', '÷1')),
    write: ([n, what]) => ZERO_AND_ONE[what](n),
  }),
  questionType({
    id: 'Y4.MD.2/r13',
    level: 'B',
    pool: every(span(2, 12)).and(oneOf('×', '÷')).and(span(3, 9)),
    write: ([tens, sign, by]) => (sign === '×' ? tensTimes(tens, by) : tensShared(tens, by)),
  }),
  questionType({
    id: 'Y4.MD.2/r20',
    level: 'B',
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(([a, b, c]) => a * b * c <= 120 && Math.min(a * b, a * c, b * c) <= 12),
    write: ([a, b, c]) => ({
      question: `${a} × ${b} × ${c} = ?`,
      answer: a * b * c,
      explanation: threeFactorsWay(a, b, c),
      fact: [a, b, c].toSorted((one, other) => one - other).join('×'),
      slips: { 'adds-instead-of-multiplies': [a + b + c, a * b + c] },
    }),
  }),
  questionType({
    id: 'Y4.MD.3/r21',
    level: 'B',
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(([a, b, c]) => {
        const missing = (b * c) / a;
        const isNew = a !== b && a !== c && b * c >= 12 && b * c <= 72;
        return isNew && Number.isInteger(missing) && missing >= 2 && missing <= 12;
      }),
    write: ([a, b, c]) => ({
      question: `${a} × ? = ${b} × ${c}`,
      answer: (b * c) / a,
      explanation: `${b} × ${c} = ${b * c}, and ${a} × ${(b * c) / a} = ${b * c} too.`,
      fact: timesFact(b, c),
      slips: { 'equals-as-work-it-out': b * c },
    }),
  }),
  questionType({
    id: 'Y4.MD.5/r47',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(span(2, 5)).and(span(2, 6)).and(span(2, 6)),
    write: ([soups, mains, puddings]) => ({
      question: `${soups} soups, ${mains} mains, ${puddings} puddings. How many different three-course meals?`,
      answer: soups * mains * puddings,
      explanation: `${soups} × ${mains} = ${soups * mains} ways to begin, and ${soups * mains} × ${puddings} = ${soups * mains * puddings}.`,
      slips: {
        'adds-instead-of-multiplies': soups + mains + puddings,
        'stops-after-first-step': {
          answer: soups * mains,
          reason: `${soups} × ${mains} = ${soups * mains}. Now multiply by the ${puddings} puddings.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.MD.3/r48',
    level: 'B',
    takesLong: true,
    beside: 21,
    pool: every(span(6, 64)).where(([n]) => pairsOf(n).length > 1 && pairsOf(n).length < 6),
    write: ([n]) => {
      const pairs = pairsOf(n);
      const factors = new Set(pairs.flatMap((low) => [low, n / low])).size;
      return {
        question: `How many pairs of whole numbers multiply to make ${n}?`,
        answer: pairs.length,
        explanation: `They are ${listInWords(pairs.map((low) => `${low} × ${n / low}`))}: that is ${pairs.length}.`,
        slips: {
          'one-number-left-out': {
            answer: pairs.length - 1,
            reason: `One pair for ${n} is still missing. Begin with 1 × ${n}.`,
          },
          'counts-factors-for-pairs': factors,
        },
      };
    },
  }),
  questionType({
    id: 'Y4.MD.4/r24',
    level: 'B',
    pool: every(span(13, 49))
      .and(span(3, 9))
      .where(([n, by]) => n % 10 !== 0 && n * by <= 200),
    write: ([n, by]) => timesByParts(n, by),
  }),
  questionType({
    id: 'Y4.MD.4/r26',
    level: 'C',
    pool: every(span(112, 499)).and(span(3, 9)),
    write: ([n, by]) => {
      const hundreds = n - (n % 100);
      const rest = n % 100;
      return {
        question: `${n} × ${by} = ?`,
        answer: n * by,
        explanation:
          rest === 0
            ? timesByPartsWay(n, by)
            : `${hundreds} × ${by} = ${hundreds * by}, ${rest} × ${by} = ${rest * by}, and ${hundreds * by} + ${rest * by} = ${n * by}.`,
        slips: { 'ten-not-carried': productWithoutCarrying(n, by) },
      };
    },
  }),
];

const ZERO_AND_ONE = {
  '×0': (n: number) => ({
    question: `${n} × 0 = ?`,
    answer: 0,
    explanation: `${n} × 0 means no groups of ${n}, and that is 0.`,
    fact: timesFact(0, n),
    slips: { 'times-zero-leaves-number': n },
  }),
  '×1': (n: number) => ({
    question: `${n} × 1 = ?`,
    answer: n,
    explanation: `${n} × 1 means one group of ${n}, and that is ${n}.`,
    fact: timesFact(1, n),
    slips: { 'adds-instead-of-multiplies': n + 1 },
  }),
  '÷1': (n: number) => ({
    question: `${n} ÷ 1 = ?`,
    answer: n,
    explanation: `${n} shared into 1 group leaves all ${n} together.`,
    fact: timesFact(1, n),
    slips: { 'subtracts-denominator': n - 1 },
  }),
};

function tensTimes(tens: number, by: number) {
  const product = tens * by;
  return {
    question: `${tens * 10} × ${by} = ?`,
    answer: product * 10,
    explanation: `${tens} tens × ${by} = ${product} tens, which is ${product * 10}.`,
    slips: {
      'zero-lost-or-extra': [product, product * 100],
      'adds-instead-of-multiplies': tens * 10 + by,
    },
  };
}

function tensShared(tens: number, by: number) {
  const product = tens * by;
  return {
    question: `${product * 10} ÷ ${by} = ?`,
    answer: tens * 10,
    explanation: `${product} tens ÷ ${by} = ${tens} tens, which is ${tens * 10}.`,
    slips: { 'zero-lost-or-extra': [tens, tens * 100] },
  };
}

/** Starts with a pair that is easy to go on from: one that gives ten, else the largest up to 12. */
function threeFactorsWay(a: number, b: number, c: number): string {
  const pairs: readonly (readonly [number, number, number])[] = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ];
  const easy = pairs
    .filter(([one, two]) => one * two <= 12)
    .toSorted((one, other) => other[0] * other[1] - one[0] * one[1]);
  const [first, second, last] = pairs.find(([one, two]) => one * two === 10) ??
    easy[0] ?? [a, b, c];
  return `${first} × ${second} = ${first * second}, and ${first * second} × ${last} = ${a * b * c}.`;
}

/** Column multiplication with every carry lost. */
function productWithoutCarrying(n: number, by: number): number {
  const [hundreds, tens, ones] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10];
  return hundreds * by * 100 + ((tens * by) % 10) * 10 + ((ones * by) % 10);
}
