// Year 3: the tables of 3, 4 and 8 and what can be worked out from them.
import type { Picture } from '../../maths-picture.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { tableMissing, tableProduct, tableQuotient, timesByParts } from '../forms.ts';
import { chosenBy } from '../stories.ts';
import { timesFact } from '../ways.ts';

/** A bar, and below it one that is several times as long. */
function timesAsLong(short: string, long: string, times: number, size: number): Picture {
  return {
    kind: 'bar-model',
    bars: [
      { name: short, parts: [{ size: 1, text: `${size} cm` }] },
      { name: long, parts: Array.from({ length: times }, () => ({ size: 1 })) },
    ],
  };
}

const YEAR_TABLES = oneOf(3, 4, 8);

export const tables = [
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
    id: 'Y3.MD.2/r14',
    level: 'B',
    pool: every(span(2, 9)).and(oneOf(2, 3, 4, 5, 8)),
    write: ([tens, by]) => ({
      question: `${tens * 10} × ${by} = ?`,
      answer: tens * by * 10,
      explanation: `${tens} tens × ${by} = ${tens * by} tens, which is ${tens * by * 10}.`,
      slips: {
        'zero-lost-or-extra': [tens * by, tens * by * 100],
        'adds-instead-of-multiplies': tens * 10 + by,
      },
    }),
  }),
  questionType({
    id: 'Y3.MD.1/r15',
    level: 'B',
    inLaterYears: ([n]) => n >= 6 && n !== 10,
    pool: every(span(2, 12)).and(YEAR_TABLES),
    write: ([missing, table]) => tableMissing(missing, table),
  }),
  questionType({
    id: 'Y3.MD.3/r23',
    level: 'B',
    pool: every(oneOf(3, 4, 5, 8)).and(span(2, 12)),
    write: ([times, size]) => {
      const [short, long] = chosenBy(
        [
          ['Pen', 'Ruler'],
          ['Leaf', 'Branch'],
          ['Ribbon', 'Rope'],
          ['Card', 'Poster'],
        ],
        times,
        size,
      );
      return {
        question: `${short}: ${size} cm. ${long}: ${times} times as long. How many cm?`,
        picture: timesAsLong(short, long, times, size),
        answer: times * size,
        explanation: `${times} times as long as ${size} cm is ${times} × ${size} = ${times * size} cm.`,
        fact: timesFact(times, size),
        slips: { 'adds-instead-of-multiplies': times + size, 'one-step-out': (times + 1) * size },
      };
    },
  }),
  questionType({
    id: 'Y3.MD.3/r44',
    level: 'B',
    beside: 23,
    pool: every(span(2, 8)).and(span(2, 8)),
    write: ([hats, coats]) => ({
      question: `${hats} hats, ${coats} coats. How many ways to wear one of each?`,
      picture: { kind: 'array', rows: hats, columns: coats, of: 'squares' },
      answer: hats * coats,
      explanation: `Each of the ${hats} hats goes with ${coats} coats: ${hats} × ${coats} = ${hats * coats}.`,
      fact: timesFact(hats, coats),
      slips: { 'adds-instead-of-multiplies': hats + coats },
    }),
  }),
  questionType({
    id: 'Y3.MD.2/r24',
    level: 'B',
    pool: every(span(12, 25))
      .and(oneOf(3, 4, 5))
      .where(([n, by]) => n !== 20 && n * by <= 100),
    write: ([n, by]) => timesByParts(n, by),
  }),
];
