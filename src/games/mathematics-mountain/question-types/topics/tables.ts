// Equal groups and times tables, to 12 × 12.
import { timesFact } from '#games/kit/rules/items.ts';
import { groupsWay } from '../explanations.ts';
import type { Mistake } from '../misconceptions.ts';
import {
  addedGroups,
  addedInProduct,
  neighbouringQuotients,
  multipliedNotDivided,
  otherGroups,
  tookAway,
  workedOutSide,
} from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { chosenBy } from '../stories.ts';
import { counted, inSteps, inWords, timesOver } from '../wording.ts';

const isTable = (n: number) => n === 2 || n === 5 || n === 10;

const YEAR_TABLES = oneOf(3, 4, 8);

/** The factors of facts that pupils learn last. */
const isHard = (n: number) => n >= 6 && n !== 10 && n !== 11;

/** Earlier years cover the smaller facts of the other tables. */
const isForYear = (table: number, n: number) => isHard(table) || n >= 6;

export const tables = [
  questionType({
    id: 'Y1.MD.1/r18',
    level: 'B',
    inLaterYears: ([n]) => n >= 3,
    pool: every(span(2, 5)).and(oneOf(2, 5, 10)),
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
        question: `${n} ${holders} have ${each} ${things} each. How many ${things} are there?`,
        picture: { kind: 'sharing', groups: n, each },
        answer: n * each,
        explanation: `Count in ${inSteps(each)}: ${steps(n, each)}.`,
        fact: timesFact(n, each),
        slips: {
          'adds-instead-of-multiplies': addedGroups(n, each),
          'one-step-out': {
            answer: (n + 1) * each,
            reason: `${(n + 1) * each} is ${n + 1} groups of ${each}. You need ${n} groups.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y1.MD.1/r19',
    level: 'B',
    inLaterYears: ([, each]) => each >= 3,
    pool: every(oneOf(2, 5, 10))
      .and(span(2, 10))
      .where(([by, each]) => by === 2 || each <= 5),
    write: ([by, each]) => ({
      question: `${by} children share ${by * each} ${chosenBy(['pens', 'shells', 'cards', 'beads'], by, each)} equally. How many does each child get?`,
      picture: { kind: 'sharing', groups: by, pile: by * each },
      answer: each,
      explanation: `${by} groups of ${each} equal ${by * each}, so each child gets ${each}.`,
      fact: timesFact(by, each),
      slips: {
        'subtracts-denominator': tookAway(
          by * each,
          by,
          `Here you share ${by * each} between ${by}.`,
        ),
      },
    }),
  }),
  questionType({
    id: 'Y2.MD.1/r8',
    level: 'A',
    inLaterYears: ([a, b]) => Math.min(a, b) >= 2 && Math.max(a, b) >= 6 && a !== 10 && b !== 10,
    pool: every(span(0, 12))
      .and(span(0, 12))
      .where(([a, b]) => isTable(a) || isTable(b)),
    write: ([a, b]) => {
      const [n, table] = isTable(b) ? [a, b] : [b, a];
      return {
        question: `${a} × ${b} = ?`,
        ...(a > 0 && b > 0 && { picture: { kind: 'array', rows: a, columns: b, of: 'dots' } }),
        answer: a * b,
        explanation:
          n < 2
            ? groupsWay(a, b)
            : `Count in ${inSteps(table)} ${timesOver(n)} and you reach ${n * table}.`,
        fact: timesFact(n, table),
        table,
        slips: {
          'times-zero-leaves-number': n === 0 ? keptNumber(a, b) : undefined,
          'adds-instead-of-multiplies': addedInProduct(a, b),
          'one-step-out': [n - 1, n + 1].map((other) => {
            const shown = isTable(b) ? `${other} × ${b}` : `${a} × ${other}`;
            return {
              answer: other * table,
              reason: `${other * table} is ${shown}. You need ${a} × ${b}.`,
            };
          }),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.MD.1/r9',
    level: 'A',
    inLaterYears: ([quotient, table]) => quotient >= 6 && table < 10,
    pool: every(span(1, 12)).and(oneOf(2, 5, 10)),
    write: ([quotient, table]) => ({
      question: `${quotient * table} ÷ ${table} = ?`,
      answer: quotient,
      explanation: divisionWay(quotient, table),
      fact: timesFact(quotient, table),
      table,
      slips: {
        'subtracts-denominator': tookAway(quotient * table, table),
        'one-step-out': neighbouringQuotients(quotient, table),
      },
    }),
  }),
  questionType({
    id: 'Y2.MD.2/r17',
    level: 'B',
    inLaterYears: ([missing, table]) => missing >= 6 && table < 10,
    pool: every(span(1, 12)).and(oneOf(2, 5, 10)),
    write: ([missing, table]) => ({
      ...tableMissing(missing, table),
      slips: {
        'subtracts-denominator': tookFromProduct(missing * table, table),
        'one-step-out': neighbouringQuotients(missing, table),
        'wrong-inverse': multipliedNotDivided(missing * table, table),
      },
    }),
  }),
  questionType({
    id: 'Y2.MD.4/r25',
    level: 'B',
    pool: every(span(2, 10)).and(oneOf(2, 3, 5, 10)),
    write: ([n, each]) => {
      const [holders, things] = chosenBy(
        [
          ['plates', 'cakes'],
          ['boxes', 'toys'],
          ['shelves', 'books'],
          ['bags', 'apples'],
        ],
        n,
        each,
      );
      return {
        question: `${n} ${holders} have ${each} ${things} each. How many ${things} are there?`,
        picture: { kind: 'sharing', groups: n, each },
        answer: n * each,
        explanation: groupsWay(n, each),
        fact: timesFact(n, each),
        slips: {
          'adds-instead-of-multiplies': addedGroups(n, each),
          'one-step-out': [n - 1, n + 1].map((taken) => otherGroups(taken, n, each)),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.MD.3/r31',
    level: 'A',
    beside: 11,
    pool: every(span(1, 12))
      .and(oneOf(2, 5, 10))
      .where(([n, table]) => n !== table),
    write: ([n, table]) => ({
      question: `${n} × ${table} = ${table} × ?`,
      answer: n,
      explanation: `You can swap the two numbers, so ${n} × ${table} = ${table} × ${n}.`,
      fact: timesFact(n, table),
      slips: {
        'equals-as-work-it-out': workedOutSide(n * table, `${n} × ${table}`),
        'wrong-inverse': {
          answer: n * table * table,
          reason: `You multiplied ${n * table} by ${table}. Find how many ${inSteps(table)} make ${n * table}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y3.MD.1/r1',
    level: 'A',
    inLaterYears: ([n]) => n >= 6 && n !== 10,
    pool: every(span(2, 12)).and(YEAR_TABLES),
    write: ([n, table]) => ({
      ...tableProduct(n, table, table),
      picture: { kind: 'array', rows: n, columns: table, of: 'dots' },
    }),
  }),
  questionType({
    id: 'Y3.MD.1/r2',
    level: 'A',
    inLaterYears: ([n]) => n >= 6 && n !== 10,
    pool: every(span(2, 12)).and(YEAR_TABLES),
    write: ([quotient, table]) => tableQuotient(quotient, table),
  }),
  questionType({
    id: 'Y3.MD.1/r15',
    level: 'B',
    inLaterYears: ([n]) => n >= 6 && n !== 10,
    pool: every(span(2, 12)).and(YEAR_TABLES),
    write: ([missing, table]) => tableMissing(missing, table),
  }),
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
];

/** '7 × 8 = ?' as a fact of the table of 8 (or of 7, when `table` is 7). */
function tableProduct(a: number, b: number, table: number) {
  return {
    question: `${a} × ${b} = ?`,
    answer: a * b,
    explanation: tablesWay(table === b ? a : b, table),
    fact: timesFact(a, b),
    table,
    slips: {
      // First, because whoever says 6 to 3 × 3 has rather added.
      'adds-instead-of-multiplies': addedInProduct(a, b),
      'neighbouring-fact': besideProduct(a, b),
    },
  };
}

/** '36 ÷ 4 = ?' as a fact of the table of 4. */
function tableQuotient(quotient: number, table: number) {
  const product = quotient * table;
  return {
    question: `${product} ÷ ${table} = ?`,
    answer: quotient,
    explanation: divisionWay(quotient, table),
    fact: timesFact(quotient, table),
    table,
    slips: {
      'neighbouring-fact': neighbouringQuotients(quotient, table),
      'subtracts-denominator': tookAway(product, table),
    },
  };
}

/** '? × 8 = 48' as a fact of the table of 8. */
function tableMissing(missing: number, table: number) {
  const product = missing * table;
  return {
    question: `? × ${table} = ${product}`,
    answer: missing,
    explanation: quotientWay(missing, table),
    fact: timesFact(missing, table),
    table,
    slips: {
      'neighbouring-fact': neighbouringQuotients(missing, table),
      'wrong-inverse': multipliedNotDivided(product, table),
      'subtracts-denominator': tookFromProduct(product, table),
    },
  };
}

/** Neighbours of a tables fact that children mix up with it, such as 48, 63 and 54 for 7 × 8. */
function besideProduct(a: number, b: number): Mistake[] {
  const beside = [
    [a - 1, b],
    [a + 1, b],
    [a, b - 1],
    [a, b + 1],
    [a - 1, b + 1],
    [a + 1, b - 1],
  ] as const;
  return (
    beside
      // Nobody takes 2 × 8 for 1 × 9.
      .filter(
        ([one, other]) =>
          Math.max(one, other) <= 12 && (one === a || other === b || Math.min(one, other) > 1),
      )
      .map(([one, other]) => ({
        answer: one * other,
        reason: `${one * other} is ${one} × ${other}, not ${a} × ${b}.`,
      }))
  );
}

/** 5 for 0 × 5 or 5 × 0. */
function keptNumber(a: number, b: number): Mistake {
  return {
    answer: Math.max(a, b),
    reason: `You kept ${Math.max(a, b)}, but ${groupsWay(a, b)}`,
  };
}

function tookFromProduct(product: number, table: number): Mistake {
  return {
    answer: product - table,
    reason: `You took ${table} from ${product}. Find how many ${inSteps(table)} make ${product}.`,
  };
}

const ZERO_AND_ONE = {
  '×0': (n: number) => ({
    question: `${n} × 0 = ?`,
    answer: 0,
    explanation: `${n} × 0 means no groups of ${n}, and that is 0.`,
    fact: timesFact(0, n),
    slips: {
      'times-zero-leaves-number': {
        answer: n,
        reason: `You kept ${n}, but ${n} × 0 means no groups of ${n} at all.`,
      },
    },
  }),
  '×1': (n: number) => ({
    question: `${n} × 1 = ?`,
    answer: n,
    explanation: `Multiplying by 1 changes nothing: 1 group of ${n} is ${n}.`,
    fact: timesFact(1, n),
    slips: {
      'adds-instead-of-multiplies': {
        answer: n + 1,
        reason: `You added ${n} and 1, but ${n} × 1 is ${n} once, with nothing added.`,
      },
    },
  }),
  '÷1': (n: number) => ({
    question: `${n} ÷ 1 = ?`,
    answer: n,
    explanation: `${n} shared into 1 group leaves all ${n} together.`,
    fact: timesFact(1, n),
    slips: { 'subtracts-denominator': tookAway(n, 1) },
  }),
};

function steps(count: number, step: number): string {
  return Array.from({ length: count }, (_, index) => (index + 1) * step).join(', ');
}

/** The tables from easiest to hardest to work with. */
const EASE = [10, 2, 5, 11, 3, 4, 9, 8, 6, 12, 7];

/** The working for one × other from facts learnt earlier, using the easier of the two tables. */
function tablesWay(one: number, other: number): string {
  const table = EASE.find((easy) => easy === one || easy === other) ?? other;
  return wayByTable(table === other ? one : other, table);
}

/** The way to a quotient. */
function divisionWay(quotient: number, table: number): string {
  const product = quotient * table;
  if (table === 10)
    return `${product} is ${counted(quotient, 'ten')}, so ${product} ÷ 10 = ${quotient}.`;
  if (table === 2) return `Half of ${product} is ${quotient}, so ${product} ÷ 2 = ${quotient}.`;
  return quotientWay(quotient, table);
}

/** How many times `table` goes into a product, counted up from facts learnt earlier. */
function quotientWay(quotient: number, table: number): string {
  const product = quotient * table;
  if (table === 10)
    return `${product} is ${quotient === 1 ? '1 ten' : `${quotient} tens`}, so ${quotient} × 10 = ${product}.`;
  if (table === 2) return `Half of ${product} is ${quotient}, so ${quotient} × 2 = ${product}.`;
  if (quotient === 1) return `There is just 1 group of ${table} in ${table}.`;
  if (quotient === 10)
    return `${table} tens are ${product}, so 10 ${inSteps(table)} are ${product} too.`;
  if (quotient === 5)
    return `10 ${inSteps(table)} are ${10 * table}, and half of ${10 * table} is ${product}, so 5 ${inSteps(table)} are ${product}.`;
  if (quotient < 5) {
    const steps = Array.from({ length: quotient }, (_, index) => (index + 1) * table);
    return `Count in ${inSteps(table)}: ${steps.join(', ')}, which is ${quotient} steps.`;
  }
  const near = quotient > 10 ? 10 : 5;
  const rest = quotient - near;
  const said = rest === 1 ? `1 ${inWords(table)} is` : `${rest} ${inSteps(table)} are`;
  return `${near} ${inSteps(table)} are ${near * table} and ${said} ${rest * table}, so ${quotient} ${inSteps(table)} are ${product}.`;
}

function wayByTable(n: number, table: number): string {
  const product = n * table;
  const sum = (first: number, second: number) =>
    `${first} × ${n} = ${first * n}, ${second} × ${n} = ${second * n}, and ${first * n} + ${second * n} = ${product}.`;
  const near = (known: number, then: string) =>
    `${known} × ${n} = ${known * n}, and ${then} is ${product}.`;
  const ways: Readonly<Record<number, string>> = {
    2: `Double ${n} is ${product}.`,
    3: `Double ${n} is ${2 * n}, and one more ${n} is ${product}.`,
    4: `Double ${n} is ${2 * n}, and double ${2 * n} is ${product}.`,
    5: near(10, `half of ${10 * n}`),
    6: near(5, `one more ${n}`),
    7: sum(5, 2),
    8: near(4, `double ${4 * n}`),
    9: near(10, `one ${n} less`),
    10: `${n} tens equal ${product}.`,
    11: near(10, `one more ${n}`),
    12: sum(10, 2),
  };
  return ways[table] ?? groupsWay(n, table);
}
