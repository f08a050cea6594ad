// Year 2 question types: numbers to 100, tables of 2, 5 and 10, simple fractions, shapes, time and money.
import { every, listed, oneOf, span } from './pool.ts';
import { inOrder, questionType } from './question-type.ts';
import { fractionOf, nextInSteps, tableMissing, unitFraction } from './forms.ts';
import { chosenBy } from './stories.ts';
import {
  addTensAndOnesWay,
  addThroughTenWay,
  addToTwentyWay,
  digitsJoined,
  groupsWay,
  smallerFromLarger,
  sumFact,
  takeFromTwentyWay,
  takeThroughTenWay,
  timesFact,
  withoutCarrying,
} from './ways.ts';
import { capital, counted, inSteps, inWords, withArticle } from './wording.ts';

const isTable = (n: number) => n === 2 || n === 5 || n === 10;
const isNoTen = (n: number) => n % 10 !== 0;

const number = [
  questionType({
    id: 'Y2.PV.2/r3',
    level: 'A',
    pool: every(span(21, 99)).where(([n]) => isNoTen(n)),
    write: ([n]) => ({
      question: `${n} = ${n - (n % 10)} + ?`,
      answer: n % 10,
      explanation: `${n} is ${counted(Math.floor(n / 10), 'ten')} and ${counted(n % 10, 'one')}.`,
      slips: { 'adds-numbers-shown': n + n - (n % 10) },
    }),
  }),
  questionType({
    id: 'Y2.PV.1/r4',
    level: 'A',
    pool: every(oneOf('more', 'less'), span(1, 100)).where(([kind, n]) =>
      kind === 'more' ? n <= 90 : n >= 11,
    ),
    write: ([kind, n]) => {
      const answer = kind === 'more' ? n + 10 : n - 10;
      return {
        question: `Ten ${kind} than ${n}?`,
        answer,
        explanation: `${kind === 'more' ? 'Add' : 'Take away'} one ten: ${n} ${kind === 'more' ? '+' : '−'} 10 = ${answer}.`,
        slips: { 'wrong-column': kind === 'more' ? n + 1 : n - 1 },
      };
    },
  }),
  questionType({
    id: 'Y2.PV.5/r5',
    level: 'A',
    pool: every(span(21, 99)),
    write: ([n]) => ({
      question: `Write ${inWords(n)} in digits.`,
      answer: n,
      explanation: `${capital(inWords(n))} is ${counted(Math.floor(n / 10), 'ten')} and ${counted(n % 10, 'one')}: ${n}.`,
      slips: {
        'digits-swapped': isNoTen(n) ? (n % 10) * 10 + Math.floor(n / 10) : undefined,
        'teen-and-ty': isNoTen(n) ? undefined : 10 + n / 10,
      },
    }),
  }),
  questionType({
    id: 'Y2.PV.1/r7',
    level: 'B',
    pool: every(span(0, 27, 3)),
    write: ([start]) => nextInSteps(start, 3),
  }),
];

const sums = [
  questionType({
    id: 'Y2.AS.2/r1',
    level: 'A',
    pool: every(span(2, 10), span(2, 10)),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      answer: a + b,
      explanation: addToTwentyWay(a, b),
      fact: sumFact(a, b),
      slips: { 'counts-start-number': a + b - 1 },
    }),
  }),
  questionType({
    id: 'Y2.AS.2/r2',
    level: 'A',
    pool: every(span(11, 20), span(2, 9)),
    write: ([a, b]) => ({
      question: `${a} − ${b} = ?`,
      answer: a - b,
      explanation: takeFromTwentyWay(a, b),
      fact: sumFact(a - b, b),
      slips: { 'smaller-from-larger': smallerFromLarger(a, b), 'counts-start-number': a - b + 1 },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r6',
    level: 'A',
    pool: every(span(21, 98), span(1, 8)).where(([n, u]) => isNoTen(n) && (n % 10) + u <= 9),
    write: ([n, u]) => ({
      question: `${n} + ${u} = ?`,
      answer: n + u,
      explanation: `Add the ones: ${n % 10} + ${u} = ${(n % 10) + u}, so ${n} + ${u} = ${n + u}.`,
      slips: { 'wrong-column': n + 10 * u, 'counts-start-number': n + u - 1 },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r10',
    level: 'B',
    pool: every(span(11, 79), span(10, 80, 10)).where(([n, tens]) => isNoTen(n) && n + tens <= 99),
    write: ([n, tens]) => {
      const [have, more] = [Math.floor(n / 10), tens / 10];
      return {
        question: `${n} + ${tens} = ?`,
        answer: n + tens,
        explanation: `Add the tens: ${counted(have, 'ten')} and ${more} more is ${have + more} tens, so ${n + tens}.`,
        slips: { 'wrong-column': n + more },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.2/r11',
    level: 'A',
    pool: every(span(10, 90, 10)),
    write: ([a]) => ({
      question: `${a} + ? = 100`,
      answer: 100 - a,
      explanation: `${counted(a / 10, 'ten')} and ${counted(10 - a / 10, 'ten')} is 10 tens, which is 100.`,
      slips: { 'one-ten-too-many': 110 - a, 'adds-numbers-shown': 100 + a },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r12',
    level: 'B',
    pool: every(span(14, 91), span(2, 9)).where(([n, u]) => (n % 10) + u >= 10 && n + u <= 100),
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
    pool: every(span(21, 98), span(2, 9)).where(([n, u]) => u > n % 10),
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
    pool: every(span(2, 9), span(2, 9), span(2, 9)).where(([a, b, c]) => a + b + c <= 20),
    write: ([a, b, c]) => ({
      question: `${a} + ${b} + ${c} = ?`,
      answer: a + b + c,
      explanation: threeNumbersWay(a, b, c),
      fact: [a, b, c].toSorted((one, other) => one - other).join('+'),
      slips: { 'ten-not-carried': a + b + c - 10 },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r22',
    level: 'B',
    pool: every(span(11, 79), span(11, 79)).where(
      ([a, b]) => isNoTen(a) && isNoTen(b) && a + b <= 100,
    ),
    write: ([a, b]) => ({
      question: `${a} + ${b} = ?`,
      answer: a + b,
      explanation: addTensAndOnesWay(a, b),
      fact: sumFact(a, b),
      slips: { 'ten-not-carried': withoutCarrying(a, b), 'digits-joined': digitsJoined(a, b) },
    }),
  }),
  questionType({
    id: 'Y2.AS.3/r23',
    level: 'B',
    pool: every(span(25, 99), span(11, 94)).where(
      ([a, b]) => isNoTen(a) && isNoTen(b) && b <= a - 5,
    ),
    write: ([a, b]) => {
      const tens = b - (b % 10);
      return {
        question: `${a} − ${b} = ?`,
        answer: a - b,
        explanation: `Take the tens first: ${a} − ${tens} = ${a - tens}, then ${b % 10} less is ${a - b}.`,
        fact: sumFact(a - b, b),
        slips: { 'smaller-from-larger': smallerFromLarger(a, b) },
      };
    },
  }),
  questionType({
    id: 'Y2.AS.5/r24',
    level: 'B',
    pool: every(oneOf('+', '−'), span(5, 30), span(10, 70)).where(([sign, b, c]) =>
      sign === '+' ? c > b : c + b <= 100,
    ),
    write: ([sign, b, c]) => {
      const [answer, other] = sign === '+' ? [c - b, c + b] : [c + b, c - b];
      return {
        question: `? ${sign} ${b} = ${c}`,
        answer,
        explanation: `Work back from ${c}: ${c} ${sign === '+' ? '−' : '+'} ${b} = ${answer}.`,
        fact: sign === '+' ? sumFact(b, answer) : sumFact(b, c),
        slips: { 'wrong-inverse': other },
      };
    },
  }),
];

const tables = [
  questionType({
    id: 'Y2.MD.1/r8',
    level: 'A',
    pool: every(span(0, 12), span(0, 12)).where(([a, b]) => isTable(a) || isTable(b)),
    write: ([a, b]) => {
      const [n, table] = isTable(b) ? [a, b] : [b, a];
      return {
        question: `${a} × ${b} = ?`,
        answer: a * b,
        explanation:
          n < 2
            ? groupsWay(n, table)
            : `Count in ${inSteps(table)} ${n} times and you reach ${n * table}.`,
        ...{ fact: timesFact(n, table), table },
        slips: {
          'adds-instead-of-multiplies': a + b,
          'one-step-out': [(n - 1) * table, (n + 1) * table],
        },
      };
    },
  }),
  questionType({
    id: 'Y2.MD.1/r9',
    level: 'A',
    pool: every(span(1, 12), oneOf(2, 5, 10)),
    write: ([quotient, table]) => ({
      question: `${quotient * table} ÷ ${table} = ?`,
      answer: quotient,
      explanation: groupsWay(quotient, table),
      ...{ fact: timesFact(quotient, table), table },
      slips: {
        'one-step-out': [quotient - 1, quotient + 1],
        'subtracts-denominator': quotient * table - table,
      },
    }),
  }),
  questionType({
    id: 'Y2.MD.2/r17',
    level: 'B',
    pool: every(span(1, 12), oneOf(2, 5, 10)),
    write: ([missing, table]) => ({
      ...tableMissing(missing, table),
      explanation: groupsWay(missing, table),
      slips: {
        'one-step-out': [missing - 1, missing + 1],
        'wrong-inverse': missing * table * table,
        'equals-as-work-it-out': missing * table - table,
      },
    }),
  }),
  questionType({
    id: 'Y2.MD.4/r25',
    level: 'B',
    pool: every(span(2, 10), oneOf(2, 3, 5, 10)),
    write: ([n, each]) => {
      const [holders, things, where] = chosenBy(
        [
          ['plates', 'cakes', 'on each'],
          ['boxes', 'toys', 'in each'],
          ['shelves', 'books', 'on each'],
          ['bags', 'apples', 'in each'],
        ],
        n,
        each,
      );
      return {
        question: `${n} ${holders}. ${each} ${things} ${where}. How many ${things}?`,
        answer: n * each,
        explanation: groupsWay(n, each),
        fact: timesFact(n, each),
        slips: {
          'adds-instead-of-multiplies': n + each,
          'one-step-out': [(n - 1) * each, (n + 1) * each],
        },
      };
    },
  }),
];

const fractions = [
  questionType({
    id: 'Y2.FR.1/r15',
    level: 'B',
    pool: every(oneOf(2, 3, 4), span(1, 20)).where(([d, each]) => d === 2 || each <= 10),
    write: ([denominator, each]) => unitFraction(denominator, each, true),
  }),
  questionType({
    id: 'Y2.FR.1/r16',
    level: 'B',
    pool: every(oneOf(2, 3), span(1, 10)),
    write: ([numerator, each]) => fractionOf(numerator, 4, each),
  }),
];

const SIDES: Readonly<Record<string, number>> = {
  ...{ triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, octagon: 8 },
};

const measures = [
  questionType({
    id: 'Y2.GE.1/r18',
    level: 'A',
    fewQuestions: true,
    pool: every(oneOf('triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon')),
    write: ([shape]) => {
      const sides = SIDES[shape] ?? 0;
      return {
        question: `How many sides has ${withArticle(shape)}?`,
        answer: sides,
        explanation: `${capital(withArticle(shape))} is a flat shape with ${sides} straight sides.`,
        slips: { 'one-step-out': [sides - 1, sides + 1] },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.2/r19',
    level: 'B',
    pool: every(
      oneOf('faces', 'edges', 'vertices'),
      oneOf('cube', 'cuboid', 'square-based pyramid', 'triangular prism'),
    ),
    write: ([part, solid]) => solidQuestion(part, solid),
  }),
  questionType({
    id: 'Y2.ME.8/r20',
    level: 'A',
    fewQuestions: true,
    pool: listed(['hour'], ['half'], ['quarter'], ['day']),
    write: ([time]) => TIME_FACTS[time],
  }),
  questionType({
    id: 'Y2.ME.5/r21',
    level: 'B',
    pool: every(oneOf(20, 50, 100), span(5, 95, 5)).where(([pay, cost]) => cost < pay),
    write: ([pay, cost]) => ({
      question: `You pay ${pay}p. It costs ${cost}p. How many pence change?`,
      answer: pay - cost,
      explanation: `Count on from ${cost}p to ${pay}p: that is ${pay - cost}p.`,
      slips: { 'adds-numbers-shown': pay + cost, 'one-ten-too-many': pay - cost + 10 },
    }),
  }),
];

/** The Year 2 question types, easy to hard. */
export const types = inOrder(number, sums, tables, fractions, measures);

function threeNumbersWay(a: number, b: number, c: number): string {
  const orders = [
    ...[
      [a, b, c],
      [a, c, b],
      [b, c, a],
    ],
  ];
  const [first = a, second = b, last = c] = orders.find(([one = 0, two = 0]) => one + two === 10) ??
    orders.find(([one, two]) => one === two) ?? [a, b, c];
  return `${first} + ${second} = ${first + second}, then ${last} more is ${a + b + c}.`;
}

const SOLIDS = {
  cube: { faces: 6, edges: 12, vertices: 8 },
  cuboid: { faces: 6, edges: 12, vertices: 8 },
  'square-based pyramid': { faces: 5, edges: 8, vertices: 5 },
  'triangular prism': { faces: 5, edges: 9, vertices: 6 },
};

function solidQuestion(part: 'faces' | 'edges' | 'vertices', solid: keyof typeof SOLIDS) {
  const { faces, edges, vertices } = SOLIDS[solid];
  return {
    question: `How many ${part} has ${withArticle(solid)}?`,
    answer: SOLIDS[solid][part],
    explanation: `${capital(withArticle(solid))} has ${faces} faces, ${edges} edges and ${vertices} vertices.`,
    slips: { 'solid-parts-mixed-up': [faces, edges, vertices] },
  };
}

const TIME_FACTS = {
  hour: {
    question: 'How many minutes are in an hour?',
    answer: 60,
    explanation: 'The minute hand goes round once in an hour: 60 minutes.',
    slips: { 'clock-in-hundreds': 100 },
  },
  half: {
    question: 'How many minutes are in half an hour?',
    answer: 30,
    explanation: 'An hour is 60 minutes, and half of 60 is 30.',
    slips: { 'clock-in-hundreds': 50 },
  },
  quarter: {
    question: 'How many minutes are in a quarter of an hour?',
    answer: 15,
    explanation: 'An hour is 60 minutes, and a quarter of 60 is 15.',
    slips: { 'clock-in-hundreds': 25 },
  },
  day: {
    question: 'How many hours are in a day?',
    answer: 24,
    explanation: 'A day and its night have 24 hours: 12 and 12 more.',
    slips: { 'one-step-out': 12 },
  },
};
