// Year 5: powers, factors, primes, remainders, and multiplying and dividing in the head and on paper.
import { highestCommonFactor, lowestCommonMultiple, nextPrime } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { digitsMove } from '../forms.ts';
import { longMultiplicationWay, nextPrimeWay, tensDigitAsOnes, timesFact } from '../ways.ts';
import { counted, listInWords, num } from '../wording.ts';

const powers = [
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
      slips: { 'multiplies-instead-of-powers': n * 2 },
    }),
  }),
  questionType({
    id: 'Y5.MD.8/r9',
    level: 'B',
    fewQuestions: true,
    pool: every(oneOf(1, 2, 3, 4, 5, 10)),
    write: ([n]) => ({
      question: `${n}³ = ?`,
      answer: n ** 3,
      explanation: `${n} cubed means ${n} × ${n} × ${n} = ${n * n} × ${n} = ${n ** 3}.`,
      slips: { 'multiplies-instead-of-powers': n * 3 },
    }),
  }),
  questionType({
    id: 'Y5.MD.7/r2',
    level: 'A',
    pool: every(span(12, 999)).and(oneOf(10, 100, 1000)),
    write: ([n, power]) => ({
      question: `${n} × ${power} = ?`,
      answer: n * power,
      explanation: `${digitsMove(power, 'left')}: ${num(n * power)}.`,
      slips: { 'zero-lost-or-extra': [(n * power) / 10, n * power * 10] },
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
      slips: { 'zero-lost-or-extra': [quotient * 10, quotient / 10] },
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
      slips: { 'zero-lost-or-extra': [digits * 10, digits * 100] },
    }),
  }),
];

/** Every number that divides `n`, from 1 up. */
function factorsOf(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index + 1).filter((by) => n % by === 0);
}

const factors = [
  questionType({
    id: 'Y5.MD.3/r15',
    level: 'B',
    pool: every(span(1, 18)),
    write: ([n]) => ({
      question: `What is the next prime after ${n}?`,
      answer: nextPrime(n),
      explanation: nextPrimeWay(n),
      slips: { 'odd-means-prime': n % 2 === 0 ? n + 1 : n + 2 },
    }),
  }),
  questionType({
    id: 'Y5.MD.1/r16',
    level: 'B',
    takesLong: true,
    pool: every(span(6, 59))
      .and(span(7, 60))
      .where(([a, b]) => {
        const common = highestCommonFactor(a, b);
        return a < b && common >= 2 && common <= 12;
      }),
    write: ([a, b]) => {
      const common = highestCommonFactor(a, b);
      return {
        question: `What is the highest common factor of ${a} and ${b}?`,
        answer: common,
        explanation: `${a} = ${common} × ${a / common} and ${b} = ${common} × ${b / common}, with no larger factor shared.`,
        slips: { 'factor-and-multiple-swapped': lowestCommonMultiple(a, b) },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.1/r55',
    level: 'B',
    takesLong: true,
    beside: 16,
    pool: every(span(6, 100)).where(([n]) => {
      const count = factorsOf(n).length;
      return count > 2 && count <= 8;
    }),
    write: ([n]) => {
      const all = factorsOf(n);
      return {
        question: `How many factors does ${n} have?`,
        answer: all.length,
        explanation: `They are ${listInWords(all)}: that is ${all.length}.`,
        slips: {
          'one-number-left-out': [1, 2].map((missing) => ({
            answer: all.length - missing,
            reason: `${n} has more than ${counted(all.length - missing, 'factor')}. Remember 1 and ${n}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.6/r17',
    level: 'B',
    pool: every(span(3, 12))
      .and(span(3, 12))
      .and(span(1, 11))
      .where(([divisor, , remainder]) => remainder < divisor),
    write: ([divisor, quotient, remainder]) => {
      const exact = divisor * quotient;
      return {
        question: `What is the remainder: ${exact + remainder} ÷ ${divisor}?`,
        answer: remainder,
        explanation: `${quotient} × ${divisor} = ${exact}, and ${exact + remainder} − ${exact} = ${remainder} left over.`,
        slips: {
          'quotient-for-remainder': quotient,
          'neighbouring-fact': divisor - remainder,
        },
      };
    },
  }),
];

const mental = [
  questionType({
    id: 'Y5.MD.5/r18',
    level: 'B',
    pool: every(oneOf('tens', 'hundreds'))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(([kind, , by]) => kind === 'tens' || by >= 3),
    write: ([kind, a, b]) => {
      const [one, other] = kind === 'tens' ? [a * 10, b * 10] : [a * 100, b];
      return {
        question: `${one} × ${other} = ?`,
        answer: one * other,
        explanation: `${a} × ${b} = ${a * b}, and 100 times that is ${num(one * other)}.`,
        fact: timesFact(one, other),
        slips: { 'zero-lost-or-extra': [(one * other) / 10, one * other * 10] },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.6/r19',
    level: 'B',
    pool: every(span(3, 9)).and(span(12, 20)),
    write: ([divisor, quotient]) => {
      const [product, rest] = [divisor * quotient, quotient - 10];
      return {
        question: `${product} ÷ ${divisor} = ?`,
        answer: quotient,
        explanation: `10 × ${divisor} = ${10 * divisor} and ${rest} × ${divisor} = ${rest * divisor}: 10 + ${rest} = ${quotient}.`,
        fact: timesFact(divisor, quotient),
        slips: {
          'neighbouring-fact': [quotient - 1, quotient + 1],
          'subtracts-denominator': product - divisor,
        },
      };
    },
  }),
];

const onPaper = [
  questionType({
    id: 'Y5.MD.4/r27',
    level: 'C',
    pool: every(span(13, 4999))
      .and(span(3, 49))
      .where(([n, by]) => (n <= 99 ? by >= 12 : n >= 1111 && by <= 9)),
    write: ([n, by]) => ({
      question: `${n} × ${by} = ?`,
      answer: n * by,
      explanation: by <= 9 ? thousandsWay(n, by) : longMultiplicationWay(n, by),
      slips: { 'tens-digit-as-ones': by > 9 ? tensDigitAsOnes(n, by) : undefined },
    }),
  }),
];

export const multiplication = [...powers, ...factors, ...mental, ...onPaper];

function thousandsWay(n: number, by: number): string {
  const thousands = n - (n % 1000);
  const rest = n % 1000;
  const first = `${thousands} × ${by} = ${num(thousands * by)}`;
  if (rest === 0) return `${first}.`;
  return `${first}, ${rest} × ${by} = ${num(rest * by)}, and together that is ${num(n * by)}.`;
}
