// Adding and taking away to 20, in sums, bonds and stories.
import { sumFact } from '../item.ts';
import {
  addedKnown,
  addedNotTaken,
  countedBackWithStart,
  countedOnWithStart,
  countedStartAsStep,
  tenTooMany,
  tookSmallerDigit,
} from '../mistakes.ts';
import { counters, crossedOut, partWhole, toFill } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { chosenBy, nameFor } from '../stories.ts';
import { capital, counted, inWords } from '../wording.ts';

export const addingTo20 = [
  questionType({
    id: 'Y1.AS.1/r23',
    level: 'A',
    beside: 5,
    pool: every(oneOf('plus', 'minus'))
      .and(span(1, 10))
      .and(span(1, 10))
      .where(([sign, a, b]) => sign === 'plus' || b <= a),
    write: ([sign, a, b]) => ({
      question: `${capital(inWords(a))} ${sign} ${inWords(b)} equals what number?`,
      answer: sign === 'plus' ? a + b : a - b,
      explanation:
        sign === 'plus'
          ? `Plus means add: start at ${Math.max(a, b)} and count on ${Math.min(a, b)} to reach ${a + b}.`
          : `Minus means take away: start at ${a} and count back ${b} to reach ${a - b}.`,
      slips: {
        'signs-mixed-up':
          sign === 'plus'
            ? {
                answer: a - b,
                reason: `${a - b} comes from taking away. The word “plus” tells you to add.`,
              }
            : {
                answer: a + b,
                reason: `${a + b} comes from adding. The word “minus” tells you to take away.`,
              },
      },
    }),
  }),
  questionType({
    id: 'Y1.AS.3/r5',
    level: 'A',
    inLaterYears: ([a, b]) => a + b >= 7 && Math.min(a, b) >= 2,
    pool: every(span(0, 10))
      .and(span(0, 10))
      .where(([a, b]) => a + b <= 10),
    write: ([a, b]) => sum(a, b),
  }),
  questionType({
    id: 'Y1.AS.3/r6',
    level: 'A',
    inLaterYears: ([a, b]) => a >= 7 && b >= 3,
    pool: every(span(1, 10))
      .and(span(0, 10))
      .where(([a, b]) => b <= a),
    write: ([a, b]) => difference(a, b),
  }),
  questionType({
    id: 'Y1.AS.2/r7',
    level: 'A',
    inLaterYears: ([a]) => a > 0 && a < 10,
    pool: every(span(0, 10)),
    write: ([a]) => bond(a, 10),
  }),
  questionType({
    id: 'Y1.AS.2/r8',
    level: 'A',
    inLaterYears: ([n]) => n >= 6 && n < 10,
    pool: every(span(1, 10)),
    write: ([n]) => ({
      question: `What is double ${n}?`,
      picture: counters(n, n),
      answer: 2 * n,
      explanation: doubleWay(n),
      fact: sumFact(n, n),
      slips: {
        'counts-start-number': {
          answer: 2 * n - 1,
          reason: `Double ${n} is ${n} and ${n} more. Count on from ${n}: the first number is ${n + 1}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.AS.3/r12',
    level: 'B',
    pool: every(span(2, 18))
      .and(span(2, 9))
      .where(([a, b]) => a + b >= 11 && a + b <= 20),
    write: ([a, b]) => sum(a, b),
  }),
  questionType({
    id: 'Y1.AS.3/r13',
    level: 'B',
    pool: every(span(11, 20)).and(span(1, 10)),
    write: ([a, b]) => difference(a, b),
  }),
  questionType({
    id: 'Y1.AS.2/r14',
    level: 'B',
    pool: every(span(0, 20)),
    write: ([a]) => bond(a, 20),
  }),
  questionType({
    id: 'Y1.AS.4/r15',
    level: 'B',
    pool: every(span(1, 19))
      .and(span(6, 20))
      .where(([a, total]) => a < total),
    write: ([a, total]) => ({
      question: `${a} + ? = ${total}`,
      picture: partWhole(total, a, null),
      answer: total - a,
      explanation: `Count on from ${a} to ${total}: that is ${total - a} more.`,
      fact: sumFact(a, total - a),
      slips: {
        'adds-numbers-shown': addedKnown(a, total),
        'counts-start-number': countedStartAsStep(a, 1, total - a + 1),
      },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r16',
    level: 'B',
    pool: every(span(1, 11)).and(span(1, 9)),
    write: ([left, taken]) => ({
      question: `${left} = ? − ${taken}`,
      picture: partWhole(null, left, taken),
      answer: left + taken,
      explanation: `Put back the ${taken}: ${left} + ${taken} = ${left + taken}.`,
      fact: sumFact(left, taken),
      slips: {
        'equals-as-work-it-out': {
          answer: Math.abs(left - taken),
          reason: `You took ${Math.min(left, taken)} from ${Math.max(left, taken)}. Put the ${taken} back instead: ${left} + ${taken}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r33',
    level: 'B',
    beside: 15,
    pool: every(span(2, 20))
      .and(span(1, 19))
      .where(([a, left]) => left < a),
    write: ([a, left]) => ({
      question: `${a} − ? = ${left}`,
      picture: partWhole(a, left, null),
      answer: a - left,
      explanation: `Count back from ${a} to ${left}: that is ${counted(a - left, 'step')}.`,
      fact: sumFact(left, a - left),
      slips: {
        'adds-numbers-shown': {
          answer: a + left,
          reason: `You added ${a} and ${left}. Count back from ${a} to ${left}.`,
        },
        'counts-start-number': countedStartAsStep(a, -1, a - left + 1),
      },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r21',
    level: 'B',
    pool: every(oneOf('more', 'less'))
      .and(span(1, 15))
      .and(span(1, 15))
      .and(oneOf(0, 1))
      .where(([kind, a, b]) => (kind === 'more' ? a + b <= 20 : b < a)),
    write: ([kind, a, b, telling]) =>
      kind === 'more' ? gainStory(a, b, telling) : lossStory(a, b, telling),
  }),
  questionType({
    id: 'Y2.AS.2/r1',
    level: 'A',
    inLaterYears: ([a, b]) => a + b > 10 && a < 10 && b < 10,
    pool: every(span(2, 10)).and(span(2, 10)),
    write: ([a, b]) => sum(a, b),
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
      slips: {
        'smaller-from-larger': tookSmallerDigit(a, b),
        'counts-start-number': countedBackWithStart(a, b),
      },
    }),
  }),
];

function sum(a: number, b: number) {
  return {
    question: `${a} + ${b} = ?`,
    picture: counters(a, b),
    answer: a + b,
    explanation: addToTwentyWay(a, b),
    fact: sumFact(a, b),
    slips: { 'counts-start-number': countedOnWithStart(a, b) },
  };
}

function difference(a: number, b: number) {
  return {
    question: `${a} − ${b} = ?`,
    picture: crossedOut(a, b),
    answer: a - b,
    explanation: takeFromTwentyWay(a, b),
    fact: sumFact(a - b, b),
    slips: { 'counts-start-number': countedBackWithStart(a, b) },
  };
}

function bond(a: number, total: 10 | 20) {
  return {
    question: `${a} + ? = ${total}`,
    picture: toFill(a, total),
    answer: total - a,
    explanation: bondWay(a, total),
    fact: sumFact(a, total - a),
    slips: {
      'adds-numbers-shown': addedKnown(a, total),
      'counts-start-number': a < total ? countedStartAsStep(a, 1, total - a + 1) : undefined,
      'one-ten-too-many': total === 20 ? tenTooMany(a, total - a + 10) : undefined,
    },
  };
}

function bondWay(a: number, total: number): string {
  const missing = total - a;
  if (missing === 0) return `${a} is ${total} already, so add 0.`;
  if (a === 0) return `Start with 0 and add all ${total}: 0 + ${total} = ${total}.`;
  if (total === 10)
    return `A ten frame has 10 places: ${a} ${a === 1 ? 'is' : 'are'} full and ${missing} ${missing === 1 ? 'is' : 'are'} empty.`;
  if (a === 10) return '10 and 10 more is 20.';
  if (a > 10) return `${a - 10} + ${missing} = 10, so ${a} + ${missing} = 20.`;
  return `From ${a} to 10 is ${10 - a}, and 10 more is 20: ${10 - a} + 10 = ${missing}.`;
}

/** The same sum has two stories: `telling` is 0 or 1. */
function gainStory(a: number, b: number, telling: number) {
  const [thing, gets] = chosenBy(
    [
      ['shell', 'finds'],
      ['card', 'gets'],
      ['star', 'draws'],
      ['block', 'stacks'],
    ],
    a,
    b,
    telling,
  );
  return {
    question: `${nameFor(a, b)} ${gets} ${counted(a, thing)}, then ${b} more. How many are there altogether?`,
    picture: counters(a, b),
    answer: a + b,
    explanation: addToTwentyWay(a, b),
    fact: sumFact(a, b),
    slips: { 'counts-start-number': countedOnWithStart(a, b) },
  };
}

function lossStory(a: number, b: number, telling: number) {
  const [thing, gives] = chosenBy(
    [
      ['pen', 'loses'],
      ['card', 'gives away'],
      ['bun', 'sells'],
      ['ball', 'puts away'],
    ],
    a,
    b,
    telling,
  );
  return {
    question: `${nameFor(a, b)} has ${counted(a, thing)} and ${gives} ${b}. How many are left?`,
    picture: crossedOut(a, b),
    answer: a - b,
    explanation: takeFromTwentyWay(a, b),
    fact: sumFact(a - b, b),
    slips: {
      'adds-numbers-shown': addedNotTaken(a, b),
      'counts-start-number': countedBackWithStart(a, b),
    },
  };
}

/** Doubles up to five as a sum, those up to nine as two fives and the rest, as two ten frames show them. */
function doubleWay(n: number): string {
  if (n <= 5) return `Double ${n} means ${n} and ${n} more: ${n} + ${n} = ${2 * n}.`;
  if (n === 10) return 'Double 10 is 2 tens, which make 20.';
  return `${n} is 5 and ${n - 5}, so double ${n} is 10 and ${2 * (n - 5)}, which make ${2 * n}.`;
}

/** Adds two numbers to at most 20: through ten where the ones cross it, otherwise by counting on. */
function addToTwentyWay(a: number, b: number): string {
  const [big, small] = [Math.max(a, b), Math.min(a, b)];
  const toTen = 10 - big;
  if (small === 0) return `Adding 0 changes nothing: ${big} + 0 = ${big}.`;
  if (big === 10 && small < 10) return `1 ten and ${counted(small, 'one')} make ${10 + small}.`;
  if (big < 10 && small > toTen)
    return `${big} + ${toTen} = 10, then ${small - toTen} more is ${big + small}.`;
  return `Start at ${big} and count on ${small}: you reach ${big + small}.`;
}

/** Takes one number from another up to 20: through ten where the ones cross it, otherwise by counting back. */
function takeFromTwentyWay(a: number, b: number): string {
  if (b === 0) return `Taking away 0 changes nothing: ${a} − 0 = ${a}.`;
  const toTen = a - 10;
  if (toTen > 0 && b === toTen) return `${a} is 10 and ${b}, so taking away the ${b} leaves 10.`;
  if (toTen > 0 && b === 10)
    return `${a} is 10 and ${toTen}, so taking away the 10 leaves ${toTen}.`;
  if (toTen > 0 && b > toTen)
    return `${a} − ${toTen} = 10, then take away ${b - toTen} more, which leaves ${a - b}.`;
  return `Start at ${a} and count back ${b}: you reach ${a - b}.`;
}
