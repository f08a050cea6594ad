// Year 4: metric units and time, perimeter and area of rectangles.
import { every, oneOf, span } from '../pool.ts';
import { rectangle } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { mixedUnits } from '../forms.ts';
import { timesFact } from '../ways.ts';
import { unit as unitName } from '../wording.ts';

const TIME = {
  hours: { one: 'hour', to: 'minutes', factor: 60 },
  minutes: { one: 'minute', to: 'seconds', factor: 60 },
  weeks: { one: 'week', to: 'days', factor: 7 },
  years: { one: 'year', to: 'months', factor: 12 },
};

const METRIC = {
  km: { to: 'm', factor: 1000 },
  kg: { to: 'g', factor: 1000 },
  l: { to: 'ml', factor: 1000 },
  m: { to: 'cm', factor: 100 },
};

export const measures = [
  questionType({
    id: 'Y4.ME.6/r15',
    level: 'B',
    takesLong: true,
    pool: every(oneOf('hours', 'minutes', 'weeks', 'years'))
      .and(span(2, 12))
      .and(span(0, 59))
      .where(
        ([unit, size, rest]) =>
          rest < TIME[unit].factor && rest !== 1 && (TIME[unit].factor < 60 || size <= 6),
      ),
    write: ([unit, size, rest]) => {
      const { one, to, factor } = TIME[unit];
      if (rest > 0) return mixedTime(size, unit, rest);
      return {
        question: `${size} ${unit} = ? ${to}`,
        answer: size * factor,
        explanation: `1 ${one} is ${factor} ${to}, and ${size} × ${factor} = ${size * factor}.`,
        slips: {
          'clock-in-hundreds': factor === 60 ? size * 100 : undefined,
          'one-step-out':
            size > 1
              ? {
                  answer: (size - 1) * factor,
                  reason: `${(size - 1) * factor} ${to} make only ${size === 2 ? `1 ${one}` : `${size - 1} ${unit}`}. You need ${size}.`,
                }
              : undefined,
          'wrong-conversion': factor === 60 ? undefined : size * 10,
        },
      };
    },
  }),
  questionType({
    id: 'Y4.ME.1/r16',
    level: 'B',
    pool: every(oneOf('km', 'kg', 'l', 'm'))
      .and(span(1, 19))
      .and(span(0, 950, 50))
      .where(
        ([unit, halves, rest]) => rest === 0 || (halves % 2 === 0 && rest < METRIC[unit].factor),
      ),
    write: ([unit, halves, rest]) =>
      rest === 0
        ? halfUnits(unit, halves)
        : mixedUnits(halves / 2, unit, rest, METRIC[unit].to, METRIC[unit].factor),
  }),
  questionType({
    id: 'Y4.ME.3/r17',
    level: 'B',
    pool: every(span(2, 9)).and(span(2, 9)),
    write: ([rows, each]) => ({
      question: `Rows: ${rows}. Squares in each row: ${each}. Area in squares?`,
      picture: { kind: 'array', rows, columns: each, of: 'squares' },
      answer: rows * each,
      explanation: `${rows} rows of ${each} squares: ${rows} × ${each} = ${rows * each}.`,
      fact: timesFact(rows, each),
      slips: {
        'adds-instead-of-multiplies': rows + each,
        'perimeter-for-area': 2 * (rows + each),
      },
    }),
  }),
  questionType({
    id: 'Y4.ME.2/r18',
    level: 'B',
    pool: every(oneOf('cm', 'm'))
      .and(span(2, 24))
      .and(span(2, 24))
      .where(([, long, short]) => short < long),
    write: ([unit, long, short]) => ({
      question: `A rectangle is ${long} ${unit} by ${short} ${unit}. Perimeter in ${unit}?`,
      picture: rectangle(`${long} ${unit}`, `${short} ${unit}`),
      answer: 2 * (long + short),
      explanation: `${long} + ${short} = ${long + short}, and twice that is ${2 * (long + short)}.`,
      slips: { 'two-sides-only': long + short, 'area-for-perimeter': long * short },
    }),
  }),
];

function mixedTime(size: number, unit: keyof typeof TIME, rest: number) {
  const { to, factor } = TIME[unit];
  const whole = size * factor;
  return {
    question: `${size} ${unit} ${rest} ${to} = ? ${to}`,
    answer: whole + rest,
    explanation: `${size} ${unit} are ${whole} ${to}, and ${whole} + ${rest} = ${whole + rest}.`,
    slips: {
      'clock-in-hundreds': factor === 60 ? size * 100 + rest : undefined,
      'stops-after-first-step': {
        answer: whole,
        reason: `${size} ${unit} are ${whole} ${to}. Now add the ${rest} ${to}.`,
      },
      'adds-numbers-shown': size + rest,
    },
  };
}

function halfUnits(unit: keyof typeof METRIC, halves: number) {
  const { to, factor } = METRIC[unit];
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
      'decimal-point-misread': isWhole ? undefined : [whole * 100 + 5, whole * 1000 + 5],
      'wrong-conversion': [10, 100, 1000].map((other) => (answer / factor) * other),
    },
  };
}

function halfWay(unit: string, to: string, factor: number, whole: number, answer: number): string {
  const one = `1 ${unitName(1, unit)} is ${factor} ${to}`;
  if (whole === 0) return `${one}, and half of ${factor} is ${answer}.`;
  return `${one}, and ${whole + 0.5} × ${factor} = ${whole * factor} + ${factor / 2} = ${answer}.`;
}
