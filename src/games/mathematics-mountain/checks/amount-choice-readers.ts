// A second way to the right option of questions about amounts, units, times and fractions.
import { numbersOf, type ChoiceReader } from './choice-reader.ts';
import { calculate } from './exact-sums.ts';

/** Rough sizes, estimated anew: in centimetres, grams or millilitres, and cubic centimetres. */
const LENGTHS: Readonly<Record<string, number>> = {
  house: 750,
  tree: 1000,
  bus: 1200,
  road: 600,
  pencil: 17,
  book: 18,
  spoon: 16,
  mug: 10,
};
const MASSES: Readonly<Record<string, number>> = {
  apple: 120,
  egg: 55,
  letter: 15,
  mouse: 30,
  dog: 25_000,
  bike: 13_000,
  chair: 4000,
  cow: 650_000,
};
const CAPACITIES: Readonly<Record<string, number>> = {
  bath: 160_000,
  bucket: 8000,
  sink: 14_000,
  'fish tank': 50_000,
  cup: 240,
  spoon: 8,
  glass: 220,
  'egg cup': 35,
  teaspoon: 4,
  'soup spoon': 16,
  'yoghurt pot': 140,
  mug: 280,
  'soup bowl': 450,
  'lunch box': 900,
  teapot: 1100,
  jug: 1300,
  kettle: 1700,
  saucepan: 2500,
  'kitchen sink': 18_000,
  rucksack: 25_000,
  suitcase: 70_000,
  'wheelie bin': 230_000,
  fridge: 280_000,
};
const VOLUMES: Readonly<Record<string, number>> = {
  ant: 0.005,
  'grain of rice': 0.02,
  'poppy seed': 0.0005,
  pinhead: 0.004,
  crumb: 0.01,
  matchbox: 25,
  egg: 50,
  orange: 200,
  mug: 300,
  brick: 1400,
  'bar of soap': 90,
  classroom: 150e6,
  'swimming pool': 400e6,
  garage: 35e6,
  lorry: 60e6,
  house: 400e6,
  haystack: 30e6,
  ocean: 1e23,
  'high mountain': 1e17,
  Moon: 2e25,
  'large lake': 1e16,
};

const large = (size: number | undefined, limit: number, small: string, big: string) =>
  (size ?? NaN) < limit ? small : big;

/** '1 3/4', '3/4' or '2' as a number. */
function valueOf(text: string): number {
  return text
    .split(' ')
    .map((part) => calculate(part))
    .reduce((sum, { top, bottom }) => sum + Number(top) / Number(bottom), 0);
}

/** A number as a mixed number in lowest terms. */
function mixedNumber(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  if (rest < 1e-9) return String(whole);
  for (let bottom = 2; ; bottom++) {
    const top = Math.round(rest * bottom);
    if (Math.abs(top / bottom - rest) < 1e-9)
      return `${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`;
  }
}

function share(part: number): string {
  if (Math.abs(part - 0.5) < 1e-9) return 'A half';
  return Math.abs(part - 0.25) < 1e-9 ? 'A quarter' : 'Neither';
}

const inMillilitres = (text: string) =>
  (numbersOf(text)[0] ?? NaN) * (text.includes('litre') ? 1000 : 1);

export const AMOUNT_CHOICES: readonly ChoiceReader[] = [
  [
    /^(Meg|Jug A) .+ (fewest|most|least)\?$/,
    ({ 1: who, 2: asked, input }) => {
      const all = numbersOf(input);
      const place = all.indexOf(asked === 'most' ? Math.max(...all) : Math.min(...all));
      return (who === 'Meg' ? ['Meg', 'Raj', 'Nia'] : ['Jug A', 'Jug B', 'Jug C'])[place] ?? '';
    },
  ],
  [/^Meg cuts .+ into (\d+) equal parts and takes 1\./, ([, all]) => share(1 / Number(all))],
  [
    /^How much of the bar is shaded\?$/,
    (_, words) => {
      const [all = NaN, some = NaN] = numbersOf(words);
      return share(some / all);
    },
  ],
  [
    /^Which unit is best for measuring how (tall|long|wide|heavy) an? (\w+) is\?$/,
    ([, how, thing = '']) =>
      how === 'heavy'
        ? large(MASSES[thing], 1000, 'Grams', 'Kilograms')
        : large(LENGTHS[thing], 100, 'Centimetres', 'Metres'),
  ],
  [
    /^Which unit is best for measuring how much \w+ fills an? (.+)\?$/,
    ([, thing = '']) => large(CAPACITIES[thing], 1000, 'Millilitres', 'Litres'),
  ],
  [
    /^Which time is (\d+) hours? (after|before) (noon|midnight)\?$/,
    ([, hours, side, of]) => {
      const at = ((of === 'noon' ? 12 : 24) + (side === 'after' ? 1 : -1) * Number(hours)) % 24;
      return `${((at + 11) % 12) + 1}:00 ${at < 12 ? 'a.m.' : 'p.m.'}`;
    },
  ],
  [
    /^What is (\d+ \d+\/\d+) ([×+−]) (\d+(?: \d+\/\d+)?)\?$/,
    ([, one = '', sign, other = '']) => {
      const [a, b] = [valueOf(one), valueOf(other)];
      return mixedNumber(sign === '×' ? a * b : sign === '+' ? a + b : a - b);
    },
  ],
  [
    /covers (\d+) whole squares and about half of each of (\d+) more/,
    ([, whole, halves]) => String(Number(whole) + 0.5 * Number(halves)),
  ],
  [
    /^Which unit is best for the volume of (?:an?|the) (.+)\?$/,
    ([, thing = '']) => {
      const size = VOLUMES[thing] ?? NaN;
      if (size >= 1e15) return 'Cubic kilometres';
      if (size >= 1e6) return 'Cubic metres';
      return size >= 1 ? 'Cubic centimetres' : 'Cubic millimetres';
    },
  ],
  [
    /^You draw a pie chart of (\d+) pupils\. (\d+) of them /,
    ([, all, some]) => `${(Number(some) * 360) / Number(all)}°`,
  ],
];

/** The option nearest to what a thing holds; −1 for any other question. */
export function nearestHeld(question: string, options: readonly string[]): number {
  const thing = /^About how much does an? (.+) hold\?$/.exec(question)?.[1];
  if (thing === undefined) return -1;
  const off = options.map((option) =>
    Math.abs(Math.log(inMillilitres(option) / (CAPACITIES[thing] ?? NaN))),
  );
  return off.indexOf(Math.min(...off));
}
