// Year 2: adding and taking away to 100.
import { addOrTake } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { blocksOf, counters, crossedOut, partWhole } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import {
  addTensAndOnesWay,
  addThroughTenWay,
  addToTwentyWay,
  digitsJoined,
  smallerFromLarger,
  sumFact,
  takeFromTwentyWay,
  takeThroughTenWay,
  withoutCarrying,
} from '../ways.ts';
import { counted } from '../wording.ts';

const signs = oneOf('+', '−');
const isNoTen = (n: number) => n % 10 !== 0;

export const sums = [
  questionType({
    id: 'Y2.AS.2/r1',
    level: 'A',
    inLaterYears: ([a, b]) => a + b > 10 && a < 10 && b < 10,
    pool: every(span(2, 10)).and(span(2, 10)),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      picture: counters(a, b),
      answer: a + b,
      explanation: addToTwentyWay(a, b),
      fact: sumFact(a, b),
      slips: { 'counts-start-number': a + b - 1 },
    }),
  }),
  questionType({
    id: 'Y2.AS.2/r2',
    level: 'A',
    pool: every(span(11, 20)).and(span(2, 9)),
    write: ([a, b]) => ({
      question: `${a} − ${b} = ?`,
      picture: crossedOut(a, b),
      answer: a - b,
      explanation: takeFromTwentyWay(a, b),
      fact: sumFact(a - b, b),
      slips: { 'smaller-from-larger': smallerFromLarger(a, b), 'counts-start-number': a - b + 1 },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r6',
    level: 'A',
    pool: every(span(21, 99))
      .and(signs)
      .and(span(1, 9))
      .where(([n, sign, u]) => isNoTen(n) && (sign === '+' ? (n % 10) + u <= 9 : u <= n % 10)),
    write: ([n, sign, u]) => {
      const answer = addOrTake(n, sign, u);
      return {
        question: `${n} ${sign} ${u} = ?`,
        picture: blocksOf(n),
        answer,
        explanation: `${sign === '+' ? 'Add' : 'Take'} the ones: ${n % 10} ${sign} ${u} = ${addOrTake(n % 10, sign, u)}, so ${n} ${sign} ${u} = ${answer}.`,
        slips: {
          'wrong-column': addOrTake(n, sign, 10 * u),
          'counts-start-number': addOrTake(n, sign, u - 1),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.3/r10',
    level: 'B',
    pool: every(span(11, 99))
      .and(signs)
      .and(span(10, 80, 10))
      .where(([n, sign, tens]) => isNoTen(n) && (sign === '+' ? n + tens <= 99 : n - tens > 10)),
    write: ([n, sign, tens]) => {
      const [have, change] = [Math.floor(n / 10), tens / 10];
      const answer = addOrTake(n, sign, tens);
      const now = counted(addOrTake(have, sign, change), 'ten');
      return {
        question: `${n} ${sign} ${tens} = ?`,
        picture: blocksOf(n),
        answer,
        explanation:
          sign === '+'
            ? `Add the tens: ${counted(have, 'ten')} and ${change} more is ${now}, so ${answer}.`
            : `Take the tens: ${counted(have, 'ten')} less ${change} is ${now}, so ${answer}.`,
        slips: { 'wrong-column': addOrTake(n, sign, change) },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.2/r11',
    level: 'A',
    pool: every(span(10, 90, 10)),
    write: ([a]) => ({
      question: `${a} + ? = 100`,
      picture: partWhole(100, a, null),
      answer: 100 - a,
      explanation: `${counted(a / 10, 'ten')} and ${counted(10 - a / 10, 'ten')} make 10 tens, which is 100.`,
      slips: { 'one-ten-too-many': 110 - a, 'adds-numbers-shown': 100 + a },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r12',
    level: 'B',
    pool: every(span(14, 91))
      .and(span(2, 9))
      .where(([n, u]) => (n % 10) + u >= 10 && n + u <= 100),
    write: ([n, u]) => ({
      question: `${n} + ${u} = ?`,
      answer: n + u,
      explanation: addThroughTenWay(n, u),
      slips: { 'ten-not-carried': n + u - 10, 'digits-joined': digitsJoined(n, u) },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r13',
    level: 'B',
    pool: every(span(21, 98))
      .and(span(2, 9))
      .where(([n, u]) => u > n % 10),
    write: ([n, u]) => ({
      question: `${n} − ${u} = ?`,
      answer: n - u,
      explanation: takeThroughTenWay(n, u),
      slips: { 'smaller-from-larger': smallerFromLarger(n, u), 'counts-start-number': n - u + 1 },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r14',
    level: 'B',
    pool: every(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([a, b, c]) => a + b + c <= 20),
    write: ([a, b, c]) => ({
      question: `${a} + ${b} + ${c} = ?`,
      picture: counters(a, b, c),
      answer: a + b + c,
      explanation: threeNumbersWay(a, b, c),
      fact: [a, b, c].toSorted((one, other) => one - other).join('+'),
      slips: { 'ten-not-carried': a + b + c - 10, 'one-number-left-out': [a + b, b + c, a + c] },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r22',
    level: 'B',
    pool: every(span(11, 79))
      .and(span(11, 79))
      .where(([a, b]) => isNoTen(a) && isNoTen(b) && a + b <= 100),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      picture: partWhole(null, a, b),
      answer: a + b,
      explanation: addTensAndOnesWay(a, b),
      fact: sumFact(a, b),
      slips: { 'ten-not-carried': withoutCarrying(a, b), 'digits-joined': digitsJoined(a, b) },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r23',
    level: 'B',
    pool: every(span(25, 99))
      .and(span(11, 94))
      .where(([a, b]) => isNoTen(a) && isNoTen(b) && b <= a - 5),
    write: ([a, b]) => {
      const tens = b - (b % 10);
      return {
        question: `${a} − ${b} = ?`,
        picture: partWhole(a, b, null),
        answer: a - b,
        explanation: `Take the tens first: ${a} − ${tens} = ${a - tens}, then ${b % 10} less is ${a - b}.`,
        fact: sumFact(a - b, b),
        slips: {
          'smaller-from-larger': smallerFromLarger(a, b),
          'stops-after-first-step': {
            answer: a - tens,
            reason: `${a} − ${tens} = ${a - tens}. Now take away the ${b % 10}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.5/r24',
    level: 'B',
    pool: every(oneOf('+', '−'))
      .and(span(5, 30))
      .and(span(10, 70))
      .where(([sign, b, c]) => (sign === '+' ? c > b : c + b <= 100)),
    write: ([sign, b, c]) => {
      const [answer, other] = sign === '+' ? [c - b, c + b] : [c + b, c - b];
      return {
        question: `? ${sign} ${b} = ${c}`,
        picture: sign === '+' ? partWhole(c, null, b) : partWhole(null, b, c),
        answer,
        explanation: `Work back from ${c}: ${c} ${sign === '+' ? '−' : '+'} ${b} = ${answer}.`,
        fact: sign === '+' ? sumFact(b, answer) : sumFact(b, c),
        slips: { 'wrong-inverse': other },
      };
    },
  }),
];

function threeNumbersWay(a: number, b: number, c: number): string {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ];
  const [first = a, second = b, last = c] = orders.find(([one = 0, two = 0]) => one + two === 10) ??
    orders.find(([one, two]) => one === two) ?? [a, b, c];
  return `${first} + ${second} = ${first + second}, then ${last} more is ${a + b + c}.`;
}
