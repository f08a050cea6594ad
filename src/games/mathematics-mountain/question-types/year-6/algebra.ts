// Year 6: missing numbers with letters, simple formulae, sequences, ratio and the mean.
import type { Picture } from '../../maths-picture.ts';
import { highestCommonFactor } from '../arithmetic.ts';
import { every, oneOf, span } from '../pool.ts';
import { partsOfAmount } from '../pictures.ts';
import { questionType } from '../question-type.ts';

const signs = oneOf('+', '−');

/** What `n` and a number come to, or what is left of `n`; the sizes tell nothing. */
function unknownBar(sign: '+' | '−', a: number, b: number): Picture {
  const [total, first] = sign === '+' ? [String(b), 'n'] : ['n', String(b)];
  const parts = [
    { size: 3, text: first },
    { size: 2, text: String(a) },
  ];
  return { kind: 'bar-model', total, bars: [{ parts }] };
}

const letters = [
  questionType({
    id: 'Y6.AL.3/r5',
    level: 'A',
    pool: every(signs)
      .and(span(5, 60))
      .and(span(2, 99))
      .where(([sign, a, n]) => sign === '+' || n >= a),
    write: ([sign, a, n]) => {
      const b = sign === '+' ? n + a : n - a;
      return {
        question: `n ${sign} ${a} = ${b}. n = ?`,
        picture: unknownBar(sign, a, b),
        answer: n,
        explanation: `Use the inverse: ${b} ${sign === '+' ? '−' : '+'} ${a} = ${n}.`,
        slips: { 'wrong-inverse': sign === '+' ? b + a : b - a },
      };
    },
  }),
  questionType({
    id: 'Y6.AL.3/r16',
    level: 'B',
    pool: every(span(2, 9)).and(span(2, 12)).and(span(1, 20)),
    write: ([a, n, b]) => {
      const c = a * n + b;
      return {
        question: `${a}n + ${b} = ${c}. n = ?`,
        picture: {
          kind: 'bar-model',
          total: String(c),
          bars: [
            {
              parts: [
                ...Array.from({ length: a }, () => ({ size: 3, text: 'n' })),
                { size: 4, text: String(b) },
              ],
            },
          ],
        },
        answer: n,
        explanation: `Undo each step: ${c} − ${b} = ${a * n}, then ${a * n} ÷ ${a} = ${n}.`,
        slips: {
          'stops-after-first-step': {
            answer: a * n,
            reason: `${c} − ${b} = ${a * n}, which is ${a}n. Now divide by ${a}.`,
          },
          'wrong-inverse': (c + b) / a,
        },
      };
    },
  }),
  questionType({
    id: 'Y6.AL.1/r17',
    level: 'B',
    pool: every(span(2, 9))
      .and(span(2, 10))
      .and(signs)
      .and(span(1, 20))
      .where(([a, n, sign, b]) => sign === '+' || a * n > b),
    write: ([a, n, sign, b]) => {
      const answer = sign === '+' ? a * n + b : a * n - b;
      const asDigits = Number(`${a}${n}`);
      return {
        question: `n = ${n}. What is ${a}n ${sign} ${b}?`,
        answer,
        explanation: `${a}n means ${a} × ${n} = ${a * n}, and ${a * n} ${sign} ${b} = ${answer}.`,
        slips: {
          'letter-as-digit': sign === '+' ? asDigits + b : asDigits - b,
          'adds-instead-of-multiplies': sign === '+' ? a + n + b : a + n - b,
        },
      };
    },
  }),
  questionType({
    id: 'Y6.AL.2/r18',
    level: 'B',
    pool: every(span(1, 50)).and(span(2, 12)),
    write: ([first, step]) => {
      const shown = [0, 1, 2, 3].map((place) => first + place * step);
      return {
        question: `${shown.join(', ')}, … 10th number?`,
        answer: first + 9 * step,
        explanation: `Nine steps of ${step} from ${first}: ${first} + 9 × ${step} = ${first + 9 * step}.`,
        slips: {
          'one-step-out': [
            {
              answer: first + 10 * step,
              reason: `${first + 10 * step} is the 11th number. Stop one before.`,
            },
            {
              answer: first + 4 * step,
              reason: `${first + 4 * step} is only the 5th number. Go on in steps of ${step}.`,
            },
          ],
        },
      };
    },
  }),
];

const ratio = [
  questionType({
    id: 'Y6.RP.4/r21',
    level: 'B',
    takesLong: true,
    pool: every(span(1, 8))
      .and(span(2, 9))
      .and(span(2, 30))
      .where(([small, large, each]) => {
        const total = (small + large) * each;
        return highestCommonFactor(small, large) === 1 && small < large && total <= 200;
      }),
    write: ([small, large, each]) => {
      const shares = small + large;
      const n = shares * each;
      return {
        question: `Share ${n} in the ratio ${small} : ${large}. Larger share?`,
        ...partsOfAmount(String(n), shares, large),
        answer: large * each,
        explanation: `${small} + ${large} = ${shares} parts, ${n} ÷ ${shares} = ${each}, and ${large} × ${each} = ${large * each}.`,
        slips: {
          'smaller-part': small * each,
          'shares-by-one-part': [small > 1 ? n / small : undefined, n / large],
        },
      };
    },
  }),
  questionType({
    id: 'Y6.RP.1/r22',
    level: 'B',
    pool: every(span(2, 6))
      .and(span(3, 12))
      .and(span(20, 90, 5))
      .where(([have, want]) => have < want),
    write: ([have, want, each]) => ({
      question: `${have} people need ${have * each} g. ${want} people need ? g`,
      answer: want * each,
      explanation: `1 person needs ${have * each} ÷ ${have} = ${each} g, and ${want} × ${each} = ${want * each}.`,
      slips: { 'adds-instead-of-scales': have * each + want - have },
    }),
  }),
];

const statistics = [
  questionType({
    id: 'Y6.ST.2/r27',
    level: 'B',
    pool: every(span(1, 23))
      .and(span(1, 23))
      .and(span(1, 23))
      .where(([a, b, c]) => a < b && b < c && (a + b + c) % 3 === 0),
    write: ([a, b, c]) => {
      const total = a + b + c;
      return {
        question: `What is the mean of ${a}, ${b} and ${c}?`,
        answer: total / 3,
        explanation: `${a} + ${b} + ${c} = ${total}, and ${total} ÷ 3 = ${total / 3}.`,
        slips: { 'total-for-mean': total },
      };
    },
  }),
];

export const algebra = [...letters, ...ratio, ...statistics];
