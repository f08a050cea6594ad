// The pictures of maths questions as data: small, dealt with the question, drawn by `drawings/` and put into words by
// `describe.ts`.
import { z } from 'zod/mini';

const count = z.int().check(z.minimum(0), z.maximum(1000));
const some = z.int().check(z.minimum(1), z.maximum(1000));
const name = z.string().check(z.minLength(1), z.maxLength(40));
/** A text drawn in the picture: a number with its unit, or a question mark. */
const label = z.string().check(z.minLength(1), z.maxLength(12));

export const FLAT_SHAPES = [
  'circle',
  'triangle',
  'equilateral triangle',
  'isosceles triangle',
  'scalene triangle',
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'trapezium',
  'kite',
  'pentagon',
  'hexagon',
  'octagon',
  'semicircle',
] as const;
export const SOLID_SHAPES = [
  'cube',
  'cuboid',
  'square-based pyramid',
  'triangular prism',
  'sphere',
  'cylinder',
  'cone',
] as const;

export const pictureSchema = z.discriminatedUnion('kind', [
  /** Counters in frames of ten, group after group; the last `crossed` of them are crossed out. */
  z.strictObject({
    kind: z.literal('ten-frame'),
    frames: z.int().check(z.minimum(1), z.maximum(2)),
    counters: z.array(count).check(z.minLength(1), z.maxLength(3)),
    crossed: z.optional(count),
    /** Whether the question asks how many there are. */
    isToCount: z.optional(z.literal(true)),
  }),
  /** Blocks of hundreds, tens and ones. */
  z.strictObject({ kind: z.literal('base-ten'), hundreds: count, tens: count, ones: count }),
  /** Null for the missing number. */
  z.strictObject({
    kind: z.literal('part-whole'),
    whole: z.nullable(z.int()),
    parts: z.array(z.nullable(z.int())).check(z.minLength(2), z.maxLength(3)),
  }),
  /** A line with a mark every `step`; some marks have their number, a dot or the question mark. */
  z.strictObject({
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    step: z.number().check(z.positive()),
    labels: z.array(z.number()),
    hops: z.optional(z.array(z.tuple([z.number(), z.number()]))),
    dot: z.optional(z.number()),
    asks: z.optional(z.number()),
  }),
  /** A thing that lies along a ruler from 0 or from another mark; in centimetres. */
  z.strictObject({ kind: z.literal('ruler'), from: z.optional(some), length: some, thing: name }),
  /** What a jug, scales or a thermometer show. */
  z.strictObject({
    kind: z.literal('scale'),
    look: z.literal(['jug', 'scales', 'thermometer']),
    from: z.number(),
    to: z.number(),
    step: z.number().check(z.positive()),
    labels: z.array(z.number()).check(z.minLength(1)),
    value: z.number(),
    unit: label,
  }),
  /** Bars, columns of blocks, or a line from point to point, above a scale from 0. */
  z.strictObject({
    kind: z.literal('chart'),
    look: z.literal(['bars', 'blocks', 'line']),
    /** What the scale counts or measures: 'Litres'. */
    axis: z.optional(label),
    to: some,
    step: some,
    labels: z.array(count).check(z.minLength(1)),
    points: z.array(z.strictObject({ name, value: count })).check(z.minLength(2), z.maxLength(6)),
  }),
  z.strictObject({
    kind: z.literal('tally'),
    rows: z.array(z.strictObject({ name, strokes: some })).check(z.minLength(2), z.maxLength(4)),
  }),
  /** Rows of cells; the first cell of a row is its heading. */
  z.strictObject({
    kind: z.literal('table'),
    rows: z
      .array(z.array(label).check(z.minLength(2), z.maxLength(5)))
      .check(z.minLength(2), z.maxLength(5)),
  }),
  /** An angle with a protractor on it, from its zero. */
  z.strictObject({
    kind: z.literal('protractor'),
    degrees: z.int().check(z.minimum(1), z.maximum(179)),
  }),
  /** A rectangle without one corner, in centimetres; four of its six sides have their length. */
  z.strictObject({ kind: z.literal('l-shape'), bottom: some, left: some, top: some, right: some }),
  z.strictObject({
    kind: z.literal('clock'),
    hour: z.int().check(z.minimum(1), z.maximum(12)),
    minute: z.int().check(z.minimum(0), z.maximum(59)),
  }),
  /** Coins and notes, and the thing that they buy; in pence. */
  z.strictObject({
    kind: z.literal('coins'),
    coins: z
      .array(z.literal([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]))
      .check(z.minLength(1), z.maxLength(6)),
    price: z.optional(some),
  }),
  z.strictObject({
    kind: z.literal('array'),
    rows: z.int().check(z.minimum(1), z.maximum(12)),
    columns: z.int().check(z.minimum(1), z.maximum(12)),
    of: z.literal(['dots', 'squares']),
  }),
  /** Equal groups of `each`, or a pile that is to be shared between empty groups. */
  z.strictObject({
    kind: z.literal('sharing'),
    groups: z.int().check(z.minimum(1), z.maximum(10)),
    each: z.optional(some),
    pile: z.optional(some),
  }),
  /** Bars of equal parts, some of which are shaded in one or two colours. */
  z.strictObject({
    kind: z.literal('fraction-bar'),
    bars: z
      .array(
        z.strictObject({
          parts: z.int().check(z.minimum(1), z.maximum(24)),
          shaded: z.array(count).check(z.maxLength(2)),
        }),
      )
      .check(z.minLength(1), z.maxLength(4)),
  }),
  /** Rows of symbols, each of which stands for `each`. */
  z.strictObject({
    kind: z.literal('pictogram'),
    each: some,
    rows: z.array(z.strictObject({ name, symbols: count })).check(z.minLength(1), z.maxLength(3)),
  }),
  z.strictObject({
    kind: z.literal('shapes'),
    shapes: z
      .array(z.literal([...FLAT_SHAPES, ...SOLID_SHAPES]))
      .check(z.minLength(1), z.maxLength(4)),
    /** Whether the question asks for the shape's name. */
    isToName: z.optional(z.literal(true)),
  }),
  /** A mirror line and a dot next to it, on numbered squares. */
  z.strictObject({ kind: z.literal('mirror-grid'), line: count, dot: count }),
  /** Bars cut into parts with their numbers; `total` is above the first bar. */
  z.strictObject({
    kind: z.literal('bar-model'),
    bars: z
      .array(
        z.strictObject({
          name: z.optional(name),
          parts: z
            .array(
              z.strictObject({
                size: z.number().check(z.positive()),
                text: z.optional(label),
                isShaded: z.optional(z.boolean()),
              }),
            )
            .check(z.minLength(1), z.maxLength(12)),
        }),
      )
      .check(z.minLength(1), z.maxLength(2)),
    total: z.optional(label),
  }),
  /** A flat shape with its lengths: the sides, the length and the width of a rectangle, or base and height. */
  z.strictObject({
    kind: z.literal('sides'),
    shape: z.literal(['square', 'rectangle', 'equilateral triangle', 'triangle', 'parallelogram']),
    lengths: z.array(label).check(z.minLength(1), z.maxLength(2)),
  }),
  /** Angles side by side that fill a right angle, a straight line or a full turn. The last one is missing. */
  z.strictObject({
    kind: z.literal('angles'),
    whole: z.literal([90, 180, 360]),
    known: z.array(z.int()).check(z.minLength(1), z.maxLength(2)),
  }),
  /** A triangle or a quadrilateral, not to scale. The last of its angles is missing. */
  z.strictObject({
    kind: z.literal('corners'),
    known: z.array(z.int()).check(z.minLength(2), z.maxLength(3)),
  }),
  z.strictObject({
    kind: z.literal('circle'),
    line: z.literal(['radius', 'diameter']),
    length: label,
  }),
  /** A hundred small squares, with the first ones shaded. */
  z.strictObject({
    kind: z.literal('hundred-square'),
    shaded: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  /** Things in a row or, from top to bottom, in a pile, or with a number in front of each. */
  z.strictObject({
    kind: z.literal('things'),
    names: z.array(label).check(z.minLength(2), z.maxLength(4)),
    isPile: z.optional(z.literal(true)),
    isNumbered: z.optional(z.literal(true)),
  }),
  /** A turn in quarters. */
  z.strictObject({
    kind: z.literal('turn'),
    quarters: z.int().check(z.minimum(1), z.maximum(4)),
  }),
  /** A point on squared paper with axes. */
  z.strictObject({
    kind: z.literal('grid'),
    point: z.tuple([z.int(), z.int()]),
    size: z.int().check(z.minimum(4), z.maximum(20)),
    isFourQuadrants: z.boolean(),
  }),
]);

export type Picture = z.infer<typeof pictureSchema>;
export type PictureKind = Picture['kind'];
export type PictureOf<Kind extends PictureKind> = Extract<Picture, { kind: Kind }>;
