// Place value: tens and ones, number words, the value of a digit, ten or a thousand more.
import { digitOf, hasDistinctDigits, hasOnes } from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import { addedKnown } from '../mistakes.ts';
import { blocksOf } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, counted, inPlace, inWords, listInWords, num, placeName } from '../wording.ts';

export const placeValue = [
  questionType({
    id: 'Y1.PV.5/r3',
    level: 'A',
    inLaterYears: ([n]) => n > 12,
    pool: every(span(2, 20)),
    write: ([n]) => ({
      question: `Write ${inWords(n)} in digits.`,
      answer: n,
      explanation: wordWay(n),
      slips: {
        'teen-and-ty': n > 12 && n < 20 ? otherWord((n - 10) * 10, n) : undefined,
        'digits-swapped': n > 10 && n < 20 ? otherWord((n - 10) * 10 + 1, n) : undefined,
      },
    }),
  }),
  questionType({
    id: 'Y2.PV.2/r3',
    level: 'A',
    pool: every(span(21, 99)).where(([n]) => hasOnes(n)),
    write: ([n]) => ({
      question: `${n} = ${n - (n % 10)} + ?`,
      picture: blocksOf(n),
      answer: n % 10,
      explanation: `${n} is ${counted(Math.floor(n / 10), 'ten')} and ${counted(n % 10, 'one')}, which is ${n - (n % 10)} + ${n % 10}.`,
      slips: { 'adds-numbers-shown': addedKnown(n - (n % 10), n) },
    }),
  }),
  questionType({
    id: 'Y2.PV.1/r4',
    level: 'A',
    pool: every(oneOf('more', 'less'))
      .and(span(1, 100))
      .where(([kind, n]) => (kind === 'more' ? n <= 90 : n >= 11)),
    write: ([kind, n]) => {
      const answer = kind === 'more' ? n + 10 : n - 10;
      return {
        question: `What is ten ${kind} than ${n}?`,
        picture: blocksOf(n),
        answer,
        explanation: `${kind === 'more' ? 'Add' : 'Take away'} one ten: ${n} ${kind === 'more' ? '+' : '−'} 10 = ${answer}.`,
        slips: { 'wrong-column': otherStep(n, kind, 1, 10) },
      };
    },
  }),
  questionType({
    id: 'Y2.PV.5/r5',
    level: 'A',
    inLaterYears: ([n]) => hasOnes(n),
    pool: every(span(21, 99)),
    write: ([n]) => ({
      question: `Write ${inWords(n)} in digits.`,
      answer: n,
      explanation: `${capital(inWords(n))} is ${counted(Math.floor(n / 10), 'ten')} and ${counted(n % 10, 'one')}: ${n}.`,
      slips: {
        'digits-swapped': hasOnes(n) ? otherWord((n % 10) * 10 + Math.floor(n / 10), n) : undefined,
        'teen-and-ty': hasOnes(n) ? undefined : otherWord(10 + n / 10, n),
      },
    }),
  }),
  questionType({
    id: 'Y2.PV.6/r28',
    level: 'B',
    beside: 16,
    pool: every(span(2, 9)).and(span(1, 9)),
    write: ([packs, ones]) => ({
      question: `${packs} packs of 10 and ${counted(ones, 'single pen')} make how many pens?`,
      picture: { kind: 'base-ten', hundreds: 0, tens: packs, ones },
      answer: 10 * packs + ones,
      explanation: `${packs} tens are ${10 * packs}, and ${ones} more is ${10 * packs + ones}.`,
      slips: {
        'digits-swapped': swappedDigits([packs, 10], [ones, 1]),
        'adds-numbers-shown': {
          answer: packs + 10 + ones,
          reason: `You added ${listInWords([packs, 10, ones])}. ${packs} packs of 10 make ${10 * packs}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y3.PV.2/r3',
    level: 'A',
    pool: every(oneOf(10, 100))
      .and(oneOf('more', 'less'))
      .and(span(110, 890))
      .where(([step, direction, n]) => direction === 'more' || n >= 2 * step),
    write: ([step, direction, n]) => moreOrLess(n, step, direction),
  }),
  questionType({
    id: 'Y3.PV.3/r4',
    level: 'A',
    inLaterYears: ([, place]) => place >= 10,
    pool: every(span(111, 999))
      .and(oneOf(1, 10, 100))
      .where(([n]) => hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y3.PV.3/r5',
    level: 'A',
    pool: every(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([hundreds, tens, ones]) => tens !== hundreds && tens !== ones),
    write: ([hundreds, tens, ones]) => {
      const n = hundreds * 100 + tens * 10 + ones;
      return {
        question: `${n} = ${hundreds * 100} + ? + ${ones}`,
        picture: blocksOf(n),
        answer: tens * 10,
        explanation: `The ${tens} in ${n} means ${counted(tens, 'ten')}, which is ${tens * 10}.`,
        slips: {
          'digit-not-value': digitAlone(tens, 10, n),
          'wrong-column': digitElsewhere(tens, 100, 10, n),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.PV.6/r28',
    level: 'A',
    beside: 5,
    pool: every(span(101, 999)),
    write: ([n]) => {
      const [hundreds, rest] = [Math.floor(n / 100), n % 100];
      return {
        question: `Write ${inWords(n)} in digits.`,
        answer: n,
        explanation: `${n} is ${counted(hundreds, 'hundred')}, ${counted(Math.floor(rest / 10), 'ten')} and ${counted(n % 10, 'one')}.`,
        slips: {
          'zero-lost-or-extra': [
            rest === 0
              ? undefined
              : {
                  answer: Number(`${hundreds * 100}${rest}`),
                  reason: `You wrote ${hundreds * 100} and then ${rest}. The ${rest} goes where the ${rest < 10 ? 'last zero is' : 'zeros are'}.`,
                },
            rest < 10
              ? {
                  answer: hundreds * 10 + rest,
                  reason: `${hundreds * 10 + rest} has no hundreds. ${rest === 0 ? 'Zeros keep the places of the tens and the ones.' : 'A 0 keeps the place of the tens.'}`,
                }
              : undefined,
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y3.PV.7/r29',
    level: 'B',
    takesLong: true,
    beside: 13,
    pool: every(span(1, 9))
      .and(span(1, 9))
      .where(([many]) => many > 1),
    write: ([many, few]) => boxesOf(100, many, 10, few),
  }),
  questionType({
    id: 'Y4.PV.2/r4',
    level: 'A',
    pool: every(oneOf('more', 'less'))
      .and(span(1001, 8999))
      .where(([direction, n]) => direction === 'more' || n >= 2000),
    write: ([direction, n]) => moreOrLess(n, 1000, direction),
  }),
  questionType({
    id: 'Y4.PV.4/r5',
    level: 'A',
    inLaterYears: ([, place]) => place >= 100,
    pool: every(span(1234, 9876))
      .and(oneOf(10, 100, 1000))
      .where(([n]) => hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y4.PV.8/r29',
    level: 'B',
    takesLong: true,
    beside: 13,
    pool: every(span(2, 9)).and(span(1, 9)),
    write: ([many, few]) => boxesOf(1000, many, 100, few),
  }),
  questionType({
    id: 'Y5.PV.1/r4',
    level: 'A',
    pool: every(span(12_345, 987_654))
      .and(oneOf(100, 1000, 10_000, 100_000))
      .where(([n, place]) => place <= n && hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
  questionType({
    id: 'Y5.PV.2/r8',
    level: 'A',
    pool: every(oneOf(10_000, 100_000))
      .and(oneOf('more', 'less'))
      .and(span(110_000, 890_000, 1000))
      .where(([step, direction, n]) => direction === 'more' || n >= 2 * step),
    write: ([step, direction, n]) => moreOrLess(n, step, direction),
  }),
  questionType({
    id: 'Y6.PV.1/r2',
    level: 'A',
    pool: every(span(1_234_567, 9_876_543))
      .and(oneOf(1000, 10_000, 100_000, 1_000_000))
      .where(([n]) => hasDistinctDigits(n)),
    write: ([n, place]) => valueOfDigit(n, place),
  }),
];

function wordWay(n: number): string {
  if (n <= 10) {
    return `Count up to ${inWords(n)}: ${Array.from({ length: n }, (_, index) => index + 1).join(', ')}.`;
  }
  if (n === 20) return 'Twenty is two tens: 20.';
  return `${capital(inWords(n))} is ten and ${inWords(n - 10)}: ${n}.`;
}

function otherWord(answer: number, n: number): Mistake {
  return { answer, reason: `${answer} is ${inWords(answer)}. The word here is “${inWords(n)}”.` };
}

/** 'What is the value of the 6 in 364?', asked for the digit at `place` (1, 10, 100 …). */
function valueOfDigit(n: number, place: number) {
  const digit = digitOf(n, place);
  const value = digit * place;
  return {
    question: `What is the value of the ${digit} in ${num(n)}?`,
    answer: value,
    explanation: `The ${digit} is in the ${placeName(place)}s place, so it is worth ${num(value)}.`,
    slips: {
      'digit-not-value': digitAlone(digit, place, n),
      'wrong-column': [
        digitElsewhere(digit, place / 10, place, n),
        place * 10 < n ? digitElsewhere(digit, place * 10, place, n) : undefined,
      ],
    },
  };
}

function digitAlone(digit: number, place: number, n: number): Mistake {
  return {
    answer: digit,
    reason: `The ${digit} in ${num(n)} means ${inPlace(digit, place)}, not just ${digit}.`,
  };
}

function digitElsewhere(digit: number, wrong: number, place: number, n: number): Mistake {
  return {
    answer: digit * wrong,
    reason: `${num(digit * wrong)} is ${inPlace(digit, wrong)}. In ${num(n)} the ${digit} means ${inPlace(digit, place)}.`,
  };
}

/** '10 more than 364?' or '100 less than 472?' */
function moreOrLess(n: number, step: number, direction: 'more' | 'less') {
  const answer = direction === 'more' ? n + step : n - step;
  const [count, after] = [Math.floor(n / step), Math.floor(answer / step)];
  const [have, one] = [count, 1].map((many) => counted(many, placeName(step)));
  return {
    question: `What is ${num(step)} ${direction} than ${num(n)}?`,
    answer,
    explanation: `${have} ${direction === 'more' ? `and ${one} more make` : `less ${one} is`} ${counted(after, placeName(step))}, so ${num(n)} becomes ${num(answer)}.`,
    slips: {
      'wrong-column': [10 * step, step / 10].map((other) => otherStep(n, direction, other, step)),
    },
  };
}

function otherStep(n: number, direction: 'more' | 'less', taken: number, asked: number): Mistake {
  const answer = direction === 'more' ? n + taken : n - taken;
  return {
    answer,
    reason: `${num(answer)} is ${num(taken)} ${direction} than ${num(n)}, not ${num(asked)} ${direction}.`,
  };
}

/** 'How many pens fill 3 boxes of 100 and 5 boxes of 10?' */
function boxesOf(big: number, many: number, small: number, few: number) {
  const answer = big * many + small * few;
  return {
    question: `How many pens fill ${many} boxes of ${num(big)} and ${few} ${few === 1 ? 'box' : 'boxes'} of ${num(small)}?`,
    answer,
    explanation: `${many} × ${num(big)} = ${num(big * many)}, ${few} × ${num(small)} = ${num(small * few)}, and together that is ${num(answer)}.`,
    slips: {
      'digit-not-value': {
        answer: Number(`${many}${few}`),
        reason: `You put ${many} and ${few} side by side. ${many} boxes of ${num(big)} hold ${num(many * big)} pens.`,
      },
      'digits-swapped': swappedDigits([many, big], [few, small]),
    },
  };
}

/** 27 for 7 tens and 2 ones. */
function swappedDigits(
  [many, big]: readonly [number, number],
  [few, small]: readonly [number, number],
): Mistake {
  const answer = few * big + many * small;
  const said = (one: number, other: number) => `${inPlace(one, big)} and ${inPlace(other, small)}`;
  return {
    answer,
    reason: `${answer} is ${said(few, many)}. You need ${said(many, few)}.`,
  };
}
