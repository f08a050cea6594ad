// Flat shapes, their properties and drawings, and solids built from straws.
import type { Mistake } from '../misconceptions.ts';
import { addedFactors } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, counted, listInWords, withArticle } from '../wording.ts';

const SIDES_WAYS = {
  triangle: 'The “tri” in triangle means 3, so it has 3 sides.',
  square: 'Count the top, the bottom, the left and the right: 4.',
  rectangle: 'Count 2 long sides and 2 short sides: 4.',
  pentagon: 'The “penta” in pentagon means 5, so it has 5 sides.',
  hexagon: 'The “hexa” in hexagon means 6, so it has 6 sides.',
  octagon: 'The “octa” in octagon means 8, like the 8 arms of an octopus.',
} as const;

const SIDES = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
} as const;

const shape = oneOf('triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon');

/** Whether exactly two are equal and stand together, as '2 squares, 1 triangle and 1 hexagon'. */
const areGrouped = (shapes: readonly string[]) => {
  const groups = shapes.filter((one, nth) => one !== shapes[nth - 1]).length;
  return groups === 3 && new Set(shapes).size === 3;
};

/** The parts of a drawn or built shape; a flat shape has as many vertices as sides. */
const PARTS = {
  triangle: { sides: 3, vertices: 3, isSolid: false },
  square: { sides: 4, vertices: 4, isSolid: false },
  rectangle: { sides: 4, vertices: 4, isSolid: false },
  pentagon: { sides: 5, vertices: 5, isSolid: false },
  hexagon: { sides: 6, vertices: 6, isSolid: false },
  octagon: { sides: 8, vertices: 8, isSolid: false },
  cube: { sides: 12, vertices: 8, isSolid: true },
  cuboid: { sides: 12, vertices: 8, isSolid: true },
  'square-based pyramid': { sides: 8, vertices: 5, isSolid: true },
  'triangular prism': { sides: 9, vertices: 6, isSolid: true },
} as const;

/** The numbers of vertical and horizontal lines in capital letters as printed in the games. */
const LETTERS = { E: [1, 3], F: [1, 2], H: [2, 1], L: [1, 1], T: [1, 1] } as const;

const PARALLEL = {
  square: {
    pairs: 2,
    way: 'Opposite sides of a square stay the same distance apart: that is 2 pairs.',
    pairsThere: 'A square has 4 sides, and each pair takes 2 of them.',
  },
  rectangle: {
    pairs: 2,
    way: 'Opposite sides of a rectangle stay the same distance apart: that is 2 pairs.',
    pairsThere: 'A rectangle has 4 sides, and each pair takes 2 of them.',
  },
  triangle: {
    pairs: 0,
    way: 'All 3 sides of a triangle meet, so there are 0 pairs.',
    pairsThere:
      'Parallel sides never meet, but each of the 3 sides of a triangle meets the others.',
  },
} as const;

/** Asks about a shape with the name if the number is true of all of them, and otherwise about the one that is drawn. */
const EQUAL_SIDES = {
  'equilateral triangle': { count: 3, way: 'Equilateral means equal sides: all 3 are the same.' },
  'isosceles triangle': {
    count: 2,
    isDrawn: true,
    way: 'Isosceles means that 2 sides are equal.',
    more: 'A triangle with 3 equal sides is equilateral. This one is not.',
  },
  'scalene triangle': {
    count: 0,
    way: 'All 3 sides of a scalene triangle have different lengths, so none are equal.',
  },
  rhombus: { count: 4, way: 'A rhombus is like a square pushed over, with 4 equal sides.' },
} as const;

/** The numbers of equal sides that belong to triangles with another name. */
const OTHER_TRIANGLES: Readonly<Record<string, readonly Mistake[]>> = {
  'equilateral triangle': [
    {
      answer: 2,
      reason:
        'With only 2 equal sides it would be isosceles. Equilateral means that all 3 are equal.',
    },
    { answer: 0, reason: 'Scalene means no equal sides. Equilateral means that all 3 are equal.' },
  ],
  'isosceles triangle': [
    { answer: 0, reason: 'Scalene means no equal sides. Isosceles means that 2 sides are equal.' },
  ],
  'scalene triangle': [
    { answer: 2, reason: 'A triangle with 2 equal sides is isosceles, not scalene.' },
    { answer: 3, reason: 'A triangle with 3 equal sides is equilateral, not scalene.' },
  ],
};

const PARALLEL_SIDES = {
  parallelogram: { count: 2, way: 'Opposite sides are parallel, so there are 2 pairs.' },
  trapezium: {
    count: 1,
    isDrawn: true,
    way: 'The 1 pair of parallel sides would never meet, however long you drew them.',
    more: 'A shape with 2 pairs of parallel sides is a parallelogram. This one is not.',
  },
  rhombus: { count: 2, way: 'Opposite sides are parallel, so there are 2 pairs.' },
} as const;

const MIRROR_LINES = {
  square: {
    count: 4,
    way: 'A square folds in half down, across and 2 ways from corner to corner: 4.',
  },
  rectangle: {
    count: 2,
    isDrawn: true,
    way: 'A rectangle folds in half down and across: 2 ways.',
    more: 'Folded from corner to corner, the 2 parts of this rectangle do not match.',
  },
  kite: {
    count: 1,
    isDrawn: true,
    way: 'A kite folds in half from top to tail: 1 way.',
    more: 'Folded from side to side, the 2 parts of this kite do not match.',
  },
  semicircle: {
    count: 1,
    way: 'A semicircle folds in half through the middle of its curve: 1 way.',
  },
  'equilateral triangle': {
    count: 3,
    way: 'Fold along the line from each corner to the middle of the opposite side: 3 ways.',
  },
  'regular pentagon': {
    count: 5,
    way: 'Fold along the line from each corner to the middle of the opposite side: 5 ways.',
  },
  'regular hexagon': {
    count: 6,
    way: 'A regular hexagon folds in half 3 ways through corners and 3 ways through sides: 6.',
  },
  'regular octagon': {
    count: 8,
    way: 'A regular octagon folds in half 4 ways through corners and 4 ways through sides: 8.',
  },
} as const;

/** The drawing of each shape whose mirror lines or angles are asked for. */
const DRAWN = {
  square: 'square',
  rectangle: 'rectangle',
  kite: 'kite',
  semicircle: 'semicircle',
  'equilateral triangle': 'equilateral triangle',
  'regular pentagon': 'pentagon',
  'regular hexagon': 'hexagon',
  'regular octagon': 'octagon',
  rhombus: 'rhombus',
  parallelogram: 'parallelogram',
} as const;

/** Shapes whose angles are all of one kind, and those that are drawn with two acute and two obtuse angles. */
const ANGLES = {
  'equilateral triangle': { kind: 'acute', all: 3 },
  square: { kind: 'right', all: 4 },
  rectangle: { kind: 'right', all: 4 },
  'regular pentagon': { kind: 'obtuse', all: 5 },
  'regular hexagon': { kind: 'obtuse', all: 6 },
  'regular octagon': { kind: 'obtuse', all: 8 },
  rhombus: { kind: 'mixed', all: 4 },
  parallelogram: { kind: 'mixed', all: 4 },
} as const;

const ANGLE_SIZES = {
  acute: 'are smaller than a right angle',
  right: 'are right angles',
  obtuse: 'are larger than a right angle',
} as const;

interface ShapeFact {
  count: number;
  /** Whether special shapes with the name have more, so that the question is about the one that is drawn. */
  isDrawn?: true;
  /** Why the one that is drawn has no more. */
  more?: string;
  way: string;
}

export const shapes = [
  questionType({
    id: 'Y1.GE.1/r28',
    level: 'A',
    beside: 9,
    pool: every(oneOf('straight sides', 'corners', 'flat faces'))
      .and(oneOf('triangle', 'square', 'rectangle', 'cube', 'cuboid'))
      .where(([part, shape]) => (part === 'flat faces') === PARTS[shape].isSolid),
    write: ([part, shape]) => {
      const count = part === 'flat faces' ? 6 : shape === 'triangle' ? 3 : 4;
      return {
        question: `How many ${part} does ${withArticle(shape)} have?`,
        picture: { kind: 'shapes', shapes: [shape] },
        answer: count,
        explanation: partsWay(part, shape),
        slips: {
          miscounts: [count - 1, count + 1].map((other) =>
            miscountedParts(shape, part, other, count),
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.1/r18',
    level: 'A',
    pool: every(oneOf('triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon')),
    write: ([shape]) => {
      const sides = SIDES[shape];
      return {
        question: `How many sides does ${withArticle(shape)} have?`,
        picture: { kind: 'shapes', shapes: [shape] },
        answer: sides,
        explanation: SIDES_WAYS[shape],
        slips: {
          'one-step-out': [sides - 1, sides + 1].map((other) =>
            miscountedParts(shape, 'sides', other, sides),
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.4/r40',
    level: 'B',
    takesLong: true,
    beside: 19,
    pool: every(oneOf(3, 4, 5, 6, 8))
      .and(shape)
      .and(shape)
      .and(shape)
      .and(shape)
      .where(([sides, ...shapes]) => {
        const count = shapes.filter((one) => SIDES[one] === sides).length;
        // One too many is not the number of sides.
        return count > 0 && count + 1 !== sides && areGrouped(shapes);
      }),
    write: ([sides, ...shapes]) => {
      const fitting = shapes.filter((one) => SIDES[one] === sides);
      const count = fitting.length;
      return {
        question: `How many of these have ${sides} sides: ${shapes.join(', ')}?`,
        picture: { kind: 'shapes', shapes },
        answer: count,
        explanation: `${capital(listInWords([...new Set(fitting)].map((one) => `${one}s`)))} have ${sides} sides, so count only those: ${count}.`,
        slips: {
          miscounts: {
            answer: count - 1,
            reason: `You missed a shape with ${sides} sides. Count the sides of each.`,
          },
          'shape-names-mixed-up': {
            answer: count + 1,
            reason: `${count + 1} is one too many. One of your ${count + 1} shapes does not have ${sides} sides.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.GE.1/r43',
    level: 'B',
    takesLong: true,
    beside: 20,
    pool: every(oneOf('lines', 'straws', 'balls'))
      .and(
        oneOf(
          'triangle',
          'square',
          'rectangle',
          'pentagon',
          'hexagon',
          'octagon',
          'cube',
          'cuboid',
          'square-based pyramid',
          'triangular prism',
        ),
      )
      .and(oneOf(1, 2, 3, 4, 5, 8, 10))
      .where(([asked, shape]) => PARTS[shape].isSolid === (asked !== 'lines')),
    write: ([asked, shape, n]) => {
      const { sides, vertices, isSolid } = PARTS[shape];
      const each = asked === 'balls' ? vertices : sides;
      const part = asked === 'balls' ? 'vertices' : isSolid ? 'edges' : 'sides';
      const first = `${capital(withArticle(shape))} has ${each} ${part}`;
      return {
        question: asking(asked, counted(n, shape)),
        picture: { kind: 'shapes', shapes: [shape] },
        answer: n * each,
        explanation:
          n === 1
            ? `${first}, so you need ${each} ${asked}.`
            : `${first}, and ${n} × ${each} = ${n * each}.`,
        slips: {
          'solid-parts-mixed-up': isSolid
            ? {
                answer: n * (sides + vertices - each),
                reason: `${capital(withArticle(shape))} has ${sides} edges and ${vertices} vertices. Here you need the ${part}.`,
              }
            : undefined,
          'adds-instead-of-multiplies': n === 1 ? undefined : addedFactors(n, each),
          'stops-after-first-step': {
            answer: each,
            reason: `You need ${each} ${asked} for each ${shape}. Here there are ${counted(n, shape)}.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.GE.4/r40',
    level: 'A',
    beside: 7,
    pool: every(oneOf('vertical', 'horizontal', 'parallel'))
      .and(oneOf('E', 'F', 'H', 'L', 'T', 'square', 'rectangle', 'triangle'))
      .where(([kind, shape]) => (kind === 'parallel') === shape.length > 1),
    write: ([kind, shape]) => {
      if (shape === 'square' || shape === 'rectangle' || shape === 'triangle') {
        const { pairs, way, pairsThere } = PARALLEL[shape];
        return {
          question: `How many pairs of parallel sides does a ${shape} have?`,
          picture: { kind: 'shapes', shapes: [shape] },
          answer: pairs,
          explanation: way,
          slips: {
            'one-step-out': [pairs + 1, 3, 4].map((answer) => ({ answer, reason: pairsThere })),
          },
        };
      }
      const [vertical, horizontal] = LETTERS[shape];
      return {
        question: `How many ${kind} lines does a capital ${shape} have?`,
        answer: kind === 'vertical' ? vertical : horizontal,
        explanation:
          kind === 'vertical'
            ? `Vertical lines go straight up: a capital ${shape} has ${vertical}.`
            : `Horizontal lines go straight across: a capital ${shape} has ${horizontal}.`,
        slips: {
          'lines-mixed-up': [vertical, horizontal, vertical + horizontal].map((count) => ({
            answer: count,
            reason:
              count === vertical + horizontal
                ? `There are ${count} lines in all. Count only those that go ${kind === 'vertical' ? 'straight up' : 'straight across'}.`
                : kind === 'vertical'
                  ? `${count} ${count === 1 ? 'line goes' : 'lines go'} straight across. Vertical lines go straight up.`
                  : `${count} ${count === 1 ? 'line goes' : 'lines go'} straight up. Horizontal lines go straight across.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.1/r40',
    level: 'A',
    beside: 6,
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
      const triangles = OTHER_TRIANGLES[shape];
      const fact = facts[shape] ?? { count: NaN, way: '' };
      const [fewer, more] = [fact.count - 1, fact.count + 1].map((other) =>
        miscountedFact(other, fact),
      );
      return {
        ...shapeQuestion(asked, shape, fact),
        picture: { kind: 'shapes', shapes: [shape] },
        slips: {
          'shape-names-mixed-up': triangles,
          miscounts: triangles ? undefined : fact.isDrawn ? fewer : [fewer, more],
          'special-shape-taken-for-all': fact.isDrawn ? more : undefined,
        },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.2/r41',
    level: 'B',
    takesLong: true,
    beside: 12,
    pool: every(oneOf('acute', 'obtuse')).and(
      oneOf(
        'equilateral triangle',
        'square',
        'rectangle',
        'regular pentagon',
        'regular hexagon',
        'regular octagon',
        'rhombus',
        'parallelogram',
      ),
    ),
    write: ([asked, shape]) => {
      const { kind, all } = ANGLES[shape];
      const isMixed = kind === 'mixed';
      const count = isMixed ? 2 : kind === asked ? all : 0;
      const way = isMixed
        ? `2 of the 4 angles ${ANGLE_SIZES[asked]}, so those 2 are ${asked}.`
        : `All ${all} angles ${ANGLE_SIZES[kind]}, so ${count === 0 ? 'none' : 'all'} of them are ${asked}.`;
      return {
        ...shapeQuestion(`${asked} angles`, shape, {
          count,
          way,
          ...(isMixed && { isDrawn: true }),
        }),
        picture: { kind: 'shapes', shapes: [DRAWN[shape]] },
        slips: {
          'angle-kinds-mixed-up': [all - count, all].map((answer) => ({ answer, reason: way })),
        },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.3/r42',
    level: 'A',
    beside: 6,
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
      const fact: ShapeFact = MIRROR_LINES[shape];
      const { count } = fact;
      const mistakes = [count - 1, count + 1, count * 2, count / 2].map((other) =>
        misfolded(other, fact),
      );
      return {
        ...shapeQuestion('lines of symmetry', shape, fact),
        picture: { kind: 'shapes', shapes: [DRAWN[shape]] },
        slips: {
          'fold-misjudged': fact.isDrawn ? mistakes.filter(({ answer }) => answer > count) : [],
          miscounts: mistakes,
        },
      };
    },
  }),
  questionType({
    id: 'Y6.GE.4/r4',
    level: 'A',
    pool: every(oneOf('diameter', 'radius'))
      .and(span(2, 100))
      .and(oneOf('cm', 'm', 'mm')),
    write: ([asked, radius, unit]) =>
      asked === 'diameter'
        ? {
            question: `The radius of a circle is ${radius} ${unit}. What is its diameter in ${unit}?`,
            picture: { kind: 'circle', line: 'radius', length: `${radius} ${unit}` },
            answer: 2 * radius,
            explanation: `The diameter is twice the radius: 2 × ${radius} = ${2 * radius}.`,
            slips: {
              'wrong-inverse': {
                answer: radius / 2,
                reason: `You halved ${radius}. The diameter is twice the radius.`,
              },
            },
          }
        : {
            question: `The diameter of a circle is ${2 * radius} ${unit}. What is its radius in ${unit}?`,
            picture: { kind: 'circle', line: 'diameter', length: `${2 * radius} ${unit}` },
            answer: radius,
            explanation: `The radius is half the diameter: ${2 * radius} ÷ 2 = ${radius}.`,
            slips: {
              'wrong-inverse': {
                answer: 4 * radius,
                reason: `You doubled ${2 * radius}. The radius is half of the diameter.`,
              },
            },
          },
  }),
];

function partsWay(part: 'straight sides' | 'corners' | 'flat faces', shape: string): string {
  if (part === 'flat faces') return 'Count 1 on top, 1 below and 4 around the sides: 6 flat faces.';
  const isTriangle = shape === 'triangle';
  if (part === 'corners') {
    return isTriangle
      ? 'Two sides meet at each corner, and 3 sides meet in 3 places.'
      : 'Count 2 corners at the top and 2 at the bottom: 4.';
  }
  return isTriangle
    ? 'The “tri” in triangle means 3, so it has 3 straight sides.'
    : 'Count the top, the bottom, the left and the right: 4 straight sides.';
}

/** Counts too few or too many sides, corners or faces. */
function miscountedParts(shape: string, parts: string, answer: number, right: number): Mistake {
  const compared = answer < right ? 'more' : 'fewer';
  return {
    answer,
    reason: `${capital(withArticle(shape))} has ${compared} than ${answer} ${parts}. Count each of them once.`,
  };
}

function miscountedFact(answer: number, { count, more, way }: ShapeFact): Mistake {
  return {
    answer,
    reason:
      answer > count && more !== undefined
        ? more
        : `${answer} is too ${answer < count ? 'few' : 'many'}. ${way}`,
  };
}

/** Too few or too many lines of symmetry; twice as many if each is counted at both of its ends. */
function misfolded(answer: number, fact: ShapeFact): Mistake {
  if (answer === 2 * fact.count && fact.more === undefined && answer > 2)
    return {
      answer,
      reason: `Count each line once. You get ${answer} by counting both ends of each.`,
    };
  return miscountedFact(answer, fact);
}

function asking(asked: 'lines' | 'straws' | 'balls', shapes: string): string {
  if (asked === 'lines') return `You draw ${shapes}. How many straight lines do you draw?`;
  return asked === 'straws'
    ? `How many straws do you need for ${shapes}, one for each edge?`
    : `How many clay balls do you need for ${shapes}, one for each vertex?`;
}

function shapeQuestion(asked: string, shape: string, { count, isDrawn, way }: ShapeFact) {
  return {
    question: `How many ${asked} does ${isDrawn ? `this ${shape}` : withArticle(shape)} have?`,
    answer: count,
    explanation: way,
  };
}
