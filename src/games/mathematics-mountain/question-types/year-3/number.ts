// Year 3: place value to 1000, and adding and taking away in the head and on paper.
import { addOrTake, hasDistinctDigits } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { blocksOf, partWhole } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { moreOrLess, nextInSteps, valueOfDigit } from '../forms.ts';
import {
  addTensAndOnesWay,
  addThroughTenWay,
  smallerFromLarger,
  sumFact,
  takeThroughTenWay,
  withoutCarrying,
} from '../ways.ts';
import { counted } from '../wording.ts';

const signs = oneOf('+', '−');
const isThreeDigits = (n: number) => n >= 100 && n <= 999;

const placeValue = [
  questionType({
    id: 'Y3.PV.2/r3',
    level: 'A',
    pool: every(oneOf(10, 100)).and(oneOf('more', 'less')).and(span(110, 890)),
    write: ([step, direction, n]) => moreOrLess(n, step, direction),
  }),
  questionType({
    id: 'Y3.PV.3/r4',
    level: 'A',
    inLaterYears: ([, place]) => place >= 10,
    pool: every(span(111, 999))
      .and(oneOf(1, 10, 100))
      .where(([n]) => hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y3.PV.3/r5',
    level: 'A',
    pool: every(span(1, 9)).and(span(1, 9)).and(span(1, 9)),
    write: ([hundreds, tens, ones]) => {
      const n = hundreds * 100 + tens * 10 + ones;
      return {
        question: `${n} = ${hundreds * 100} + ? + ${ones}`,
        picture: blocksOf(n),
        answer: tens * 10,
        explanation: `The ${tens} in ${n} means ${counted(tens, 'ten')}, which is ${tens * 10}.`,
        slips: { 'digit-not-value': tens, 'wrong-column': tens * 100 },
      };
    },
  }),
  questionType({
    id: 'Y3.PV.1/r10',
    level: 'A',
    pool: every(oneOf(4, 8, 50, 100))
      .and(span(0, 9))
      .where(([step, place]) => step * (place + 3) <= 1000),
    write: ([step, place]) => nextInSteps(step * place, step),
  }),
];

const mental = [
  questionType({
    id: 'Y3.AS.1/r8',
    level: 'A',
    pool: every(span(120, 880))
      .and(signs)
      .and(span(100, 700, 100))
      .where(([n, sign, more]) => isThreeDigits(addOrTake(n, sign, more))),
    write: ([n, sign, more]) => {
      const answer = addOrTake(n, sign, more);
      const [have, change] = [counted(Math.floor(n / 100), 'hundred'), more / 100];
      return {
        question: `${n} ${sign} ${more} = ?`,
        answer,
        explanation: `${have} ${sign === '+' ? `and ${change} more` : `less ${change}`} is ${counted(Math.floor(answer / 100), 'hundred')}, so ${answer}.`,
        slips: { 'wrong-column': [addOrTake(n, sign, more / 10), addOrTake(n, sign, change)] },
      };
    },
  }),
  questionType({
    id: 'Y3.AS.1/r9',
    level: 'A',
    pool: every(span(111, 989))
      .and(signs)
      .and(span(1, 8))
      .where(([n, sign, ones]) => (sign === '+' ? (n % 10) + ones <= 9 : ones <= n % 10)),
    write: ([n, sign, ones]) => ({
      question: `${n} ${sign} ${ones} = ?`,
      answer: addOrTake(n, sign, ones),
      explanation: `Only the ones change: ${n % 10} ${sign} ${ones} = ${addOrTake(n % 10, sign, ones)}, so ${addOrTake(n, sign, ones)}.`,
      slips: { 'wrong-column': [addOrTake(n, sign, ones * 10), addOrTake(n, sign, ones * 100)] },
    }),
  }),
  questionType({
    id: 'Y3.AS.4/r13',
    level: 'B',
    pool: every(span(1, 99)),
    write: ([a]) => ({
      question: `${a} + ? = 100`,
      picture: partWhole(100, a, null),
      answer: 100 - a,
      explanation: toHundredWay(a),
      fact: sumFact(a, 100 - a),
      slips: { 'one-ten-too-many': 110 - a, 'adds-numbers-shown': 100 + a },
    }),
  }),
  questionType({
    id: 'Y3.AS.1/r16',
    level: 'B',
    pool: every(span(111, 989))
      .and(signs)
      .and(span(20, 90, 10))
      .where(([n, sign, tens]) => isThreeDigits(addOrTake(n, sign, tens))),
    write: ([n, sign, tens]) => {
      const answer = addOrTake(n, sign, tens);
      return {
        question: `${n} ${sign} ${tens} = ?`,
        answer,
        explanation: `${Math.floor(n / 10)} tens ${sign === '+' ? `and ${tens / 10} more` : `less ${tens / 10}`} is ${Math.floor(answer / 10)} tens, so ${answer}.`,
        slips: {
          'wrong-column': [addOrTake(n, sign, tens / 10), addOrTake(n, sign, tens * 10)],
          'ten-not-carried': sign === '+' ? withoutCarrying(n, tens) : undefined,
          'smaller-from-larger': sign === '−' ? smallerFromLarger(n, tens) : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y3.AS.1/r17',
    level: 'B',
    pool: every(span(112, 988))
      .and(signs)
      .and(span(2, 9))
      .where(([n, sign, ones]) => (sign === '+' ? (n % 10) + ones >= 10 : ones > n % 10)),
    write: ([n, sign, ones]) => ({
      question: `${n} ${sign} ${ones} = ?`,
      answer: addOrTake(n, sign, ones),
      explanation: sign === '+' ? addThroughTenWay(n, ones) : takeThroughTenWay(n, ones),
      slips: {
        'ten-not-carried': sign === '+' ? n + ones - 10 : undefined,
        'smaller-from-larger': sign === '−' ? smallerFromLarger(n, ones) : undefined,
      },
    }),
  }),
  questionType({
    id: 'Y3.AS.1/r18',
    level: 'B',
    takesLong: true,
    pool: every(span(35, 95))
      .and(span(35, 95))
      .where(([a, b]) => a + b >= 101 && a + b <= 180),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      answer: a + b,
      explanation: addTensAndOnesWay(a, b),
      fact: sumFact(a, b),
      slips: {
        'ten-not-carried': [
          withoutCarrying(a, b),
          {
            answer: a + b - 100,
            reason: `${a} and ${b} make 100 or more. Your ${a + b - 100} has lost the hundred.`,
          },
        ],
      },
    }),
  }),
];

const onPaper = [
  questionType({
    id: 'Y3.AS.2/r25',
    level: 'C',
    pool: every(span(111, 899))
      .and(signs)
      .and(span(111, 899))
      .where(([a, sign, b]) => isThreeDigits(addOrTake(a, sign, b))),
    write: ([a, sign, b]) => ({
      question: `${a} ${sign} ${b} = ?`,
      answer: addOrTake(a, sign, b),
      explanation: sign === '+' ? addColumnsWay(a, b) : takeInPartsWay(a, b),
      fact: sumFact(sign === '+' ? a : a - b, b),
      slips: {
        'ten-not-carried': sign === '+' ? withoutCarrying(a, b) : undefined,
        'smaller-from-larger': sign === '−' ? smallerFromLarger(a, b) : undefined,
      },
    }),
  }),
];

export const number = [...placeValue, ...mental, ...onPaper];

function toHundredWay(a: number): string {
  const ten = Math.ceil(a / 10) * 10;
  if (a === ten)
    return `${counted(a / 10, 'ten')} and ${10 - a / 10} more is 10 tens, which is 100.`;
  if (ten === 100) return `Count on from ${a} to 100: that is ${100 - a}.`;
  return `From ${a} to ${ten} is ${ten - a}, and ${ten} to 100 is ${100 - ten}: ${100 - a}.`;
}

function addColumnsWay(a: number, b: number): string {
  const ones = (a % 10) + (b % 10);
  const tens = (Math.floor(a / 10) % 10) * 10 + (Math.floor(b / 10) % 10) * 10;
  return `Add the ones, tens and hundreds: ${ones} + ${tens} + ${a + b - ones - tens} = ${a + b}.`;
}

function takeInPartsWay(a: number, b: number): string {
  const hundreds = b - (b % 100);
  return `Take the hundreds first: ${a} − ${hundreds} = ${a - hundreds}, then ${b % 100} less is ${a - b}.`;
}
