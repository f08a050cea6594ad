// Whole questions in a form that several years ask with different numbers.
import { capital, counted, fractionInWords, inSteps, num, parts, roman, unit } from './wording.ts';
import { fractionBars, nextOnLine, partsOfAmount, roundedOnLine } from './pictures.ts';
import {
  neighbouringFacts,
  quotientWay,
  romanLettersAdded,
  romanWay,
  tablesWay,
  timesFact,
  timesByPartsWay,
} from './ways.ts';

const PLACES: Readonly<Record<number, string>> = {
  1: 'ones',
  10: 'tens',
  100: 'hundreds',
  1000: 'thousands',
  10_000: 'ten thousands',
  100_000: 'hundred thousands',
  1_000_000: 'millions',
};

const SHARES: Readonly<Record<number, string>> = {
  2: 'half of',
  3: 'a third of',
  4: 'a quarter of',
};

/** 'What number is XLII?' */
export function romanNumeral(value: number) {
  return {
    question: `What number is ${roman(value)}?`,
    answer: value,
    explanation: romanWay(value),
    slips: { 'roman-adds-every-letter': romanLettersAdded(value) },
  };
}

/** 'What is the value of the 6 in 364?', asked for the digit at `place` (1, 10, 100 …). */
export function valueOfDigit(n: number, place: number) {
  const digit = Math.floor(n / place) % 10;
  const value = digit * place;
  return {
    question: `What is the value of the ${digit} in ${num(n)}?`,
    answer: value,
    explanation: `The ${digit} is in the ${PLACES[place] ?? ''} place, so it is worth ${num(value)}.`,
    slips: {
      'digit-not-value': digit,
      'wrong-column': [value / 10, place * 10 < n ? value * 10 : undefined],
    },
  };
}

/** '10 more than 364?' or '100 less than 472?' */
export function moreOrLess(n: number, step: number, direction: 'more' | 'less') {
  const sign = direction === 'more' ? 1 : -1;
  const answer = n + sign * step;
  const [count, after] = [Math.floor(n / step), Math.floor(answer / step)];
  const place = PLACES[step]?.replace(/s$/, '') ?? '';
  const change = direction === 'more' ? 'and 1 more' : 'less 1';
  return {
    question: `What is ${num(step)} ${direction} than ${num(n)}?`,
    answer,
    explanation: `${counted(count, place)} ${change} is ${counted(after, place)}, so ${num(answer)}.`,
    slips: { 'wrong-column': [n + sign * 10 * step, n + (sign * step) / 10] },
  };
}

/** 'Round 2748 to the nearest 100.'; halfway rounds up. */
export function rounding(n: number, to: number) {
  const [below, above] = [Math.floor(n / to) * to, Math.ceil(n / to) * to];
  const isHalfway = n - below === above - n;
  const answer = n - below < above - n ? below : above;
  const between = `between ${num(below)} and ${num(above)}`;
  return {
    question: `Round ${num(n)} to the nearest ${num(to)}.`,
    answer,
    picture: roundedOnLine(below, above, n),
    explanation: isHalfway
      ? `${num(n)} is halfway ${between}, and halfway rounds up.`
      : `${num(n)} is ${between}, and closer to ${num(answer)}.`,
    slips: {
      'rounds-down': below,
      'rounds-up': above,
      'rounds-wrong-place': [
        roundTo(n, to * 10),
        Math.floor(n / (to * 10)) * to * 10,
        to > 10 ? roundTo(n, to / 10) : undefined,
      ],
    },
  };
}

function roundTo(n: number, to: number): number {
  return Math.floor(n / to + 0.5) * to;
}

/** '15, 20, 25, ?' */
export function nextInSteps(start: number, step: number) {
  const [second, last, answer] = [start + step, start + 2 * step, start + 3 * step];
  return {
    question: `${num(start)}, ${num(second)}, ${num(last)}, ?`,
    answer,
    picture: nextOnLine(start, step),
    explanation: `Count on in ${inSteps(step)}: ${num(last)} + ${num(step)} = ${num(answer)}.`,
    slips: { 'counts-in-ones': last + 1, 'one-step-out': answer + step },
  };
}

/** '7 × 8 = ?' as a fact of the table of 8 (or of 7, when `table` is 7). */
export function tableProduct(a: number, b: number, table: number) {
  return {
    question: `${a} × ${b} = ?`,
    answer: a * b,
    explanation: tablesWay(table === b ? a : b, table),
    fact: timesFact(a, b),
    table,
    slips: { 'neighbouring-fact': neighbouringFacts(a, b), 'adds-instead-of-multiplies': a + b },
  };
}

/** '36 ÷ 4 = ?' as a fact of the table of 4. */
export function tableQuotient(quotient: number, table: number) {
  const product = quotient * table;
  return {
    question: `${product} ÷ ${table} = ?`,
    answer: quotient,
    explanation: quotientWay(quotient, table),
    fact: timesFact(quotient, table),
    table,
    slips: {
      'neighbouring-fact': [quotient - 1, quotient + 1],
      'subtracts-denominator': product - table,
    },
  };
}

/** '? × 8 = 48' as a fact of the table of 8. */
export function tableMissing(missing: number, table: number) {
  const product = missing * table;
  return {
    question: `? × ${table} = ${product}`,
    answer: missing,
    explanation: quotientWay(missing, table),
    fact: timesFact(missing, table),
    table,
    slips: {
      'neighbouring-fact': [missing - 1, missing + 1],
      'wrong-inverse': product * table,
      'equals-as-work-it-out': product - table,
    },
  };
}

/** '1/5 of 35?', or in words for a half, a third and a quarter when `said`. */
export function unitFraction(denominator: number, answer: number, said = false) {
  const n = denominator * answer;
  const asked = said ? (SHARES[denominator] ?? '') : `1/${denominator} of`;
  return {
    question: `What is ${asked} ${n}?`,
    answer,
    ...partsOfAmount(String(n), denominator, 1),
    explanation: `Share ${n} into ${denominator} equal parts: each part is ${answer}.`,
    slips: {
      'subtracts-denominator': n - denominator,
      'halves-any-fraction': denominator === 2 ? undefined : n / 2,
    },
  };
}

/** '3/5 of 20?' with `each` in every part. */
export function fractionOf(numerator: number, denominator: number, each: number) {
  const n = denominator * each;
  const answer = numerator * each;
  return {
    question: `What is ${numerator}/${denominator} of ${n}?`,
    answer,
    ...partsOfAmount(String(n), denominator, numerator),
    explanation:
      numerator * 2 === denominator
        ? `${numerator}/${denominator} is the same as 1/2, and half of ${n} is ${answer}.`
        : `${capital(fractionInWords(1, denominator))} of ${n} is ${each}, and ${numerator} × ${each} = ${answer}.`,
    slips: {
      'unit-fraction-only': each,
      'subtracts-denominator': n - denominator,
      'multiplies-by-numerator-only': n * numerator,
    },
  };
}

/** '2/7 + 3/7 = ?/7'; only the numerator is asked. */
export function sameDenominator(a: number, sign: '+' | '−', b: number, denominator: number) {
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
        ? `${name(a)} and ${name(b)} more is ${name(answer)}.`
        : `Take ${name(b)} from ${name(a)}: ${name(answer)} ${answer === 1 ? 'is' : 'are'} left.`,
    slips: { 'signs-mixed-up': sign === '+' ? a - b : a + b },
  };
}

/** '14 × 3 = ?' for a two-digit number. */
export function timesByParts(n: number, by: number) {
  return {
    question: `${n} × ${by} = ?`,
    answer: n * by,
    explanation: timesByPartsWay(n, by),
    fact: timesFact(n, by),
    slips: {
      'ten-not-carried': Math.floor(n / 10) * by * 10 + (((n % 10) * by) % 10),
      'adds-instead-of-multiplies': n + by,
    },
  };
}

/** '4 m = ? cm', where one `from` is `factor` of `to`; `size` may be a decimal and is multiplied exactly by the caller. */
export function conversion(size: number, from: string, to: string, factor: number, answer: number) {
  return {
    question: `${num(size)} ${unit(size, from)} = ? ${to}`,
    answer,
    explanation: `1 ${unit(1, from)} is ${num(factor)} ${to}, and ${num(size)} × ${num(factor)} = ${num(answer)}.`,
    slips: {
      'wrong-conversion': [10, 100, 1000]
        .filter((other) => other !== factor)
        .map((other) => (answer / factor) * other),
    },
  };
}

/** '2 kg 350 g = ? g' and '3 hours 25 minutes = ? minutes', where one `from` is `factor` of `to`. */
export function mixedUnits(size: number, from: string, rest: number, to: string, factor: number) {
  const whole = size * factor;
  return {
    question: `${size} ${unit(size, from)} ${rest} ${to} = ? ${to}`,
    answer: whole + rest,
    explanation: `${size} ${unit(size, from)} is ${num(whole)} ${to}, and ${num(whole)} + ${rest} = ${num(whole + rest)}.`,
    slips: {
      'wrong-conversion': [10, 100, 1000]
        .filter((other) => other !== factor)
        .map((other) => size * other + rest),
      'adds-numbers-shown': size + rest,
    },
  };
}

/** What multiplying (digits to the left) or dividing (to the right) by a power of ten does. */
export function digitsMove(power: number, direction: 'left' | 'right'): string {
  const places = String(power).length - 1;
  return `Each digit moves ${counted(places, 'place')} to the ${direction}`;
}
