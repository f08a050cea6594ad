// Year 5: what the table leaves out about measures, shapes, angles, coordinates and data.
import { every, oneOf, span } from '../pool.ts';
import { partsOfAmount, rectangle } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { afterMove, minutesBetween, movedWay } from '../more-forms.ts';
import { capital, clock, listInWords, num, withArticle } from '../wording.ts';

const SOLIDS = {
  '2 triangles and 3 rectangles': { name: 'triangular prism', edges: 9, vertices: 6 },
  '2 pentagons and 5 rectangles': { name: 'pentagonal prism', edges: 15, vertices: 10 },
  '2 hexagons and 6 rectangles': { name: 'hexagonal prism', edges: 18, vertices: 12 },
  '1 square and 4 triangles': { name: 'square-based pyramid', edges: 8, vertices: 5 },
  '1 pentagon and 5 triangles': { name: 'pentagonal pyramid', edges: 10, vertices: 6 },
  '1 hexagon and 6 triangles': { name: 'hexagonal pyramid', edges: 12, vertices: 7 },
} as const;

const KINDS = {
  acute: { from: 0, to: 90 },
  obtuse: { from: 90, to: 180 },
  reflex: { from: 180, to: 360 },
} as const;
const fits = (kind: keyof typeof KINDS, angle: number) =>
  angle > KINDS[kind].from && angle < KINDS[kind].to;

const REGULAR = {
  'regular pentagon': 5,
  'regular hexagon': 6,
  'regular octagon': 8,
  square: 4,
  'equilateral triangle': 3,
} as const;

const DRAWN = {
  'regular pentagon': 'pentagon',
  'regular hexagon': 'hexagon',
  'regular octagon': 'octagon',
  square: 'square',
  'equilateral triangle': 'equilateral triangle',
} as const;

/** Counts round the ends of a prism or the base of a pyramid, then what is between or above. */
function solidWay(
  part: 'edges' | 'vertices',
  { name, edges, vertices }: { name: string; edges: number; vertices: number },
): string {
  const isPrism = name.endsWith('prism');
  const corners = isPrism ? vertices / 2 : vertices - 1;
  const start = capital(withArticle(name));
  if (part === 'edges') {
    return isPrism
      ? `${start} has ${corners} edges round each end and ${corners} between: ${edges}.`
      : `${start} has ${corners} edges round the base and ${corners} going up: ${edges}.`;
  }
  return isPrism
    ? `${start} has ${corners} vertices at each end: ${vertices}.`
    : `${start} has ${corners} vertices round the base and 1 at the top: ${vertices}.`;
}

export const moreMeasures = [
  questionType({
    id: 'Y5.FR.10/r42',
    level: 'B',
    takesLong: true,
    beside: 21,
    pool: every(span(101, 399))
      .and(span(1, 9))
      .where(([rope]) => rope % 10 !== 0),
    write: ([rope, tenths]) => ({
      question: `A rope is ${rope / 100} m. You cut off ${tenths / 10} m. How many cm left?`,
      answer: rope - tenths * 10,
      explanation: `In cm it is ${rope} − ${tenths * 10} = ${rope - tenths * 10}.`,
      slips: {
        'decimal-point-misread': {
          answer: rope - tenths,
          reason: `You took away ${tenths} cm, but ${tenths / 10} m is ${tenths * 10} cm.`,
        },
        'signs-mixed-up': {
          answer: rope + tenths * 10,
          reason: `You added the ${tenths / 10} m. Cutting off takes it away from ${rope / 100} m.`,
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
            question: `10 kg is about 22 pounds. About how many pounds are ${n} kg?`,
            answer: (22 * n) / 10,
            explanation:
              n % 10 === 0
                ? `${n} kg is ${n / 10} × 10 kg, and ${n / 10} × 22 = ${(22 * n) / 10}.`
                : `5 kg is about 11 pounds, and ${n / 5} × 11 = ${(22 * n) / 10}.`,
            slips: {
              'adds-instead-of-scales': n + 12,
              'one-number-left-out': {
                answer: 2 * n,
                reason: `You doubled ${n}. 10 kg is about 22 pounds, not 20.`,
              },
            },
          }
        : {
            question: `1 inch is about 2.5 cm. About how many cm are ${n} inches?`,
            answer: 2.5 * n,
            explanation: `2 inches are about 5 cm, and ${n / 2} × 5 = ${2.5 * n}.`,
            slips: {
              'wrong-inverse': n / 2.5,
              'one-number-left-out': {
                answer: 2 * n,
                reason: `You doubled ${n}. An inch is about 2.5 cm, not 2 cm.`,
              },
            },
          },
  }),
  questionType({
    id: 'Y5.ME.3/r44',
    level: 'B',
    takesLong: true,
    beside: 22,
    pool: every(span(2, 6)).and(span(2, 12)),
    write: ([count, side]) => ({
      question: `${count} squares of side ${side} cm in one row. Perimeter in cm?`,
      answer: 2 * (count + 1) * side,
      explanation: `The row is ${count * side} cm by ${side} cm: 2 × ${count * side} + 2 × ${side} = ${2 * (count + 1) * side}.`,
      slips: {
        'counts-sides-inside': 4 * count * side,
        'area-for-perimeter': count * side * side,
        'two-sides-only': (count + 1) * side,
      },
    }),
  }),
  questionType({
    id: 'Y5.ME.6/r45',
    level: 'B',
    beside: 17,
    pool: every(span(1, 9)).and(span(1, 59)),
    write: ([hours, rest]) => {
      const total = 60 * hours + rest;
      const name = hours === 1 ? '1 hour' : `${hours} hours`;
      return {
        question: `${total} minutes = ${name} ? minutes`,
        spoken: `${total} minutes equals ${name} and how many minutes?`,
        answer: rest,
        explanation: `${name} ${hours === 1 ? 'is' : 'are'} ${60 * hours} minutes, and ${total} − ${60 * hours} = ${rest}.`,
        slips: {
          'clock-in-hundreds':
            total > 100
              ? {
                  answer: total % 100,
                  reason: `${total % 100} is ${total} without the hundreds. ${name} ${hours === 1 ? 'is' : 'are'} ${60 * hours} minutes.`,
                }
              : undefined,
          'stops-after-first-step': {
            answer: total - 60,
            reason: `${total - 60} takes away only 1 hour. ${name} are ${60 * hours} minutes.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.ME.7/r46',
    level: 'B',
    beside: 21,
    pool: every(span(1, 9)).and(oneOf(2, 4, 5, 8, 10, 20)),
    write: ([kilos, parts]) => ({
      question: `${kilos === 8 ? 'An' : 'A'} ${kilos} kg bag is shared into ${parts} equal parts. Grams each?`,
      ...partsOfAmount(`${kilos} kg`, parts, 1),
      answer: (kilos * 1000) / parts,
      explanation: `${kilos} kg is ${num(kilos * 1000)} g, and ${num(kilos * 1000)} ÷ ${parts} = ${num((kilos * 1000) / parts)}.`,
      slips: { 'wrong-conversion': [(kilos * 100) / parts, (kilos * 10) / parts, kilos / parts] },
    }),
  }),
  questionType({
    id: 'Y5.GE.1/r47',
    level: 'B',
    beside: 25,
    fewQuestions: true,
    pool: every(oneOf('edges', 'vertices')).and(
      oneOf(
        '2 triangles and 3 rectangles',
        '2 pentagons and 5 rectangles',
        '2 hexagons and 6 rectangles',
        '1 square and 4 triangles',
        '1 pentagon and 5 triangles',
        '1 hexagon and 6 triangles',
      ),
    ),
    write: ([part, faces]) => {
      const solid = SOLIDS[faces];
      return {
        question: `The faces of a solid are ${faces}. How many ${part}?`,
        answer: solid[part],
        explanation: solidWay(part, solid),
        slips: {
          'solid-parts-mixed-up': [
            {
              answer: solid.edges,
              reason: `It has ${solid.edges} edges. Vertices are the corners.`,
            },
            {
              answer: solid.vertices,
              reason: `It has ${solid.vertices} vertices. Edges are the lines between them.`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.2/r48',
    level: 'B',
    takesLong: true,
    beside: 23,
    pool: every(oneOf('acute', 'obtuse', 'reflex'))
      .and(span(10, 350, 5))
      .and(span(10, 350, 5))
      .and(span(10, 350, 5))
      .where(
        ([kind, ...angles]) =>
          new Set([...angles, 90, 180]).size === 5 && angles.some((angle) => fits(kind, angle)),
      ),
    write: ([kind, ...angles]) => {
      const fitting = angles.filter((angle) => fits(kind, angle));
      const { from, to } = KINDS[kind];
      return {
        question: `How many are ${kind}: ${angles.map((one) => `${one}°`).join(', ')}?`,
        answer: fitting.length,
        explanation: `${capital(kind)} is between ${from}° and ${to}°: here ${listInWords(fitting.map((one) => `${one}°`))}, so ${fitting.length}.`,
        slips: { 'angle-kinds-mixed-up': [3 - fitting.length, 3] },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.3/r49',
    level: 'B',
    beside: 23,
    pool: every(span(5, 120, 5))
      .and(span(10, 175, 5))
      .where(([low, high]) => high > low + 5),
    write: ([low, high]) => ({
      question: `Protractor lines at ${low}° and ${high}°. Angle between them in degrees?`,
      answer: high - low,
      explanation: `Count on from ${low}° to ${high}°: ${high} − ${low} = ${high - low}.`,
      slips: { 'reads-end-mark': high, 'adds-numbers-shown': high + low },
    }),
  }),
  questionType({
    id: 'Y5.GE.5/r50',
    level: 'B',
    beside: 22,
    pool: every(span(2, 25))
      .and(span(2, 25))
      .where(([a, b]) => a !== b),
    write: ([a, b]) => ({
      question: `Rectangle perimeter ${2 * (a + b)} cm. One side ${a} cm. Other side in cm?`,
      picture: rectangle('? cm', `${a} cm`),
      answer: b,
      explanation: `Half of ${2 * (a + b)} is ${a + b}, and ${a + b} − ${a} = ${b}.`,
      slips: {
        'forgets-to-halve': [
          {
            answer: a + 2 * b,
            reason: `You took ${a} from ${2 * (a + b)}. There are two sides of ${a} cm.`,
          },
          { answer: 2 * b, reason: `${2 * b} cm is for two sides. Halve it for one.` },
        ],
        'stops-after-first-step': {
          answer: a + b,
          reason: `${a + b} is half of ${2 * (a + b)}. Now take away the ${a}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.GE.6/r51',
    level: 'B',
    beside: 22,
    pool: every(
      oneOf(
        'regular pentagon',
        'regular hexagon',
        'regular octagon',
        'square',
        'equilateral triangle',
      ),
    ).and(span(2, 12)),
    write: ([shape, side]) => {
      const sides = REGULAR[shape];
      return {
        question: `${capital(withArticle(shape))} has perimeter ${sides * side} cm. One side in cm?`,
        picture: { kind: 'shapes', shapes: [DRAWN[shape]] },
        answer: side,
        explanation: `All ${sides} sides are equal, and ${sides * side} ÷ ${sides} = ${side}.`,
        slips: {
          'subtracts-denominator': sides * side - sides,
          'one-step-out': [side - 1, side + 1].map((other) => ({
            answer: other,
            reason: `${sides} sides of ${other} cm make ${sides * other} cm, not ${sides * side} cm.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.7/r52',
    level: 'B',
    beside: 20,
    pool: every(oneOf('right and up', 'left and down', 'left and up', 'right and down'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 6))
      .and(span(1, 6))
      .where(([moves, x, y, across, along]) => {
        const [isRight, isUp] = [moves.startsWith('right'), moves.endsWith('up')];
        return (
          x !== y &&
          afterMove([x, y], isRight ? 'right' : 'left', across) >= 0 &&
          afterMove([x, y], isUp ? 'up' : 'down', along) >= 0
        );
      }),
    write: ([moves, x, y, across, along]) => {
      const isRight = moves.startsWith('right');
      const isUp = moves.endsWith('up');
      const isFirst = (x + y + across) % 2 === 0;
      const { place, ...way } = isFirst
        ? movedWay([x, y], isRight ? 'right' : 'left', across)
        : movedWay([x, y], isUp ? 'up' : 'down', along);
      return {
        question: `(${x}, ${y}) moves ${across} ${isRight ? 'right' : 'left'} and ${along} ${isUp ? 'up' : 'down'}. ${capital(place)} number now?`,
        ...way,
      };
    },
  }),
  questionType({
    id: 'Y5.ST.1/r53',
    level: 'B',
    beside: 20,
    pool: every(span(6, 11)).and(span(1, 20)).and(span(2, 15)),
    write: ([hour, from, rise]) => ({
      question: `Line graph: ${from} °C at ${hour}:00, ${from + rise} °C at noon. Rise in °C?`,
      answer: rise,
      explanation: `From ${from} to ${from + rise} is a rise of ${rise}: ${from + rise} − ${from} = ${rise}.`,
      slips: { 'reads-end-mark': from + rise, 'adds-numbers-shown': from + from + rise },
    }),
  }),
  questionType({
    id: 'Y5.ST.2/r54',
    level: 'B',
    takesLong: true,
    beside: 17,
    pool: every(span(6, 11))
      .and(span(5, 55, 5))
      .and(span(15, 95, 5))
      .where(([, past, long]) => past + long > 60),
    write: ([hour, past, long]) => {
      const from = hour * 60 + past;
      return {
        question: `A bus leaves at ${clock(from)} and arrives at ${clock(from + long)}. How many minutes?`,
        ...minutesBetween(from, from + long),
      };
    },
  }),
];
