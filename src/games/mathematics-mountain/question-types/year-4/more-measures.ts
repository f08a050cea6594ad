// Year 4: what the table leaves out about money, clocks, shapes, symmetry, coordinates and data.
import type { Picture } from '../../maths-picture.ts';
import { every, oneOf, span } from '../pool.ts';
import { halfwayOnLine } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { afterMove, movedWay } from '../more-forms.ts';
import { capital, counted, listInWords, num, pounds, poundsSaid, withArticle } from '../wording.ts';

/** What is true of every shape of the name is asked as it is; where some have more, it is asked how many there are at least. */
const EQUAL_SIDES = {
  'equilateral triangle': { count: 3, way: 'Equilateral means equal sides: all 3 are the same.' },
  'isosceles triangle': {
    count: 2,
    isLeast: true,
    way: 'Isosceles means equal legs: 2 sides are always the same.',
  },
  'scalene triangle': { count: 0, way: 'In a scalene triangle every side is different, so 0.' },
  rhombus: { count: 4, way: 'A rhombus is like a square pushed over, with 4 equal sides.' },
} as const;
const PARALLEL_SIDES = {
  parallelogram: { count: 2, way: 'Opposite sides never meet: that is 2 pairs.' },
  trapezium: {
    count: 1,
    isLeast: true,
    way: 'A trapezium needs 1 pair of sides that never meet.',
  },
  rhombus: { count: 2, way: 'Opposite sides never meet: that is 2 pairs.' },
} as const;
const MIRROR_LINES = {
  square: { count: 4, way: 'It folds up, across and twice from corner to corner: 4 ways.' },
  rectangle: {
    count: 2,
    isLeast: true,
    way: 'It folds onto itself up and across: 2 ways.',
  },
  kite: { count: 1, isLeast: true, way: 'It folds onto itself from top to tail: 1 way.' },
  semicircle: { count: 1, way: 'It folds onto itself through the middle of the curve: 1 way.' },
  'equilateral triangle': {
    count: 3,
    way: 'It folds through each corner and the side opposite: 3 ways.',
  },
  'regular pentagon': {
    count: 5,
    way: 'It folds through each corner and the side opposite: 5 ways.',
  },
  'regular hexagon': {
    count: 6,
    way: 'It folds 3 ways through corners and 3 ways through sides: 6.',
  },
  'regular octagon': {
    count: 8,
    way: 'It folds 4 ways through corners and 4 ways through sides: 8.',
  },
} as const;

/** The drawing of each shape whose mirror lines are asked for. */
const DRAWN = {
  square: 'square',
  rectangle: 'rectangle',
  kite: 'kite',
  semicircle: 'semicircle',
  'equilateral triangle': 'equilateral triangle',
  'regular pentagon': 'pentagon',
  'regular hexagon': 'hexagon',
  'regular octagon': 'octagon',
} as const;

/** Two bars, one below the other, to be compared or put together. */
function carsOf(red: number, blue: number): Picture {
  return {
    kind: 'bar-model',
    bars: [
      { name: 'red', parts: [{ size: red, text: String(red) }] },
      { name: 'blue', parts: [{ size: blue, text: String(blue) }] },
    ],
  };
}

interface ShapeFact {
  count: number;
  /** Whether special shapes of the name have more. */
  isLeast?: boolean;
  way: string;
}

const isAcute = (angle: number) => angle < 90;

export const moreMeasures = [
  questionType({
    id: 'Y4.ME.4/r38',
    level: 'B',
    beside: 20,
    pool: every(span(2, 9))
      .and(span(110, 290, 10))
      .where(([, price]) => price !== 200),
    write: ([count, price]) => ({
      question: `${count} pens at ${pounds(price)} each. How many pence?`,
      spoken: `${count} pens at ${poundsSaid(price)} each. How many pence?`,
      answer: count * price,
      explanation: `${pounds(price)} is ${price}p, and ${count} × ${price} = ${count * price}.`,
      slips: {
        'adds-instead-of-multiplies': count + price,
        'one-step-out': [count - 1, count + 1].map((other) => ({
          answer: other * price,
          reason: `${num(other * price)}p pays for ${counted(other, 'pen')}. You need ${count}.`,
        })),
      },
    }),
  }),
  questionType({
    id: 'Y4.ME.5/r39',
    level: 'B',
    beside: 15,
    pool: every(span(1, 11)).and(span(0, 59)),
    write: ([hour, minutes]) => {
      const past = String(minutes).padStart(2, '0');
      return {
        question: `${hour}:${past} p.m. = ?:${past} on a 24-hour clock`,
        spoken: `${hour}:${past} p.m. is what hour on a 24-hour clock?`,
        picture: { kind: 'clock', hour, minute: minutes },
        answer: hour + 12,
        explanation: `After noon add 12 to the hour: ${hour} + 12 = ${hour + 12}.`,
        slips: { 'morning-hours-left-out': hour, 'wrong-conversion': hour + 10 },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.1/r40',
    level: 'A',
    beside: 6,
    fewQuestions: true,
    pool: every(oneOf('equal sides', 'pairs of parallel sides'))
      .and(
        oneOf(
          'equilateral triangle',
          'isosceles triangle',
          'scalene triangle',
          'rhombus',
          'parallelogram',
          'trapezium',
        ),
      )
      .where(([asked, shape]) =>
        asked === 'equal sides' ? shape in EQUAL_SIDES : shape in PARALLEL_SIDES,
      ),
    write: ([asked, shape]) => {
      const facts: Readonly<Record<string, ShapeFact>> =
        asked === 'equal sides' ? EQUAL_SIDES : PARALLEL_SIDES;
      const fact = facts[shape] ?? { count: NaN, way: '' };
      return {
        ...shapeQuestion(asked, shape, fact),
        picture: { kind: 'shapes', shapes: [shape] },
        slips: { 'one-step-out': [fact.count - 1, fact.count + 1] },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.2/r41',
    level: 'B',
    beside: 12,
    pool: every(oneOf('acute', 'obtuse'))
      .and(span(10, 170, 5))
      .and(span(10, 170, 5))
      .and(span(10, 170, 5))
      .where(
        ([kind, ...angles]) =>
          new Set([...angles, 90]).size === 4 &&
          angles.some((angle) => isAcute(angle) === (kind === 'acute')),
      ),
    write: ([kind, ...angles]) => {
      const fitting = angles.filter((angle) => isAcute(angle) === (kind === 'acute'));
      return {
        question: `A right angle is 90°. How many are ${kind}: ${angles.map((one) => `${one}°`).join(', ')}?`,
        answer: fitting.length,
        explanation: `${capital(kind)} is ${kind === 'acute' ? 'less than 90°' : 'between 90° and 180°'}: here ${listInWords(fitting.map((one) => `${one}°`))}, so ${fitting.length}.`,
        slips: { 'angle-kinds-mixed-up': 3 - fitting.length },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.3/r42',
    level: 'A',
    beside: 6,
    fewQuestions: true,
    pool: every(
      oneOf(
        'square',
        'rectangle',
        'kite',
        'semicircle',
        'equilateral triangle',
        'regular pentagon',
        'regular hexagon',
        'regular octagon',
      ),
    ),
    write: ([shape]) => {
      const { count } = MIRROR_LINES[shape];
      return {
        ...shapeQuestion('lines of symmetry', shape, MIRROR_LINES[shape]),
        picture: { kind: 'shapes', shapes: [DRAWN[shape]] },
        slips: { 'one-step-out': [count - 1, count + 1, count * 2, count / 2] },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.4/r43',
    level: 'B',
    takesLong: true,
    beside: 19,
    pool: every(oneOf(-1, 1)).and(span(6, 50)).and(span(1, 6)),
    write: ([side, mirror, far]) => {
      const [dot, image] = [mirror + side * far, mirror - side * far];
      return {
        question: `Mirror line at ${mirror}, dot at ${dot}. Where is its reflection?`,
        picture: { kind: 'mirror-grid', line: mirror, dot },
        answer: image,
        explanation: `The dot is ${far} from the mirror line, so count ${far} on the other side: ${image}.`,
        slips: {
          'reads-end-mark': [
            {
              answer: mirror,
              reason: `${mirror} is the mirror line. Find where the dot at ${dot} is seen.`,
            },
            {
              answer: far,
              reason: `${far} is how far ${dot} is from ${mirror}. Count that on the other side.`,
            },
          ],
          'wrong-direction': {
            answer: dot + side * far,
            reason: `${dot + side * far} is on the same side of ${mirror} as the dot. Go to the other side.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.5/r44',
    level: 'B',
    beside: 18,
    pool: every(oneOf('right', 'left', 'up', 'down'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 5))
      .where(([move, x, y, steps]) => x !== y && afterMove([x, y], move, steps) >= 0),
    write: ([move, x, y, steps]) => {
      const { place, ...way } = movedWay([x, y], move, steps);
      return {
        question: `Start at (${x}, ${y}). Move ${steps} ${move}. ${capital(place)} number now?`,
        ...way,
      };
    },
  }),
  questionType({
    id: 'Y4.ST.1/r45',
    level: 'B',
    beside: 11,
    pool: every(oneOf(2, 4, 10, 20, 50, 100, 200, 1000))
      .and(span(1, 100))
      .where(([step, below]) => step * below < 5000),
    write: ([step, below]) => {
      const [low, high] = [step * below, step * (below + 1)];
      return {
        question: `A bar ends halfway between ${low} and ${high}. What does it show?`,
        picture: halfwayOnLine(low, high),
        answer: (low + high) / 2,
        explanation: `Half of ${step} is ${step / 2}, and ${low} + ${step / 2} = ${low + step / 2}.`,
        slips: { 'rounds-down': low, 'rounds-up': high },
      };
    },
  }),
  questionType({
    id: 'Y4.ST.2/r46',
    level: 'B',
    takesLong: true,
    beside: 23,
    pool: every(oneOf('altogether', 'more'))
      .and(span(65, 200, 5))
      .and(span(15, 180, 5))
      .where(([, red, blue]) => red > blue),
    write: ([asked, red, blue]) =>
      asked === 'more'
        ? {
            question: `${red} red cars, ${blue} blue cars. How many more are red?`,
            picture: carsOf(red, blue),
            answer: red - blue,
            explanation: `Compare the red cars with the blue ones: ${red} − ${blue} = ${red - blue}.`,
            slips: { 'adds-numbers-shown': red + blue },
          }
        : {
            question: `${red} red cars, ${blue} blue cars. How many altogether?`,
            picture: carsOf(red, blue),
            answer: red + blue,
            explanation: `Add the red and the blue cars: ${red} + ${blue} = ${red + blue}.`,
            slips: { 'signs-mixed-up': red - blue },
          },
  }),
];

function shapeQuestion(asked: string, shape: string, { count, isLeast, way }: ShapeFact) {
  return {
    question: isLeast
      ? `${capital(withArticle(shape))} has at least how many ${asked}?`
      : `How many ${asked} does ${withArticle(shape)} have?`,
    answer: count,
    explanation: way,
  };
}
