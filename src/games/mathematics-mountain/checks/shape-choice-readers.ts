// A second way to the right option of questions about shapes, places and turns.
import { numbersOf, type ChoiceReader } from './choice-reader.ts';

/** A shape's name from the words that say what is seen. */
function nameOf(seen: string): string {
  const isFlat = seen.startsWith('A flat shape');
  if (isFlat && seen.includes('curved')) return 'Circle';
  if (isFlat && seen.includes('3 straight')) return 'Triangle';
  if (isFlat) return seen.includes('4 equal sides') ? 'Square' : 'Rectangle';
  if (seen.includes('each end')) return 'Cylinder';
  if (seen.includes('point')) return seen.includes('round') ? 'Cone' : 'Pyramid';
  if (seen.includes('6 flat faces')) return seen.includes('4 equal sides') ? 'Cube' : 'Cuboid';
  return seen.includes('round all over') ? 'Sphere' : '';
}

/** Corners or points on the edge of each shape, with its middle at 0, 0. */
const OUTLINES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  square: [-2, 2].flatMap((x) => [-2, 2].map((y) => [x, y] as const)),
  rectangle: [-3, 3].flatMap((x) => [-2, 2].map((y) => [x, y] as const)),
  circle: Array.from({ length: 8 }, (_, nth) => {
    const angle = (nth * Math.PI) / 4;
    return [5 * Math.cos(angle), 5 * Math.sin(angle)] as const;
  }),
  semicircle: [
    [-4, -2],
    [4, -2],
    [0, 2],
  ],
  triangle: [
    [-3, -2.6],
    [3, -2.6],
    [0, 2.6],
  ],
};

/** Where a fold takes a point. */
function folded([x, y]: readonly [number, number], fold: string, shape: string): [number, number] {
  if (fold.startsWith('down') || fold.endsWith('through')) return [-x, y];
  if (fold.startsWith('so that')) return [x, -y];
  if (fold.endsWith('left')) return [-2 - x, y];
  // Along the line through 0, 0 and a corner.
  const [cornerX, cornerY] = OUTLINES[shape]?.at(-1) ?? [1, 1];
  const along = (2 * (x * cornerX + y * cornerY)) / (cornerX ** 2 + cornerY ** 2);
  return [along * cornerX - x, along * cornerY - y];
}

function matches(shape: string, fold: string): boolean {
  const outline = OUTLINES[shape] ?? [];
  return outline.every((point) => {
    const [x, y] = folded(point, fold, shape);
    return outline.some(([a, b]) => Math.hypot(a - x, b - y) < 0.01);
  });
}

/** The direction of each edge of something with square corners, in degrees. */
const DIRECTIONS: Readonly<Record<string, number>> = {
  'top edge': 0,
  'bottom edge': 0,
  'left edge': 90,
  'right edge': 90,
  line: 55,
};
const WAYS = ['up', 'right', 'down', 'left'];

export const SHAPE_CHOICES: readonly ChoiceReader[] = [
  [/^What is this shape called\?$/, (_, words) => nameOf(words)],
  [
    /^What is just (to the right of|to the left of|above|below) the (\w+)\?$/,
    ([, way = '', thing = ''], words) => {
      const all = (words.split('there are ')[1] ?? '').replace('.', '').split(/, | and /);
      const step = way === 'to the right of' || way === 'below' ? 1 : -1;
      const next = all[all.indexOf(`a ${thing}`) + step] ?? '';
      return next.replace('a ', 'The ');
    },
  ],
  [
    /^\w+ folds a (\w+).*? (down|so that|along a line (?:between|through|to the left)) .+\. Do the two parts match\?$/,
    ([, shape = '', fold = '']) => (matches(shape, fold) ? 'Yes' : 'No'),
  ],
  [
    /^An arrow points (\w+)\. It makes a (\S+) turn (\w+)\./,
    ([, from = '', turn = '', sense = '']) => {
      const quarters = { quarter: 1, half: 2, 'three-quarter': 3 }[turn] ?? NaN;
      const to =
        WAYS[(WAYS.indexOf(from) + (sense === 'clockwise' ? 4 + quarters : 4 - quarters)) % 4];
      return `${to?.charAt(0).toUpperCase() ?? ''}${to?.slice(1) ?? ''}`;
    },
  ],
  [
    /^Think of the (.+) of a \w+ and (?:its|a) (.+?)(?: from .+)?\. Which word fits these two lines\?$/,
    ([, one = '', other = '']) => {
      const between = Math.abs((DIRECTIONS[one] ?? NaN) - (DIRECTIONS[other] ?? NaN));
      return between === 0 ? 'Parallel' : between === 90 ? 'Perpendicular' : 'Neither';
    },
  ],
  [
    /^Three corners of a rectangle/,
    ({ input }) => {
      const all = numbersOf(input);
      const once = (values: readonly number[]) =>
        values.find((one) => values.filter((other) => other === one).length === 1);
      const [x, y] = [0, 1].map((axis) => once(all.filter((_, nth) => nth % 2 === axis)));
      return `(${x}, ${y})`;
    },
  ],
  [
    /^The \d+ sides of an? \w+ are (all|not all) equal, (?:and|but) its \d+ angles are (all|not all) equal\./,
    ([, sides, angles]) => (sides === 'all' && angles === 'all' ? 'Regular' : 'Irregular'),
  ],
  [
    /^A mirror line goes straight (up|across) .*\((\d+), (\d+)\)\. Where is the image of \((\d+), (\d+)\)\?$/,
    ([, way, lineX, lineY, x, y]) =>
      way === 'up'
        ? `(${2 * Number(lineX) - Number(x)}, ${y})`
        : `(${x}, ${2 * Number(lineY) - Number(y)})`,
  ],
  [
    /(add up to|each angle of|turn at each corner)/,
    ({ 1: how, input }) => {
      const sides = { pentagon: 5, hexagon: 6, octagon: 8, decagon: 10 };
      const named = Object.entries(sides).find(([name]) => input.includes(name))?.[1];
      const count = named ?? numbersOf(input)[0] ?? NaN;
      const outside = 360 / count;
      if (how === 'turn at each corner') return `${outside}°`;
      return `${how === 'add up to' ? count * (180 - outside) : 180 - outside}°`;
    },
  ],
  [
    /^What is the distance (from the middle|straight across|all the way round)/,
    ([, line]) =>
      line === 'from the middle'
        ? 'Radius'
        : line === 'straight across'
          ? 'Diameter'
          : 'Circumference',
  ],
];
