// Year 6: what the table leaves out about calculation, estimates, fractions and decimals.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { addOrTake, highestCommonFactor, lowestCommonMultiple } from '../arithmetic.ts';
import { conversion } from '../forms.ts';
import { estimate } from '../more-forms.ts';
import { fractionInWords, num } from '../wording.ts';

const isLowest = (top: number, bottom: number) =>
  top < bottom && highestCommonFactor(top, bottom) === 1;

export const moreNumber = [
  questionType({
    id: 'Y6.PV.4/r32',
    level: 'B',
    takesLong: true,
    beside: 28,
    pool: every(oneOf('come', 'leave')).and(span(105, 395)).and(span(2, 9)),
    write: ([change, people, more]) => {
      const [sign, shown] =
        change === 'come' ? (['+', 'more come'] as const) : (['−', 'leave'] as const);
      const now = addOrTake(people, sign, more * 10);
      return {
        question: `A city has ${num(people * 10_000)} people. ${num(more * 100_000)} ${shown}. How many now?`,
        answer: now * 10_000,
        explanation: `${people} ${sign} ${more * 10} = ${now} ten thousands, which is ${num(now * 10_000)}.`,
        slips: {
          'wrong-column': [
            addOrTake(people * 10_000, sign, more * 10_000),
            addOrTake(people * 10_000, sign, more * 1_000_000),
          ],
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
        explanation: `10 × ${by} = ${10 * by}, ${rest} × ${by} = ${rest * by}, and 10 + ${rest} = ${quotient}.`,
        slips: {
          'one-step-out': [quotient - 1, quotient + 1],
          'stops-after-first-step': {
            answer: rest,
            reason: `${rest} × ${by} is only ${rest * by}. Add the 10 × ${by} before it.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.CA.7/r34',
    level: 'B',
    beside: 10,
    pool: every(span(400, 900, 50))
      .and(span(110, 240, 10))
      .and(span(20, 90, 10)),
    write: ([a, b, c]) => ({
      question: `${a} − ${b} + ${c} = ?`,
      answer: a - b + c,
      explanation: `Work from left to right: ${a} − ${b} = ${a - b}, then ${a - b} + ${c} = ${a - b + c}.`,
      slips: {
        'plus-before-minus': a - b - c,
        'stops-after-first-step': {
          answer: a - b,
          reason: `${a} − ${b} = ${a - b}. Now add the ${c}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y6.CA.8/r35',
    level: 'B',
    beside: 9,
    pool: every(span(3, 12))
      .and(span(3, 12))
      .and(span(5, 20))
      .where(([packs, each, sold]) => sold < packs * each),
    write: ([packs, each, sold]) => ({
      question: `${packs} packs of ${each} pens. ${sold} are sold. How many are left?`,
      answer: packs * each - sold,
      explanation: `${packs} × ${each} = ${packs * each}, then ${packs * each} − ${sold} = ${packs * each - sold}.`,
      slips: {
        'stops-after-first-step': {
          answer: packs * each,
          reason: `${packs} × ${each} = ${packs * each}. Now take away the ${sold}.`,
        },
        'adds-instead-of-multiplies': packs + each - sold,
        'signs-mixed-up': {
          answer: packs * each + sold,
          reason: `You added the ${sold}. They are sold, so take them from ${packs * each}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y6.CA.9/r36',
    level: 'B',
    takesLong: true,
    beside: 29,
    pool: every(span(2, 9))
      .and(oneOf(-3, -2, -1, 1, 2, 3))
      .and(span(2, 9))
      .and(oneOf(-3, -2, -1, 1, 2, 3)),
    write: ([a, besideA, b, besideB]) => estimate(10 * a + besideA, '×', 10 * b + besideB, 10),
  }),
  questionType({
    id: 'Y6.FR.2/r37',
    level: 'B',
    takesLong: true,
    beside: 12,
    pool: every(oneOf('larger', 'smaller'))
      .and(span(3, 11))
      .and(span(2, 6))
      .and(span(3, 11))
      .and(span(2, 6))
      .where(
        ([, a, b, c, d]) =>
          a > b && c > d && b !== d && a !== c && a * d !== c * b && a < 2 * b + 2,
      ),
    write: ([kind, a, b, c, d]) => {
      const common = lowestCommonMultiple(b, d);
      const [first, second] = [(a * common) / b, (c * common) / d];
      const [answer, other] = first > second === (kind === 'larger') ? [a, c] : [c, a];
      const same = [
        ...(b === common ? [] : [`${a}/${b} = ${first}/${common}`]),
        ...(d === common ? [] : [`${c}/${d} = ${second}/${common}`]),
      ];
      return {
        question: `Which is ${kind}: ${a}/${b} or ${c}/${d}? Give its numerator.`,
        answer,
        explanation: `${same.join(' and ')}, so compare ${first}/${common} with ${second}/${common}.`,
        slips: { 'compares-parts-alone': other },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.6/r38',
    level: 'B',
    beside: 11,
    pool: every(oneOf(4, 5, 8, 20, 25, 40, 50))
      .and(span(1, 49))
      .where(([bottom, top]) => isLowest(top, bottom)),
    write: ([bottom, top]) => ({
      question: `${top}/${bottom} = ?/1000`,
      spoken: `${fractionInWords(top, bottom)} equals how many thousandths?`,
      answer: (top * 1000) / bottom,
      explanation: `1000 ÷ ${bottom} = ${1000 / bottom}, so it is ${top} × ${1000 / bottom} = ${(top * 1000) / bottom} thousandths.`,
      slips: {
        'unit-fraction-only': 1000 / bottom,
        'adds-same-to-top-and-bottom': top + 1000 - bottom,
      },
    }),
  }),
  questionType({
    id: 'Y6.FR.9/r54',
    level: 'B',
    takesLong: true,
    beside: 14,
    pool: every(oneOf(4, 5, 20, 25, 50))
      .and(span(5, 149))
      .where(([by, n]) => n > by && n % by !== 0 && (n % by) / by >= 0.1),
    write: ([by, n]) => {
      const [whole, rest] = [Math.floor(n / by), n % by];
      const answer = (rest * 100) / by;
      return {
        question: `${n} ÷ ${by} is ${whole} and how many hundredths?`,
        answer,
        explanation: `${whole} × ${by} = ${whole * by}, ${rest} is left, and ${rest}/${by} = ${answer}/100.`,
        slips: { 'remainder-as-decimal': rest, 'decimal-point-misread': answer / 10 },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.10/r40',
    level: 'B',
    takesLong: true,
    beside: 14,
    pool: every(span(10, 110))
      .and(span(3, 9))
      .where(([n, by]) => n % by !== 0 && (n % by) * 2 !== by && n > by),
    write: ([n, by]) => {
      const [below, above] = [Math.floor(n / by), Math.ceil(n / by)];
      const answer = Math.round(n / by);
      return {
        question: `Round ${n} ÷ ${by} to the nearest whole number.`,
        answer,
        explanation: `${below} × ${by} = ${below * by} and ${above} × ${by} = ${above * by}, and ${n} is closer to ${answer * by}.`,
        slips: { 'rounds-down': below, 'rounds-up': above },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.11/r41',
    level: 'B',
    beside: 11,
    pool: every(oneOf(4, 5, 10, 20, 25, 50))
      .and(span(1, 49))
      .where(([bottom, top]) => top < bottom),
    write: ([bottom, top]) => {
      const each = 100 / bottom;
      return {
        question: `${top * each}% = ?/${bottom}`,
        answer: top,
        explanation: `1/${bottom} is ${each}%, and ${top * each} ÷ ${each} = ${top}.`,
        slips: {
          'numerator-as-per-cent': top * each,
          'unit-fraction-only': {
            answer: each,
            reason: `1/${bottom} is ${each}%. Find how many of those make ${top * each}%.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.ME.2/r46',
    level: 'A',
    beside: 3,
    pool: every(oneOf('km', 'kg', 'l'))
      .and(span(1, 999))
      .where(([, n]) => n % 100 !== 0),
    write: ([unit, n]) => {
      const small = { km: 'm', kg: 'g', l: 'ml' }[unit];
      const { slips, ...asked } = conversion(n / 1000, unit, small, 1000, n);
      return { ...asked, slips: { ...slips, 'zero-lost-or-extra': n * 10 } };
    },
  }),
];
