// More readers for maths-evaluator.ts, for questions that are not in the tables of the curriculum reference.

/** A pattern of question, and how to work out its answer. */
export type Reader = readonly [RegExp, (...parts: string[]) => number];

const NUMBER = String.raw`(−?[\d,]*\d(?:\.\d+)?)`;
const POINT = String.raw`\(${NUMBER}, ${NUMBER}\)`;
const LIST = '([^:]+)';
const form = (text: string) =>
  new RegExp(
    `^${text.replaceAll('POINT', POINT).replaceAll('LIST', LIST).replaceAll('#', NUMBER)}$`,
  );

/** The numbers of a text, in order; fractions give two. */
function numbers(text: string): number[] {
  const found = text.match(/−?[\d,]*\d(?:\.\d+)?/g) ?? [];
  return found.map((one) => Number(one.replaceAll(',', '').replace('−', '-')));
}

function n(text: string | undefined): number {
  return numbers(text ?? '')[0] ?? NaN;
}

/** How many numbers divide `all`. */
function divisors(all: number): number {
  let count = 0;
  for (let by = 1; by <= all; by++) if (all % by === 0) count += 1;
  return count;
}

/** The largest or smallest number of a list, as the question asks. */
function pick(asked: string | undefined, list: string | undefined): number {
  const all = numbers(list ?? '');
  const isMost = /more|larg|long|heav/.test(asked ?? '');
  return isMost ? Math.max(...all) : Math.min(...all);
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TY = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inDigits(words: string): number {
  const [hundreds, rest] = words.includes('hundred')
    ? words.split(/ hundred(?: and )?/)
    : ['zero', words];
  const [ty = '', ones = ''] = (rest ?? '').split('-');
  const below = TY.includes(ty)
    ? 10 * (TY.indexOf(ty) + 2) + Math.max(0, SMALL.indexOf(ones))
    : Math.max(0, SMALL.indexOf(rest ?? ''));
  return 100 * SMALL.indexOf(hundreds ?? '') + below;
}

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const CORNERS: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  'regular pentagon': 5,
  'regular hexagon': 6,
  'regular octagon': 8,
  'equilateral triangle': 3,
};
/** Turns in quarters. */
const QUARTERS: Readonly<Record<string, number>> = {
  quarter: 1,
  half: 2,
  'three-quarter': 3,
  whole: 4,
  full: 4,
};
const COUNTS: Readonly<Record<string, number>> = { a: 1, two: 2, three: 3 };
const STEPS: Readonly<Record<string, number>> = { twos: 2, fives: 5, tens: 10 };
const PARTS =
  'halves thirds quarters fifths sixths sevenths eighths ninths tenths elevenths twelfths'.split(
    ' ',
  );
/** Corners of the base of a prism or pyramid, by its name. */
const BASES: Readonly<Record<string, number>> = {
  triangular: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  cube: 4,
};

/** '£1' or '35p' in pence. */
export function pence(text: string): number {
  return text.startsWith('£') ? 100 * n(text) : n(text);
}

function baseOf(solid: string): number {
  return Object.entries(BASES).find(([name]) => solid.startsWith(name))?.[1] ?? NaN;
}

/** The number of faces of a kind, from the base and the sides on it. */
function facesOf(solid: string, kind: string): number {
  if (solid === 'cube') return kind === 'squares' ? 6 : NaN;
  const base = baseOf(solid);
  const isPyramid = solid.includes('pyramid');
  const bases = isPyramid ? 1 : 2;
  const baseKind = base === 3 ? 'triangles' : base === 4 ? 'squares' : 'other';
  const sideKind = isPyramid ? 'triangles' : 'rectangles';
  return (kind === baseKind ? bases : 0) + (kind === sideKind ? base : 0);
}

/** By Euler's rule: edges = faces + vertices − 2. */
function solidOf(faces: string, asked: string): number {
  const [first = NaN, sides = NaN] = numbers(faces);
  const vertices = first === 2 ? 2 * sides : sides + 1;
  return asked === 'vertices' ? vertices : first + sides + vertices - 2;
}

function minutes(hours: string | undefined, past: string | undefined): number {
  return n(hours) * 60 + n(past);
}

function nearest(value: number, to: number): number {
  return Math.floor(value / to + 0.5) * to;
}

function smallestFactor(value: number): number {
  for (let factor = 2; factor <= value; factor++) if (value % factor === 0) return factor;
  return NaN;
}

function moved(place: string, x: number, y: number, moves: string): number {
  const along = { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] };
  const steps = [...moves.matchAll(/(\d+) (?:squares? )?(right|left|up|down)/g)];
  const sum = (axis: 0 | 1) =>
    steps.reduce((total, [, count, way]) => {
      const by = Object.entries(along).find(([name]) => name === way)?.[1][axis] ?? NaN;
      return total + n(count) * by;
    }, 0);
  return place.toLowerCase() === 'first' ? x + sum(0) : y + sum(1);
}

/** How many angles of a list are of a kind. */
function angles(kind: string, list: string): number {
  const isKind = (angle: number) =>
    kind === 'acute' ? angle < 90 : kind === 'obtuse' ? angle > 90 && angle < 180 : angle > 180;
  return numbers(list).filter(isKind).length;
}

/** Equal sides, pairs of parallel sides and lines of symmetry, as every textbook lists them. */
const KNOWN: Readonly<Record<string, number>> = {
  'equal sides has an equilateral triangle': 3,
  'equal sides has an isosceles triangle': 2,
  'equal sides has a scalene triangle': 0,
  'equal sides has a rhombus': 4,
  'pairs of parallel sides has a square': 2,
  'pairs of parallel sides has a rectangle': 2,
  'pairs of parallel sides has a triangle': 0,
  'pairs of parallel sides has a kite': 0,
  'pairs of parallel sides has a parallelogram': 2,
  'pairs of parallel sides has a rhombus': 2,
  'pairs of parallel sides has a trapezium': 1,
  'lines of symmetry has a square': 4,
  'lines of symmetry has a rectangle': 2,
  'lines of symmetry has a kite': 1,
  'lines of symmetry has a semicircle': 1,
  'lines of symmetry has an equilateral triangle': 3,
  'lines of symmetry has a regular pentagon': 5,
  'lines of symmetry has a regular hexagon': 6,
  'lines of symmetry has a regular octagon': 8,
  'acute angles has an equilateral triangle': 3,
  'acute angles has a square': 0,
  'acute angles has a rectangle': 0,
  'acute angles has a regular pentagon': 0,
  'acute angles has a regular hexagon': 0,
  'acute angles has a regular octagon': 0,
  'acute angles has a rhombus': 2,
  'acute angles has a parallelogram': 2,
  'obtuse angles has an equilateral triangle': 0,
  'obtuse angles has a square': 0,
  'obtuse angles has a rectangle': 0,
  'obtuse angles has a regular pentagon': 5,
  'obtuse angles has a regular hexagon': 6,
  'obtuse angles has a regular octagon': 8,
  'obtuse angles has a rhombus': 2,
  'obtuse angles has a parallelogram': 2,
  'days are in a week': 7,
  'days are in a weekend': 2,
  'days are in two weeks': 14,
  'months are in a year': 12,
  'vertical lines has a capital E': 1,
  'horizontal lines has a capital E': 3,
  'vertical lines has a capital F': 1,
  'horizontal lines has a capital F': 2,
  'vertical lines has a capital H': 2,
  'horizontal lines has a capital H': 1,
  'vertical lines has a capital L': 1,
  'horizontal lines has a capital L': 1,
  'vertical lines has a capital T': 1,
  'horizontal lines has a capital T': 1,
};

/** Edges or vertices of a prism or pyramid from the corners of its base. */
function builtOf(solid: string, part: string): number {
  const base = solid === 'cuboid' ? 4 : baseOf(solid);
  const isPyramid = solid.includes('pyramid');
  if (part === 'edge') return base * (isPyramid ? 2 : 3);
  return isPyramid ? base + 1 : 2 * base;
}

const FORMULA_OF: Readonly<Record<string, string>> = {
  rectangle: 'Length × width',
  parallelogram: 'Base × height',
  triangle: 'Base × height ÷ 2',
  cuboid: 'Length × width × height',
};

/** How many of the smaller unit are in one of the larger. */
const SMALLER: Readonly<Record<string, number>> = {
  'm in cm': 100,
  'cm in mm': 10,
  'km in m': 1000,
  'kg in g': 1000,
  'litre in ml': 1000,
  'litres in ml': 1000,
  'hours in minutes': 60,
  'minutes in seconds': 60,
  'weeks in days': 7,
  'years in months': 12,
};

/** The fraction whose numerator or denominator is asked for. */
function fraction(kind: string, first: string, second: string, part: string): number {
  const [a = NaN, b = NaN, c = NaN, d = NaN] = numbers(`${first} ${second}`);
  const isFirst = a * d > c * b === (kind === 'larger');
  const [top, bottom] = isFirst ? [a, b] : [c, d];
  return a * d === c * b ? NaN : part === 'numerator' ? top : bottom;
}

/** Readers for every pattern of question that is not in the tables. */
export const MORE_READERS: readonly Reader[] = [
  [
    form('Which is (odd|even): LIST\\?'),
    (kind, list) => numbers(list ?? '').find((one) => (one % 2 === 0) === (kind === 'even')) ?? NaN,
  ],
  [
    form('You draw # (\\w+?)s?\\. How many straight lines do you draw\\?'),
    (count, shape) => n(count) * (CORNERS[shape] ?? NaN),
  ],
  [
    form(
      'How many (?:straws|clay balls) do you need for # ([\\w -]+?)s?, one for each (edge|vertex)\\?',
    ),
    (count, solid, part) => n(count) * builtOf(solid, part),
  ],
  [
    form(
      'Which shape’s (?:area|volume) is ([\\w ×÷]+)\\? Answer 1 for (\\w+), 2 for (\\w+) or 3 for (\\w+)\\.',
    ),
    (formula, ...shapes) =>
      1 + shapes.findIndex((shape) => FORMULA_OF[shape]?.toLowerCase() === formula),
  ],
  [
    form(
      'You draw a (?:parallelogram|rhombus) with an? #° angle\\. How large is the angle beside it\\?',
    ),
    (angle) => 180 - n(angle),
  ],
  [
    form('An isosceles triangle has a top angle of #°\\. How large is each base angle\\?'),
    (top) => (180 - n(top)) / 2,
  ],
  [
    form('A right-angled triangle has one angle of #°\\. How large is the third angle\\?'),
    (angle) => 180 - 90 - n(angle),
  ],
  [
    form('#°, #° and a third angle make a full turn\\. How large is the third\\?'),
    (a, b) => 360 - n(a) - n(b),
  ],
  [
    form('# (\\w+) # (\\w+) = \\? (\\w+)'),
    (size, from, rest, to, asked) =>
      to === asked ? n(size) * (SMALLER[`${from} in ${to}`] ?? NaN) + n(rest) : NaN,
  ],
  [form('Which (?:is|takes|holds) (\\w+): LIST\\?'), (asked, list) => pick(asked, list)],
  [
    form('(\\w+) (plus|minus) (\\w+) equals what number\\?'),
    (a, sign, b) => inDigits(a.toLowerCase()) + (sign === 'plus' ? 1 : -1) * inDigits(b),
  ],
  [form('How many hours is it from # o’clock to # o’clock\\?'), (from, to) => n(to) - n(from)],
  [
    form('(Today is|Yesterday was|Tomorrow is) (\\w+)\\. How many days is it until (\\w+)\\?'),
    (when, day, asked) => {
      const apart = { 'Yesterday was': -1, 'Today is': 0, 'Tomorrow is': 1 }[when] ?? NaN;
      return (DAYS.indexOf(asked) - DAYS.indexOf(day) + apart + 7) % 7;
    },
  ],
  [form('Monday is day 1\\. What number is (\\w+)\\?'), (day) => DAYS.indexOf(day) + 1],
  [form('January is month 1\\. What number is (\\w+)\\?'), (month) => MONTHS.indexOf(month) + 1],
  [
    form('After (?:half past )?#(?: o’clock)?, which number will the hour hand reach next\\?'),
    (hour) => (n(hour) % 12) + 1,
  ],
  [
    form('How many (?:straight sides|corners) does an? (\\w+) have\\?'),
    (shape) => CORNERS[shape] ?? NaN,
  ],
  [form('How many flat faces does a (?:cube|cuboid) have\\?'), () => 2 * 3],
  [
    form('How many (\\w+) turns are in (a|two) ([\\w-]+) turns?\\?'),
    (part, count, turn) =>
      ((COUNTS[count] ?? NaN) * (QUARTERS[turn] ?? NaN)) / (QUARTERS[part] ?? NaN),
  ],
  [
    form('How many right angles are in (a|two|three) ([\\w-]+) turns?\\?'),
    (count, turn) => (COUNTS[count] ?? NaN) * (QUARTERS[turn] ?? NaN),
  ],
  [
    form('How many right angles are in # ([\\w-]+) turns?\\?'),
    (count, turn) => n(count) * (QUARTERS[turn] ?? NaN),
  ],
  [form('Which number is halfway between # and #\\?'), (a, b) => (n(a) + n(b)) / 2],
  [
    form('# packs of # and # single pens? make how many pens\\?'),
    (packs, each, more) => n(packs) * n(each) + n(more),
  ],
  [
    form('You cut # cm off an? # cm rope\\. How many cm are left\\?'),
    (off, all) => n(all) - n(off),
  ],
  [form('An? # cm plant grows # cm\\. How many cm tall is it now\\?'), (a, b) => n(a) + n(b)],
  [
    form('1/2 of # is #\\. What is 2/4 of #\\?'),
    (a, half, b) => (a === b && n(a) / 2 === n(half) ? (2 * n(b)) / 4 : NaN),
  ],
  [
    form('A scale goes up in (twos|fives|tens)\\. What is # marks after #\\?'),
    (step, mark, from) => n(from) + (STEPS[step] ?? NaN) * n(mark),
  ],
  [form('How many pence do #p, #p and #p make altogether\\?'), (a, b, c) => n(a) + n(b) + n(c)],
  [form('How many #p coins make (£1|\\d+p)\\?'), (coin, sum) => pence(sum) / n(coin)],
  [
    form('How many minutes longer is an? #-minute walk than an? #-minute walk\\?'),
    (a, b) => n(a) - n(b),
  ],
  [
    form('The minute hand points to #\\. How many minutes (past|to) the hour\\?'),
    (at, way) => (way === 'past' ? n(at) * 5 : 60 - n(at) * 5),
  ],
  [form('How many faces of a ([\\w -]+) are (\\w+)\\?'), (solid, kind) => facesOf(solid, kind)],
  [
    form('How many (\\w+) are in the net of a ([\\w -]+)\\?'),
    (kind, solid) => facesOf(solid, kind),
  ],
  [
    form('How many of these have # sides: ([a-z, ]+)\\?'),
    (sides, shapes) => shapes.split(', ').filter((shape) => CORNERS[shape] === n(sides)).length,
  ],
  [
    form('Each star shows # (\\w+)\\. How many (\\w+) do # stars show\\?'),
    (each, _, __, stars) => n(each) * n(stars),
  ],
  [
    form('In a pictogram, each square shows # (\\w+)\\. How many squares show # (\\w+)\\?'),
    (each, _, all) => n(all) / n(each),
  ],
  [
    form('How many pets are # cats, # dogs and # fish altogether\\?'),
    (a, b, c) => n(a) + n(b) + n(c),
  ],
  [form('With # cats and # dogs, how many more cats are there\\?'), (a, b) => n(a) - n(b)],
  [form('Write ([a-z -]*hundred[a-z -]*) in digits\\.'), (words) => inDigits(words)],
  [
    form('How many pens fill # boxes of # and # box(?:es)? of #\\?'),
    (a, b, c, d) => n(a) * n(b) + n(c) * n(d),
  ],
  [
    form('# \\+ # = #, so # − # = \\?'),
    (a, b, sum, from, off) => (n(a) + n(b) === n(sum) ? n(from) - n(off) : NaN),
  ],
  [
    form('#/(\\d+), #/(\\d+), #/(\\d+), \\?/(\\d+)'),
    (a, _, b, __, c) => (n(c) - n(b) === n(b) - n(a) ? 2 * n(c) - n(b) : NaN),
  ],
  [
    form(`How many (${PARTS.join('|')}|thousandths) are in #(?: wholes?)?\\?`),
    (part, value) =>
      Math.round(n(value) * 1000 * (part === 'thousandths' ? 1000 : PARTS.indexOf(part) + 2)) /
      1000,
  ],
  [form('#/# = #/\\?'), (top, bottom, other) => (n(bottom) * n(other)) / n(top)],
  [form('Which is (larger|smaller): (\\d+/\\d+) or (\\d+/\\d+)\\? Give its (\\w+)\\.'), fraction],
  [
    form('What is the numerator of the (larger|smaller) fraction: (\\d+/\\d+) or (\\d+/\\d+)\\?'),
    (kind, one, other) => fraction(kind, one, other, 'numerator'),
  ],
  [
    form('The (larger|smaller) of (\\d+/\\d+) and (\\d+/\\d+) is 1/\\?\\.'),
    (kind, one, other) => fraction(kind, one, other, 'denominator'),
  ],
  [
    form('The (larger|smaller) of (\\d+/\\d+) and (\\d+/\\d+) is \\?/\\d+\\.'),
    (kind, one, other) => fraction(kind, one, other, 'numerator'),
  ],
  [form('\\w+ eats #/# of a pie\\. How many \\w+ are left\\?'), (a, b) => n(b) - n(a)],
  [
    form('# minutes? to # is how many minutes past #\\?'),
    (before, next, last) => (n(next) - n(last) === 1 ? 60 - n(before) : NaN),
  ],
  [
    form('How many minutes is it from (\\d+):(\\d+) to (\\d+):(\\d+)\\?'),
    (a, b, c, d) => minutes(c, d) - minutes(a, b),
  ],
  [
    form(
      'A bus leaves at (\\d+):(\\d+) and arrives at (\\d+):(\\d+)\\. How many minutes does it take\\?',
    ),
    (a, b, c, d) => minutes(c, d) - minutes(a, b),
  ],
  [
    form('A clock hand turns clockwise from # to #\\. How many quarter turns does it make\\?'),
    (from, to) => ((n(to) - n(from) + 12) % 12) / 3,
  ],
  [
    form('There are # red, # blue and # green \\w+\\. How many are red or blue\\?'),
    (red, blue) => n(red) + n(blue),
  ],
  [
    form(
      '# cars are red and # are blue\\. How many (more are red than blue|are there altogether)\\?',
    ),
    (a, b, asked) => (asked === 'are there altogether' ? n(a) + n(b) : n(a) - n(b)),
  ],
  [
    form('Estimate # ([+×]) # by rounding both numbers to the nearest #\\.'),
    (a, sign, b, to) =>
      sign === '+'
        ? nearest(n(a), n(to)) + nearest(n(b), n(to))
        : nearest(n(a), n(to)) * nearest(n(b), n(to)),
  ],
  [
    form('# pupils sing\\. # leave and # return\\. How many sing now\\?'),
    (pupils, leave, back) => n(pupils) - n(leave) + n(back),
  ],
  [form('# × # = # × # \\+ # × \\?'), (a, b, c, d, e) => (n(a) * n(b) - n(c) * n(d)) / n(e)],
  [
    form('Work out # ÷ #\\. Which digit is in the tenths place\\?'),
    (top, bottom) => Math.floor((10 * n(top)) / n(bottom)) % 10,
  ],
  [
    form('# ÷ # is # and how many hundredths\\?'),
    (top, bottom, whole) => Math.round((100 * n(top)) / n(bottom)) - 100 * n(whole),
  ],
  [
    form(
      'Which is (larger|largest|smaller|smallest): LIST\\? Give it in (hundredths|thousandths)\\.',
    ),
    (asked, list, part) => Math.round(pick(asked, list) * (part === 'hundredths' ? 100 : 1000)),
  ],
  [form('£# \\+ £# = \\?p'), (a, b) => Math.round(100 * n(a)) + Math.round(100 * n(b))],
  [
    form('Pens cost £# each\\. How many pence do # pens cost\\?'),
    (price, count) => n(count) * Math.round(100 * n(price)),
  ],
  [
    form('(\\d+):(\\d+) p\\.m\\. = \\?:(\\d+) on a 24-hour clock'),
    (hour, past, same) => (past === same ? n(hour) + 12 : NaN),
  ],
  [form('How many ((?:days|months) are in (?:a|two) \\w+)\\?'), (asked) => KNOWN[asked] ?? NaN],
  [
    form(
      'How many (lines of symmetry|(?:vertical|horizontal) lines|(?:equal|pairs of parallel) sides|(?:acute|obtuse) angles) does (?:an?|this) ([\\w ]+) have\\?',
    ),
    (part, shape) => KNOWN[`${part} has a ${shape}`] ?? KNOWN[`${part} has an ${shape}`] ?? NaN,
  ],
  [form('How many of these angles are (\\w+): LIST\\?'), angles],
  [
    form('A dot at # is reflected in a mirror line at #\\. Where is its reflection\\?'),
    (dot, mirror) => n(mirror) + (n(mirror) - n(dot)),
  ],
  [
    form('From POINT, move (.*)\\. What is your (x|y)-coordinate now\\?'),
    (x, y, moves, place) => moved(place === 'x' ? 'First' : 'Second', n(x), n(y), moves),
  ],
  [
    form('The point POINT moves (.*)\\. What is its (x|y)-coordinate now\\?'),
    (x, y, moves, place) => moved(place === 'x' ? 'First' : 'Second', n(x), n(y), moves),
  ],
  [
    form('The point POINT is reflected in the (y|x)-axis\\. What is its (x|y)-coordinate now\\?'),
    (x, y, axis, place) =>
      place === 'x' ? (axis === 'y' ? -n(x) : n(x)) : axis === 'x' ? -n(y) : n(y),
  ],
  [
    form('On a chart’s scale, which number is halfway between # and #\\?'),
    (a, b) => (n(a) + n(b)) / 2,
  ],
  [
    form('A town has # people\\. # (leave|more come)\\. How many are there now\\?'),
    (a, b, way) => (way === 'leave' ? n(a) - n(b) : n(a) + n(b)),
  ],
  [
    form('# people are at a festival\\. # (leave|more come)\\. How many are there now\\?'),
    (a, b, way) => (way === 'leave' ? n(a) - n(b) : n(a) + n(b)),
  ],
  [
    form(
      'A museum had # visitors last year\\. This year it had # (fewer|more)\\. How many came this year\\?',
    ),
    (a, b, way) => (way === 'fewer' ? n(a) - n(b) : n(a) + n(b)),
  ],
  [
    form('A shop has # pens\\. It sells #, then # more, and buys #\\. How many are there now\\?'),
    (a, b, c, d) => n(a) - n(b) - n(c) + n(d),
  ],
  [form('What is the smallest prime factor of #\\?'), (value) => smallestFactor(n(value))],
  [
    form('A hose gives # litres in 1 minute\\. How many litres does it give in # minutes\\?'),
    (a, b) => n(a) * n(b),
  ],
  [
    form('A rope is # m long\\. You cut off # m\\. How many cm are left\\?'),
    (a, b) => Math.round(100 * n(a)) - Math.round(100 * n(b)),
  ],
  [
    form(
      '# (?:inch|kg) is about # (?:cm|pounds)\\. About how many (?:cm|pounds) is # (?:inches|kg)\\?',
    ),
    (one, about, count) => (n(about) * n(count)) / n(one),
  ],
  [
    form(
      '# squares of side # cm are joined in a row\\. What is the perimeter of the shape in cm\\?',
    ),
    (count, side) => n(count) * n(side) * 2 + n(side) * 2,
  ],
  [form('# minutes = # hours? and \\? minutes'), (all, hours) => n(all) - 60 * n(hours)],
  [
    form('# kg of rice is shared into # equal parts\\. How many grams is each part\\?'),
    (kilos, count) => (1000 * n(kilos)) / n(count),
  ],
  [form('A solid’s faces are (.*)\\. How many (\\w+) are there\\?'), solidOf],
  [
    form('On a protractor, an angle goes from #° to #°\\. How many degrees is it\\?'),
    (a, b) => n(b) - n(a),
  ],
  [
    form(
      'A rectangle of perimeter # cm is # cm (?:wide|long)\\. How many cm (?:wide|long) is it\\?',
    ),
    (all, side) => (n(all) - 2 * n(side)) / 2,
  ],
  [
    form('An? ([\\w ]+) has a perimeter of # cm\\. How many centimetres long is one side\\?'),
    (shape, all) => n(all) / (CORNERS[shape] ?? NaN),
  ],
  [
    form('A shop with # packs of # pens sells # pens\\. How many are left\\?'),
    (a, b, c) => n(a) * n(b) - n(c),
  ],
  [form('Round # ÷ # to the nearest whole number\\.'), (a, b) => Math.round(n(a) / n(b))],
  [form('#% = \\?/(\\d+)'), (percent, bottom) => (n(percent) * n(bottom)) / 100],
  [
    form('In an enlargement, an? # cm side becomes # cm long\\. What is the scale factor\\?'),
    (a, b) => n(b) / n(a),
  ],
  [
    form('(\\d+)a \\+ b = #\\. If a = #, what is b\\?'),
    (times, sum, a) => n(sum) - n(times) * n(a),
  ],
  [form('How many pounds do a £# note and a £# (?:coin|note) make\\?'), (a, b) => n(a) + n(b)],
  [form('How many pounds do two £# notes make\\?'), (a) => n(a) + n(a)],
  [
    form('How many different hat-and-coat outfits do # hats and # coats make\\?'),
    (a, b) => n(a) * n(b),
  ],
  [
    form(
      'From # soups, # mains and # puddings, how many different three-course meals can you choose\\?',
    ),
    (a, b, c) => n(a) * n(b) * n(c),
  ],
  [form('How many factor pairs does # have\\?'), (all) => Math.ceil(divisors(n(all)) / 2)],
  [form('How many factors does # have\\?'), (all) => divisors(n(all))],
  [
    form('(\\d+)/(\\d+) = \\? wholes and (\\d+)/\\2'),
    (top, bottom, rest) => (n(top) - n(rest)) / n(bottom),
  ],
  [
    form('How many different hat-and-scarf pairs can you make from # hats and # scarves\\?'),
    (a, b) => n(a) * n(b),
  ],
  [
    form('# (?:kg|km|litres) \\+ # (?:g|m|ml) = \\? (?:g|m|ml)'),
    (a, b) => Math.round(1000 * n(a)) + n(b),
  ],
  [
    form(
      'A rectangle # cm (?:wide|long) has the same area as one # cm by # cm\\. How many cm (?:wide|long) is it\\?',
    ),
    (c, a, b) => (n(a) * n(b)) / n(c),
  ],
  [
    form(
      'Two straight lines cross\\. One angle is #°\\. How large is the angle (opposite|beside) it\\?',
    ),
    (angle, where) => (where === 'opposite' ? n(angle) : 180 - n(angle)),
  ],
  [
    form('A pie chart shows # pupils\\. How many are in a #° slice\\?'),
    (all, angle) => (n(all) * n(angle)) / 360,
  ],
];
