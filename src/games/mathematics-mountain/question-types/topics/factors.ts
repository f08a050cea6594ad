// Odd and even numbers, factors, multiples and primes.
import {
  highestCommonFactor,
  lowestCommonMultiple,
  nextPrime,
  smallestFactor,
} from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { inSteps, listInWords, num } from '../wording.ts';

const isEven = (n: number) => n % 2 === 0;

/** Every factor of `n`, in ascending order. */
function factorsOf(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index + 1).filter((by) => n % by === 0);
}

/** The smaller factor of each pair that multiplies to `n`. */
function pairsOf(n: number): number[] {
  return Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, index) => index + 1).filter(
    (low) => n % low === 0,
  );
}

export const factors = [
  questionType({
    id: 'Y2.MD.1/r44',
    level: 'A',
    beside: 11,
    pool: every(oneOf('odd', 'even'))
      .and(span(3, 60))
      .and(span(3, 60))
      .and(span(3, 60))
      .where(
        ([kind, ...numbers]) =>
          new Set(numbers).size === 3 &&
          numbers.filter((n) => isEven(n) === (kind === 'even')).length === 1,
      ),
    write: ([kind, ...numbers]) => {
      const answer = numbers.find((n) => isEven(n) === (kind === 'even')) ?? NaN;
      const half = Math.floor(answer / 2);
      return {
        question: `Which is ${kind}: ${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}?`,
        answer,
        explanation:
          kind === 'even'
            ? `Two groups of ${half} are ${answer}, so ${answer} is even.`
            : `Two groups of ${half} are ${2 * half}, so ${answer} has one left over and is odd.`,
        slips: {
          'odd-and-even-swapped': numbers.map((n) => ({
            answer: n,
            reason:
              n < 10
                ? `Two groups of ${Math.floor(n / 2)} are ${n - (n % 2)}, so ${n} ${isEven(n) ? 'is even' : 'has 1 left over and is odd'}.`
                : `${n} is ${isEven(n) ? 'even' : 'odd'}, because it ends in ${n % 10}.`,
          })),
        },
      };
    },
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
        question: `How many factor pairs does ${n} have?`,
        answer: pairs.length,
        explanation: `The pairs are ${listInWords(pairs.map((low) => `${low} × ${n / low}`))}: ${pairs.length} pairs.`,
        slips: {
          'one-number-left-out': {
            answer: pairs.length - 1,
            reason: `One pair for ${n} is still missing. Begin with 1 × ${n}, then try 2, 3 and so on.`,
          },
          'counts-factors-for-pairs': {
            answer: factors,
            reason: `${n} has ${factors} factors. The question asks for pairs of factors.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.3/r15',
    level: 'B',
    pool: every(span(1, 18)),
    write: ([n]) => {
      const nextOdd = isEven(n) ? n + 1 : n + 2;
      return {
        question: `What is the next prime after ${n}?`,
        answer: nextPrime(n),
        explanation: nextPrimeWay(n),
        // After 1 the next odd number is a prime, but not the next one.
        slips: { 'odd-means-prime': n === 1 ? undefined : tookForPrime(nextOdd) },
      };
    },
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
    write: ([a, b]) => commonFactor(a, b),
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
      const root = Math.sqrt(n);
      const isSquare = Number.isInteger(root);
      return {
        question: `How many factors does ${n} have?`,
        answer: all.length,
        explanation: `The factors are ${listInWords(all)}: that is ${all.length}.`,
        slips: {
          'one-number-left-out': [
            {
              answer: all.length - 1,
              reason: isSquare
                ? `${root} × ${root} = ${n}, so ${root} is a factor as well.`
                : `Factors of ${n} come in pairs. Check that each factor has its partner.`,
            },
            {
              answer: all.length - 2,
              reason: `${n} has ${Math.ceil(all.length / 2)} pairs of factors, such as 1 × ${n}. ${isSquare ? 'Count every factor once.' : 'Count both factors of each pair.'}`,
            },
          ],
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
      const rest = n / factor;
      const isPrime = smallestFactor(rest) === rest;
      return {
        question: `What is the smallest prime factor of ${n}?`,
        answer: factor,
        explanation: `${factor} × ${rest} = ${n}, and ${factor === 2 ? '2 is the smallest prime' : `no smaller prime divides ${n}`}.`,
        slips: {
          'one-is-prime': { answer: 1, reason: '1 has just one factor, so it is not a prime.' },
          'more-and-less-swapped': isPrime
            ? { answer: rest, reason: `${rest} is a prime factor, but ${n} has a smaller one.` }
            : undefined,
          'odd-means-prime': isPrime || isEven(rest) ? undefined : tookForPrime(rest),
          'prime-and-composite-swapped': [
            { answer: n, reason: `${n} is the number itself, and it is not a prime.` },
            isEven(rest) ? tookForPrime(rest) : undefined,
          ],
        },
      };
    },
  }),
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
        slips: { 'odd-means-prime': oddsBetween(n, answer).map(tookForPrime) },
      };
    },
  }),
];

function commonMultiple(a: number, b: number) {
  const [answer, factor] = [lowestCommonMultiple(a, b), highestCommonFactor(a, b)];
  return {
    question: `What is the lowest common multiple of ${a} and ${b}?`,
    answer,
    explanation: commonMultipleWay(a, b),
    slips: {
      'product-for-multiple': {
        answer: a * b,
        reason: `${a * b} is ${a} × ${b}. A smaller number is in both tables.`,
      },
      'factor-and-multiple-swapped': {
        answer: factor,
        reason: `${factor} is a common factor of ${a} and ${b}. A common multiple is in both tables.`,
      },
    },
  };
}

/** Where the tables of two numbers first meet; the second number is larger. */
function commonMultipleWay(a: number, b: number): string {
  const answer = lowestCommonMultiple(a, b);
  if (answer === b) return `${b} is the first multiple of ${b}, and ${b} = ${b / a} × ${a}.`;
  if (answer === a * b)
    return `${a} and ${b} share only the factor 1, so multiply: ${a} × ${b} = ${answer}.`;
  const reached = Array.from({ length: answer / b }, (_, nth) => b * (nth + 1));
  return `Count in ${inSteps(b)} until you reach a multiple of ${a}: ${reached.join(', ')}.`;
}

function commonFactor(a: number, b: number) {
  const [answer, multiple] = [highestCommonFactor(a, b), lowestCommonMultiple(a, b)];
  return {
    question: `What is the highest common factor of ${a} and ${b}?`,
    answer,
    explanation: `${a} = ${answer} × ${a / answer} and ${b} = ${answer} × ${b / answer}, and ${a / answer} and ${b / answer} share only the factor 1.`,
    slips: {
      'factor-and-multiple-swapped': {
        answer: multiple,
        reason: `${num(multiple)} is a common multiple of ${a} and ${b}. A common factor divides both.`,
      },
    },
  };
}

function oddsBetween(low: number, high: number): number[] {
  const first = low % 2 === 0 ? low + 1 : low + 2;
  return Array.from({ length: Math.max(0, (high - first) / 2) }, (_, index) => first + 2 * index);
}

/** Shows why the numbers before the next prime are not prime. */
function nextPrimeWay(n: number): string {
  const prime = nextPrime(n);
  const passed = Array.from({ length: prime - n - 1 }, (_, index) => n + 1 + index);
  const odd = passed.filter((one) => one % 2 === 1);
  if (passed.length === 0) return `Only 1 and ${prime} divide ${prime}, so it is a prime.`;
  const shown = (odd.length > 0 ? odd : passed).map(
    (one) => `${one} = ${smallestFactor(one)} × ${one / smallestFactor(one)}`,
  );
  return odd.length > 0
    ? `Skip ${listInWords(['even numbers', ...shown])}: only 1 and ${prime} divide ${prime}.`
    : `${listInWords(shown)}, but only 1 and ${prime} divide ${prime}.`;
}

function tookForPrime(n: number): Mistake {
  const factor = smallestFactor(n);
  return { answer: n, reason: `${factor} × ${n / factor} = ${n}, so ${n} is not a prime.` };
}
