// Adding and taking away beyond 20, in the head and on paper.
import { addOrTake, hasOnes } from '../arithmetic.ts';
import { sumFact } from '../item.ts';
import type { Mistake } from '../misconceptions.ts';
import {
  addedKnown,
  addedNotTaken,
  addedToSide,
  changedColumn,
  countedBackWithStart,
  countedOnWithStart,
  leftOut,
  lostCarry,
  takenNotAdded,
  tenTooMany,
  tookSmallerDigit,
  workedOutSide,
} from '../mistakes.ts';
import { blocksOf, counters, partWhole } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, num, withArticle } from '../wording.ts';

const signs = oneOf('+', '−');

const isThreeDigits = (n: number) => n >= 100 && n <= 999;

export const adding = [
  questionType({
    id: 'Y2.AS.3/r6',
    level: 'A',
    pool: every(span(21, 99))
      .and(signs)
      .and(span(1, 9))
      .where(([n, sign, u]) => hasOnes(n) && (sign === '+' ? (n % 10) + u <= 9 : u <= n % 10)),
    write: ([n, sign, u]) => {
      const answer = addOrTake(n, sign, u);
      return {
        question: `${n} ${sign} ${u} = ?`,
        picture: blocksOf(n),
        answer,
        explanation: `${sign === '+' ? 'Add' : 'Take away'} the ones: ${n % 10} ${sign} ${u} = ${addOrTake(n % 10, sign, u)}, so ${n} ${sign} ${u} = ${answer}.`,
        slips: {
          'wrong-column': changedColumn(n, sign, 10 * u, u),
          'counts-start-number':
            sign === '+' ? countedOnWithStart(n, u) : countedBackWithStart(n, u),
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
      .where(([n, sign, tens]) => hasOnes(n) && (sign === '+' ? n + tens <= 99 : n - tens > 10)),
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
            ? `Add the tens: ${counted(have, 'ten')} and ${counted(change, 'ten')} is ${now}, so ${n} + ${tens} = ${answer}.`
            : `Take away the tens: ${counted(have, 'ten')} less ${counted(change, 'ten')} is ${now}, so ${n} − ${tens} = ${answer}.`,
        slips: { 'wrong-column': changedColumn(n, sign, change, tens) },
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
      slips: {
        'one-ten-too-many': tenTooMany(a, 110 - a),
        'adds-numbers-shown': addedKnown(a, 100),
      },
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
      slips: { 'ten-not-carried': lostCarry(n, u), 'digits-joined': joinedSums(n, u) },
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
      slips: {
        'smaller-from-larger': tookSmallerDigit(n, u),
        'counts-start-number': countedBackWithStart(n, u),
      },
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
      slips: {
        'one-number-left-out': [c, a, b].map((left) => leftOut(a + b + c, left)),
      },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r22',
    level: 'B',
    pool: every(span(11, 79))
      .and(span(11, 79))
      .where(([a, b]) => hasOnes(a) && hasOnes(b) && a + b <= 100),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      picture: partWhole(null, a, b),
      answer: a + b,
      explanation: addTensAndOnesWay(a, b),
      fact: sumFact(a, b),
      slips: { 'ten-not-carried': lostCarry(a, b), 'digits-joined': joinedSums(a, b) },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r23',
    level: 'B',
    pool: every(span(25, 99))
      .and(span(11, 94))
      .where(([a, b]) => hasOnes(a) && hasOnes(b) && b <= a - 5),
    write: ([a, b]) => {
      const tens = b - (b % 10);
      return {
        question: `${a} − ${b} = ?`,
        picture: partWhole(a, b, null),
        answer: a - b,
        explanation: `Take away the tens first: ${a} − ${tens} = ${a - tens}, then ${b % 10} less is ${a - b}.`,
        fact: sumFact(a - b, b),
        slips: {
          'stops-after-first-step': {
            answer: a - tens,
            reason: `${a} − ${tens} = ${a - tens}. Now take away the ${b % 10}.`,
          },
          'smaller-from-larger': tookSmallerDigit(a, b),
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
      const answer = sign === '+' ? c - b : c + b;
      return {
        question: `? ${sign} ${b} = ${c}`,
        picture: sign === '+' ? partWhole(c, null, b) : partWhole(null, b, c),
        answer,
        explanation: `Work back from ${c}: ${c} ${sign === '+' ? '−' : '+'} ${b} = ${answer}.`,
        fact: sign === '+' ? sumFact(b, answer) : sumFact(b, c),
        slips: {
          'wrong-inverse':
            sign === '+'
              ? { answer: c + b, reason: `You added ${b} again. Take it away: ${c} − ${b}.` }
              : { answer: c - b, reason: `You took ${b} away again. Put it back: ${c} + ${b}.` },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.1/r29',
    level: 'B',
    beside: 22,
    pool: every(oneOf('rope', 'plant')).and(span(21, 80)).and(span(5, 19)),
    write: ([thing, length, change]) =>
      thing === 'rope'
        ? {
            question: `You cut ${change} cm off ${withArticle(`${length} cm rope`)}. How many cm are left?`,
            answer: length - change,
            explanation: `Take away what you cut off: ${length} cm − ${change} cm = ${length - change} cm.`,
            slips: { 'signs-mixed-up': addedNotTaken(length, change) },
          }
        : {
            question: `${length === 80 ? 'An' : 'A'} ${length} cm plant grows ${change} cm. How many cm tall is it now?`,
            answer: length + change,
            explanation: `Add what the plant grows: ${length} cm + ${change} cm = ${length + change} cm.`,
            slips: { 'signs-mixed-up': takenNotAdded(length, change) },
          },
  }),
  questionType({
    id: 'Y2.AS.4/r30',
    level: 'A',
    beside: 11,
    pool: every(span(2, 50))
      .and(span(2, 50))
      .where(([a, b]) => a !== b),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ${b} + ?`,
      answer: a,
      explanation: `You can add in any order, so ${a} + ${b} = ${b} + ${a}.`,
      fact: sumFact(a, b),
      slips: {
        'equals-as-work-it-out': workedOutSide(a + b, `${a} + ${b}`),
        'adds-numbers-shown': addedToSide(a + b, b),
      },
    }),
  }),
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
        explanation: `${have} ${sign === '+' ? 'and' : 'less'} ${counted(change, 'hundred')} ${sign === '+' ? 'make' : 'is'} ${counted(Math.floor(answer / 100), 'hundred')}, so ${n} becomes ${answer}.`,
        slips: {
          'wrong-column': [more / 10, change].map((other) => changedColumn(n, sign, other, more)),
        },
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
      explanation: `Only the ones change: ${n % 10} ${sign} ${ones} = ${addOrTake(n % 10, sign, ones)}, so ${n} becomes ${addOrTake(n, sign, ones)}.`,
      slips: {
        'wrong-column': [ones * 10, ones * 100].map((other) => changedColumn(n, sign, other, ones)),
      },
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
      slips: {
        'one-ten-too-many': tenTooMany(a, 110 - a),
        'adds-numbers-shown': addedKnown(a, 100),
      },
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
        explanation: `${Math.floor(n / 10)} tens ${sign === '+' ? 'and' : 'less'} ${tens / 10} tens ${sign === '+' ? 'make' : 'is'} ${Math.floor(answer / 10)} tens, so ${n} becomes ${answer}.`,
        slips: {
          'wrong-column': [tens / 10, tens * 10].map((other) =>
            changedColumn(n, sign, other, tens),
          ),
          ...inColumns(n, sign, tens),
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
      slips: inColumns(n, sign, ones),
    }),
  }),
  questionType({
    id: 'Y3.AS.1/r18',
    level: 'B',
    takesLong: true,
    pool: every(span(35, 95))
      .and(span(35, 95))
      // With no ones the way would add zeros.
      .where(([a, b]) => a + b >= 101 && a + b <= 180 && a % 10 > 0 && b % 10 > 0),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      answer: a + b,
      explanation: addTensAndOnesWay(a, b),
      fact: sumFact(a, b),
      slips: {
        'ten-not-carried': [
          lostCarry(a, b),
          // Whoever writes one digit has lost more than the hundred.
          a + b < 110
            ? undefined
            : {
                answer: a + b - 100,
                reason: `${a} and ${b} make more than 100. Your ${a + b - 100} has lost the hundred.`,
              },
        ],
      },
    }),
  }),
  questionType({
    id: 'Y3.AS.2/r25',
    level: 'C',
    pool: every(span(111, 899))
      .and(signs)
      .and(span(111, 899))
      // With hundreds alone there is no way to explain but the sum itself.
      .where(([a, sign, b]) => b % 100 !== 0 && isThreeDigits(addOrTake(a, sign, b))),
    write: ([a, sign, b]) => ({
      question: `${a} ${sign} ${b} = ?`,
      answer: addOrTake(a, sign, b),
      explanation: inParts(a, sign, [b - (b % 100), (b % 100) - (b % 10), b % 10]),
      fact: sumFact(sign === '+' ? a : a - b, b),
      slips: inColumns(a, sign, b),
    }),
  }),
  questionType({
    id: 'Y3.AS.3/r30',
    level: 'A',
    beside: 9,
    pool: every(span(111, 899)).and(span(20, 90, 10)),
    write: ([n, tens]) => ({
      question: `${n} + ${tens} = ${n + tens}, so ${n + tens} − ${tens} = ?`,
      answer: n,
      explanation: `Taking ${tens} away undoes adding ${tens}, so you are back at ${n}.`,
      fact: sumFact(n, tens),
      slips: {
        'signs-mixed-up': addedNotTaken(n + tens, tens),
        'one-number-left-out': {
          answer: n + tens,
          reason: `${n + tens} is where you start. Take ${tens} away from it.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.AS.3/r31',
    level: 'B',
    beside: 23,
    pool: every(span(50, 95, 5))
      .and(span(11, 39))
      .and(span(2, 9)),
    write: ([pupils, leave, back]) => ({
      question: `${pupils} pupils sing. ${leave} leave and ${back} return. How many sing now?`,
      answer: pupils - leave + back,
      explanation: `${pupils} − ${leave} = ${pupils - leave}, then ${pupils - leave} + ${back} = ${pupils - leave + back}.`,
      slips: {
        'stops-after-first-step': {
          answer: pupils - leave,
          reason: `${pupils} − ${leave} = ${pupils - leave}. Now add the ${back} who return.`,
        },
        'plus-before-minus': {
          answer: pupils - leave - back,
          reason: `You took away ${leave} and ${back}, but ${back} return, so add ${back}.`,
        },
        'signs-mixed-up': {
          answer: pupils + leave + back,
          reason: `You added all three numbers, but ${leave} leave, so take them away.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.AS.1/r23',
    level: 'B',
    pool: every(span(1200, 8900, 100))
      .and(signs)
      .and(span(200, 900, 100)),
    write: ([n, sign, change]) => {
      const answer = addOrTake(n, sign, change);
      return {
        question: `${n} ${sign} ${change} = ?`,
        answer,
        explanation: `${n / 100} hundreds ${sign === '+' ? 'plus' : 'minus'} ${change / 100} hundreds is ${answer / 100} hundreds, which is ${answer}.`,
        slips: {
          ...inColumns(n, sign, change),
          'wrong-column': [change * 10, change / 10].map((other) =>
            changedColumn(n, sign, other, change),
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.AS.1/r25',
    level: 'C',
    pool: every(span(1111, 8999))
      .and(signs)
      .and(span(1111, 8999))
      .where(([a, sign, b]) => b % 1000 !== 0 && (sign === '+' ? a + b <= 9999 : a - b >= 1000)),
    write: ([a, sign, b]) => {
      return {
        question: `${a} ${sign} ${b} = ?`,
        answer: addOrTake(a, sign, b),
        explanation: inParts(a, sign, [b - (b % 1000), (b % 1000) - (b % 100), b % 100]),
        fact: sumFact(sign === '+' ? a : a - b, b),
        slips: inColumns(a, sign, b),
      };
    },
  }),
  questionType({
    id: 'Y5.PV.5/r29',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(oneOf('come', 'leave')).and(span(12, 95)).and(span(2, 9)),
    write: ([change, people, thousands]) => {
      const [sign, shown] =
        change === 'come' ? (['+', 'more come'] as const) : (['−', 'leave'] as const);
      const now = addOrTake(people, sign, thousands);
      return {
        question: `${num(people * 1000)} people are at a festival. ${num(thousands * 1000)} ${shown}. How many are there now?`,
        answer: now * 1000,
        explanation: `${people} ${sign} ${thousands} = ${now}, so there are ${now} thousand: ${num(now * 1000)}.`,
        slips: {
          'wrong-column': changedColumn(people * 1000, sign, thousands * 100, thousands * 1000),
          'zero-lost-or-extra': {
            answer: now * 100,
            reason: `${num(now * 100)} is ${now} hundreds. Both ${num(people * 1000)} and ${num(thousands * 1000)} are thousands.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.AS.2/r24',
    level: 'B',
    pool: every(span(12_000, 95_000, 1000))
      .and(signs)
      .and(span(2000, 9000, 1000))
      // Nobody takes 40,000 from 40,000 and gives 0.
      .where(([n, , change]) => n !== 10 * change),
    write: ([n, sign, change]) => {
      const answer = addOrTake(n, sign, change);
      return {
        question: `${num(n)} ${sign} ${num(change)} = ?`,
        answer,
        explanation: `${n / 1000} ${sign} ${change / 1000} = ${answer / 1000}, so the answer is ${answer / 1000} thousand: ${num(answer)}.`,
        slips: {
          'wrong-column': [change * 10, change / 10].map((other) =>
            changedColumn(n, sign, other, change),
          ),
          ...inColumns(n, sign, change),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.AS.4/r31',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(span(300, 900, 100))
      .and(span(50, 140, 10))
      .and(span(20, 90, 10))
      .and(span(10, 50, 10))
      .where(([, first, second, more]) => first !== second && second !== more),
    write: ([pens, first, second, more]) => {
      const left = pens - first - second;
      return {
        question: `A shop has ${pens} pens. It sells ${first}, then ${second} more, and buys ${more}. How many are there now?`,
        answer: left + more,
        explanation: `${pens} − ${first} = ${pens - first}, ${pens - first} − ${second} = ${left}, and ${left} + ${more} = ${left + more}.`,
        slips: {
          'stops-after-first-step': [
            {
              answer: left,
              reason: `${pens} − ${first} − ${second} = ${left}. Now add the ${more}.`,
            },
            {
              answer: pens - first,
              reason: `${pens} − ${first} = ${pens - first}. Then ${second} more are sold.`,
            },
          ],
          'one-number-left-out': {
            answer: pens - first + more,
            reason: `You left out the second sale, which was ${second} pens.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.AS.1/r28',
    level: 'C',
    pool: every(span(10_001, 59_999))
      .and(signs)
      .and(span(10_001, 59_999))
      .where(([a, sign, b]) => sign === '+' || a - b >= 1000),
    write: ([a, sign, b]) => {
      const rest = b % 10_000;
      return {
        question: `${num(a)} ${sign} ${num(b)} = ?`,
        answer: addOrTake(a, sign, b),
        explanation: inParts(a, sign, [b - rest, rest - (rest % 1000), rest % 1000]),
        fact: sumFact(sign === '+' ? a : a - b, b),
        slips: inColumns(a, sign, b),
      };
    },
  }),
  questionType({
    id: 'Y6.PV.4/r32',
    level: 'B',
    takesLong: true,
    beside: 28,
    // Changes of at most a third, as a museum may have from one year to the next.
    pool: every(oneOf('come', 'leave'))
      .and(span(105, 395))
      .and(span(2, 9))
      .where(([, people, more]) => 30 * more <= people),
    write: ([change, people, more]) => {
      const [sign, shown] =
        change === 'come' ? (['+', 'more'] as const) : (['−', 'fewer'] as const);
      const now = addOrTake(people, sign, more * 10);
      return {
        question: `A museum had ${num(people * 10_000)} visitors last year. This year it had ${num(more * 100_000)} ${shown}. How many came this year?`,
        answer: now * 10_000,
        explanation: `Count in ten thousands: ${people} ${sign} ${more * 10} = ${now}, and ${now} ten thousands are ${num(now * 10_000)}.`,
        slips: {
          'wrong-column': [10_000, 1_000_000].map((size) =>
            changedColumn(people * 10_000, sign, more * size, more * 100_000),
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y6.CA.7/r34',
    level: 'B',
    beside: 10,
    pool: every(span(400, 900, 50))
      .and(span(110, 240, 10))
      .and(span(20, 90, 10)),
    write: ([a, b, c]) => ({
      question: `${a} − ${b} + ${c} = ?`,
      answer: a - b + c,
      explanation: `Work from left to right: ${a} − ${b} = ${a - b}, then ${a - b} + ${c} = ${a - b + c}.`,
      slips: {
        'plus-before-minus': addedFirst(a, b, c),
        'stops-after-first-step': {
          answer: a - b,
          reason: `${a} − ${b} = ${a - b}. Now add the ${c}.`,
        },
      },
    }),
  }),
];

/** Adds or takes away part by part: '4481 − 1000 = 3481, then 700 less is 2781, and 23 less is 2758.' */
function inParts(
  a: number,
  sign: '+' | '−',
  [first, ...rest]: readonly [number, ...number[]],
): string {
  let so = addOrTake(a, sign, first);
  const steps = rest
    .filter((part) => part !== 0)
    .map((part, nth) => {
      so = addOrTake(so, sign, part);
      return `, ${nth === 0 ? 'then' : 'and'} ${num(part)} ${sign === '+' ? 'more' : 'less'} is ${num(so)}`;
    });
  return `${num(a)} ${sign} ${num(first)} = ${num(addOrTake(a, sign, first))}${steps.join('')}.`;
}

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

function toHundredWay(a: number): string {
  const ten = Math.ceil(a / 10) * 10;
  if (a === ten)
    return `${counted(a / 10, 'ten')} and ${counted(10 - a / 10, 'ten')} make 10 tens: ${a} + ${100 - a} = 100.`;
  if (ten === 100) return `Count on from ${a} to 100: that is ${100 - a}.`;
  return `From ${a} to ${ten} is ${ten - a}, and ${ten} to 100 is ${100 - ten}: ${ten - a} + ${100 - ten} = ${100 - a}.`;
}

/** Adds ones that reach or cross the next ten. */
function addThroughTenWay(n: number, ones: number): string {
  const toTen = 10 - (n % 10);
  const ten = n + toTen;
  if (ones === toTen) return `Add ${ones} to go from ${n} up to the next ten, ${ten}.`;
  return `${n} + ${toTen} = ${ten}, then ${ones - toTen} more is ${n + ones}.`;
}

/** Takes away ones across a ten. */
function takeThroughTenWay(n: number, ones: number): string {
  const toTen = n % 10;
  if (toTen === 0) return `10 − ${ones} = ${10 - ones}, so ${n} − ${ones} = ${n - ones}.`;
  return `${n} − ${toTen} = ${n - toTen}, then ${ones - toTen} less is ${n - ones}.`;
}

/** Adds two two-digit numbers by tens and ones. */
function addTensAndOnesWay(a: number, b: number): string {
  const ones = (a % 10) + (b % 10);
  const tens = a + b - ones;
  return `${a - (a % 10)} + ${b - (b % 10)} = ${tens}, ${a % 10} + ${b % 10} = ${ones}, and ${tens} + ${ones} = ${a + b}.`;
}

/** The mistakes of column addition and subtraction. */
function inColumns(a: number, sign: '+' | '−', b: number) {
  return sign === '+'
    ? { 'ten-not-carried': lostCarry(a, b) }
    : { 'smaller-from-larger': tookSmallerDigit(a, b) };
}

/** Adds tens and ones and writes them side by side: 47 + 6 gives 413. */
function joinedSums(a: number, b: number): Mistake {
  const ones = (a % 10) + (b % 10);
  return {
    answer: Number(`${Math.floor(a / 10) + Math.floor(b / 10)}${ones}`),
    reason: `The ones of ${a} and ${b} make ${ones}. That is 1 more ten for the tens.`,
  };
}

/** Adds before subtracting: 730 for 900 − 150 + 20. */
function addedFirst(a: number, b: number, c: number): Mistake {
  return {
    answer: a - b - c,
    reason: `You added ${b} and ${c} first. Go from left to right: ${a} − ${b} comes first.`,
  };
}
