// An independent check of every answer: reads the printed text of a maths question and works out the answer, without
// knowing how the question was made.
import { z } from 'zod/mini';
import { calculate, exact, over, plus, putFor, solve, times, whole } from './exact-sums.ts';
import { MONTHS, MORE_READERS, pence, type Reader } from './maths-readers.ts';
import { solveChoice } from './choose-readers.ts';
import { solveForm } from './form-readers.ts';
import { describe } from '../describe.ts';
import type { MathsItem } from '../question-types/question-type.ts';
import { solveProblem } from './problem-readers.ts';
import { solveRead } from './read-readers.ts';

const optionsSchema = z.object({ options: z.array(z.string()) });
const NUMBER = String.raw`(−?[\d,]+(?:\.\d+)?)`;
const pattern = (text: string) => new RegExp(`^${text.replaceAll('#', NUMBER)}$`);

const UNIT_SIZES: Readonly<Record<string, string>> = {
  mm: '1',
  cm: '10',
  m: '1000',
  km: '1000000',
  g: '1',
  kg: '1000',
  ml: '1',
  litre: '1000',
  litres: '1000',
  seconds: '1',
  minutes: '60',
  hours: '3600',
  days: '1',
  weeks: '7',
  months: '1',
  years: '12',
};
const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};
/** Corners of the base, and whether the solid has an apex. */
const SOLIDS: Readonly<Record<string, readonly [number, boolean]>> = {
  cube: [4, false],
  cuboid: [4, false],
  'square-based pyramid': [4, true],
  'triangular prism': [3, false],
};
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const TY = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Readers for every question in words; `solve` handles sums and equations. */
const READERS: readonly Reader[] = [
  [
    pattern('What is (one|ten|[\\d,]+) (more|less) than #\\?'),
    (step, way, n) => stepFrom(step, way, n),
  ],
  [pattern('Write ([a-z-]+) in digits\\.'), (word) => wordValue(word)],
  [
    pattern('# = \\? (hundredths|thousandths)'),
    (n, part) => whole(times(exact(n), exact(part === 'hundredths' ? '100' : '1000'))),
  ],
  [pattern('What is double #\\?'), (n) => 2 * int(n)],
  [pattern('What is half of #\\?'), (n) => share(n, 2)],
  [pattern('What is a (third|quarter) of #\\?'), (part, n) => share(n, part === 'third' ? 3 : 4)],
  [pattern('#, #, #, \\?'), (a, b, c) => nextTerm([a, b, c].map(int))],
  [
    pattern('A sequence with equal steps begins #, #, #, #, … What is the 10th number\\?'),
    (a, b, c, d) => termAt([a, b, c, d].map(int), 10),
  ],
  [pattern('How many pence do a #p coin and a #p coin make\\?'), (a, b) => int(a) + int(b)],
  [pattern('How many pence do two #p coins make\\?'), (a) => int(a) + int(a)],
  [
    pattern('# (\\w+) have # (\\w+) each\\. How many (\\w+) are there\\?'),
    (n, _, each, thing, asked) => (thing === asked ? int(n) * int(each) : NaN),
  ],
  [
    pattern('# children share # \\w+ equally\\. How many does each child get\\?'),
    (by, n) => share(n, int(by)),
  ],
  [
    pattern('\\w+ \\w+ # (\\w+?)s?, then # more\\. How many are there altogether\\?'),
    (a, _, b) => int(a) + int(b),
  ],
  [
    pattern(
      '\\w+ has # (\\w+?)s? and (loses|gives away|sells|puts away) #\\. How many are left\\?',
    ),
    (a, _, __, b) => int(a) - int(b),
  ],
  [pattern('How many sides does an? (\\w+) have\\?'), (shape) => SIDES[shape] ?? NaN],
  [pattern('How many (faces|edges|vertices) does a ([\\w -]+) have\\?'), partsOfSolid],
  [pattern('How many minutes are in an hour\\?'), () => 60],
  [pattern('How many minutes are in half an hour\\?'), () => 60 / 2],
  [pattern('How many minutes are in a quarter of an hour\\?'), () => 60 / 4],
  [pattern('How many hours are in a day\\?'), () => 2 * 12],
  [pattern('How many seconds are in a minute\\?'), () => 60],
  [pattern('How many days are in a normal year, not a leap year\\?'), () => daysIn(2023, 0, 12)],
  [pattern('How many days are in a leap year\\?'), () => daysIn(2024, 0, 12)],
  [
    pattern('How many days are in ([A-Z]\\w+)\\?'),
    (month) => daysIn(2023, MONTHS.indexOf(month), 1),
  ],
  [
    pattern('You have (£1|\\d+p) and spend #p\\. How many pence are left\\?'),
    (pay, cost) => pence(pay) - int(cost),
  ],
  [pattern('What is the value of the (\\d) in #\\?'), digitValue],
  [pattern('What number is the Roman numeral ([IVXLCDM]+)\\?'), fromRoman],
  [pattern('A square has # cm sides\\. What is its perimeter in cm\\?'), (side) => 4 * int(side)],
  [
    pattern('An equilateral triangle has # cm sides\\. What is its perimeter in cm\\?'),
    (side) => 3 * int(side),
  ],
  [
    pattern(
      'A rectangle is # (cm|m) by # \\2\\. (What is its perimeter(?: in \\2)?|What is its area in cm²)\\?',
    ),
    (a, _, b, asked) =>
      asked === 'What is its area in cm²' ? int(a) * int(b) : int(a) + int(b) + int(a) + int(b),
  ],
  [
    pattern('An? # cm plant grows to # times its height\\. How many cm tall is it now\\?'),
    (size, times) => int(size) * int(times),
  ],
  [
    pattern('How many (tenths|hundredths) make #\\?'),
    (part, n) => whole(times(exact(n), exact(part === 'tenths' ? '10' : '100'))),
  ],
  [pattern('Round # to the nearest whole number\\.'), (n) => nearest(n, '1')],
  [pattern('Round # to the nearest #\\.'), (n, to) => nearest(n, to)],
  [
    pattern('How many squares is the area of an? # by # (square|rectangle)\\?'),
    (rows, each, shape) => ((shape === 'square') === (rows === each) ? int(rows) * int(each) : NaN),
  ],
  [pattern('How many steps of 1 take you from # back to #\\?'), (from, to) => int(from) - int(to)],
  [pattern('# (\\w+) = \\? (\\w+)'), convert],
  [pattern('What is the next prime after #\\?'), (n) => primeAfter(int(n))],
  [
    pattern('What is the highest common factor of # and #\\?'),
    (a, b) => range(int(a)).findLast((n) => int(a) % n === 0 && int(b) % n === 0) ?? NaN,
  ],
  [
    pattern('What is the lowest common multiple of # and #\\?'),
    (a, b) =>
      range(int(b))
        .map((n) => n * int(a))
        .find((n) => n % int(b) === 0) ?? NaN,
  ],
  [pattern('What is the remainder of # ÷ #\\?'), (n, by) => int(n) % int(by)],
  [
    pattern('It is # °C\\. It gets # °C warmer\\. What is the temperature then\\?'),
    (from, rise) => int(from) + int(rise),
  ],
  [pattern('How many degrees is it from # °C to # °C\\?'), (from, to) => int(to) - int(from)],
  [
    pattern(
      'A rectangle of area # cm² is # cm (?:wide|long)\\. How many cm (?:wide|long) is it\\?',
    ),
    (area, side) => share(area, int(side)),
  ],
  [
    pattern(
      'Two angles make a (straight line|full turn)\\. One is #°\\. How many degrees is the other\\?',
    ),
    (kind, angle) => (kind === 'full turn' ? 360 : 180) - int(angle),
  ],
  [
    pattern('How many cubes fill a box # cubes long, # wide and # high\\?'),
    (a, b, c) => int(a) * int(b) * int(c),
  ],
  [pattern('What is #% of #\\?'), (percent, n) => share(String(int(percent) * int(n)), 100)],
  [
    pattern('The radius of a circle is # (\\w+)\\. What is its diameter in \\2\\?'),
    (n) => int(n) + int(n),
  ],
  [
    pattern('The diameter of a circle is # (\\w+)\\. What is its radius in \\2\\?'),
    (n) => share(n, 2),
  ],
  [pattern('(.*n.*=.*)\\. n = \\?'), (equation) => solve(putFor(equation, '?'))],
  [pattern('If n = #, what is (.*n.*)\\?'), (n, formula) => whole(calculate(putFor(formula, n)))],
  [
    pattern('Share # in the ratio # : #\\. What is the larger share\\?'),
    (n, a, b) => share(n, int(a) + int(b)) * Math.max(int(a), int(b)),
  ],
  [
    pattern('# people need # g of rice\\. How many grams do # people need\\?'),
    (have, grams, want) => share(String(int(grams) * int(want)), int(have)),
  ],
  [
    pattern('Two angles of a triangle are #° and #°\\. How large is the third\\?'),
    (a, b) => 180 - int(a) - int(b),
  ],
  [
    pattern('An isosceles triangle has two angles of #°\\. How large is the third\\?'),
    (a) => 180 - 2 * int(a),
  ],
  [
    pattern('Three angles of a quadrilateral are #°, #° and #°\\. How large is the fourth\\?'),
    (a, b, c) => 360 - int(a) - int(b) - int(c),
  ],
  [
    pattern(
      'What is the area in cm² of a (triangle|parallelogram) with base # cm and height # cm\\?',
    ),
    (shape, base, height) => share(String(int(base) * int(height)), shape === 'triangle' ? 2 : 1),
  ],
  [
    pattern('A cuboid is # cm by # cm by # cm\\. What is its volume in cm³\\?'),
    (a, b, c) => int(a) * int(b) * int(c),
  ],
  [
    pattern('5 miles is about 8 km\\. About how many (?:kilometres|miles) is # (miles|km)\\?'),
    (n, unit) => (unit === 'miles' ? share(String(int(n) * 8), 5) : share(String(int(n) * 5), 8)),
  ],
  [
    pattern('What is the mean of #, # and #\\?'),
    (a, b, c) => share(String(int(a) + int(b) + int(c)), 3),
  ],
  [/^What is (.+ of .+)\?$/, (sum) => whole(calculate(sum))],
];

/**
 * The answer to a printed question; throws if the text is not understood, or if the answer is not whole in a question that is
 * answered by a whole number.
 */
export function evaluateItem({ question, form, picture, more }: MathsItem): number {
  const words = picture ? describe(picture) : '';
  if (form === 'choose') return solveChoice(question, optionsSchema.parse(more).options, words);
  return form === 'read' && picture ? solveRead(question, words) : evaluate(question, form);
}

/** The same from the text alone. */
export function evaluate(question: string, form: string | undefined = 'whole'): number {
  if (form !== 'whole') return solveForm(question) ?? NaN;
  const problem = solveProblem(question);
  if (problem !== null) return checked(problem, question);
  for (const [form, work] of [...MORE_READERS, ...READERS]) {
    const match = form.exec(question);
    if (match) return checked(work(...match.slice(1)), question);
  }
  return checked(solve(question), question);
}

function checked(answer: number, question: string): number {
  if (!Number.isInteger(answer)) throw new Error(`No whole answer: ${question}`);
  return answer;
}

function int(text: string | undefined): number {
  return whole(exact(text ?? ''));
}

function share(n: string | undefined, by: number): number {
  return int(n) / by;
}

function range(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}

function stepFrom(
  step: string | undefined,
  way: string | undefined,
  n: string | undefined,
): number {
  const size = step === 'one' ? 1 : step === 'ten' ? 10 : int(step);
  return way === 'more' ? int(n) + size : int(n) - size;
}

function wordValue(word: string): number {
  const small = WORDS.indexOf(word);
  if (small >= 0) return small;
  const [tens = '', ones = 'zero'] = word.split('-');
  return (TY.indexOf(tens) + 2) * 10 + WORDS.indexOf(ones);
}

/** The next number of a sequence that rises or falls by the same amount each time. */
function nextTerm(terms: readonly number[]): number {
  return termAt(terms, terms.length + 1);
}

function termAt(terms: readonly number[], place: number): number {
  const [first = NaN, second = NaN] = terms;
  const step = second - first;
  const isEven = terms.every((term, index) => term === first + index * step);
  return isEven ? first + (place - 1) * step : NaN;
}

/** Faces, edges or vertices of a prism or pyramid, counted from the corners of its base. */
function partsOfSolid(part: string, solid: string): number {
  const [corners, isPointed] = SOLIDS[solid] ?? [NaN, false];
  const faces = isPointed ? corners + 1 : corners + 2;
  const vertices = isPointed ? corners + 1 : corners * 2;
  if (part === 'edges') return faces + vertices - 2;
  return part === 'faces' ? faces : vertices;
}

function daysIn(year: number, month: number, months: number): number {
  if (month < 0) return NaN;
  return (Date.UTC(year, month + months) - Date.UTC(year, month)) / 86_400_000;
}

function digitValue(digit: string, number: string): number {
  const digits = number.replaceAll(',', '');
  const place = digits.indexOf(digit);
  if (place < 0 || place !== digits.lastIndexOf(digit)) return NaN;
  return Number(digit + '0'.repeat(digits.length - place - 1));
}

function fromRoman(letters: string): number {
  const worth: Readonly<Record<string, number>> = {
    I: 1,
    V: 5,
    X: 10,
    L: 50,
    C: 100,
    D: 500,
    M: 1000,
  };
  const values = [...letters].map((letter) => worth[letter] ?? NaN);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

function nearest(n: string, to: string): number {
  const steps = plus(over(exact(n), exact(to)), exact('0.5'));
  return Number(steps.top / steps.bottom) * int(to);
}

function convert(size: string, from: string, to: string): number {
  const one = over(exact(UNIT_SIZES[from] ?? ''), exact(UNIT_SIZES[to] ?? ''));
  return whole(times(exact(size), one));
}

function primeAfter(n: number): number {
  const isPrime = (tried: number) => range(tried).filter((by) => tried % by === 0).length === 2;
  return range(n + 100).find((tried) => tried > n && isPrime(tried)) ?? NaN;
}
