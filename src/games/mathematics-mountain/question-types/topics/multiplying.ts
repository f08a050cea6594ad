// Multiplying and dividing beyond the tables, in the head and on paper.
import { timesFact } from '#games/kit/rules/items.ts';
import type { Picture } from '../../maths-picture.ts';
import { digitOf, hasOnes } from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import {
  addedFactors,
  addedInProduct,
  addedThreeFactors,
  addedToSide,
  neighbouringQuotients,
  otherGroups,
  tookAway,
  workedOutSide,
  zeroLostOrExtra,
} from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, inPlace, inPlaceOrOnes, listInWords, num } from '../wording.ts';

/** A bar, with one several times as long below it. */
function timesAsTall(times: number, size: number): Picture {
  return {
    kind: 'bar-model',
    bars: [
      { name: 'Before', parts: [{ size: 1, text: `${size} cm` }] },
      { name: 'After', parts: Array.from({ length: times }, () => ({ size: 1 })) },
    ],
  };
}

export const multiplying = [
  questionType({
    id: 'Y3.MD.2/r14',
    level: 'B',
    pool: every(span(2, 9)).and(oneOf(2, 3, 4, 5, 8)),
    write: ([tens, by]) => ({
      question: `${tens * 10} × ${by} = ?`,
      answer: tens * by * 10,
      explanation: `${tens} tens × ${by} = ${tens * by} tens, which is ${tens * by * 10}.`,
      slips: {
        'zero-lost-or-extra': [
          {
            answer: tens * by,
            reason: `${tens * by} is how many tens there are. ${tens * by} tens are ${tens * by * 10}.`,
          },
          {
            answer: tens * by * 100,
            reason: `${tens * by * 100} is ${tens * by} hundreds. ${tens} tens × ${by} is only ${tens * by} tens.`,
          },
        ],
        'adds-instead-of-multiplies': addedInProduct(tens * 10, by),
      },
    }),
  }),
  questionType({
    id: 'Y3.MD.2/r45',
    level: 'B',
    beside: 24,
    pool: every(oneOf(2, 3, 4, 5, 8))
      .and(span(11, 49))
      .where(([by, times]) => by * times < 100 && times % 10 !== 0),
    write: ([by, times]) => {
      const all = by * times;
      const tens = Math.floor(times / 10) * 10 * by;
      const digits = Math.floor(all / 10) + (all % 10);
      return {
        question: `${all} ÷ ${by} = ?`,
        answer: times,
        explanation: `${tens} ÷ ${by} = ${tens / by}, ${all - tens} ÷ ${by} = ${times % 10}, and ${tens / by} + ${times % 10} = ${times}.`,
        slips: {
          'stops-after-first-step': {
            answer: tens / by,
            reason: `${tens} ÷ ${by} = ${tens / by}. Divide the other ${all - tens} as well.`,
          },
          'tens-as-ones':
            Math.floor(all / 10) % by === 0
              ? {
                  answer: digits / by,
                  reason: `You took the ${Math.floor(all / 10)} tens of ${all} as ones. They are worth ${Math.floor(all / 10) * 10}.`,
                }
              : undefined,
          'subtracts-denominator': tookAway(all, by),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.MD.3/r23',
    level: 'B',
    takesLong: true,
    pool: every(oneOf(3, 4, 5, 8)).and(span(2, 12)),
    write: ([times, size]) => ({
      question: `${size === 8 || size === 11 ? 'An' : 'A'} ${size} cm plant grows to ${times} times its height. How many cm tall is it now?`,
      picture: timesAsTall(times, size),
      answer: times * size,
      explanation: `Multiply the ${size} cm by ${times}: ${times} × ${size} cm = ${times * size} cm.`,
      fact: timesFact(times, size),
      slips: {
        'adds-instead-of-multiplies': addedFactors(size, times),
        'one-step-out': otherGroups(times + 1, times, size),
      },
    }),
  }),
  questionType({
    id: 'Y3.MD.3/r44',
    level: 'B',
    beside: 23,
    pool: every(span(2, 8)).and(span(2, 8)),
    write: ([hats, coats]) => ({
      question: `How many different hat-and-coat outfits do ${hats} hats and ${coats} coats make?`,
      picture: { kind: 'array', rows: hats, columns: coats, of: 'squares' },
      answer: hats * coats,
      explanation: `Each of the ${hats} hats goes with ${coats} coats: ${hats} × ${coats} = ${hats * coats}.`,
      fact: timesFact(hats, coats),
      slips: { 'adds-instead-of-multiplies': addedFactors(hats, coats) },
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
  questionType({
    id: 'Y4.MD.2/r13',
    level: 'B',
    pool: every(span(2, 12)).and(oneOf('×', '÷')).and(span(3, 9)),
    write: ([tens, sign, by]) => (sign === '×' ? tensTimes(tens, by) : tensShared(tens, by)),
  }),
  questionType({
    id: 'Y4.MD.2/r20',
    level: 'B',
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(
        ([a, b, c]) =>
          a * b * c <= 120 &&
          Math.min(a * b, a * c, b * c) <= 12 &&
          // Otherwise one wrong answer has two ways to it.
          ![a + b, a + b + c].includes(a * b),
      ),
    write: ([a, b, c]) => ({
      question: `${a} × ${b} × ${c} = ?`,
      answer: a * b * c,
      explanation: threeFactorsWay(a, b, c),
      fact: [a, b, c].toSorted((one, other) => one - other).join('×'),
      slips: { 'adds-instead-of-multiplies': addedThreeFactors(a, b, c) },
    }),
  }),
  questionType({
    id: 'Y4.MD.3/r21',
    level: 'B',
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(([a, b, c]) => {
        const missing = (b * c) / a;
        const isNew = a !== b && a !== c && b * c >= 12 && b * c <= 72;
        return isNew && Number.isInteger(missing) && missing >= 2 && missing <= 12;
      }),
    write: ([a, b, c]) => ({
      question: `${a} × ? = ${b} × ${c}`,
      answer: (b * c) / a,
      explanation: `${b} × ${c} = ${b * c}, and ${a} × ${(b * c) / a} = ${b * c} too.`,
      fact: timesFact(b, c),
      slips: { 'equals-as-work-it-out': workedOutSide(b * c, `${b} × ${c}`) },
    }),
  }),
  questionType({
    id: 'Y4.MD.5/r32',
    level: 'B',
    beside: 24,
    pool: every(span(3, 9))
      .and(span(12, 99))
      // In 6 × 36 somebody may give 36 for 6 × 6, or again the 36 of the question.
      .where(([by, n]) => hasOnes(n) && by * (n % 10) !== n),
    write: ([by, n]) => {
      const [tens, ones] = [n - (n % 10), n % 10];
      return {
        question: `${by} × ${n} = ${by} × ${tens} + ${by} × ?`,
        answer: ones,
        explanation: `${n} is ${tens} and ${ones}, so the second part is ${by} × ${ones}.`,
        slips: {
          'stops-after-first-step': {
            answer: by * ones,
            reason: `${by * ones} is ${by} × ${ones}. Write only the number to multiply ${by} by.`,
          },
          'equals-as-work-it-out': workedOutSide(by * n, `${by} × ${n}`),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.MD.5/r47',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(span(2, 5))
      .and(span(2, 6))
      .and(span(2, 6))
      .where(([a, b, c]) => a * b !== a + b + c),
    write: ([soups, mains, puddings]) => ({
      question: `From ${soups} soups, ${mains} mains and ${puddings} puddings, how many different three-course meals can you choose?`,
      answer: soups * mains * puddings,
      explanation: `There are ${soups} × ${mains} = ${soups * mains} soup-and-main pairs, each with ${puddings} puddings: ${soups * mains} × ${puddings} = ${soups * mains * puddings}.`,
      slips: {
        'adds-instead-of-multiplies': {
          answer: soups + mains + puddings,
          reason: `You added all three numbers, but each soup goes with each of the ${mains} mains.`,
        },
        'stops-after-first-step': {
          answer: soups * mains,
          reason: `${soups} × ${mains} = ${soups * mains}. Now multiply by the ${puddings} puddings.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y4.MD.4/r24',
    level: 'B',
    pool: every(span(13, 49))
      .and(span(3, 9))
      .where(([n, by]) => n % 10 !== 0 && n * by <= 200),
    write: ([n, by]) => timesByParts(n, by),
  }),
  questionType({
    id: 'Y4.MD.4/r26',
    level: 'C',
    pool: every(span(112, 499))
      .and(span(3, 9))
      .where(([n]) => n % 100 !== 0),
    write: ([n, by]) => {
      return {
        question: `${n} × ${by} = ?`,
        answer: n * by,
        explanation: timesByPlacesWay(n, by),
        slips: { 'ten-not-carried': lostCarryOfProduct(n, by) },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.6/r17',
    level: 'B',
    pool: every(span(3, 12))
      .and(span(3, 12))
      .and(span(1, 11))
      .where(
        ([divisor, quotient, remainder]) => remainder < divisor && quotient + remainder !== divisor,
      ),
    write: ([divisor, quotient, remainder]) => {
      const exact = divisor * quotient;
      return {
        question: `What is the remainder of ${exact + remainder} ÷ ${divisor}?`,
        answer: remainder,
        explanation: `${quotient} × ${divisor} = ${exact}, and ${exact + remainder} − ${exact} = ${remainder}, so ${remainder} is left over.`,
        slips: {
          'quotient-for-remainder': {
            answer: quotient,
            reason: `${exact + remainder} has ${counted(quotient, 'group')} of ${divisor} in it. The remainder is what is left over.`,
          },
          'one-step-out': {
            answer: divisor - remainder,
            reason: `${exact + remainder} needs ${divisor - remainder} more for another ${divisor}. Count what is left over.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.5/r18',
    level: 'B',
    pool: every(oneOf('tens', 'hundreds'))
      .and(span(2, 9))
      .and(span(2, 9))
      .where(([kind, , by]) => kind === 'tens' || by >= 3),
    write: ([kind, a, b]) => {
      const [one, other] = kind === 'tens' ? [a * 10, b * 10] : [a * 100, b];
      return {
        question: `${one} × ${other} = ?`,
        answer: one * other,
        explanation: `${a} × ${b} = ${a * b}, and 100 times that is ${num(one * other)}.`,
        fact: timesFact(one, other),
        slips: {
          'zero-lost-or-extra': [one / 10, one * 10].map((read) => ({
            answer: read * other,
            reason: `${num(read * other)} is ${num(read)} × ${other}. You need ${one} × ${other}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.6/r19',
    level: 'B',
    pool: every(span(3, 9)).and(span(12, 19)),
    write: ([divisor, quotient]) => {
      const [product, rest] = [divisor * quotient, quotient - 10];
      return {
        question: `${product} ÷ ${divisor} = ?`,
        answer: quotient,
        explanation: `10 × ${divisor} = ${10 * divisor} and ${rest} × ${divisor} = ${rest * divisor}, together ${product}: 10 + ${rest} = ${quotient}.`,
        fact: timesFact(divisor, quotient),
        slips: {
          'neighbouring-fact': neighbouringQuotients(quotient, divisor),
          'subtracts-denominator': tookAway(product, divisor),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.MD.4/r27',
    level: 'C',
    pool: every(span(13, 4999))
      .and(span(3, 49))
      // In 18 × 19 the tens alone come to as much as both rows without the 0.
      .where(([n, by]) => (n <= 99 ? by >= 12 && by !== 19 : n >= 1111 && by <= 9)),
    write: ([n, by]) => ({
      question: `${n} × ${by} = ?`,
      answer: n * by,
      explanation: by <= 9 ? timesByPlacesWay(n, by) : longMultiplicationWay(n, by),
      slips:
        by > 9
          ? { 'tens-digit-as-ones': tookTensAsOnes(n, by) }
          : { 'ten-not-carried': lostCarryOfProduct(n, by) },
    }),
  }),
  questionType({
    id: 'Y5.MD.10/r34',
    level: 'B',
    beside: 18,
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(span(10, 140, 10))
      .where(([a, b, c]) => c < a * b),
    write: ([a, b, c]) => ({
      question: `${a} × ${b} = ${c} + ?`,
      answer: a * b - c,
      explanation: `${a} × ${b} = ${a * b}, and ${a * b} − ${c} = ${a * b - c}.`,
      slips: {
        'equals-as-work-it-out': workedOutSide(a * b, `${a} × ${b}`),
        'adds-numbers-shown': addedToSide(a * b, c),
      },
    }),
  }),
  questionType({
    id: 'Y6.CA.4/r29',
    level: 'B',
    pool: every(oneOf('×', '÷'))
      .and(span(1, 9))
      .and(oneOf(100, 1000))
      .and(span(2, 9))
      .where(([, digit, size]) => size === 1000 || digit >= 3),
    write: ([sign, digit, size, tens]) => largeMental(sign, digit * size, tens * 10),
  }),
  questionType({
    id: 'Y6.CA.1/r30',
    level: 'C',
    // Not 33, in which ‘the 3’ could be either, and not 19, as 1 + 9 is 10.
    pool: every(span(112, 4999))
      .and(span(12, 49))
      .where(([, by]) => by % 11 > 0 && by !== 19),
    write: ([n, by]) => ({
      question: `${n} × ${by} = ?`,
      answer: n * by,
      explanation: longMultiplicationWay(n, by),
      slips: { 'tens-digit-as-ones': tookTensAsOnes(n, by) },
    }),
  }),
  questionType({
    id: 'Y6.CA.2/r31',
    level: 'C',
    pool: every(span(12, 35)).and(span(12, 99)),
    write: ([divisor, quotient]) => {
      const product = divisor * quotient;
      const tens = quotient - (quotient % 10);
      const rest = product - tens * divisor;
      return {
        question: `${product} ÷ ${divisor} = ?`,
        answer: quotient,
        explanation:
          rest === 0
            ? `${tens / 10} × ${divisor} = ${product / 10}, and ten times that is ${product}, so the answer is ${tens}.`
            : `${tens} × ${divisor} = ${tens * divisor}, which leaves ${rest}, and ${rest} ÷ ${divisor} = ${quotient % 10}: ${tens} + ${quotient % 10} = ${quotient}.`,
        slips: {
          'one-step-out': neighbouringQuotients(quotient, divisor),
          'one-ten-too-many': {
            answer: quotient + 10,
            reason: `${quotient + 10} × ${divisor} = ${(quotient + 10) * divisor}, which is more than ${product}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.CA.3/r33',
    level: 'B',
    takesLong: true,
    beside: 29,
    pool: every(oneOf(11, 12, 13, 14, 15, 16, 20, 25)).and(span(11, 19)),
    write: ([by, quotient]) => {
      const rest = quotient - 10;
      return {
        question: `${by * quotient} ÷ ${by} = ?`,
        answer: quotient,
        explanation: `10 × ${by} = ${10 * by} and ${rest} × ${by} = ${rest * by}, together ${by * quotient}: 10 + ${rest} = ${quotient}.`,
        slips: {
          'one-step-out': neighbouringQuotients(quotient, by),
          'stops-after-first-step': {
            answer: rest,
            reason: `${rest} × ${by} is only ${rest * by}. Another 10 × ${by} makes ${by * quotient}.`,
          },
        },
      };
    },
  }),
];

/** '14 × 3 = ?' for a two-digit number. */
function timesByParts(n: number, by: number) {
  return {
    question: `${n} × ${by} = ?`,
    answer: n * by,
    explanation: timesByPartsWay(n, by),
    fact: timesFact(n, by),
    slips: {
      'ten-not-carried': lostCarryOfProduct(n, by),
      'adds-instead-of-multiplies': addedInProduct(n, by),
    },
  };
}

/** The next smaller or larger place than what `asked` comes to: 42 or 4200 for 60 × 7. */
function inOtherPlaces(count: number, place: number, asked: string): Mistake[] {
  return [place / 10, place * 10].map((other) => ({
    answer: count * other,
    reason: `${num(count * other)} is ${inPlace(count, other)}, but ${asked} is ${inPlace(count, place)}.`,
  }));
}

/** 60 is 6 tens, but 100 is 1 hundred: how many there are and what each is worth. */
function tensOrHundred(tens: number): readonly [number, number] {
  return tens === 10 ? [1, 100] : [tens, 10];
}

function tensTimes(tens: number, by: number) {
  const [count, place] = tensOrHundred(tens);
  const sum = `${inPlace(count, place)} × ${by}`;
  return {
    question: `${tens * 10} × ${by} = ?`,
    answer: tens * 10 * by,
    explanation: `${sum} = ${inPlace(count * by, place)}, which is ${tens * 10 * by}.`,
    slips: {
      'zero-lost-or-extra': inOtherPlaces(count * by, place, sum),
      'adds-instead-of-multiplies': addedInProduct(tens * 10, by),
    },
  };
}

function tensShared(tens: number, by: number) {
  const [count, place] = tensOrHundred(tens);
  const sum = `${inPlace(count * by, place)} ÷ ${by}`;
  return {
    question: `${tens * 10 * by} ÷ ${by} = ?`,
    answer: tens * 10,
    explanation: `${sum} = ${inPlace(count, place)}, which is ${tens * 10}.`,
    slips: { 'zero-lost-or-extra': inOtherPlaces(count, place, sum) },
  };
}

/** Starts with an easy pair: one that makes ten, or else the largest product up to 12. */
function threeFactorsWay(a: number, b: number, c: number): string {
  const pairs: readonly (readonly [number, number, number])[] = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ];
  const easy = pairs
    .filter(([one, two]) => one * two <= 12)
    .toSorted((one, other) => other[0] * other[1] - one[0] * one[1]);
  const [first, second, last] = pairs.find(([one, two]) => one * two === 10) ??
    easy[0] ?? [a, b, c];
  return `${first} × ${second} = ${first * second}, and ${first * second} × ${last} = ${a * b * c}.`;
}

/** Multiplies a two-digit number by its tens and its ones. */
function timesByPartsWay(n: number, by: number): string {
  const ones = n % 10;
  const tens = n - ones;
  if (ones === 0)
    return `${tens / 10} tens × ${by} = ${(tens / 10) * by} tens, which is ${n * by}.`;
  return `${tens} × ${by} = ${tens * by}, ${ones} × ${by} = ${ones * by}, and ${tens * by} + ${ones * by} = ${n * by}.`;
}

/** Column multiplication without any carries. */
function lostCarryOfProduct(n: number, by: number): Mistake | undefined {
  const place = [1, 10].find((here) => digitOf(n, here) * by > 9);
  if (place === undefined) return undefined;
  const digit = digitOf(n, place);
  const said = (count: number) => inPlaceOrOnes(count, place);
  const carried = Math.floor((digit * by) / 10);
  const answer = productWithoutCarrying(n, by);
  const isOneOfSome = n * by - answer > carried * place * 10;
  return {
    answer,
    reason: `In ${n} × ${by}, ${by} times ${said(digit)} is ${said(digit * by)}. Carry ${inPlace(carried, place * 10)}${isOneOfSome ? ', and then carry again' : ''}.`,
  };
}

function productWithoutCarrying(n: number, by: number): number {
  if (n < 10) return n * by;
  return (((n % 10) * by) % 10) + 10 * productWithoutCarrying(Math.floor(n / 10), by);
}

/** Long multiplication with the tens digit treated as ones: 237 × 24 gives 1422. */
function tookTensAsOnes(n: number, by: number): Mistake {
  const tens = Math.floor(by / 10);
  return {
    answer: n * (tens + (by % 10)),
    reason: `The tens digit of ${by} means ${tens * 10}, not ${tens}.`,
  };
}

/** Multiplies each digit by its place, from the largest. */
function timesByPlacesWay(n: number, by: number): string {
  const products = [1000, 100, 10, 1]
    .map((place) => digitOf(n, place) * place)
    .filter((part) => part > 0)
    .map((part) => `${part} × ${by} = ${num(part * by)}`);
  return products.length > 1
    ? `Add ${listInWords(products)}: ${num(n * by)}.`
    : `${products.join('')}.`;
}

/** Long multiplication by a two-digit number: by its tens, by its ones, and both together. */
function longMultiplicationWay(n: number, by: number): string {
  const ones = by % 10;
  const tens = by - ones;
  if (ones === 0) {
    return `${n} × ${tens / 10} = ${num((n * tens) / 10)}, and 10 times that is ${num(n * by)}.`;
  }
  return `${n} × ${tens} = ${num(n * tens)} and ${n} × ${ones} = ${num(n * ones)}, which is ${num(n * by)} together.`;
}

function largeMental(sign: '×' | '÷', large: number, tens: number) {
  const product = large * tens;
  const lead = Number(String(large).charAt(0));
  if (sign === '÷') {
    return {
      question: `${num(product)} ÷ ${tens} = ?`,
      answer: large,
      explanation: `${num(product)} ÷ 10 = ${num(product / 10)}, and ${num(product / 10)} ÷ ${tens / 10} = ${num(large)}.`,
      slips: { 'zero-lost-or-extra': zeroLostOrExtra(large, `${num(product)} ÷ ${tens}`) },
    };
  }
  return {
    question: `${num(large)} × ${tens} = ?`,
    answer: product,
    explanation: `${lead} × ${tens / 10} = ${lead * (tens / 10)}, and ${lead * (tens / 10)} × ${large / lead} × 10 = ${num(product)}.`,
    fact: timesFact(large, tens),
    slips: { 'zero-lost-or-extra': zeroLostOrExtra(product, `${num(large)} × ${tens}`) },
  };
}
