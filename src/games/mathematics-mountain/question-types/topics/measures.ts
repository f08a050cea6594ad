// Length, mass and capacity: comparing, reading scales and converting units.
import { timesFact } from '#games/kit/rules/items.ts';
import type { Mistake } from '../misconceptions.ts';
import { addedNotScaled, wrongRate, wrongSize } from '../mistakes.ts';
import { partsOfAmount } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, inSteps, num, timesOver, unitName } from '../wording.ts';
import { whichIs } from './comparing.ts';

const MORE_OF = {
  longer: { asked: 'is longer', unit: 'cm', said: 'longer' },
  heavier: { asked: 'is heavier', unit: 'kg', said: 'heavier' },
  'holds more': { asked: 'is more', unit: 'litres', said: 'more' },
  'takes longer': { asked: 'is longer', unit: 'minutes', said: 'longer' },
} as const;

const UNITS_COMPARED = {
  longest: 'cm',
  shortest: 'cm',
  heaviest: 'kg',
  lightest: 'kg',
} as const;

const PAIRS_OF_UNITS = {
  'm–cm': { from: 'm', to: 'cm', factor: 100 },
  'cm–mm': { from: 'cm', to: 'mm', factor: 10 },
  'kg–g': { from: 'kg', to: 'g', factor: 1000 },
  'l–ml': { from: 'l', to: 'ml', factor: 1000 },
};

const SMALLER_UNITS = {
  km: { to: 'm', factor: 1000 },
  kg: { to: 'g', factor: 1000 },
  l: { to: 'ml', factor: 1000 },
  m: { to: 'cm', factor: 100 },
};

/** The number of smaller units in a larger one, and the precision of decimals. */
const IN_DECIMALS = {
  km: { to: 'm', factor: 1000, parts: 10 },
  kg: { to: 'g', factor: 1000, parts: 10 },
  l: { to: 'ml', factor: 1000, parts: 10 },
  m: { to: 'cm', factor: 100, parts: 100 },
  cm: { to: 'mm', factor: 10, parts: 10 },
};

export const measures = [
  questionType({
    id: 'Y1.ME.1/r24',
    level: 'A',
    beside: 4,
    pool: every(oneOf('longer', 'heavier', 'holds more', 'takes longer'))
      .and(span(2, 20))
      .and(span(2, 20))
      .where(([, a, b]) => a !== b),
    write: ([kind, a, b]) => {
      const { asked, unit, said } = MORE_OF[kind];
      const [small, big] = [Math.min(a, b), Math.max(a, b)];
      return {
        question: `Which ${asked}: ${a} ${unit} or ${b} ${unit}?`,
        answer: big,
        explanation: `When we count, ${big} comes after ${small}, so ${big} ${unit} is ${said}.`,
        slips: {
          'more-and-less-swapped': {
            answer: small,
            reason: `${small} comes before ${big} when we count, so ${big} ${unit} is ${said}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ME.1/r33',
    level: 'B',
    takesLong: true,
    beside: 12,
    pool: every(oneOf(2, 5, 10))
      .and(span(0, 90))
      .and(span(2, 10))
      .where(([step, from, mark]) => from % step === 0 && from + step * mark <= 100),
    write: ([step, from, mark]) => {
      const answer = from + step * mark;
      return {
        question: `A scale goes up in ${inSteps(step)}. What is ${mark} marks after ${from}?`,
        picture: {
          kind: 'number-line',
          from,
          to: from + step * Math.max(10, mark + 1),
          step,
          labels: [from],
          asks: answer,
        },
        answer,
        explanation: `Start at ${from} and count in ${inSteps(step)} ${timesOver(mark)}: you reach ${answer}.`,
        slips: {
          'one-step-out': [mark - 1, mark + 1].map((other) => ({
            answer: from + step * other,
            reason: `${from + step * other} is ${counted(other, 'mark')} after ${from}. Count ${mark} marks.`,
          })),
          'ignores-key': {
            answer: from + mark,
            reason: `You counted in ones from mark to mark. Count in ${inSteps(step)}: each mark is ${step} more.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ME.2/r34',
    level: 'A',
    beside: 5,
    pool: every(oneOf('longest', 'shortest', 'heaviest', 'lightest'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([, a, b, c]) => a !== b && b !== c && a !== c),
    write: ([kind, a, b, c]) =>
      whichIs(kind, [10 * a + b, 10 * b + a, 10 * a + c], UNITS_COMPARED[kind]),
  }),
  questionType({
    id: 'Y3.ME.1/r19',
    level: 'A',
    pool: every(oneOf('m–cm', 'cm–mm', 'kg–g', 'l–ml'))
      .and(span(1, 10))
      .and(span(0, 950))
      .where(([units, size, rest]) => isMeasure(PAIRS_OF_UNITS[units].factor, size, rest)),
    write: ([units, size, rest]) => {
      const { from, to, factor } = PAIRS_OF_UNITS[units];
      return rest === 0
        ? conversion(size, from, to, factor, size * factor)
        : mixedUnits(size, from, rest, to, factor);
    },
  }),
  questionType({
    id: 'Y4.ME.1/r16',
    level: 'B',
    pool: every(oneOf('km', 'kg', 'l', 'm'))
      .and(span(1, 19))
      .and(span(0, 950, 50))
      // Of one unit the way would only say again what one unit is.
      .where(
        ([unit, halves, rest]) =>
          (rest === 0 && halves !== 2) || (halves % 2 === 0 && rest < SMALLER_UNITS[unit].factor),
      ),
    write: ([unit, halves, rest]) =>
      rest === 0
        ? halfUnits(unit, halves)
        : mixedUnits(halves / 2, unit, rest, SMALLER_UNITS[unit].to, SMALLER_UNITS[unit].factor),
  }),
  questionType({
    id: 'Y5.ME.1/r21',
    level: 'B',
    pool: every(oneOf('km', 'kg', 'l', 'm', 'cm'))
      .and(span(1, 999))
      .where(([unit, size]) => {
        const { parts } = IN_DECIMALS[unit];
        return (
          size % parts !== 0 &&
          size < 10 * parts &&
          (parts === 10 || size >= 11) &&
          (unit !== 'cm' || size >= 11)
        );
      }),
    write: ([unit, size]) => {
      const { to, factor, parts } = IN_DECIMALS[unit];
      return conversion(size / parts, unit, to, factor, (size * factor) / parts);
    },
  }),
  questionType({
    id: 'Y5.FR.10/r42',
    level: 'B',
    takesLong: true,
    beside: 21,
    pool: every(span(101, 399))
      .and(span(1, 9))
      .where(([rope]) => rope % 10 !== 0),
    write: ([rope, tenths]) => ({
      question: `A rope is ${rope / 100} m long. You cut off ${tenths / 10} m. How many cm are left?`,
      answer: rope - tenths * 10,
      explanation: `${rope / 100} m is ${rope} cm, and ${rope} − ${tenths * 10} = ${rope - tenths * 10}.`,
      slips: {
        'decimal-point-misread': {
          answer: rope - tenths,
          reason: `You took away ${tenths} cm, but ${tenths / 10} m is ${tenths * 10} cm.`,
        },
        'signs-mixed-up': {
          answer: rope + tenths * 10,
          reason: `You added ${tenths / 10} m. Take away what you cut off: ${rope / 100} m − ${tenths / 10} m.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.ME.2/r57',
    level: 'B',
    beside: 21,
    pool: every(oneOf('inches', 'pounds'))
      .and(span(2, 100))
      .where(([unit, n]) => (unit === 'pounds' ? n % 5 === 0 && n !== 10 : n % 2 === 0 && n <= 40)),
    write: ([unit, n]) =>
      unit === 'pounds'
        ? {
            question: `10 kg is about 22 pounds. About how many pounds is ${n} kg?`,
            answer: (22 * n) / 10,
            explanation:
              n === 5
                ? '5 kg is half of 10 kg, and half of 22 is 11.'
                : n % 10 === 0
                  ? `${n} kg is ${n / 10} × 10 kg, and ${n / 10} × 22 = ${(22 * n) / 10}.`
                  : `5 kg is about 11 pounds, and ${n / 5} × 11 = ${(22 * n) / 10}.`,
            slips: {
              'adds-instead-of-scales': addedNotScaled(
                22,
                10,
                n,
                n < 10
                  ? `${n} kg is half of 10 kg, so halve 22.`
                  : `${n} kg is ${n / 10} times 10 kg, so multiply 22 by ${n / 10}.`,
              ),
              'wrong-conversion': {
                answer: 2 * n,
                reason: `You doubled ${n}. 10 kg is about 22 pounds, not 20.`,
              },
            },
          }
        : {
            question: `1 inch is about 2.5 cm. About how many cm is ${n} inches?`,
            answer: 2.5 * n,
            explanation:
              n === 2
                ? 'Each inch is about 2.5 cm, and 2.5 + 2.5 = 5.'
                : `2 inches are about 5 cm, and ${n / 2} × 5 = ${2.5 * n}.`,
            slips: {
              'wrong-inverse': {
                answer: n / 2.5,
                reason: `You divided ${n} by 2.5. Here you multiply: ${n} × 2.5.`,
              },
              'wrong-conversion': {
                answer: 2 * n,
                reason: `You doubled ${n}. An inch is about 2.5 cm, not 2 cm.`,
              },
            },
          },
  }),
  questionType({
    id: 'Y5.ME.7/r46',
    level: 'B',
    beside: 21,
    pool: every(span(1, 9)).and(oneOf(2, 4, 5, 8, 10, 20)),
    write: ([kilos, parts]) => ({
      question: `${kilos} kg of rice is shared into ${parts} equal parts. How many grams is each part?`,
      ...partsOfAmount(`${kilos} kg`, parts, 1),
      answer: (kilos * 1000) / parts,
      explanation: `${kilos} kg is ${num(kilos * 1000)} g, and ${num(kilos * 1000)} ÷ ${parts} = ${num((kilos * 1000) / parts)}.`,
      slips: {
        'wrong-conversion': [
          wrongRate((kilos * 100) / parts, 100, { large: 'kg', small: 'g', rate: 1000 }),
          { answer: kilos / parts, reason: `${kilos / parts} is in kg. 1 kg is 1000 g.` },
        ],
      },
    }),
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
      return {
        ...asked,
        slips: {
          ...slips,
          'zero-lost-or-extra': wrongSize(n * 10, n, `${n / 1000} ${unitName(n / 1000, unit)}`),
        },
      };
    },
  }),
  questionType({
    id: 'Y6.ME.1/r45',
    level: 'B',
    takesLong: true,
    beside: 26,
    pool: every(oneOf('kg', 'km', 'l'))
      .and(span(1005, 3995, 5))
      .and(span(50, 950, 50))
      .where(([, big]) => big % 100 !== 0),
    write: ([unit, big, small]) => {
      const part = { km: 'm', kg: 'g', l: 'ml' }[unit];
      return {
        question: `${big / 1000} ${unitName(big / 1000, unit)} + ${small} ${part} = ? ${part}`,
        answer: big + small,
        explanation: `${big / 1000} ${unitName(big / 1000, unit)} is ${big} ${part}, and ${big} + ${small} = ${big + small}.`,
        slips: {
          'wrong-conversion': [100, 10].map((used) =>
            wrongRate((big * used) / 1000 + small, used, {
              large: unitName(1, unit),
              small: part,
              rate: 1000,
            }),
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y6.ME.3/r26',
    level: 'B',
    pool: every(oneOf('km', 'miles')).and(span(2, 12)),
    write: ([asked, lots]) => {
      const [miles, km] = [5 * lots, 8 * lots];
      const [given, unit, per, answer, by] =
        asked === 'km' ? [miles, 'miles', 5, km, 8] : [km, 'km', 8, miles, 5];
      return {
        question: `5 miles is about 8 km. About how many ${asked === 'km' ? 'kilometres' : asked} is ${given} ${unit}?`,
        answer,
        explanation: `${given} ${unit} is ${lots} × ${per} ${unit}, which is about ${lots} × ${by} = ${answer} ${asked}.`,
        fact: timesFact(lots, by),
        slips: {
          'adds-instead-of-scales': addedNotScaled(
            given,
            per,
            by,
            `${given} ${unit} is ${lots} × ${per} ${unit}, so multiply ${by} by ${lots}.`,
          ),
        },
      };
    },
  }),
];

/** Whole units to 10, or mixed ones such as 2 kg 350 g, to 5 kg or 5 l; the rest in steps that a scale shows. */
function isMeasure(factor: number, size: number, rest: number): boolean {
  // Of one unit the way would only say again what one unit is.
  if (rest === 0) return size > 1;
  const step = { 10: 1, 100: 5, 1000: 50 }[factor] ?? factor;
  return rest < factor && rest % step === 0 && (factor < 1000 || size <= 5);
}

/** '4 m = ? cm', where one `from` is `factor` of `to`; `size` may be a decimal and is multiplied exactly by the caller. */
function conversion(size: number, from: string, to: string, factor: number, answer: number) {
  return {
    question: `${num(size)} ${unitName(size, from)} = ? ${to}`,
    answer,
    explanation: `1 ${unitName(1, from)} is ${num(factor)} ${to}, and ${num(size)} × ${num(factor)} = ${num(answer)}.`,
    slips: {
      'wrong-conversion': otherPowers(from, to, factor, (used) => (answer / factor) * used),
    },
  };
}

/** '2 kg 350 g = ? g', where one `from` is `factor` of `to`. */
function mixedUnits(size: number, from: string, rest: number, to: string, factor: number) {
  const whole = size * factor;
  const sizes = `${size} ${unitName(size, from)}`;
  return {
    question: `${sizes} ${rest} ${to} = ? ${to}`,
    answer: whole + rest,
    explanation: `${sizes} is ${num(whole)} ${to}, and ${num(whole)} + ${rest} = ${num(whole + rest)}.`,
    slips: {
      'stops-after-first-step': {
        answer: whole,
        reason: `${sizes} is ${num(whole)} ${to}. Now add the ${rest} ${to}.`,
      },
      'wrong-conversion': otherPowers(from, to, factor, (used) => size * used + rest),
      'adds-numbers-shown': {
        answer: size + rest,
        reason: `You added ${size} and ${rest}, but ${sizes} is ${num(whole)} ${to}.`,
      },
    },
  };
}

function halfUnits(unit: keyof typeof SMALLER_UNITS, halves: number) {
  const { to, factor } = SMALLER_UNITS[unit];
  const [whole, size] = [Math.floor(halves / 2), halves / 2];
  const answer = (halves * factor) / 2;
  const isWhole = halves % 2 === 0;
  return {
    question: `${size} ${unitName(size, unit)} = ? ${to}`,
    answer,
    explanation: isWhole
      ? `1 ${unitName(1, unit)} is ${factor} ${to}, and ${size} × ${factor} = ${answer}.`
      : halfWay(unit, to, factor, whole, answer),
    slips: {
      'decimal-point-misread': isWhole
        ? undefined
        : [100, 1000].map((used) => ({
            answer: whole * used + 5,
            reason: `The 5 in ${size} means half of 1 ${unitName(1, unit)}, which is ${factor / 2} ${to}.`,
          })),
      'wrong-conversion': otherPowers(unit, to, factor, (used) => (answer / factor) * used),
    },
  };
}

function halfWay(unit: string, to: string, factor: number, whole: number, answer: number): string {
  const one = `1 ${unitName(1, unit)} is ${factor} ${to}`;
  if (whole === 0) return `${one}, and half of ${factor} is ${answer}.`;
  return `${one}, and ${whole + 0.5} × ${factor} = ${whole * factor} + ${factor / 2} = ${answer}.`;
}

/** Converts by the wrong power of ten. */
function otherPowers(
  from: string,
  to: string,
  rate: number,
  convert: (used: number) => number,
): Mistake[] {
  const units = { large: unitName(1, from), small: to, rate };
  return [10, 100, 1000]
    .filter((used) => used !== rate)
    .map((used) => wrongRate(convert(used), used, units));
}
