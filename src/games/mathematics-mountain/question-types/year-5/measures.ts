// Year 5: metric units with decimals, area, volume in cubes and angles.
import { every, oneOf, span } from '../pool.ts';
import { rectangle } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { conversion } from '../forms.ts';
import { timesFact } from '../ways.ts';

/** How many of the smaller unit go into one, and how fine the decimals are. */
const METRIC = {
  km: { to: 'm', factor: 1000, parts: 10 },
  kg: { to: 'g', factor: 1000, parts: 10 },
  l: { to: 'ml', factor: 1000, parts: 10 },
  m: { to: 'cm', factor: 100, parts: 100 },
  cm: { to: 'mm', factor: 10, parts: 10 },
};

export const measures = [
  questionType({
    id: 'Y5.ME.1/r21',
    level: 'B',
    pool: every(oneOf('km', 'kg', 'l', 'm', 'cm'))
      .and(span(1, 999))
      .where(([unit, size]) => {
        const { parts } = METRIC[unit];
        return (
          size % parts !== 0 &&
          size < 10 * parts &&
          (parts === 10 || size >= 11) &&
          (unit !== 'cm' || size >= 11)
        );
      }),
    write: ([unit, size]) => {
      const { to, factor, parts } = METRIC[unit];
      return conversion(size / parts, unit, to, factor, (size * factor) / parts);
    },
  }),
  questionType({
    id: 'Y5.ME.4/r22',
    level: 'B',
    takesLong: true,
    pool: every(oneOf('area', 'side'))
      .and(span(2, 200))
      .and(span(2, 12))
      .where(([, long, short]) => short <= long && (long <= 12 || long % 10 === 0)),
    write: ([asked, one, other]) => (asked === 'area' ? area(one, other) : missingSide(one, other)),
  }),
  questionType({
    id: 'Y5.GE.4/r23',
    level: 'B',
    pool: every(oneOf(180, 360))
      .and(span(10, 350))
      .where(([total, angle]) => angle <= total - 10 && angle !== 180),
    write: ([total, angle]) => {
      const answer = total - angle;
      const together = total === 180 ? 'make a straight line' : 'make a full turn';
      return {
        question: `Two angles ${together}. One is ${angle}°. The other in degrees?`,
        picture: { kind: 'angles', whole: total, known: [angle] },
        answer,
        explanation: `A ${total === 180 ? 'straight line' : 'full turn'} is ${total}°, and ${total} − ${angle} = ${answer}.`,
        slips: { 'wrong-angle-total': [90, 180, 360].map((other) => other - angle) },
      };
    },
  }),
  questionType({
    id: 'Y5.ME.5/r25',
    level: 'B',
    pool: every(span(2, 5))
      .and(span(2, 5))
      .and(span(2, 5))
      .where(([a, b, c]) => a * b * c <= 60),
    write: ([a, b, c]) => ({
      question: `A box is ${a} by ${b} by ${c} cubes. How many cubes?`,
      answer: a * b * c,
      explanation: `One layer has ${a} × ${b} = ${a * b} cubes, and ${c} × ${a * b} = ${a * b * c}.`,
      fact: [a, b, c].toSorted((one, other) => one - other).join('×'),
      slips: { 'adds-instead-of-multiplies': [a + b + c, a * b + c] },
    }),
  }),
];

function area(long: number, short: number) {
  return {
    question: `A rectangle is ${long} cm by ${short} cm. Area in cm²?`,
    picture: rectangle(`${long} cm`, `${short} cm`),
    answer: long * short,
    explanation: `Area is length × width: ${long} × ${short} = ${long * short}.`,
    fact: timesFact(long, short),
    slips: { 'perimeter-for-area': 2 * (long + short), 'two-sides-only': long + short },
  };
}

function missingSide(known: number, missing: number) {
  const product = known * missing;
  return {
    question: `Rectangle area ${product} cm². One side ${known} cm. Other side in cm?`,
    picture: rectangle('? cm', `${known} cm`),
    answer: missing,
    explanation: `Area is length × width, so divide: ${product} ÷ ${known} = ${missing}.`,
    fact: timesFact(known, missing),
    slips: {
      'subtracts-denominator': product - known,
      'perimeter-for-area': product / 2 - known,
      'wrong-inverse': product * known,
    },
  };
}
