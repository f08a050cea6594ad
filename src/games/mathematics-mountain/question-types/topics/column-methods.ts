// Written methods, digit by digit.
import { digitOf } from '../arithmetic.ts';
import type { Mistake, Mistakes } from '../misconceptions.ts';
import { lostCarry, neighbouringQuotients, tookSmallerDigit } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { counted, num } from '../wording.ts';

type Sign = '+' | '−' | '×' | '÷';

export const columnMethods = [
  problem({
    id: 'Y3.AS.2/r171',
    form: 'column',
    pool: every(span(125, 789))
      .and(span(117, 689))
      .where(([a, b]) => carries(a, b) > 0 && a + b < 1000),
    write: ([a, b]) => ({
      ...written(String(a), '+', String(b), a + b, { 'ten-not-carried': lostCarry(a, b) }),
      explanation: `Start with the ones and carry to the next column: ${sumsByColumn(a, b)}, which gives ${a + b}.`,
    }),
  }),
  problem({
    id: 'Y3.AS.2/r172',
    form: 'column',
    pool: every(span(312, 985))
      .and(span(117, 689))
      .where(([a, b]) => a - b > 50 && a % 10 < b % 10),
    write: ([a, b]) => taken(a, b),
  }),
  problem({
    id: 'Y4.AS.1/r171',
    form: 'column',
    pool: every(span(3002, 9008, 1))
      .and(span(1117, 6895))
      .where(([a, b]) => digitOf(a, 10) === 0 && a - b > 500 && a % 10 < b % 10),
    write: ([a, b]) => taken(a, b),
  }),
  problem({
    id: 'Y4.MD.4/r172',
    form: 'column',
    pool: every(span(124, 879))
      .and(span(3, 9))
      .where(([a, by]) => (a % 10) * by > 9 && !String(a).includes('0')),
    write: ([a, by]) => ({
      ...written(String(a), '×', String(by), a * by, { 'ten-not-carried': noCarry(a, by) }),
      explanation: `Start with the ones: ${productsByColumn(a, by)}, so the answer is ${num(a * by)}.`,
    }),
  }),
  problem({
    id: 'Y5.MD.4/r171',
    form: 'column',
    pool: every(span(123, 489))
      .and(span(13, 48))
      // In 253 × 19 the tens alone come to as much as both rows without the 0.
      .where(([a, b]) => a % 10 > 1 && b % 10 > 1 && b !== 19),
    write: ([a, b]) => longTimes(a, b),
  }),
  problem({
    id: 'Y6.CA.1/r171',
    form: 'column',
    pool: every(span(1123, 4879))
      .and(span(13, 68))
      // Not 33, in which ‘the 3’ could be either, and not 19, as 1 + 9 is 10.
      .where(([a, b]) => a % 10 > 1 && b % 10 > 1 && b % 11 > 0 && b !== 19),
    write: ([a, b]) => longTimes(a, b),
  }),
  problem({
    id: 'Y5.MD.6/r172',
    form: 'column',
    pool: every(span(204, 1980))
      .and(span(3, 9))
      .where(
        ([quotient, by]) => quotient * by > 1000 && quotient * by < 10_000 && quotient % 10 > 0,
      ),
    write: ([quotient, by]) => divided(quotient, by),
  }),
  problem({
    id: 'Y6.CA.3/r172',
    form: 'column',
    pool: every(span(104, 680))
      .and(oneOf(11, 12, 15))
      .where(([quotient, by]) => quotient * by > 1500 && quotient % 10 > 0),
    write: ([quotient, by]) => divided(quotient, by),
  }),
  problem({
    id: 'Y5.FR.10/r173',
    form: 'column',
    pool: every(span(12, 98))
      .and(span(125, 875))
      .where(([a, b]) => a % 10 > 0 && b % 10 > 0 && (a % 10) + (Math.floor(b / 10) % 10) > 9),
    write: ([tenths, hundredths]) => {
      const [a, b] = [String(tenths / 10), String(hundredths / 100)];
      const answer = exactly((10 * tenths + hundredths) / 100);
      return {
        ...written(a, '+', b, answer, {
          'columns-not-lined-up': {
            answer: exactly((tenths + hundredths) / 100),
            reason: `Line up the points: ${a} has ${counted(tenths % 10, 'tenth')}, not ${counted(tenths % 10, 'hundredth')}.`,
          },
        }),
        explanation: `Write ${a} as ${a}0, so that the points line up: ${10 * tenths} + ${hundredths} = ${num(10 * tenths + hundredths)} hundredths, which is ${answer}.`,
      };
    },
  }),
  problem({
    id: 'Y5.FR.10/r174',
    form: 'column',
    pool: every(span(42, 98))
      .and(span(125, 375))
      .where(([a, b]) => a % 10 > 0 && b % 10 > 0),
    write: ([tenths, hundredths]) => {
      const [a, b] = [String(tenths / 10), String(hundredths / 100)];
      const answer = exactly((10 * tenths - hundredths) / 100);
      const small = tookSmallerDigit(10 * tenths, hundredths);
      return {
        ...written(a, '−', b, answer, {
          'smaller-from-larger': small && {
            answer: exactly(small.answer / 100),
            reason: `Write ${a}0. You cannot take ${hundredths % 10} from 0: first exchange one tenth.`,
          },
        }),
        explanation: `Write ${a} as ${a}0 and first exchange one tenth: ${10 * tenths} − ${hundredths} = ${10 * tenths - hundredths} hundredths, which is ${answer}.`,
      };
    },
  }),
  problem({
    id: 'Y6.FR.8/r171',
    form: 'column',
    pool: every(span(123, 879))
      .and(span(3, 9))
      .where(([a, by]) => a % 10 > 1 && (a % 10) * by > 9 && (a * by) % 10 > 0),
    write: ([hundredths, by]) => {
      const a = String(hundredths / 100);
      const lost = noCarry(hundredths, by);
      return {
        ...written(a, '×', String(by), exactly((hundredths * by) / 100), {
          'ten-not-carried': lost && { ...lost, answer: exactly(lost.answer / 100) },
        }),
        explanation: `${a} is ${hundredths} hundredths, and ${hundredths} × ${by} = ${hundredths * by} hundredths, which is ${exactly((hundredths * by) / 100)}.`,
      };
    },
  }),
];

/** The question, its grid and its mistakes. */
function written(
  first: string,
  sign: Sign,
  second: string,
  answer: number,
  slips: Mistakes,
  working?: readonly number[],
) {
  const isDivision = sign === '÷';
  return {
    question: isDivision
      ? `Use short division for ${num(Number(first))} ÷ ${second}.`
      : `Work out ${num(Number(first))} ${sign} ${num(Number(second))} in columns.`,
    fact: `column ${first} ${sign} ${second}`,
    answer,
    more: {
      sign,
      rows: [first, second],
      decimals: Math.max(...[first, second].map((row) => row.split('.')[1]?.length ?? 0)),
      ...(working && { working: [...working] }),
    },
    slips,
  };
}

function taken(a: number, b: number) {
  return {
    ...written(String(a), '−', String(b), a - b, {
      'smaller-from-larger': tookSmallerDigit(a, b),
    }),
    explanation: `${exchanged(a, b)}: ${differencesByColumn(a, b)}, which gives ${a - b}.`,
  };
}

/** What is exchanged when there are not enough ones, and then when there are not enough tens. */
function exchanged(a: number, b: number): string {
  const hundreds = digitOf(a, 100);
  if (digitOf(a, 10) === 0) {
    if (hundreds === 0) return 'With no tens or hundreds, exchange down from the thousands';
    return `With no tens, exchange a ${hundreds > digitOf(b, 100) ? '' : 'thousand, a '}hundred and a ten`;
  }
  const next = hundreds > 0 ? 'hundred' : 'thousand';
  const then = digitOf(a, 10) > digitOf(b, 10) ? '' : `, then a ${next}`;
  return `As ${a % 10} is less than ${b % 10}, exchange a ten${then}`;
}

function longTimes(a: number, b: number) {
  const [ones, tens] = [a * (b % 10), a * (b - (b % 10))];
  return {
    ...written(
      String(a),
      '×',
      String(b),
      a * b,
      {
        'tens-digit-as-ones': {
          answer: ones + tens / 10,
          reason: `The tens digit of ${b} is worth ${b - (b % 10)}. Its row needs a 0 at the end.`,
        },
        'stops-after-first-step': {
          answer: ones,
          reason: `${num(ones)} is ${num(a)} × ${b % 10}. Multiply by ${b - (b % 10)} as well and add.`,
        },
      },
      [ones, tens],
    ),
    explanation: `${num(a)} × ${b % 10} = ${num(ones)} and ${num(a)} × ${b - (b % 10)} = ${num(tens)}, together ${num(a * b)}.`,
  };
}

function divided(quotient: number, by: number) {
  const all = quotient * by;
  const withoutZero = Number(String(quotient).replaceAll('0', ''));
  return {
    ...written(String(all), '÷', String(by), quotient, {
      'zero-lost-or-extra':
        withoutZero === quotient
          ? undefined
          : {
              answer: withoutZero,
              reason: `Where ${by} does not fit, write 0 to keep the place.`,
            },
      'ten-not-carried': remaindersLost(all, by),
      'one-step-out': neighbouringQuotients(quotient, by),
    }),
    explanation: `${quotientsByColumn(all, by)}: ${num(quotient)}.`,
  };
}

/** A short division in which nothing is carried to the next digit: 738 ÷ 3 gives 212. */
function remaindersLost(all: number, by: number): Mistake | undefined {
  const digits = String(all);
  const ahead = Number(digits.slice(0, 1)) < by ? (Number(digits.slice(0, 2)) < by ? 3 : 2) : 1;
  const first = Number(digits.slice(0, ahead));
  const [next = ''] = digits.slice(ahead);
  if (first % by === 0 || next === '') return undefined;
  const later = Array.from(digits.slice(ahead), (digit) => Math.floor(Number(digit) / by));
  return {
    answer: Number([Math.floor(first / by), ...later].join('')),
    reason: `${first} ÷ ${by} leaves ${first % by} over. Carry it to the next digit, ${next}: ${first % by}${next} ÷ ${by}.`,
  };
}

/** A product with every carry lost: 124 × 3 gives 362. */
function noCarry(a: number, by: number): Mistake {
  const digits = [...String(a)].map((digit) => (Number(digit) * by) % 10);
  const [first = 0] = String(a);
  const answer = Number([Number(first) * by, ...digits.slice(1)].join(''));
  const product = (a % 10) * by;
  const carried = Math.floor(product / 10);
  return {
    answer,
    reason: `${a % 10} × ${by} = ${product}. Write the ${product % 10}${a * by - answer > 10 * carried ? `, carry the ${carried}, and then carry again` : ` and carry the ${carried}`}.`,
  };
}

/** '9 + 1 = 10, 5 + 2 + 1 = 8, 5 + 4 = 9' */
function sumsByColumn(a: number, b: number): string {
  let carried = 0;
  return [1, 10, 100]
    .filter((place) => place <= Math.max(a, b))
    .map((place) => {
      const [one, other] = [digitOf(a, place), digitOf(b, place)];
      const sum = one + other + carried;
      const text = `${one} + ${other}${carried > 0 ? ' + 1' : ''} = ${sum}`;
      carried = sum > 9 ? 1 : 0;
      return text;
    })
    .join(', ');
}

/** '10 − 4 = 6, 9 − 4 = 5, 6 − 3 = 3' */
function differencesByColumn(a: number, b: number): string {
  let taken = 0;
  return [1, 10, 100, 1000]
    .filter((place) => place <= a)
    .map((place) => {
      const [from, to] = [digitOf(a, place) - taken, digitOf(b, place)];
      taken = from < to ? 1 : 0;
      const top = from + 10 * taken;
      return `${top} − ${to} = ${top - to}`;
    })
    .join(', ');
}

/** '8 × 5 = 40, 6 × 5 + 4 = 34, 1 × 5 + 3 = 8' */
function productsByColumn(a: number, by: number): string {
  let carried = 0;
  return [1, 10, 100]
    .map((place) => {
      const digit = digitOf(a, place);
      const product = digit * by + carried;
      const text = `${digit} × ${by}${carried > 0 ? ` + ${carried}` : ''} = ${product}`;
      carried = Math.floor(product / 10);
      return text;
    })
    .join(', ');
}

/** '15 ÷ 5 is 3, 4 ÷ 5 is 0 and 4 over, 40 ÷ 5 is 8' */
function quotientsByColumn(all: number, by: number): string {
  let rest = 0;
  const steps: string[] = [];
  for (const digit of String(all)) {
    const part = 10 * rest + Number(digit);
    rest = part % by;
    // Nothing is written in front of the first digit of the answer.
    if (steps.length > 0 || part >= by)
      steps.push(
        `${part} ÷ ${by} is ${Math.floor(part / by)}${rest > 0 ? ` and ${rest} over` : ''}`,
      );
  }
  return steps.join(', ');
}

function carries(a: number, b: number): number {
  return [1, 10, 100].filter((place) => digitOf(a, place) + digitOf(b, place) > 9).length;
}

function exactly(value: number): number {
  return Number(value.toFixed(3));
}
