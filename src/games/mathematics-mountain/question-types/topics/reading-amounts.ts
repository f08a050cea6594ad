// Amounts that are seen: counters, blocks, arrays, number lines and coins.
import type { Mistake } from '../misconceptions.ts';
import { blocksOf } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted } from '../wording.ts';

const coin = oneOf(1, 2, 5, 10, 20, 50, 100, 200);
const COINS = [1, 2, 5, 10, 20, 50, 100, 200] as const;

export const readAmounts = [
  questionType({
    id: 'Y1.PV.4/r141',
    level: 'A',
    beside: 3,
    form: 'read',
    pool: every(span(6, 20)).and(oneOf('counters', 'dots')),
    write: ([n, name]) => ({
      question: `How many counters are there${name === 'dots' ? ' altogether' : ''}?`,
      fact: `${n} counters`,
      picture: {
        kind: 'ten-frame',
        frames: n > 10 ? 2 : 1,
        counters: [n],
        isToCount: true,
      },
      answer: n,
      explanation:
        n % 5 === 0
          ? `Count the rows in fives, and you reach ${n}.`
          : `${n < 10 ? 'The full row has 5' : `The full rows have ${n - (n % 5)}`}, and ${n % 5} more is ${n}.`,
      slips: {
        miscounts: [
          ...[n - 1, n + 1].map((answer) => ({
            answer,
            reason: `Touch each of the ${n} counters once as you count.`,
          })),
          n > 10
            ? { answer: n - 10, reason: 'You left out the first 10. Count on from 10.' }
            : undefined,
        ],
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.4/r142',
    level: 'A',
    beside: 9,
    form: 'read',
    pool: every(span(1, 19))
      .and(oneOf(0, 10, 20))
      .where(([n, from]) => (n + from) % 10 !== 0 && n + from < from + 20),
    write: ([n, from]) => {
      const asks = n + from;
      const tens = Math.floor(asks / 10) * 10;
      const [ten, way, by] =
        asks % 10 > 5 ? ([tens + 10, 'before', -1] as const) : ([tens, 'after', 1] as const);
      const marks = Math.abs(asks - ten);
      const place = `The question mark stands ${counted(marks, 'mark')} ${way} ${ten}.`;
      return {
        question: 'Which number belongs at the question mark?',
        fact: `line ${asks}`,
        picture: {
          kind: 'number-line',
          from,
          to: from + 20,
          step: 1,
          labels: [from, from + 10, from + 20],
          asks,
        },
        answer: asks,
        explanation: `Go to ${ten} and count ${by > 0 ? 'on' : 'back'} ${counted(marks, 'mark')}: you reach ${asks}.`,
        slips: {
          'counts-start-number': {
            answer: asks - by,
            reason: `${asks - by} is one mark short. ${place}`,
          },
          miscounts: {
            answer: asks + by,
            reason: `${asks + by} is one mark too far. ${place}`,
          },
          'wrong-direction': {
            answer: ten - by * marks,
            reason: `You counted ${by > 0 ? 'back' : 'on'} from ${ten}. The question mark stands ${way} ${ten}.`,
          },
          'one-ten-too-many': {
            answer: asks + 10,
            reason: `${asks + 10} is ten too many. The question mark stands before ${tens + 10}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y1.MD.1/r143',
    level: 'A',
    beside: 11,
    form: 'read',
    pool: every(span(2, 6))
      .and(oneOf(2, 5, 10))
      .and(oneOf('dots', 'squares'))
      .where(([rows, each]) => rows !== each && rows * each <= 50),
    write: ([rows, each, of]) => ({
      question: `How many ${of} are there?`,
      fact: `array ${rows}×${each}`,
      picture: { kind: 'array', rows, columns: each, of },
      answer: rows * each,
      explanation: `Count ${each} for each of the ${rows} rows: ${Array.from({ length: rows }, (_, index) => (index + 1) * each).join(', ')}.`,
      slips: {
        'adds-instead-of-multiplies': {
          answer: rows + each,
          reason: `There are ${rows} rows with ${each} in each. Count ${each} again for each row.`,
        },
        'one-step-out': [rows - 1, rows + 1].map((count) => ({
          answer: count * each,
          reason: `${count * each} is ${counted(count, 'row')} of ${each}. There are ${rows} rows.`,
        })),
      },
    }),
  }),
  questionType({
    id: 'Y1.ME.3/r144',
    level: 'A',
    beside: 17,
    form: 'read',
    pool: every(oneOf(1, 2, 5, 10, 20))
      .and(oneOf(1, 2, 5, 10))
      .and(oneOf(0, 1, 2))
      .where(([a, b, c]) => a >= b && b >= c && a + b + c <= 30),
    write: ([...all]) => coinsSeen(all.filter((pence) => pence > 0)),
  }),
  questionType({
    id: 'Y2.PV.2/r141',
    level: 'A',
    beside: 5,
    form: 'read',
    pool: every(span(21, 99)).where(([n]) => n % 10 !== 0 && Math.floor(n / 10) !== n % 10),
    write: ([n]) => ({
      question: 'What number do the blocks show?',
      fact: `blocks ${n}`,
      picture: blocksOf(n),
      answer: n,
      explanation: `${Math.floor(n / 10)} tens are ${Math.floor(n / 10) * 10}, and ${n % 10} more is ${n}.`,
      slips: {
        'tens-as-ones': {
          answer: Math.floor(n / 10) + (n % 10),
          reason: `You counted each rod as 1. A rod is worth 10.`,
        },
        'digits-swapped': {
          answer: (n % 10) * 10 + Math.floor(n / 10),
          reason: `There are ${Math.floor(n / 10)} rods of ten. The tens come first.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.3/r142',
    level: 'B',
    beside: 21,
    form: 'read',
    pool: every(coin)
      .and(coin)
      .and(coin)
      .and(coin)
      .where(
        (all) =>
          all.every((pence, index) => pence <= (all[index - 1] ?? 200)) &&
          all.reduce((sum, pence) => sum + pence, 0) <= 100 &&
          new Set(all).size > 1,
      ),
    write: ([...all]) => coinsSeen(all),
  }),
  questionType({
    id: 'Y3.PV.1/r141',
    level: 'B',
    beside: 10,
    form: 'read',
    pool: every(oneOf(0, 100, 200, 300, 400, 500))
      .and(oneOf(20, 25, 50))
      .and(span(1, 9))
      .where(([, step, marks]) => marks < 100 / step),
    write: ([from, step, marks]) => {
      const asks = from + marks * step;
      return {
        question: 'Which number belongs at the question mark?',
        fact: `line ${asks} in ${step}`,
        picture: {
          kind: 'number-line',
          from,
          to: from + 100,
          step,
          labels: [from, from + 100],
          asks,
        },
        answer: asks,
        explanation: `${from} to ${from + 100} is ${100 / step} steps of ${step}, and ${counted(marks, 'step')} on from ${from} is ${asks}.`,
        slips: {
          'mark-misread': [1, 10]
            .filter((wrong) => wrong !== step)
            .map((wrong) => ({
              answer: from + marks * wrong,
              reason: `You counted each step as ${wrong}. ${100 / step} steps make 100, so each is ${step}.`,
            })),
          'counts-start-number':
            asks + step < from + 100
              ? {
                  answer: asks + step,
                  reason: `Do not count the mark at ${from}. From there it is ${counted(marks, 'step')}.`,
                }
              : undefined,
        },
      };
    },
  }),
];

/** Two to four coins, and what they are worth together. */
function coinsSeen(pence: readonly number[]) {
  const all = COINS.toReversed().flatMap((one) => pence.filter((p) => p === one).map(() => one));
  const total = all.reduce((sum, one) => sum + one, 0);
  const without: (Mistake | undefined)[] = [...new Set(all)].map((one) => ({
    answer: total - one,
    reason: `You left out ${one >= 100 ? `£${one / 100}` : `${one}p`}. Add all the coins.`,
  }));
  return {
    question: 'How many pence are there altogether?',
    fact: `coins ${all.join()}`,
    picture: { kind: 'coins' as const, coins: all },
    answer: total,
    explanation: `${new Set(all).size > 1 ? 'Start with the coin that is worth most and count on' : 'Count on from coin to coin'}: ${all.map((_, nth) => `${all.slice(0, nth + 1).reduce((sum, one) => sum + one, 0)}p`).join(', ')}.`,
    slips: {
      'counts-coins': {
        answer: all.length,
        reason: `${all.length} is how many coins there are. Add what they are worth.`,
      },
      'one-number-left-out': without,
    },
  };
}
