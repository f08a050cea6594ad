// Perimeter, area and volume.
import { timesFact } from '#games/kit/rules/items.ts';
import type { Mistake } from '../misconceptions.ts';
import { addedThreeFactors, multipliedNotDivided, tookAway } from '../mistakes.ts';
import { baseAndHeight, rectangle } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, withArticle } from '../wording.ts';

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

const FORMULAE = {
  'Length × width': {
    shape: 'rectangle',
    of: 'area',
    why: 'has equal rows of squares, so its area is length × width',
  },
  'Base × height': {
    shape: 'parallelogram',
    of: 'area',
    why: 'can be cut and joined into a rectangle of base × height',
  },
  'Base × height ÷ 2': {
    shape: 'triangle',
    of: 'area',
    why: 'is half of a parallelogram, so its area is base × height ÷ 2',
  },
  'Length × width × height': {
    shape: 'cuboid',
    of: 'volume',
    why: 'has equal layers of cubes, so its volume is length × width × height',
  },
} as const;

const SOLIDS: readonly string[] = ['cone', 'cylinder', 'sphere', 'pyramid'];

/** Shapes outside the formulae. */
const shape = oneOf(
  'circle',
  'semicircle',
  'oval',
  'trapezium',
  'kite',
  'pentagon',
  'hexagon',
  'octagon',
  'cone',
  'cylinder',
  'sphere',
  'pyramid',
);

export const area = [
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
    id: 'Y4.ME.3/r17',
    level: 'B',
    pool: every(span(2, 9)).and(span(2, 9)),
    write: ([rows, each]) => ({
      question: `How many squares is the area of ${withArticle(`${rows} by ${each}`)} ${rows === each ? 'square' : 'rectangle'}?`,
      picture: { kind: 'array', rows, columns: each, of: 'squares' },
      answer: rows * each,
      explanation: `There are ${rows} rows of ${each} squares, so the area is ${rows} × ${each} = ${rows * each} squares.`,
      fact: timesFact(rows, each),
      slips: {
        'adds-instead-of-multiplies': {
          answer: rows + each,
          reason: `You added ${rows} and ${each}. For ${rows} rows of ${each} squares you multiply: ${rows} × ${each}.`,
        },
        'perimeter-for-area': addedTwice(rows, each),
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
      question: `A rectangle is ${long} ${unit} by ${short} ${unit}. What is its perimeter in ${unit}?`,
      picture: rectangle(`${long} ${unit}`, `${short} ${unit}`),
      answer: 2 * (long + short),
      explanation: `${long} + ${short} = ${long + short}, and twice that is ${2 * (long + short)}.`,
      slips: {
        'two-sides-only': addedTwoSides(long, short),
        'area-for-perimeter': areaInside(long * short),
      },
    }),
  }),
  questionType({
    id: 'Y5.ME.4/r22',
    level: 'B',
    takesLong: true,
    pool: every(oneOf('area', 'side'))
      .and(span(2, 200))
      .and(span(2, 12))
      .where(([, long, short]) => short < long && (long <= 12 || long % 10 === 0)),
    write: ([asked, one, other]) =>
      asked === 'area' ? rectangleArea(one, other) : missingSide(one, other),
  }),
  questionType({
    id: 'Y5.ME.5/r25',
    level: 'B',
    pool: every(span(2, 5))
      .and(span(2, 5))
      .and(span(2, 5))
      // A wrong sum is never as many cubes as one layer.
      .where(
        ([a, b, c]) =>
          a * b * c <= 60 &&
          a * b !== a + b &&
          ![a * b, a * c, b * c].includes(a + b + c) &&
          ![a * c, b * c].includes(a * b + c),
      ),
    write: ([a, b, c]) => ({
      question: `How many cubes fill a box ${a} cubes long, ${b} wide and ${c} high?`,
      answer: a * b * c,
      explanation: `One layer has ${a} × ${b} = ${a * b} cubes, and ${c} × ${a * b} = ${a * b * c}.`,
      fact: [a, b, c].toSorted((one, other) => one - other).join('×'),
      slips: {
        'stops-after-first-step': {
          answer: a * b,
          reason: `${a * b} is one layer, ${a} × ${b}. There are ${c} layers.`,
        },
        'adds-instead-of-multiplies': addedThreeFactors(a, b, c),
      },
    }),
  }),
  questionType({
    id: 'Y5.ME.3/r44',
    level: 'B',
    takesLong: true,
    beside: 22,
    // A square of side 4 has an area of 16 and a perimeter of 16; half-way round 3 squares is as far as round 1.
    pool: every(span(2, 7))
      .and(span(2, 12))
      .where(([count, side]) => count !== 3 && side !== 4),
    write: ([count, side]) => ({
      question: `${count} squares of side ${side} cm are joined in a row. What is the perimeter of the shape in cm?`,
      answer: 2 * (count + 1) * side,
      explanation: `The row is ${count * side} cm by ${side} cm: 2 × ${count * side} + 2 × ${side} = ${2 * (count + 1) * side}.`,
      slips: {
        'counts-sides-inside': {
          answer: 4 * count * side,
          reason: `You added all the sides of the ${count} squares. The sides between them do not count.`,
        },
        'area-for-perimeter': areaInside(count * side * side),
        'two-sides-only': {
          answer: (count + 1) * side,
          reason: `You added ${count * side} and ${side}. Each of these sides is there twice.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y5.GE.5/r50',
    level: 'B',
    beside: 22,
    pool: every(span(2, 25))
      .and(span(2, 25))
      // The two sides asked for are not together as long as the side that is told.
      .where(([a, b]) => a !== b && a !== 2 * b),
    write: ([a, b]) => ({
      question: `A rectangle of perimeter ${2 * (a + b)} cm is ${otherOf(a, b)}`,
      picture: rectangle('? cm', `${a} cm`),
      answer: b,
      explanation: `Half of ${2 * (a + b)} is ${a + b}, and ${a + b} − ${a} = ${b}.`,
      slips: {
        'two-sides-only': {
          answer: a + 2 * b,
          reason: `You took ${a} from ${2 * (a + b)}. There are two sides of ${a} cm.`,
        },
        'forgets-to-halve': {
          answer: 2 * b,
          reason: `${2 * b} cm is for two sides. Halve it for one.`,
        },
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
    ).and(span(3, 12)),
    write: ([shape, side]) => {
      const sides = REGULAR[shape];
      return {
        question: `${capital(withArticle(shape))} has a perimeter of ${sides * side} cm. How many centimetres long is one side?`,
        picture: { kind: 'shapes', shapes: [DRAWN[shape]] },
        answer: side,
        explanation: `All ${sides} sides are equal, and ${sides * side} ÷ ${sides} = ${side}.`,
        slips: {
          'subtracts-denominator': tookAway(
            sides * side,
            sides,
            `Here you make ${sides} equal parts.`,
          ),
          'neighbouring-fact': [side - 1, side + 1].map((other) => ({
            answer: other,
            reason: `${sides} sides of ${other} cm make ${sides * other} cm, not ${sides * side} cm.`,
          })),
        },
      };
    },
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
        question: `What is the area in cm² of a ${shape.toLowerCase()} with base ${base} cm and height ${height} cm?`,
        picture: baseAndHeight(
          isTriangle ? 'triangle' : 'parallelogram',
          `${base} cm`,
          `${height} cm`,
        ),
        answer: isTriangle ? product / 2 : product,
        explanation: isTriangle
          ? `The area is half of base × height: ${base} × ${height} = ${product}, and ${product} ÷ 2 = ${product / 2}.`
          : `The area is base × height: ${base} × ${height} = ${product}.`,
        slips: isTriangle
          ? {
              'forgets-to-halve': {
                answer: product,
                reason: `${product} is ${base} × ${height}. The area of a triangle is half of that.`,
              },
            }
          : {
              'perimeter-for-area': addedTwice(base, height),
              'two-sides-only': addedForArea(base, height),
            },
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
      question: `A cuboid is ${a} cm by ${b} cm by ${c} cm. What is its volume in cm³?`,
      answer: a * b * c,
      explanation: `The volume is length × width × height: ${a} × ${b} = ${a * b}, and ${a * b} × ${c} = ${a * b * c}.`,
      slips: { 'adds-instead-of-multiplies': addedThreeFactors(a, b, c) },
    }),
  }),
  questionType({
    id: 'Y6.ME.4/r47',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(span(2, 20))
      .and(span(2, 20))
      .and(span(2, 20))
      .where(
        ([a, b, c]) =>
          (a * b) % c === 0 &&
          new Set([a, b, c]).size === 3 &&
          a + b !== c &&
          a + b !== 2 * c &&
          c * c !== a * b &&
          a * b <= 120,
      ),
    write: ([a, b, c]) => ({
      question: `A rectangle ${otherOf(c, (a * b) / c, ` has the same area as one ${a} cm by ${b} cm`)}`,
      answer: (a * b) / c,
      explanation: `Both areas are ${a} × ${b} = ${a * b} cm², and ${a * b} ÷ ${c} = ${(a * b) / c}.`,
      slips: {
        'perimeter-for-area': {
          answer: a + b - c,
          reason: `You added ${a} and ${b} and took ${c} away. An area is length × width.`,
        },
        'stops-after-first-step': {
          answer: a * b,
          reason: `${a * b} is the area, ${a} × ${b}. Now divide it by ${c}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y6.ME.5/r52',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(
      oneOf('Length × width', 'Base × height', 'Base × height ÷ 2', 'Length × width × height'),
    )
      .and(span(1, 3))
      .and(shape)
      .and(shape)
      .where(([formula, , one, other]) => {
        const isSolid = FORMULAE[formula].of === 'volume';
        return one !== other && [one, other].every((wrong) => SOLIDS.includes(wrong) === isSolid);
      }),
    write: ([formula, place, one, other]) => {
      const { shape: right, of, why } = FORMULAE[formula];
      const names: string[] = [one, other];
      names.splice(place - 1, 0, right);
      const numbered = names.map((name, index) => `${index + 1} for ${name}`);
      return {
        question: `Which shape’s ${of} is ${formula.toLowerCase()}? Answer ${numbered.slice(0, -1).join(', ')} or ${numbered.at(-1) ?? ''}.`,
        answer: place,
        explanation: `${capital(withArticle(right))}, number ${place}, ${why}.`,
        slips: {
          'formula-for-any-shape': names.map((name, index) => ({
            answer: index + 1,
            reason: `Shape ${index + 1} is ${withArticle(name)}. ${formula} is the ${of} of ${withArticle(right)}.`,
          })),
        },
      };
    },
  }),
];

function perimeter(
  shape: 'square' | 'rectangle' | 'equilateral triangle',
  long: number,
  short: number,
) {
  if (shape === 'rectangle') {
    const around = 2 * (long + short);
    return {
      question: `A rectangle is ${long} cm by ${short} cm. What is its perimeter in cm?`,
      picture: rectangle(`${long} cm`, `${short} cm`),
      answer: around,
      explanation: `Add all four sides: ${long} + ${short} + ${long} + ${short} = ${around}.`,
      slips: {
        'two-sides-only': addedTwoSides(long, short),
        'area-for-perimeter': multipliedSides(long, short),
      },
    };
  }
  const [article, sides, all] =
    shape === 'square' ? ['A', 4, 'A square has four'] : ['An', 3, 'A triangle has three'];
  return {
    question: `${article} ${shape} has ${long} cm sides. What is its perimeter in cm?`,
    picture: { kind: 'sides' as const, shape, lengths: [`${long} cm`] },
    answer: sides * long,
    explanation: `All ${sides} sides are ${long} cm, and ${sides} × ${long} = ${sides * long}.`,
    slips: {
      'two-sides-only': {
        answer: 2 * long,
        reason: `You added only two sides of ${long}. ${all}.`,
      },
      'area-for-perimeter': shape === 'square' ? multipliedSides(long, long) : undefined,
    },
  };
}

function rectangleArea(long: number, short: number) {
  return {
    question: `A rectangle is ${long} cm by ${short} cm. What is its area in cm²?`,
    picture: rectangle(`${long} cm`, `${short} cm`),
    answer: long * short,
    explanation: `Area is length × width: ${long} × ${short} = ${long * short}.`,
    fact: timesFact(long, short),
    slips: {
      'perimeter-for-area': addedTwice(long, short),
      'two-sides-only': addedForArea(long, short),
    },
  };
}

/** '6 cm wide. How many cm long is it?': the longer side is the length. */
function otherOf(known: number, missing: number, more = ''): string {
  return known > missing
    ? `${known} cm long${more}. How many cm wide is it?`
    : `${known} cm wide${more}. How many cm long is it?`;
}

function missingSide(known: number, missing: number) {
  const product = known * missing;
  return {
    question: `A rectangle of area ${product} cm² is ${otherOf(known, missing)}`,
    picture: rectangle('? cm', `${known} cm`),
    answer: missing,
    explanation: `Area is length × width, so divide: ${product} ÷ ${known} = ${missing}.`,
    fact: timesFact(known, missing),
    slips: {
      'subtracts-denominator': tookAway(product, known),
      // With a width of 2 nothing would be left.
      'perimeter-for-area':
        missing === 2
          ? undefined
          : {
              answer: product / 2 - known,
              reason: `You used ${product} as the perimeter. It is the area, so divide: ${product} ÷ ${known}.`,
            },
      'wrong-inverse': multipliedNotDivided(product, known),
    },
  };
}

function addedTwoSides(long: number, short: number): Mistake {
  return {
    answer: long + short,
    reason: `You added ${long} and ${short}. There are two sides of each length.`,
  };
}

/** The area where the perimeter is asked for, in words for those who do not know area yet. */
function multipliedSides(long: number, short: number): Mistake {
  return {
    answer: long * short,
    reason: `You multiplied ${long} by ${short}. The perimeter is the distance all the way round.`,
  };
}

function areaInside(answer: number): Mistake {
  return {
    answer,
    reason: `${answer} is the area inside. The perimeter is the distance all the way round.`,
  };
}

function addedTwice(a: number, b: number): Mistake {
  return {
    answer: 2 * (a + b),
    reason: `You added ${a} and ${b} twice. For the area you multiply: ${a} × ${b}.`,
  };
}

function addedForArea(a: number, b: number): Mistake {
  return {
    answer: a + b,
    reason: `You added ${a} and ${b}. For the area you multiply: ${a} × ${b}.`,
  };
}
