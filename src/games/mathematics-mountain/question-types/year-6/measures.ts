// Year 6: circles, angles, area, volume, miles and kilometres.
import { every, oneOf, span } from '../pool.ts';
import { baseAndHeight } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { timesFact } from '../ways.ts';
import { listInWords } from '../wording.ts';

export const measures = [
  questionType({
    id: 'Y6.GE.4/r4',
    level: 'A',
    pool: every(oneOf('diameter', 'radius'))
      .and(span(2, 100))
      .and(oneOf('cm', 'm', 'mm')),
    write: ([asked, radius, unit]) =>
      asked === 'diameter'
        ? {
            question: `The radius is ${radius} ${unit}. Diameter in ${unit}?`,
            picture: { kind: 'circle', line: 'radius', length: `${radius} ${unit}` },
            answer: 2 * radius,
            explanation: `The diameter is twice the radius: 2 × ${radius} = ${2 * radius}.`,
            slips: { 'wrong-inverse': radius / 2 },
          }
        : {
            question: `The diameter is ${2 * radius} ${unit}. Radius in ${unit}?`,
            picture: { kind: 'circle', line: 'diameter', length: `${2 * radius} ${unit}` },
            answer: radius,
            explanation: `The radius is half the diameter: ${2 * radius} ÷ 2 = ${radius}.`,
            slips: { 'wrong-inverse': 4 * radius },
          },
  }),
  questionType({
    id: 'Y6.GE.3/r23',
    level: 'B',
    pool: every(oneOf('triangle', 'isosceles', 'quadrilateral'))
      .and(span(10, 160, 5))
      .and(span(10, 160, 5))
      .and(span(0, 140, 10))
      .where(([shape, a, b, c]) => isShape(shape, a, b, c)),
    write: ([shape, a, b, c]) => missingAngle(shape, a, b, c),
  }),
  questionType({
    id: 'Y6.ME.6/r24',
    level: 'B',
    pool: every(oneOf('Triangle', 'Parallelogram'))
      .and(span(2, 80))
      .and(span(2, 80))
      .where(
        ([shape, base, height]) =>
          (base <= 12 || base % 10 === 0) &&
          (height <= 12 || height % 10 === 0) &&
          (shape === 'Parallelogram' || (base * height) % 2 === 0),
      ),
    write: ([shape, base, height]) => {
      const product = base * height;
      const isTriangle = shape === 'Triangle';
      return {
        question: `${shape} base ${base} cm, height ${height} cm. Area in cm²?`,
        picture: baseAndHeight(
          isTriangle ? 'triangle' : 'parallelogram',
          `${base} cm`,
          `${height} cm`,
        ),
        answer: isTriangle ? product / 2 : product,
        explanation: isTriangle
          ? `Half of base × height: ${base} × ${height} = ${product}, and ${product} ÷ 2 = ${product / 2}.`
          : `Base × height: ${base} × ${height} = ${product}.`,
        slips: isTriangle
          ? { 'forgets-to-halve': product }
          : { 'perimeter-for-area': 2 * (base + height), 'two-sides-only': base + height },
      };
    },
  }),
  questionType({
    id: 'Y6.ME.7/r25',
    level: 'B',
    pool: every(span(2, 10))
      .and(span(2, 10))
      .and(span(2, 10))
      .where(([a, b, c]) => a >= b && b >= c && a * b * c <= 400),
    write: ([a, b, c]) => ({
      question: `A cuboid is ${a} cm by ${b} cm by ${c} cm. Volume in cm³?`,
      answer: a * b * c,
      explanation: `Length × width × height: ${a} × ${b} = ${a * b}, and ${a * b} × ${c} = ${a * b * c}.`,
      slips: { 'adds-instead-of-multiplies': [a + b + c, a * b + c] },
    }),
  }),
  questionType({
    id: 'Y6.ME.3/r26',
    level: 'B',
    pool: every(oneOf('km', 'miles')).and(span(1, 12)),
    write: ([asked, lots]) => {
      const [miles, km] = [5 * lots, 8 * lots];
      const [given, unit, per, answer, by] =
        asked === 'km' ? [miles, 'miles', 5, km, 8] : [km, 'km', 8, miles, 5];
      return {
        question: `${given} ${unit} is about ? ${asked} (5 miles is about 8 km)`,
        answer,
        explanation: `${given} ÷ ${per} = ${lots}, and ${lots} × ${by} = ${answer}.`,
        fact: timesFact(lots, by),
        slips: { 'adds-instead-of-scales': asked === 'km' ? given + 3 : given - 3 },
      };
    },
  }),
];

function isShape(shape: string, a: number, b: number, c: number): boolean {
  if (shape === 'quadrilateral') {
    const missing = 360 - a - b - c;
    const isRound = a >= 20 && a % 10 === 0 && b % 10 === 0 && a <= b && b <= c;
    return isRound && missing >= 40 && missing <= 140;
  }
  const missing = 180 - a - b;
  const isTriangle = c === 0 && missing >= 10 && missing <= 160;
  return isTriangle && (shape === 'isosceles' ? a === b : a <= b);
}

function missingAngle(
  shape: 'triangle' | 'isosceles' | 'quadrilateral',
  a: number,
  b: number,
  c: number,
) {
  if (shape === 'quadrilateral') {
    const answer = 360 - a - b - c;
    return {
      question: `Quadrilateral angles ${listInWords([`${a}°`, `${b}°`, `${c}°`])}. Fourth angle in degrees?`,
      picture: { kind: 'corners' as const, known: [a, b, c] },
      answer,
      explanation: `All four angles add up to 360°: 360 − ${a} − ${b} − ${c} = ${answer}.`,
      slips: { 'wrong-angle-total': [180 - a - b - c, 400 - a - b - c] },
    };
  }
  const answer = 180 - a - b;
  return {
    question:
      shape === 'isosceles'
        ? `Isosceles triangle: two equal angles of ${a}°. Third angle in degrees?`
        : `Triangle angles ${a}° and ${b}°. Third angle in degrees?`,
    picture: { kind: 'corners' as const, known: [a, b] },
    answer,
    explanation: `The angles of a triangle add up to 180°: 180 − ${a} − ${b} = ${answer}.`,
    slips: {
      'wrong-angle-total': [360 - a - b, 200 - a - b],
      'stops-after-first-step':
        shape === 'isosceles'
          ? { answer: 180 - a, reason: `180 − ${a} = ${180 - a}. Take the other ${a}° away too.` }
          : undefined,
    },
  };
}
