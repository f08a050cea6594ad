// Year 2: tables of 2, 5 and 10.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { tableMissing } from '../forms.ts';
import { chosenBy } from '../stories.ts';
import { groupsWay, quotientWay, timesFact } from '../ways.ts';
import { inSteps } from '../wording.ts';

const isTable = (n: number) => n === 2 || n === 5 || n === 10;

export const tables = [
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
            ? groupsWay(n, table)
            : `Count in ${inSteps(table)} ${n} times and you reach ${n * table}.`,
        fact: timesFact(n, table),
        table,
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
    inLaterYears: ([quotient, table]) => quotient >= 6 && table < 10,
    pool: every(span(1, 12)).and(oneOf(2, 5, 10)),
    write: ([quotient, table]) => ({
      question: `${quotient * table} ÷ ${table} = ?`,
      answer: quotient,
      explanation: quotientWay(quotient, table),
      fact: timesFact(quotient, table),
      table,
      slips: {
        'one-step-out': [quotient - 1, quotient + 1],
        'subtracts-denominator': quotient * table - table,
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
        'one-step-out': [missing - 1, missing + 1],
        'wrong-inverse': missing * table * table,
        'equals-as-work-it-out': missing * table - table,
      },
    }),
  }),
  questionType({
    id: 'Y2.MD.4/r25',
    level: 'B',
    pool: every(span(2, 10)).and(oneOf(2, 3, 5, 10)),
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
        picture: { kind: 'sharing', groups: n, each },
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
