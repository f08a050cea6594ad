// A second way to the right option of questions with options: from their texts alone.
import { AMOUNT_CHOICES, nearestHeld } from './amount-choice-readers.ts';
import { calculate, minus } from './exact-sums.ts';
import { SHAPE_CHOICES } from './shape-choice-readers.ts';

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

function numbers(text: string): number[] {
  return (text.match(NUMBER) ?? []).map((one) => Number(one.replaceAll(',', '')));
}

/** What 'a = b' says. */
function isTrue(equation: string): boolean {
  const [left = '', right = ''] = equation.split(' = ');
  return minus(calculate(left), calculate(right)).top === 0n;
}

const value = (text: string) => {
  const number = text.trim().replaceAll(',', '');
  const { top, bottom } = calculate(number);
  return Number(top) / Number(bottom);
};

/** Which shapes have what, by their own definitions: the angles and sides that examples of each can have. */
const EXAMPLES: Readonly<Record<string, readonly { sides: number[]; angles: number[] }[]>> = {
  square: [{ sides: [2, 2, 2, 2], angles: [90, 90, 90, 90] }],
  rectangle: [
    { sides: [2, 2, 2, 2], angles: [90, 90, 90, 90] },
    { sides: [2, 3, 2, 3], angles: [90, 90, 90, 90] },
  ],
  rhombus: [
    { sides: [2, 2, 2, 2], angles: [90, 90, 90, 90] },
    { sides: [2, 2, 2, 2], angles: [60, 120, 60, 120] },
  ],
  parallelogram: [
    { sides: [2, 2, 2, 2], angles: [90, 90, 90, 90] },
    { sides: [2, 3, 2, 3], angles: [60, 120, 60, 120] },
  ],
  'isosceles triangle': [
    { sides: [5, 5, 7], angles: [45, 45, 90] },
    { sides: [5, 5, 3], angles: [70, 70, 40] },
  ],
  'equilateral triangle': [{ sides: [4, 4, 4], angles: [60, 60, 60] }],
  'scalene triangle': [
    { sides: [3, 4, 5], angles: [37, 53, 90] },
    { sides: [4, 5, 7], angles: [34, 44, 102] },
  ],
  'right-angled triangle': [
    { sides: [5, 5, 7], angles: [45, 45, 90] },
    { sides: [3, 4, 5], angles: [37, 53, 90] },
  ],
};

function isSo({ sides, angles }: { sides: number[]; angles: number[] }, claim: string): boolean {
  const right = angles.filter((angle) => angle === 90).length;
  const alike = Math.max(...sides.map((one) => sides.filter((other) => other === one).length));
  if (claim === 'is a rectangle') return sides.length === 4 && right === 4;
  if (claim === 'is a square') return right === 4 && alike === 4;
  if (claim === 'has four equal sides') return alike === 4;
  if (claim === 'has four right angles') return right === 4;
  if (claim === 'has two pairs of parallel sides')
    return angles[0] === angles[2] && angles[1] === angles[3];
  if (claim === 'has two right angles') return right >= 2;
  if (claim === 'has two obtuse angles') return angles.filter((angle) => angle > 90).length >= 2;
  if (claim === 'has one right angle' || claim === 'has a right angle') return right === 1;
  if (claim === 'has two acute angles or more')
    return angles.filter((angle) => angle < 90).length >= 2;
  if (claim === 'has two equal sides') return alike >= 2;
  return new Set(angles).size === 1;
}

function often(claims: readonly boolean[]): number {
  if (claims.every(Boolean)) return 0;
  return claims.some(Boolean) ? 1 : 2;
}

/** The place of the right option; −1 for any other question. */
export function solveChoice(question: string, options: readonly string[], words = ''): number {
  for (const [form, right] of [...SHAPE_CHOICES, ...AMOUNT_CHOICES]) {
    const match = form.exec(question);
    if (match) return options.indexOf(right(match, words));
  }
  if (question.startsWith('About how much does')) return nearestHeld(question, options);
  const [a = NaN, b = NaN] = numbers(question);
  if (question.includes('Which step'))
    return options.findIndex((option) => !isTrue(option.split(': ')[1] ?? ''));
  if (question.startsWith('Which way') && options.some((option) => option.includes('then'))) {
    return options.findIndex((option) => {
      const [near = NaN, off = NaN] = numbers(option);
      return option.includes('then') && (option.includes('away') ? near - off : near + off) === b;
    });
  }
  if (question.startsWith('Which first step makes')) {
    const products = options.map((option) => value(option.replace('First ', '')));
    return products.findIndex((product) => product % 10 === 0 && product === roundest(products));
  }
  if (question.startsWith('About how much')) {
    const near = Math.round(a / 100) * 100 + Math.round(b / 100) * 100;
    return options.indexOf(String(near));
  }
  if (question.includes('buses')) return options.indexOf(String(Math.ceil(a / b)));
  if (question.includes('boxes')) return options.indexOf(String(Math.floor(a / b)));
  if (question.startsWith('Which list')) {
    return options.findIndex((option) => {
      const all = option.split(/[,;] /).map(value);
      return all.every((one, index) => index === 0 || (all[index - 1] ?? NaN) < one);
    });
  }
  if (question.startsWith('At which time is the angle')) {
    const turns = options.map((option) =>
      Math.abs(((parseInt(option, 10) * 30 + 180) % 360) - 180),
    );
    const isLargest = question.endsWith('largest?');
    return turns.indexOf(isLargest ? Math.max(...turns) : Math.min(...turns));
  }
  if (question.startsWith('True or false')) {
    const [, sum = ''] = /\? (.+)\.$/.exec(question) ?? [];
    return options.indexOf(isTrue(sum.replace(' is equal to ', ' = ')) ? 'True' : 'False');
  }
  const multiple = /(A|An odd) multiple of (\d+) is also a multiple of (\d+)/.exec(question);
  if (multiple) {
    const [, kind, of, by] = multiple;
    const all = Array.from({ length: 60 }, (_, n) => (n + 1) * Number(of));
    return often(all.filter((n) => kind === 'A' || n % 2 === 1).map((n) => n % Number(by) === 0));
  }
  const shape = /never\? An? (.+?) (is a .+|has .+)\.$/.exec(question);
  if (shape) {
    const [, name = '', claim = ''] = shape;
    const all =
      name === 'triangle'
        ? Object.entries(EXAMPLES).flatMap(([one, some]) => (one.endsWith('triangle') ? some : []))
        : (EXAMPLES[name] ?? []);
    return often(all.map((one) => isSo(one, claim)));
  }
  if (question.includes('clockwise')) {
    const turned = (b - a + 12) % 12;
    return turned < 3 ? 0 : turned === 3 ? 1 : 2;
  }
  if (question.startsWith('Which is the same time')) {
    const [, time = ''] = /as ([\d:]+)/.exec(question) ?? [];
    const [hour = NaN, minute = ''] = time.split(':');
    return options.indexOf(`${Number(hour) - 12}:${minute} p.m.`);
  }
  if (question.startsWith('Which of these is a composite')) {
    return options.findIndex((option) => {
      const n = Number(option);
      return Array.from({ length: n }, (_, by) => by + 1).filter((by) => n % by === 0).length > 2;
    });
  }
  const beads = /^Beads on a string go (.+) and so on\. What colour is the (\S+) bead\?$/.exec(
    question,
  );
  if (beads) return options.indexOf(beadAt(beads[1]?.split(', ') ?? [], beads[2] ?? ''));
  const who =
    /^(?:In the morning, )?(\w+) (?:swims|runs) .*(?:at|in) (\d+).+ and (\w+) (?:at|in) (\d+).+Who (?:swims|is) (\w+)\?$/.exec(
      question,
    );
  if (who) {
    const [, one = '', first, other = '', second, asked = ''] = who;
    const isLess = Number(first) < Number(second);
    return options.indexOf(isLess === /earlier|quicker/.test(asked) ? one : other);
  }
  return -1;
}

/** The product with the most zeros at its end. */
function roundest(products: readonly number[]): number {
  const zeros = (n: number) => /0*$/.exec(String(n))?.[0].length ?? 0;
  return products.reduce((best, one) => (zeros(one) > zeros(best) ? one : best));
}

const ORDINALS = ['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

/** The colour of a later bead of a pattern that repeats. */
function beadAt(shown: readonly string[], nth: string): string {
  const lengths = [3, 4, 5];
  const length = lengths.find((every) =>
    shown.every((bead, index) => index < every || bead === shown[index - every]),
  );
  return shown[(ORDINALS.indexOf(nth) + 6) % (length ?? NaN)] ?? '';
}
