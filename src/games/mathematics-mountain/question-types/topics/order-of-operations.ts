// Calculations with several operations, with and without brackets.
import { addOrTake } from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import { addedFactors } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';

export const orderOfOperations = [
  questionType({
    id: 'Y6.CA.6/r1',
    level: 'A',
    pool: every(span(2, 20)).and(span(2, 9)).and(span(2, 9)),
    write: ([a, b, c]) => ({
      question: `${a} + ${b} × ${c} = ?`,
      answer: a + b * c,
      explanation: `Multiply first: ${b} × ${c} = ${b * c}, then ${a} + ${b * c} = ${a + b * c}.`,
      slips: {
        'left-to-right': startedWith(`${a} + ${b}`, (a + b) * c, [b, '×', c]),
        'adds-instead-of-multiplies': addedFactors(b, c, a + b + c),
      },
    }),
  }),
  questionType({
    id: 'Y6.CA.6/r9',
    level: 'B',
    pool: every(oneOf('brackets', 'product first'))
      .and(span(2, 9))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(
        ([kind, a, b, c]) =>
          kind === 'brackets' || (a * b > c && b !== c && a + b - c !== a * (b - c)),
      ),
    write: ([kind, a, b, c]) =>
      kind === 'brackets'
        ? {
            question: `(${a} + ${b}) × ${c} = ?`,
            answer: (a + b) * c,
            explanation: `Brackets first: ${a} + ${b} = ${a + b}, then ${a + b} × ${c} = ${(a + b) * c}.`,
            slips: {
              'ignores-brackets': {
                answer: a + b * c,
                reason: `You worked out ${b} × ${c} first. Brackets come first: ${a} + ${b}.`,
              },
            },
          }
        : {
            question: `${a} × ${b} − ${c} = ?`,
            answer: a * b - c,
            explanation: `Multiply first: ${a} × ${b} = ${a * b}, then ${a * b} − ${c} = ${a * b - c}.`,
            slips: {
              'adds-instead-of-multiplies': addedFactors(a, b, a + b - c),
              'ignores-brackets': startedWith(`${b} − ${c}`, a * (b - c), [a, '×', b]),
            },
          },
  }),
  questionType({
    id: 'Y6.CA.6/r10',
    level: 'B',
    pool: every(oneOf('+ ÷', '− ÷', '− ×'))
      .and(span(2, 60))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(([kind, a, b, c]) => {
        const answer = kind === '+ ÷' ? a + b : kind === '− ÷' ? a - b : a - b * c;
        return answer >= 1 && answer <= 56;
      }),
    write: ([kind, a, b, c]) =>
      kind === '− ×' ? lessProduct(a, b, c) : withQuotient(kind, a, b, c),
  }),
  questionType({
    id: 'Y6.CA.8/r35',
    level: 'B',
    beside: 9,
    pool: every(span(6, 12))
      .and(span(12, 15))
      .and(span(20, 60))
      .where(([, , sold]) => sold % 10 !== 0),
    write: ([packs, each, sold]) => ({
      question: `A shop with ${packs} packs of ${each} pens sells ${sold} pens. How many are left?`,
      answer: packs * each - sold,
      explanation: `${packs} × ${each} = ${packs * each}, then ${packs * each} − ${sold} = ${packs * each - sold}.`,
      slips: {
        'stops-after-first-step': {
          answer: packs * each,
          reason: `${packs} × ${each} = ${packs * each}. Now take away the ${sold}.`,
        },
        'adds-instead-of-multiplies': addedFactors(packs, each, packs + each - sold),
        'signs-mixed-up': {
          answer: packs * each + sold,
          reason: `You added the ${sold}. They are sold, so take them from ${packs * each}.`,
        },
      },
    }),
  }),
];

function withQuotient(kind: '+ ÷' | '− ÷', a: number, quotient: number, divisor: number) {
  const sign = kind === '+ ÷' ? '+' : '−';
  const b = quotient * divisor;
  const answer = sign === '+' ? a + quotient : a - quotient;
  return {
    question: `${a} ${sign} ${b} ÷ ${divisor} = ?`,
    answer,
    explanation: `Divide first: ${b} ÷ ${divisor} = ${quotient}, then ${a} ${sign} ${quotient} = ${answer}.`,
    slips: {
      'left-to-right': startedWith(`${a} ${sign} ${b}`, addOrTake(a, sign, b) / divisor, [
        b,
        '÷',
        divisor,
      ]),
      'stops-after-first-step': {
        answer: quotient,
        reason: `${b} ÷ ${divisor} = ${quotient}. Now ${sign === '+' ? `add ${quotient} to` : `take ${quotient} away from`} ${a}.`,
      },
    },
  };
}

function lessProduct(a: number, b: number, c: number) {
  return {
    question: `${a} − ${b} × ${c} = ?`,
    answer: a - b * c,
    explanation: `Multiply first: ${b} × ${c} = ${b * c}, then ${a} − ${b * c} = ${a - b * c}.`,
    slips: {
      'left-to-right': startedWith(`${a} − ${b}`, (a - b) * c, [b, '×', c]),
      'stops-after-first-step': {
        answer: b * c,
        reason: `${b} × ${c} = ${b * c}. Now take ${b * c} away from ${a}.`,
      },
    },
  };
}

type Operation = readonly [number, '×' | '÷', number];

/** Adds or takes away before multiplying or dividing. */
function startedWith(sum: string, answer: number, [a, sign, b]: Operation): Mistake {
  const operation = sign === '×' ? 'Multiplying' : 'Dividing';
  return {
    answer,
    reason: `You worked out ${sum} first. ${operation} comes before adding and taking away, so begin with ${a} ${sign} ${b}.`,
  };
}
