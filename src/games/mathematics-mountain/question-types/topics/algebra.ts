// Letters for numbers, formulae, sequences and pairs.
import type { Picture } from '../../maths-picture.ts';
import { addOrTake } from '../arithmetic.ts';
import { addedFactors } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';

const signs = oneOf('+', '−');

/** A number added to or subtracted from `n`, each part as long as its number. */
function unknownBar(sign: '+' | '−', a: number, b: number): Picture {
  const [total, first] = sign === '+' ? [String(b), 'n'] : ['n', String(b)];
  const parts = [
    { size: sign === '+' ? b - a : b, text: first },
    { size: a, text: String(a) },
  ];
  return { kind: 'bar-model', total, bars: [{ parts }] };
}

export const algebra = [
  questionType({
    id: 'Y6.AL.3/r5',
    level: 'A',
    pool: every(signs)
      .and(span(5, 60))
      .and(span(2, 99))
      // A part of no length could be seen in the bar of n − 20 = 0, and the answer in the equal parts of n + 5 = 10.
      // With n as 1.5 or 3 times a, taking away gives a number of the question.
      .where(([sign, a, n]) => (sign === '+' ? n !== a : n > a && 2 * n !== 3 * a && n !== 3 * a)),
    write: ([sign, a, n]) => {
      const b = sign === '+' ? n + a : n - a;
      return {
        question: `n ${sign} ${a} = ${b}. n = ?`,
        picture: unknownBar(sign, a, b),
        answer: n,
        explanation: `Use the inverse: ${b} ${sign === '+' ? '−' : '+'} ${a} = ${n}.`,
        slips: {
          'wrong-inverse':
            sign === '+'
              ? { answer: b + a, reason: `You added ${a} to ${b}. To undo + ${a}, take ${a} away.` }
              : {
                  answer: Math.abs(b - a),
                  reason: `You took ${Math.min(a, b)} away from ${Math.max(a, b)}. To undo − ${a}, add ${a}.`,
                },
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
        question: `If n = ${n}, what is ${a}n ${sign} ${b}?`,
        answer,
        explanation: `${a}n means ${a} × ${n} = ${a * n}, and ${a * n} ${sign} ${b} = ${answer}.`,
        slips: {
          'letter-as-digit': {
            answer: addOrTake(asDigits, sign, b),
            reason: `You read ${a}n as ${asDigits}. It means ${a} × ${n}.`,
          },
          'adds-instead-of-multiplies': {
            answer: addOrTake(a + n, sign, b),
            reason: `You added ${a} and ${n}. ${a}n means ${a} × ${n}.`,
          },
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
        question: `A sequence with equal steps begins ${shown.join(', ')}, … What is the 10th number?`,
        answer: first + 9 * step,
        explanation: `The 10th number is nine steps of ${step} after ${first}: ${first} + 9 × ${step} = ${first + 9 * step}.`,
        slips: {
          'one-step-out': {
            answer: first + 10 * step,
            reason: `${first + 10 * step} is the 11th number. Stop one before.`,
          },
          'stops-after-first-step': {
            answer: first + 4 * step,
            reason: `${first + 4 * step} is only the 5th number. Go on in steps of ${step}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.AL.3/r16',
    level: 'B',
    // A last part as long as the others would give the answer away.
    pool: every(span(2, 9))
      .and(span(2, 12))
      .and(span(1, 20))
      .where(([, n, b]) => n !== b),
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
                ...Array.from({ length: a }, () => ({ size: n, text: 'n' })),
                { size: b, text: String(b) },
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
          'wrong-inverse': {
            answer: (c + b) / a,
            reason: `You added ${b} to ${c}. Take ${b} away, then divide by ${a}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.AL.4/r43',
    level: 'B',
    beside: 17,
    // With a as large as b, forgetting the 2 of 2a and stopping at 2a give one number.
    pool: every(span(2, 6))
      .and(span(1, 10))
      .and(span(1, 12))
      .where(([, a, b]) => a !== b),
    write: ([times, a, b]) => ({
      question: `${times}a + b = ${times * a + b}. If a = ${a}, what is b?`,
      spoken: `${times} times a plus b equals ${times * a + b}. If a equals ${a}, what is b?`,
      answer: b,
      explanation: `${times}a is ${times} × ${a} = ${times * a}, and ${times * a + b} − ${times * a} = ${b}.`,
      slips: {
        'ignores-coefficient': {
          answer: times * a + b - a,
          reason: `You used only ${a}. ${times}a means ${times} × ${a}.`,
        },
        'letter-as-digit': {
          answer: times * a + b - Number(`${times}${a}`),
          reason: `You read ${times}a as ${times}${a}. It means ${times} × ${a}.`,
        },
        'stops-after-first-step': {
          answer: times * a,
          reason: `${times} × ${a} = ${times * a}. Now take ${times * a} away from ${times * a + b}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y6.AL.5/r44',
    level: 'B',
    beside: 18,
    pool: every(span(2, 12)).and(span(2, 12)),
    write: ([hats, scarves]) => ({
      question: `How many different hat-and-scarf pairs can you make from ${hats} hats and ${scarves} scarves?`,
      picture: { kind: 'array', rows: hats, columns: scarves, of: 'squares' },
      answer: hats * scarves,
      explanation: `Each of the ${hats} hats can go with each of the ${scarves} scarves: ${hats} × ${scarves} = ${hats * scarves}.`,
      slips: { 'adds-instead-of-multiplies': addedFactors(hats, scarves) },
    }),
  }),
];
