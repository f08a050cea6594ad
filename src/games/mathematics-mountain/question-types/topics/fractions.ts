// Fractions as numbers: counting, comparing, equal ones, sums and products.
import {
  addOrTake,
  highestCommonFactor,
  isInLowestTerms,
  lowestCommonMultiple,
} from '../arithmetic.ts';
import type { Mistake } from '../misconceptions.ts';
import {
  addedFactors,
  addedNotTaken,
  changedBoth,
  onlyOnePart,
  takenNotAdded,
  tookAway,
  wentTheOtherWay,
} from '../mistakes.ts';
import { fractionBars, hundredSquare } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { nameFor } from '../stories.ts';
import { counted, fractionInWords, parts } from '../wording.ts';

/** Two unit fractions where `denominator` is 0, else two numerators over it. */
function isCompared(a: number, b: number, denominator: number): boolean {
  if (denominator === 0) return a > 1 && b > 1;
  return denominator > 2 && a < denominator && b < denominator;
}

export const fractions = [
  questionType({
    id: 'Y3.FR.5/r12',
    level: 'A',
    pool: every(span(1, 11))
      .and(oneOf('+', '−'))
      .and(span(1, 11))
      .and(span(4, 12))
      .where(([a, sign, b, d]) => (sign === '+' ? a + b <= d : b < a && a < d)),
    write: ([a, sign, b, denominator]) => sameDenominator(a, sign, b, denominator),
  }),
  questionType({
    id: 'Y3.FR.1/r31',
    level: 'A',
    beside: 10,
    pool: every(oneOf('on', 'back'))
      .and(span(1, 20))
      .where(([way, n]) => (way === 'on' ? n <= 17 : n >= 4)),
    write: ([way, n]) => countInParts(n, way === 'on' ? 1 : -1, 10, 'tenths'),
  }),
  questionType({
    id: 'Y3.FR.3/r32',
    level: 'B',
    beside: 11,
    pool: every(span(2, 10)).and(span(2, 6)),
    write: ([denominator, wholes]) => {
      const name = parts(denominator, 2);
      const first = `1 whole is ${denominator} ${name}`;
      return {
        question: `How many ${name} are in ${wholes} wholes?`,
        ...fractionBars(
          [0, denominator],
          ...Array.from({ length: wholes - 1 }, () => [0, denominator] as const),
        ),
        answer: denominator * wholes,
        explanation: `${first}, so ${wholes} wholes are ${denominator * wholes} ${name}.`,
        slips: {
          'adds-instead-of-multiplies': addedFactors(wholes, denominator),
          'one-number-left-out': [
            {
              answer: wholes,
              reason: `${wholes} is how many wholes there are. Each whole is ${denominator} ${name}.`,
            },
            {
              answer: denominator,
              reason: `${denominator} ${name} make only 1 whole. Here there are ${wholes} wholes.`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y3.FR.4/r33',
    level: 'B',
    beside: 16,
    pool: every(span(2, 6))
      .and(span(2, 6))
      .where(([denominator, by]) => denominator * by <= 12),
    write: ([denominator, by]) => ({
      question: `${by}/${denominator * by} = 1/?`,
      ...fractionBars([by, denominator * by]),
      answer: denominator,
      explanation: `${denominator * by} parts make ${denominator} groups of ${by}, and 1 of these groups is 1/${denominator}.`,
      slips: {
        'adds-same-to-top-and-bottom': changedBoth(
          [by, denominator * by],
          1 - by,
          denominator * by - by + 1,
        ),
        'changes-one-part-only': {
          answer: denominator * by,
          reason: `1/${denominator * by} is only 1 of the ${denominator * by} parts, and ${by}/${denominator * by} is ${by} of them.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y3.FR.6/r34',
    level: 'B',
    beside: 14,
    pool: every(oneOf('larger', 'smaller'))
      .and(span(1, 12))
      .and(span(1, 12))
      .and(span(0, 12))
      .where(([, a, b, parts]) => a !== b && isCompared(a, b, parts)),
    write: ([kind, a, b, denominator]) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)];
      if (denominator > 0) return sameParts(kind, a, b, denominator);
      return {
        question: `The ${kind} of 1/${a} and 1/${b} is 1/?.`,
        ...fractionBars([1, a], [1, b]),
        answer: kind === 'larger' ? few : many,
        explanation:
          kind === 'larger'
            ? `With fewer equal parts each part is larger, so 1/${few} is larger than 1/${many}.`
            : `With more equal parts each part is smaller, so 1/${many} is smaller than 1/${few}.`,
        slips: {
          'compares-parts-alone':
            kind === 'larger'
              ? {
                  answer: many,
                  reason: `${many} is more than ${few}, but ${parts(many, 2)} are smaller parts than ${parts(few, 2)}.`,
                }
              : {
                  answer: few,
                  reason: `${few} is less than ${many}, but ${parts(few, 2)} are larger parts than ${parts(many, 2)}.`,
                },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.FR.7/r35',
    level: 'B',
    beside: 17,
    pool: every(span(3, 12))
      .and(span(1, 11))
      .where(([denominator, eaten]) => eaten < denominator),
    write: ([denominator, eaten]) => {
      const [left, name] = [denominator - eaten, parts(denominator, 2)];
      return {
        question: `${nameFor(eaten, denominator)} eats ${eaten}/${denominator} of a pie. How many ${name} are left?`,
        ...fractionBars([eaten, denominator]),
        answer: left,
        explanation: `The whole pie is ${denominator} ${name}, and ${denominator} − ${eaten} = ${left}.`,
        slips: {
          'one-number-left-out': {
            answer: eaten,
            reason: `${eaten} ${parts(denominator, eaten)} ${eaten === 1 ? 'is' : 'are'} eaten. Take ${eaten === 1 ? 'it' : 'them'} from the ${denominator} ${name} of the whole pie.`,
          },
          // Whoever says that the whole pie is left has not taken anything away.
          'one-step-out': [left - 1, ...(eaten > 1 ? [left + 1] : [])].map((other) => ({
            answer: other,
            reason: `${eaten} and ${other} make ${eaten + other}. The whole pie is ${denominator} ${name}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.FR.4/r10',
    level: 'A',
    pool: every(span(1, 11))
      .and(oneOf('+', '−'))
      .and(span(1, 11))
      .and(span(3, 12))
      .where(
        ([a, sign, b, d]) => a < 2 * d && b < 2 * d && (sign === '+' || (b < a && a - d !== b)),
      ),
    write: ([a, sign, b, denominator]) => ({
      ...sameDenominator(a, sign, b, denominator),
      explanation:
        sign === '+'
          ? `The parts are the same size, so add the numerators: ${a} + ${b} = ${a + b}.`
          : `The parts are the same size, so subtract the numerators: ${a} − ${b} = ${a - b}.`,
    }),
  }),
  questionType({
    id: 'Y4.FR.2/r33',
    level: 'A',
    beside: 6,
    pool: every(oneOf('on', 'back'))
      .and(span(1, 99))
      .where(([way, n]) => (way === 'on' ? n <= 96 : n >= 4)),
    write: ([way, n]) => countInParts(n, way === 'on' ? 1 : -1, 100, 'hundredths'),
  }),
  questionType({
    id: 'Y4.FR.1/r14',
    level: 'B',
    pool: every(oneOf('top', 'bottom'))
      .and(span(1, 9))
      .and(span(2, 10))
      .and(span(2, 10))
      .where(([, a, b]) => a < b && highestCommonFactor(a, b) === 1),
    write: ([asked, a, b, times]) =>
      asked === 'top'
        ? {
            question: `${a}/${b} = ?/${b * times}`,
            ...fractionBars([a, b], [0, b * times]),
            answer: a * times,
            explanation: `${b * times} is ${times} × ${b}, so the numerator is ${times} × ${a} = ${a * times}.`,
            slips: {
              'adds-same-to-top-and-bottom': changedBoth([a, b], b * times - b, a + b * times - b),
            },
          }
        : {
            question: `${a}/${b} = ${a * times}/?`,
            answer: b * times,
            explanation: `${a * times} is ${times} × ${a}, so the denominator is ${times} × ${b} = ${b * times}.`,
            slips: {
              'adds-same-to-top-and-bottom': changedBoth([a, b], a * times - a, b + a * times - a),
            },
          },
  }),
  questionType({
    id: 'Y5.FR.3/r12',
    level: 'B',
    pool: every(span(1, 12))
      .and(span(1, 11))
      .and(span(2, 12))
      .where(([, top, bottom]) => isInLowestTerms(top, bottom)),
    write: ([whole, top, bottom]) => {
      const wholes = whole * bottom;
      return {
        question: `${whole} ${top}/${bottom} = ?/${bottom}`,
        ...fractionBars([wholes + top, bottom]),
        answer: wholes + top,
        explanation: `${whole} ${whole === 1 ? 'whole is' : 'wholes are'} ${wholes} ${parts(bottom, wholes)}, and ${top} more is ${wholes + top}.`,
        slips: {
          'adds-whole-and-numerator': {
            answer: whole + top,
            reason: `You added ${whole} and ${top}. ${whole === 1 ? '1 whole' : `Each of the ${whole} wholes`} is ${bottom} ${parts(bottom, bottom)}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.3/r56',
    level: 'B',
    beside: 12,
    pool: every(span(2, 9))
      .and(span(1, 11))
      .and(span(2, 12))
      .where(([, rest, bottom]) => isInLowestTerms(rest, bottom)),
    write: ([whole, rest, bottom]) => {
      const top = whole * bottom + rest;
      return {
        question: `${top}/${bottom} = ? wholes and ${rest}/${bottom}`,
        spoken: `${fractionInWords(top, bottom)} equals how many wholes and ${fractionInWords(rest, bottom)}?`,
        ...fractionBars([top, bottom]),
        answer: whole,
        explanation: `${top} ÷ ${bottom} = ${whole} with ${rest} left over, so ${top}/${bottom} is ${whole} ${rest}/${bottom}.`,
        slips: {
          'subtracts-denominator': tookAway(top, bottom),
          'one-step-out': {
            answer: whole + 1,
            reason: `${whole + 1} wholes are ${(whole + 1) * bottom}/${bottom}, which is more than ${top}/${bottom}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.4/r13',
    level: 'B',
    pool: every(span(1, 7))
      .and(span(2, 8))
      .and(oneOf('+', '−'))
      .and(span(1, 31))
      .and(span(2, 4))
      .where(
        ([a, b, sign, c, times]) =>
          isInLowestTerms(a, b) && isInLowestTerms(c, b * times) && (sign === '+' || a * times > c),
      ),
    write: ([a, b, sign, c, times]) => {
      const bottom = b * times;
      const answer = sign === '+' ? a * times + c : a * times - c;
      return {
        question: `${a}/${b} ${sign} ${c}/${bottom} = ?/${bottom}`,
        ...fractionBars([a, b], [c, bottom]),
        answer,
        explanation: `${a}/${b} is ${a * times}/${bottom}, and ${a * times} ${sign} ${c} = ${answer}.`,
        slips: { 'adds-numerators-only': usedNumeratorsOnly([a, b], sign, [c, bottom]) },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.1/r36',
    level: 'B',
    beside: 13,
    pool: every(oneOf('larger', 'smaller'))
      .and(span(2, 6))
      .and(oneOf(2, 3, 4))
      .and(span(1, 5))
      .and(span(1, 23))
      .where(([, b, k, a, c]) => a < b && c < b * k && a !== c && a * k !== c),
    write: ([kind, b, k, a, c]) => {
      const [one, other] = [`${a}/${b}`, `${c}/${b * k}`];
      const isFirstLarger = a * k > c;
      return {
        question: `Which is ${kind}: ${one} or ${other}? Give its numerator.`,
        ...fractionBars([a, b], [c, b * k]),
        answer: isFirstLarger === (kind === 'larger') ? a : c,
        explanation: `${one} = ${a * k}/${b * k}, which is ${isFirstLarger ? 'more' : 'less'} than ${other}, so the numerator is ${isFirstLarger === (kind === 'larger') ? a : c}.`,
        slips: {
          'compares-parts-alone': {
            answer: isFirstLarger === (kind === 'larger') ? c : a,
            reason: `${one} is ${a * k}/${b * k}. Compare that with ${other}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.FR.2/r37',
    level: 'B',
    beside: 12,
    pool: every(oneOf('top', 'bottom'))
      .and(span(3, 12))
      .and(span(1, 11))
      .and(span(6, 12))
      .where(
        ([asked, b, a, by]) =>
          a < b && highestCommonFactor(a, b) === 1 && (asked === 'bottom' || b * by <= 100),
      ),
    write: ([asked, b, a, by]) =>
      asked === 'top'
        ? {
            question: `${a}/${b} = ?/${b * by}`,
            answer: a * by,
            explanation: `${b} × ${by} = ${b * by}, and ${a} × ${by} = ${a * by}.`,
            slips: {
              'adds-same-to-top-and-bottom': changedBoth([a, b], b * by - b, a + b * by - b),
              'changes-one-part-only': keptOne('numerator', a, '×', by),
            },
          }
        : {
            question: `${a}/${b} = ${a * by}/?`,
            answer: b * by,
            explanation: `${a} × ${by} = ${a * by}, and ${b} × ${by} = ${b * by}.`,
            slips: {
              'adds-same-to-top-and-bottom': changedBoth([a, b], a * by - a, b + a * by - a),
              'changes-one-part-only': keptOne('denominator', b, '×', by),
            },
          },
  }),
  questionType({
    id: 'Y6.FR.4/r6',
    level: 'A',
    pool: every(span(1, 8))
      .and(span(2, 9))
      .and(span(1, 8))
      .and(span(2, 9))
      .where(([a, b, c, d]) => isInLowestTerms(a, b) && isInLowestTerms(c, d)),
    write: ([a, b, c, d]) => ({
      question: `${a}/${b} × ${c}/${d} = ?/${b * d}`,
      answer: a * c,
      explanation: `Multiply numerators and denominators: ${a} × ${c} = ${a * c}, and ${b} × ${d} = ${b * d}.`,
      slips: { 'adds-instead-of-multiplies': addedFactors(a, c) },
    }),
  }),
  questionType({
    id: 'Y6.FR.1/r11',
    level: 'B',
    pool: every(oneOf('top', 'bottom'))
      .and(span(1, 11))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(
        ([, top, bottom, times]) =>
          isInLowestTerms(top, bottom) && bottom * times >= 6 && bottom * times <= 96,
      ),
    write: ([asked, top, bottom, times]) =>
      asked === 'top' ? simplerTop(top, bottom, times) : simplerBottom(top, bottom, times),
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
          a % b !== 0 &&
          c % d !== 0 &&
          a > b &&
          c > d &&
          b !== d &&
          a !== c &&
          a * d !== c * b &&
          a < 2 * b + 2,
      ),
    write: ([kind, a, b, c, d]) => {
      const common = lowestCommonMultiple(b, d);
      const [first, second] = [(a * common) / b, (c * common) / d];
      const [answer, other] = first > second === (kind === 'larger') ? [a, c] : [c, a];
      const compared = (one: number, two: number) =>
        `${one}/${common} is ${kind === 'larger' ? 'more' : 'less'} than ${two}/${common}`;
      const same = [
        ...(b === common ? [] : [`${a}/${b} = ${first}/${common}`]),
        ...(d === common ? [] : [`${c}/${d} = ${second}/${common}`]),
      ];
      return {
        question: `What is the numerator of the ${kind} fraction: ${a}/${b} or ${c}/${d}?`,
        answer,
        explanation: `${same.join(' and ')}, and ${answer === a ? compared(first, second) : compared(second, first)}, so the numerator is ${answer}.`,
        slips: {
          'compares-parts-alone': { answer: other, reason: bothOver(common, [a, b], [c, d]) },
        },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.3/r12',
    level: 'B',
    pool: every(span(1, 6))
      .and(span(2, 7))
      .and(oneOf('+', '−'))
      .and(span(1, 6))
      .and(span(2, 7))
      .where(
        ([a, b, sign, c, d]) =>
          isInLowestTerms(a, b) &&
          isInLowestTerms(c, d) &&
          b !== d &&
          highestCommonFactor(b, d) === 1 &&
          (sign === '+' || a * d > c * b),
      ),
    write: ([a, b, sign, c, d]) => {
      const [first, second] = [a * d, c * b];
      const answer = sign === '+' ? first + second : first - second;
      return {
        question: `${a}/${b} ${sign} ${c}/${d} = ?/${b * d}`,
        ...fractionBars([a, b], [c, d]),
        answer,
        explanation: `${a}/${b} is ${first}/${b * d} and ${c}/${d} is ${second}/${b * d}: ${first} ${sign} ${second} = ${answer}.`,
        slips: { 'adds-numerators-only': usedNumeratorsOnly([a, b], sign, [c, d]) },
      };
    },
  }),
  questionType({
    id: 'Y6.FR.5/r13',
    level: 'B',
    pool: every(span(1, 11))
      .and(span(2, 12))
      .and(oneOf(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20))
      .where(([top, bottom, by]) => isInLowestTerms(top, bottom) && (top === 1 || top % by !== 0)),
    write: ([top, bottom, by]) => ({
      question: `${top}/${bottom} ÷ ${by} = ${top}/?`,
      ...fractionBars([top, bottom]),
      answer: bottom * by,
      explanation:
        top === 1
          ? `Cut 1/${bottom} into ${by} equal parts: each is 1/${bottom * by}, because ${by} × ${bottom} = ${bottom * by}.`
          : `1/${bottom} ÷ ${by} is 1/${bottom * by}, because ${by} × ${bottom} = ${bottom * by}, and ${top} of those are ${top}/${bottom * by}.`,
      slips: {
        'divides-by-denominator': {
          answer: bottom / by,
          reason: `You divided ${bottom} by ${by}. Smaller parts have a larger denominator, so multiply.`,
        },
        'adds-instead-of-multiplies': addedFactors(bottom, by),
      },
    }),
  }),
  questionType({
    id: 'Y6.FR.6/r38',
    level: 'B',
    beside: 11,
    pool: every(oneOf(4, 5, 8, 20, 25, 40, 50))
      .and(span(2, 49))
      .where(([bottom, top]) => isInLowestTerms(top, bottom)),
    write: ([bottom, top]) => ({
      question: `${top}/${bottom} = ?/1000`,
      spoken: `${fractionInWords(top, bottom)} equals how many thousandths?`,
      answer: (top * 1000) / bottom,
      explanation: `1/${bottom} is 1000 ÷ ${bottom} = ${1000 / bottom} thousandths, and ${top} × ${1000 / bottom} = ${(top * 1000) / bottom}.`,
      slips: {
        'unit-fraction-only': onlyOnePart(1000 / bottom, bottom, 1000, top),
      },
    }),
  }),
];

/** '2/7 + 3/7 = ?/7'; only the numerator is asked. */
function sameDenominator(a: number, sign: '+' | '−', b: number, denominator: number) {
  const answer = sign === '+' ? a + b : a - b;
  const name = (count: number) => `${count} ${parts(denominator, count)}`;
  return {
    question: `${a}/${denominator} ${sign} ${b}/${denominator} = ?/${denominator}`,
    answer,
    ...(sign === '+'
      ? fractionBars([a, denominator], [b, denominator])
      : fractionBars([a, denominator])),
    explanation:
      sign === '+'
        ? `${name(a)} and ${name(b)} more make ${name(answer)}.`
        : `Take ${name(b)} from ${name(a)}: ${name(answer)} ${answer === 1 ? 'is' : 'are'} left.`,
    slips: {
      'signs-mixed-up':
        sign === '−' ? addedNotTaken(a, b) : a === b ? undefined : takenNotAdded(a, b),
    },
  };
}

/** '3/10, 4/10, 5/10, ?/10', up or down. */
function countInParts(start: number, step: 1 | -1, denominator: number, name: string) {
  const [second, third, answer] = [start + step, start + 2 * step, start + 3 * step];
  const term = (top: number) => `${top}/${denominator}`;
  return {
    question: `${term(start)}, ${term(second)}, ${term(third)}, ?/${denominator}`,
    ...(denominator === 100
      ? { picture: hundredSquare(third) }
      : fractionBars([third, denominator])),
    answer,
    explanation: `Count ${step > 0 ? 'on' : 'back'} in ${name}: ${start}, ${second}, ${third}, then ${answer}.`,
    slips: {
      'wrong-direction': wentTheOtherWay([start, second, third], third - step),
      'one-step-out': {
        answer: answer + step,
        reason: `${counted(answer + step, name.slice(0, -1))} is two steps from ${counted(third, name.slice(0, -1))}. Take only one step.`,
      },
    },
  };
}

function sameParts(kind: 'larger' | 'smaller', a: number, b: number, denominator: number) {
  const [few, many] = [Math.min(a, b), Math.max(a, b)];
  const name = parts(denominator, 2);
  return {
    question: `The ${kind} of ${a}/${denominator} and ${b}/${denominator} is ?/${denominator}.`,
    ...fractionBars([a, denominator], [b, denominator]),
    answer: kind === 'larger' ? many : few,
    explanation: `Both are ${name}, and ${many} ${name} are more than ${few} ${parts(denominator, few)}, so ${kind === 'larger' ? many : few}/${denominator} is ${kind}.`,
    slips: {
      'more-and-less-swapped':
        kind === 'larger'
          ? {
              answer: few,
              reason: `Both are ${name}, and ${few} of them ${few === 1 ? 'is' : 'are'} less than ${many}.`,
            }
          : {
              answer: many,
              reason: `Both are ${name}, and ${many} of them are more than ${few}.`,
            },
    },
  };
}

function simplerTop(top: number, bottom: number, times: number) {
  const [largeTop, largeBottom] = [top * times, bottom * times];
  return {
    question: `${largeTop}/${largeBottom} = ?/${bottom}`,
    ...fractionBars([largeTop, largeBottom], [0, bottom]),
    answer: top,
    explanation: `${largeBottom} ÷ ${times} = ${bottom}, so divide the numerator too: ${largeTop} ÷ ${times} = ${top}.`,
    slips: {
      'adds-same-to-top-and-bottom': changedBoth(
        [largeTop, largeBottom],
        bottom - largeBottom,
        largeTop - (largeBottom - bottom),
      ),
      'changes-one-part-only': keptOne('numerator', largeTop, '÷', largeBottom / bottom),
    },
  };
}

function simplerBottom(top: number, bottom: number, times: number) {
  const [largeTop, largeBottom] = [top * times, bottom * times];
  return {
    question: `${largeTop}/${largeBottom} = ${top}/?`,
    answer: bottom,
    explanation: `${largeTop} ÷ ${times} = ${top}, so divide the denominator too: ${largeBottom} ÷ ${times} = ${bottom}.`,
    slips: {
      'adds-same-to-top-and-bottom': changedBoth(
        [largeTop, largeBottom],
        top - largeTop,
        largeBottom - (largeTop - top),
      ),
      'changes-one-part-only': keptOne('denominator', largeBottom, '÷', largeTop / top),
    },
  };
}

/** Keeps the numerator or the denominator when both should change. */
function keptOne(
  part: 'numerator' | 'denominator',
  answer: number,
  sign: '×' | '÷',
  by: number,
): Mistake {
  const now = sign === '×' ? `Multiply it by ${by}` : `Divide it by ${by}`;
  return {
    answer,
    reason: `You kept the ${part}, ${answer}. ${now}, like the ${part === 'numerator' ? 'denominator' : 'numerator'}.`,
  };
}

function usedNumeratorsOnly(
  [a, b]: readonly [number, number],
  sign: '+' | '−',
  [c, d]: readonly [number, number],
): Mistake {
  return {
    answer: Math.abs(addOrTake(a, sign, c)),
    reason: `You used ${a} and ${c} as they are, but ${parts(b, 2)} and ${parts(d, 2)} differ in size. Use the same denominator.`,
  };
}

/** Rewrites two fractions over a common denominator, which one of them may already have. */
function bothOver(
  common: number,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): string {
  const first = `${a}/${b} is ${(a * common) / b}/${common}`;
  const second = `${c}/${d} is ${(c * common) / d}/${common}`;
  if (b === common) return `${second}. Compare that with ${a}/${b}.`;
  return d === common
    ? `${first}. Compare that with ${c}/${d}.`
    : `${first} and ${second}. Compare ${(a * common) / b} with ${(c * common) / d}.`;
}
