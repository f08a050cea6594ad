// Year 1 question types: numbers to 100, sums to 20, counting in 2s, 5s and 10s, halves and quarters.
import { every, oneOf, span } from './pool.ts';
import { inOrder, questionType } from './question-type.ts';
import { nextInSteps, unitFraction } from './forms.ts';
import { chosenBy, nameFor } from './stories.ts';
import { addToTwentyWay, groupsWay, sumFact, takeFromTwentyWay, timesFact } from './ways.ts';
import { capital, counted, inSteps, inWords } from './wording.ts';

const counting = [
  questionType({
    id: 'Y1.PV.3/r1',
    level: 'A',
    pool: every(span(0, 99)),
    write: ([n]) => ({
      question: `One more than ${n}?`,
      answer: n + 1,
      explanation: `Count on one from ${n}: the next number is ${n + 1}.`,
      slips: { 'decade-boundary': n % 10 === 9 ? [n - 9, n + 2] : undefined },
    }),
  }),
  questionType({
    id: 'Y1.PV.3/r2',
    level: 'A',
    pool: every(span(1, 100)),
    write: ([n]) => ({
      question: `One less than ${n}?`,
      answer: n - 1,
      explanation: `Count back one from ${n}: you reach ${n - 1}.`,
      slips: { 'decade-boundary': n % 10 === 0 ? [n - 10, n + 9] : undefined },
    }),
  }),
  questionType({
    id: 'Y1.PV.5/r3',
    level: 'A',
    pool: every(span(1, 20)),
    write: ([n]) => ({
      question: `Write ${inWords(n)} in digits.`,
      answer: n,
      explanation: wordWay(n),
      slips: {
        'teen-and-ty': n > 12 && n < 20 ? (n - 10) * 10 : undefined,
        'digits-swapped': n > 10 && n < 20 ? (n - 10) * 10 + 1 : undefined,
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.1/r4',
    level: 'A',
    pool: every(span(1, 102)),
    write: ([n]) => ({
      question: `${n}, ${n + 1}, ${n + 2}, ?`,
      answer: n + 3,
      explanation: `Count on in ones: after ${n + 2} comes ${n + 3}.`,
      slips: { 'decade-boundary': (n + 3) % 10 === 0 ? [n - 7, n + 4] : undefined },
    }),
  }),
  questionType({
    id: 'Y1.PV.1/r9',
    level: 'A',
    pool: every(span(4, 30)),
    write: ([n]) => ({
      question: `${n}, ${n - 1}, ${n - 2}, ?`,
      answer: n - 3,
      explanation: `Count back in ones: before ${n - 2} comes ${n - 3}.`,
      slips: { 'decade-boundary': (n - 2) % 10 === 0 ? [n + 7, n - 12] : undefined },
    }),
  }),
  questionType({
    id: 'Y1.PV.2/r11',
    level: 'B',
    pool: every(oneOf(2, 5, 10), span(0, 7)),
    write: ([step, place]) => {
      const last = step * (place + 2);
      return {
        ...nextInSteps(step * place, step),
        explanation: `Count on in ${inSteps(step)}: after ${last} comes ${last + step}.`,
      };
    },
  }),
];

const sums = [
  questionType({
    id: 'Y1.AS.3/r5',
    level: 'A',
    pool: every(span(0, 10), span(0, 10)).where(([a, b]) => a + b <= 10),
    write: ([a, b]) => sum(a, b),
  }),
  questionType({
    id: 'Y1.AS.3/r6',
    level: 'A',
    pool: every(span(1, 10), span(0, 10)).where(([a, b]) => b <= a),
    write: ([a, b]) => difference(a, b),
  }),
  questionType({
    id: 'Y1.AS.2/r7',
    level: 'A',
    pool: every(span(0, 10)),
    write: ([a]) => bond(a, 10),
  }),
  questionType({
    id: 'Y1.AS.2/r8',
    level: 'A',
    pool: every(span(1, 10)),
    write: ([n]) => ({
      question: `Double ${n}?`,
      answer: 2 * n,
      explanation: `Double ${n} is ${n} + ${n}, which equals ${2 * n}.`,
      fact: sumFact(n, n),
      slips: { 'counts-start-number': 2 * n - 1 },
    }),
  }),
  questionType({
    id: 'Y1.AS.3/r12',
    level: 'B',
    pool: every(span(2, 18), span(2, 9)).where(([a, b]) => a + b >= 11 && a + b <= 20),
    write: ([a, b]) => sum(a, b),
  }),
  questionType({
    id: 'Y1.AS.3/r13',
    level: 'B',
    pool: every(span(11, 20), span(1, 10)),
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
    pool: every(span(1, 19), span(6, 20)).where(([a, total]) => a < total),
    write: ([a, total]) => ({
      question: `${a} + ? = ${total}`,
      answer: total - a,
      explanation: `Count on from ${a} to ${total}: that is ${total - a} more.`,
      fact: sumFact(a, total - a),
      slips: { 'adds-numbers-shown': a + total, 'counts-start-number': total - a + 1 },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r16',
    level: 'B',
    pool: every(span(1, 11), span(1, 9)),
    write: ([left, taken]) => ({
      question: `${left} = ? − ${taken}`,
      answer: left + taken,
      explanation: `Put back the ${taken}: ${left} + ${taken} = ${left + taken}.`,
      fact: sumFact(left, taken),
      slips: { 'equals-as-work-it-out': Math.abs(left - taken) },
    }),
  }),
  questionType({
    id: 'Y1.AS.4/r21',
    level: 'B',
    pool: every(oneOf('more', 'less'), span(1, 15), span(1, 15)).where(([kind, a, b]) =>
      kind === 'more' ? a + b <= 20 : b < a,
    ),
    write: ([kind, a, b]) => (kind === 'more' ? gainStory(a, b) : lossStory(a, b)),
  }),
];

const groups = [
  questionType({
    id: 'Y1.MD.1/r18',
    level: 'B',
    pool: every(span(2, 5), oneOf(2, 5, 10)),
    write: ([n, each]) => {
      const [holders, things] = chosenBy(
        [
          ['bags', 'pens'],
          ['boxes', 'toys'],
          ['jars', 'sweets'],
          ['trays', 'buns'],
        ],
        n,
        each,
      );
      return {
        question: `${n} ${holders}. ${each} ${things} in each. How many ${things}?`,
        answer: n * each,
        explanation: `Count in ${inSteps(each)}: ${steps(n, each)}.`,
        fact: timesFact(n, each),
        slips: { 'adds-instead-of-multiplies': n + each, 'one-step-out': (n + 1) * each },
      };
    },
  }),
  questionType({
    id: 'Y1.MD.1/r19',
    level: 'B',
    pool: every(oneOf(2, 5, 10), span(1, 10)).where(([by, each]) => by === 2 || each <= 5),
    write: ([by, each]) => ({
      question: `Share ${by * each} ${chosenBy(['pens', 'shells', 'cards', 'beads'], by, each)} between ${by}. How many each?`,
      answer: each,
      explanation: groupsWay(by, each),
      fact: timesFact(by, each),
      slips: { 'subtracts-denominator': by * each - by },
    }),
  }),
  questionType({
    id: 'Y1.FR.1/r10',
    level: 'B',
    pool: every(span(1, 10)),
    write: ([half]) => ({
      ...unitFraction(2, half, true),
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
      slips: { 'quarter-as-half': 2 * quarter },
    }),
  }),
  questionType({
    id: 'Y1.ME.3/r17',
    level: 'B',
    pool: every(oneOf(1, 2, 5, 10), oneOf(1, 2, 5, 10)).where(([big, small]) => small <= big),
    write: ([big, small]) => ({
      question: `${big}p and ${small}p. How many pence?`,
      answer: big + small,
      explanation: `Add what the coins are worth: ${big} + ${small} = ${big + small}.`,
      fact: sumFact(big, small),
      slips: { 'counts-coins': 2 },
    }),
  }),
];

/** The Year 1 question types, easy to hard. */
export const types = inOrder(counting, sums, groups);

function sum(a: number, b: number) {
  return {
    question: `${a} + ${b} = ?`,
    answer: a + b,
    explanation: addToTwentyWay(a, b),
    fact: sumFact(a, b),
    slips: { 'counts-start-number': b > 0 ? a + b - 1 : undefined },
  };
}

function difference(a: number, b: number) {
  return {
    question: `${a} − ${b} = ?`,
    answer: a - b,
    explanation: takeFromTwentyWay(a, b),
    fact: sumFact(a - b, b),
    slips: { 'counts-start-number': b > 0 ? a - b + 1 : undefined },
  };
}

function bond(a: number, total: number) {
  return {
    question: `${a} + ? = ${total}`,
    answer: total - a,
    explanation: `${a} and ${total - a} is a bond to ${total}: ${a} + ${total - a} = ${total}.`,
    fact: sumFact(a, total - a),
    slips: { 'adds-numbers-shown': a + total, 'one-ten-too-many': total - a + 10 },
  };
}

function wordWay(n: number): string {
  if (n <= 10) return `The word ${inWords(n)} is the number ${n}.`;
  if (n === 20) return 'Twenty is two tens: 20.';
  return `${capital(inWords(n))} is ten and ${inWords(n - 10)}: ${n}.`;
}

function steps(count: number, step: number): string {
  return Array.from({ length: count }, (_, index) => (index + 1) * step).join(', ');
}

function gainStory(a: number, b: number) {
  const [thing, gets] = chosenBy(
    [
      ['shell', 'finds'],
      ['card', 'gets'],
      ['star', 'draws'],
      ['block', 'adds'],
    ],
    a,
    b,
  );
  return {
    question: `${nameFor(a, b)} has ${counted(a, thing)}, then ${gets} ${b} more. How many now?`,
    answer: a + b,
    explanation: addToTwentyWay(a, b),
    fact: sumFact(a, b),
    slips: { 'counts-start-number': a + b - 1 },
  };
}

function lossStory(a: number, b: number) {
  const [thing, gives] = chosenBy(
    [
      ['pen', 'lends'],
      ['card', 'gives away'],
      ['bun', 'sells'],
      ['ball', 'puts away'],
    ],
    a,
    b,
  );
  return {
    question: `${nameFor(a, b)} has ${counted(a, thing)} and ${gives} ${b}. How many are left?`,
    answer: a - b,
    explanation: takeFromTwentyWay(a, b),
    fact: sumFact(a - b, b),
    slips: { 'adds-numbers-shown': a + b, 'counts-start-number': a - b + 1 },
  };
}
