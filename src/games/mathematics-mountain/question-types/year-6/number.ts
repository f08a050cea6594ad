// Year 6: numbers to 10,000,000, intervals across zero, order of operations, factors and primes, written methods.
import {
  hasDistinctDigits,
  highestCommonFactor,
  lowestCommonMultiple,
  nextPrime,
} from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { throughZero } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { rounding, valueOfDigit } from '../forms.ts';
import { longMultiplicationWay, nextPrimeWay, tensDigitAsOnes, timesFact } from '../ways.ts';
import { counted, num } from '../wording.ts';

const placeValue = [
  questionType({
    id: 'Y6.PV.1/r2',
    level: 'A',
    pool: every(span(1_234_567, 9_876_543))
      .and(oneOf(1000, 10_000, 100_000, 1_000_000))
      .where(([n]) => hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y6.PV.3/r8',
    level: 'A',
    pool: every(span(1, 20)).and(span(1, 25)),
    write: ([below, above]) => ({
      question: `From ${num(-below)} °C to ${above} °C. How many degrees is that?`,
      picture: throughZero(-below, above),
      answer: below + above,
      explanation: `It is ${counted(below, 'degree')} up to 0 and ${above} more: ${below} + ${above} = ${below + above}.`,
      slips: { 'difference-across-zero': Math.abs(above - below) },
    }),
  }),
  questionType({
    id: 'Y6.PV.2/r28',
    level: 'B',
    pool: every(span(10_001, 9_999_999))
      .and(oneOf(10, 100, 1000, 10_000, 100_000, 1_000_000))
      .where(([n, to]) => n > to && n % to !== 0),
    write: ([n, to]) => rounding(n, to),
  }),
];

const orderOfOperations = [
  questionType({
    id: 'Y6.CA.6/r1',
    level: 'A',
    pool: every(span(2, 20)).and(span(2, 9)).and(span(2, 9)),
    write: ([a, b, c]) => ({
      question: `${a} + ${b} × ${c} = ?`,
      answer: a + b * c,
      explanation: `Multiply first: ${b} × ${c} = ${b * c}, then ${a} + ${b * c} = ${a + b * c}.`,
      slips: { 'left-to-right': (a + b) * c, 'adds-instead-of-multiplies': a + b + c },
    }),
  }),
  questionType({
    id: 'Y6.CA.6/r9',
    level: 'B',
    pool: every(oneOf('brackets', 'product first'))
      .and(span(2, 9))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(([kind, a, b, c]) => kind === 'brackets' || a * b > c),
    write: ([kind, a, b, c]) =>
      kind === 'brackets'
        ? {
            question: `(${a} + ${b}) × ${c} = ?`,
            answer: (a + b) * c,
            explanation: `Brackets first: ${a} + ${b} = ${a + b}, then ${a + b} × ${c} = ${(a + b) * c}.`,
            slips: { 'ignores-brackets': a + b * c },
          }
        : {
            question: `${a} × ${b} − ${c} = ?`,
            answer: a * b - c,
            explanation: `Multiply first: ${a} × ${b} = ${a * b}, then ${a * b} − ${c} = ${a * b - c}.`,
            slips: { 'adds-instead-of-multiplies': a + b - c, 'ignores-brackets': a * (b - c) },
          },
  }),
  questionType({
    id: 'Y6.CA.6/r10',
    level: 'B',
    pool: every(oneOf('+ ÷', '− ÷', '− ×'))
      .and(span(2, 60))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(([kind, a, b, c]) => {
        const answer = kind === '+ ÷' ? a + b : kind === '− ÷' ? a - b : a - b * c;
        return answer >= 1 && answer <= 56;
      }),
    write: ([kind, a, b, c]) =>
      kind === '− ×' ? lessProduct(a, b, c) : withQuotient(kind, a, b, c),
  }),
];

const factors = [
  questionType({
    id: 'Y6.CA.5/r19',
    level: 'B',
    takesLong: true,
    pool: every(oneOf('multiple', 'factor'))
      .and(span(3, 95))
      .and(span(4, 96))
      .where(([kind, a, b]) => {
        if (a >= b) return false;
        if (kind === 'multiple') return b <= 12;
        const common = highestCommonFactor(a, b);
        return a >= 12 && common >= 4 && common < a && common <= 20;
      }),
    write: ([kind, a, b]) => (kind === 'multiple' ? commonMultiple(a, b) : commonFactor(a, b)),
  }),
  questionType({
    id: 'Y6.CA.5/r20',
    level: 'B',
    pool: every(span(19, 60)),
    write: ([n]) => {
      const answer = nextPrime(n);
      return {
        question: `What is the next prime after ${n}?`,
        answer,
        explanation: nextPrimeWay(n),
        slips: { 'odd-means-prime': oddsBetween(n, answer) },
      };
    },
  }),
];

const mentalAndWritten = [
  questionType({
    id: 'Y6.CA.4/r29',
    level: 'B',
    pool: every(oneOf('×', '÷'))
      .and(span(1, 9))
      .and(oneOf(100, 1000))
      .and(span(2, 9))
      .where(([, digit, size]) => size === 1000 || digit >= 3),
    write: ([sign, digit, size, tens]) => largeMental(sign, digit * size, tens * 10),
  }),
  questionType({
    id: 'Y6.CA.1/r30',
    level: 'C',
    pool: every(span(112, 4999)).and(span(12, 49)),
    write: ([n, by]) => ({
      question: `${n} × ${by} = ?`,
      answer: n * by,
      explanation: longMultiplicationWay(n, by),
      slips: { 'tens-digit-as-ones': tensDigitAsOnes(n, by) },
    }),
  }),
  questionType({
    id: 'Y6.CA.2/r31',
    level: 'C',
    pool: every(span(12, 35)).and(span(12, 99)),
    write: ([divisor, quotient]) => {
      const product = divisor * quotient;
      const tens = quotient - (quotient % 10);
      const rest = product - tens * divisor;
      return {
        question: `${product} ÷ ${divisor} = ?`,
        answer: quotient,
        explanation:
          rest === 0
            ? `${tens} × ${divisor} = ${product}, so the answer is ${tens}.`
            : `${tens} × ${divisor} = ${tens * divisor}, which leaves ${rest}, and ${rest} ÷ ${divisor} = ${quotient % 10}: ${quotient}.`,
        slips: { 'one-step-out': [quotient - 1, quotient + 1], 'one-ten-too-many': quotient + 10 },
      };
    },
  }),
];

export const number = [...placeValue, ...orderOfOperations, ...factors, ...mentalAndWritten];

function withQuotient(kind: '+ ÷' | '− ÷', a: number, quotient: number, divisor: number) {
  const [sign, b] = [kind === '+ ÷' ? '+' : '−', quotient * divisor];
  const answer = sign === '+' ? a + quotient : a - quotient;
  return {
    question: `${a} ${sign} ${b} ÷ ${divisor} = ?`,
    answer,
    explanation: `Divide first: ${b} ÷ ${divisor} = ${quotient}, then ${a} ${sign} ${quotient} = ${answer}.`,
    slips: { 'left-to-right': (sign === '+' ? a + b : a - b) / divisor },
  };
}

function lessProduct(a: number, b: number, c: number) {
  return {
    question: `${a} − ${b} × ${c} = ?`,
    answer: a - b * c,
    explanation: `Multiply first: ${b} × ${c} = ${b * c}, then ${a} − ${b * c} = ${a - b * c}.`,
    slips: { 'left-to-right': (a - b) * c },
  };
}

function commonMultiple(a: number, b: number) {
  const answer = lowestCommonMultiple(a, b);
  return {
    question: `What is the lowest common multiple of ${a} and ${b}?`,
    answer,
    explanation: `${answer} = ${a} × ${answer / a} = ${b} × ${answer / b}, and no smaller number is in both tables.`,
    slips: {
      'product-for-multiple': a * b,
      'factor-and-multiple-swapped': highestCommonFactor(a, b),
    },
  };
}

function commonFactor(a: number, b: number) {
  const answer = highestCommonFactor(a, b);
  return {
    question: `What is the highest common factor of ${a} and ${b}?`,
    answer,
    explanation: `${a} = ${answer} × ${a / answer} and ${b} = ${answer} × ${b / answer}, with no larger factor shared.`,
    slips: { 'factor-and-multiple-swapped': lowestCommonMultiple(a, b) },
  };
}

function oddsBetween(low: number, high: number): number[] {
  const first = low % 2 === 0 ? low + 1 : low + 2;
  return Array.from({ length: Math.max(0, (high - first) / 2) }, (_, index) => first + 2 * index);
}

function largeMental(sign: '×' | '÷', large: number, tens: number) {
  const product = large * tens;
  const lead = Number(String(large).charAt(0));
  const zeros = product / (lead * (tens / 10));
  if (sign === '÷') {
    return {
      question: `${num(product)} ÷ ${tens} = ?`,
      answer: large,
      explanation: `${num(product)} ÷ 10 = ${num(product / 10)}, and ${num(product / 10)} ÷ ${tens / 10} = ${num(large)}.`,
      slips: { 'zero-lost-or-extra': [large / 10, large * 10] },
    };
  }
  return {
    question: `${num(large)} × ${tens} = ?`,
    answer: product,
    explanation: `${lead} × ${tens / 10} = ${lead * (tens / 10)}, and ${num(zeros)} times that is ${num(product)}.`,
    fact: timesFact(large, tens),
    slips: { 'zero-lost-or-extra': [product / 10, product * 10] },
  };
}
