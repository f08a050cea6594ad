// Year 3: time, Roman numerals on a clock, metric units, perimeter and money.
import { every, oneOf, span } from '../pool.ts';
import { rectangle } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { conversion, mixedUnits, romanNumeral } from '../forms.ts';

const MONTHS_OF_30: readonly string[] = ['April', 'June', 'September', 'November'];

const METRIC = {
  'm–cm': { from: 'm', to: 'cm', factor: 100 },
  'cm–mm': { from: 'cm', to: 'mm', factor: 10 },
  'kg–g': { from: 'kg', to: 'g', factor: 1000 },
  'l–ml': { from: 'l', to: 'ml', factor: 1000 },
};

export const measures = [
  questionType({
    id: 'Y3.ME.6/r6',
    level: 'A',
    pool: every(
      oneOf(
        'minute',
        'year',
        'leap year',
        'January',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ),
    ),
    write: ([time]) => timeFact(time),
  }),
  questionType({
    id: 'Y3.ME.4/r7',
    level: 'A',
    inLaterYears: ([value]) => value >= 4,
    pool: every(span(1, 12)),
    write: ([value]) => romanNumeral(value),
  }),
  questionType({
    id: 'Y3.ME.1/r19',
    level: 'A',
    pool: every(oneOf('m–cm', 'cm–mm', 'kg–g', 'l–ml'))
      .and(span(1, 10))
      .and(span(0, 950))
      .where(([units, size, rest]) => isMeasure(METRIC[units].factor, size, rest)),
    write: ([units, size, rest]) => {
      const { from, to, factor } = METRIC[units];
      return rest === 0
        ? conversion(size, from, to, factor, size * factor)
        : mixedUnits(size, from, rest, to, factor);
    },
  }),
  questionType({
    id: 'Y3.ME.2/r20',
    level: 'B',
    pool: every(oneOf('square', 'rectangle', 'equilateral triangle'))
      .and(span(2, 12))
      .and(span(2, 12))
      .where(([shape, long, short]) => (shape === 'rectangle' ? short < long : short === long)),
    write: ([shape, long, short]) => perimeter(shape, long, short),
  }),
  questionType({
    id: 'Y3.ME.3/r21',
    level: 'B',
    pool: every(oneOf(1, 2))
      .and(span(5, 195, 5))
      .where(([pounds, cost]) => cost < pounds * 100),
    write: ([pounds, cost]) => {
      const [pence, change] = [pounds * 100, pounds * 100 - cost];
      return {
        question: `£${pounds} − ${cost}p = ?p`,
        picture: { kind: 'coins', coins: [pounds === 1 ? 100 : 200], price: cost },
        answer: change,
        explanation: `£${pounds} is ${pence}p, and ${pence}p − ${cost}p = ${change}p.`,
        slips: { 'one-ten-too-many': change + 10, 'adds-numbers-shown': pence + cost },
      };
    },
  }),
];

/** Whole units to 10, or mixed ones such as 2 kg 350 g, to 5 kg or 5 l; the rest in steps that a scale shows. */
function isMeasure(factor: number, size: number, rest: number): boolean {
  if (rest === 0) return true;
  const step = { 10: 1, 100: 5, 1000: 50 }[factor] ?? factor;
  return rest < factor && rest % step === 0 && (factor < 1000 || size <= 5);
}

function timeFact(time: string) {
  if (time === 'minute') {
    return {
      question: 'How many seconds are in a minute?',
      answer: 60,
      explanation: 'The second hand goes round once in a minute: 60 seconds.',
      slips: { 'clock-in-hundreds': 100 },
    };
  }
  if (time === 'leap year') {
    return {
      question: 'How many days are in a leap year?',
      answer: 366,
      explanation: 'A leap year has one day more than 365: 29 February.',
      slips: { 'one-step-out': [364, 365] },
    };
  }
  if (time === 'year') {
    return {
      question: 'How many days in a year that is not a leap year?',
      answer: 365,
      explanation: 'A year has 365 days, and only a leap year has one more.',
      slips: { 'one-step-out': [364, 366] },
    };
  }
  const days = MONTHS_OF_30.includes(time) ? 30 : 31;
  return {
    question: `How many days are in ${time}?`,
    answer: days,
    explanation:
      days === 30
        ? 'April, June, September and November are the four months with 30 days.'
        : `${time} is one of the seven months with 31 days.`,
    slips: { 'every-month-has-31': 31, 'one-step-out': [30, 28] },
  };
}

function perimeter(
  shape: 'square' | 'rectangle' | 'equilateral triangle',
  long: number,
  short: number,
) {
  if (shape === 'rectangle') {
    const around = 2 * (long + short);
    return {
      question: `A rectangle is ${long} cm by ${short} cm. Perimeter in cm?`,
      picture: rectangle(`${long} cm`, `${short} cm`),
      answer: around,
      explanation: `Add all four sides: ${long} + ${short} + ${long} + ${short} = ${around}.`,
      slips: { 'two-sides-only': long + short, 'area-for-perimeter': long * short },
    };
  }
  const [article, sides] = shape === 'square' ? ['A', 4] : ['An', 3];
  return {
    question: `${article} ${shape} has sides of ${long} cm. Perimeter in cm?`,
    picture: { kind: 'sides' as const, shape, lengths: [`${long} cm`] },
    answer: sides * long,
    explanation: `All ${sides} sides are ${long} cm, and ${sides} × ${long} = ${sides * long}.`,
    slips: {
      'two-sides-only': 2 * long,
      'area-for-perimeter': shape === 'square' ? long * long : undefined,
    },
  };
}
