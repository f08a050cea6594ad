// Always, sometimes or never true; what fits; what comes earlier.
import { choice, inOrder, type WrongOption } from '../choices.ts';
import type { Misconception } from '../misconceptions.ts';
import { every, oneOf, span, type Pool } from '../pool.ts';
import { problem } from '../question-type.ts';
import { lowestCommonMultiple } from '../arithmetic.ts';
import { capital, counted, listInWords, num, ordinal, parts } from '../wording.ts';

const OFTEN = ['Always true', 'Sometimes true', 'Never true'] as const;

/** What shapes have: always (A), sometimes (S) or never (N), and why. */
const SHAPE_FACTS: Readonly<Record<string, readonly [often: 'A' | 'S' | 'N', why: string]>> = {
  'A square has four equal sides.': [
    'A',
    'A rectangle whose 4 sides are not equal is not a square.',
  ],
  'A rectangle has four equal sides.': [
    'S',
    'A square is a rectangle with 4 equal sides, but other rectangles have 2 long and 2 short sides.',
  ],
  'A rhombus has four equal sides.': ['A', 'A shape whose 4 sides are not equal is not a rhombus.'],
  'A rhombus has four right angles.': [
    'S',
    'A square is a rhombus with 4 right angles, but other rhombuses have none.',
  ],
  'A rectangle has four right angles.': ['A', 'A shape without 4 right angles is not a rectangle.'],
  'A parallelogram has four right angles.': [
    'S',
    'A rectangle is a parallelogram with 4 right angles, but other parallelograms have none.',
  ],
  'A parallelogram has four equal sides.': [
    'S',
    'A rhombus is a parallelogram with 4 equal sides, but other parallelograms have 2 long and 2 short sides.',
  ],
  'A parallelogram has two pairs of parallel sides.': [
    'A',
    'A shape without 2 pairs of parallel sides is not a parallelogram.',
  ],
  'A rhombus has two pairs of parallel sides.': [
    'A',
    'Opposite sides of a rhombus are parallel, and there are 2 pairs of them.',
  ],
  'A square is a rectangle.': [
    'A',
    'A shape with 4 sides and 4 right angles is a rectangle, and a square is one.',
  ],
  'A rectangle is a square.': [
    'S',
    'A rectangle with 4 equal sides is a square, but one with 2 long and 2 short sides is not.',
  ],
  'A triangle has two right angles.': [
    'N',
    'With 2 right angles, two of the sides would never meet.',
  ],
  'A triangle has two obtuse angles.': [
    'N',
    'With 2 obtuse angles, two of the sides would never meet.',
  ],
  'A triangle has one right angle.': [
    'S',
    'A right-angled triangle has 1 right angle, but an equilateral triangle has none.',
  ],
  'A triangle has two acute angles or more.': [
    'A',
    'At most 1 angle of a triangle can be a right angle or larger, and the others are acute.',
  ],
  'An isosceles triangle has two equal sides.': ['A', 'Isosceles means that 2 sides are equal.'],
  'An isosceles triangle has a right angle.': [
    'S',
    'Half a square, cut from corner to corner, has 1 right angle, but most isosceles triangles have none.',
  ],
  'An equilateral triangle has a right angle.': [
    'N',
    'The 3 angles are equal, and a triangle cannot have 3 right angles.',
  ],
  'An equilateral triangle has three equal angles.': [
    'A',
    'With 3 equal sides, the triangle looks the same from every corner.',
  ],
  'A scalene triangle has two equal sides.': [
    'N',
    'Scalene means that all 3 sides have different lengths.',
  ],
  'A right-angled triangle has two equal sides.': [
    'S',
    'Half a square, cut from corner to corner, has 2 equal sides, but other right-angled triangles have none.',
  ],
};

const NAMES = ['Meg', 'Raj', 'Nia', 'Tom', 'Zara', 'Omar'] as const;

/** Fractions of all sizes, from which three are put in order. */
const FRACTIONS: readonly (readonly [top: number, bottom: number])[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [5, 6],
  [7, 8],
  [7, 10],
  [9, 8],
  [4, 3],
  [5, 4],
];

export const statements = [
  problem({
    id: 'Y1.ME.1/r161',
    form: 'choose',
    pool: every(oneOf('earlier', 'quicker', 'later', 'slower'))
      .and(span(5, 12))
      .and(span(5, 12))
      .and(span(0, 5))
      // Nobody swims before 7 or, before lunch, after 11.
      .where(
        ([asked, a, b]) =>
          a !== b &&
          (asked === 'quicker' ||
            asked === 'slower' ||
            (Math.min(a, b) >= 7 && Math.max(a, b) <= 11)),
      ),
    write: ([asked, a, b, name]) => {
      const [one, other] = [NAMES[name] ?? 'Meg', NAMES[(name + 1) % NAMES.length] ?? 'Raj'];
      const isClock = asked === 'earlier' || asked === 'later';
      const isFirst = asked === 'earlier' || asked === 'quicker' ? a < b : a > b;
      const [right, wrong] = isFirst ? [one, other] : [other, one];
      const [best, rest] = isFirst ? [a, b] : [b, a];
      return {
        ...choice(
          isClock
            ? `In the morning, ${one} swims at ${a} o’clock and ${other} at ${b} o’clock. Who swims ${asked}?`
            : `${one} runs the race in ${a} minutes and ${other} in ${b} minutes. Who is ${asked}?`,
          right,
          [
            [
              wrong,
              'more-and-less-swapped',
              isClock
                ? `${rest} o’clock is ${asked === 'earlier' ? 'after' : 'before'} ${best} o’clock, so ${wrong} swims ${asked === 'earlier' ? 'later' : 'earlier'}.`
                : `${rest} minutes is ${asked === 'quicker' ? 'more' : 'less'} than ${best} minutes, so ${wrong} is ${asked === 'quicker' ? 'slower' : 'quicker'}.`,
            ],
          ],
          a + b,
        ),
        explanation: isClock
          ? `${best} o’clock comes ${asked === 'earlier' ? 'before' : 'after'} ${rest} o’clock, so ${right} swims ${asked}.`
          : `${best} minutes is ${asked === 'quicker' ? 'less' : 'more'} than ${rest} minutes, so ${right} is ${asked}.`,
      };
    },
  }),
  problem({
    id: 'Y2.AS.4/r161',
    form: 'choose',
    pool: every(span(2, 12))
      .and(span(2, 12))
      .and(oneOf('+', '−', '×', '÷'))
      // Only the tables of the year.
      .where(
        ([a, b, sign]) =>
          a > b &&
          (sign === '+' || sign === '−' || [2, 5, 10].includes(b)) &&
          (sign !== '÷' || a % b === 0),
      ),
    write: ([a, b, sign]) => {
      const isTrue = sign === '+' || sign === '×';
      const [right, wrong] = isTrue ? ['True', 'False'] : ['False', 'True'];
      return {
        ...inOrder(
          `True or false? ${a} ${sign} ${b} is equal to ${b} ${sign} ${a}.`,
          right,
          [
            [
              wrong,
              'swaps-in-any-sum',
              isTrue
                ? `Both are ${sign === '+' ? a + b : a * b}. You may swap the numbers here.`
                : `${a} ${sign} ${b} is ${sign === '−' ? a - b : a / b}, and ${b} ${sign} ${a} is not.`,
            ],
          ],
          ['True', 'False'],
        ),
        explanation: isTrue
          ? `You get ${sign === '+' ? a + b : a * b} in either order.`
          : `You cannot swap the numbers when you ${sign === '−' ? 'take away' : 'divide'}: only ${a} ${sign} ${b} is ${sign === '−' ? a - b : a / b}.`,
      };
    },
  }),
  problem({
    id: 'Y2.GE.5/r162',
    form: 'choose',
    pool: every(oneOf('red', 'blue', 'green'))
      .and(oneOf('yellow', 'white', 'black'))
      .and(oneOf('ABB', 'AAB', 'ABAA'))
      .and(span(7, 12))
      .where(([, , pattern, nth]) => nth > 2 * pattern.length),
    write: ([a, b, pattern, nth]) => {
      const at = (place: number) => (pattern.charAt((place - 1) % pattern.length) === 'A' ? a : b);
      const [right, wrong] = at(nth) === a ? [a, b] : [b, a];
      const shown = Array.from({ length: 2 * pattern.length }, (_, index) => at(index + 1)).join(
        ', ',
      );
      return {
        ...choice(
          `Beads on a string go ${shown} and so on. What colour is the ${ordinal(nth)} bead?`,
          right,
          [
            [
              wrong,
              'one-step-out',
              `After every ${pattern.length} beads the pattern begins again. Count on to bead ${nth}.`,
            ],
          ],
          nth,
        ),
        explanation: `Every ${pattern.length} beads the pattern begins again: bead ${nth} is like bead ${((nth - 1) % pattern.length) + 1}, which is ${right}.`,
      };
    },
  }),
  problem({
    id: 'Y3.ME.5/r162',
    form: 'choose',
    pool: every(span(13, 22)).and(span(5, 55, 5)),
    write: ([hour, minute]) => {
      const said = (of: number) => `${of}:${String(minute).padStart(2, '0')}`;
      return {
        ...choice(
          `Which is the same time as ${said(hour)}?`,
          `${said(hour - 12)} p.m.`,
          [
            [
              `${said(hour - 12)} a.m.`,
              'morning-hours-left-out',
              `On the 24-hour clock the hours before noon are 0 to 11, so ${hour} is after noon.`,
            ],
            [
              `${said(((hour - 10 - 1) % 12) + 1)} p.m.`,
              'wrong-conversion',
              `You took 10 away. Take 12 away from ${hour}.`,
            ],
          ],
          hour + minute,
        ),
        explanation: `After noon take 12 from the hour: ${hour} − 12 = ${hour - 12}, and it is p.m.`,
      };
    },
  }),
  problem({
    id: 'Y3.GE.2/r161',
    form: 'choose',
    pool: every(span(1, 12)).and(span(1, 5)).and(oneOf('minute', 'hour')),
    write: ([from, spaces, hand]) => {
      const to = ((from + spaces - 1) % 12) + 1;
      const options = ['Less than a right angle', 'A right angle', 'More than a right angle'];
      const right = options[spaces < 3 ? 0 : spaces === 3 ? 1 : 2] ?? '';
      return {
        ...inOrder(
          `The ${hand} hand turns clockwise from ${from} to ${to}. How large is the angle?`,
          right,
          options
            .filter((option) => option !== right)
            .map((option): WrongOption => [
              option,
              'turns-mixed-up',
              `The hand turns through ${spaces} of the 12 spaces. A right angle is 3 of them.`,
            ]),
          options,
        ),
        explanation: `A clock has 12 equal spaces: a right angle is 3 of them, and this turn is ${spaces}.`,
      };
    },
  }),
  problem({
    id: 'Y4.GE.1/r161',
    form: 'choose',
    pool: every(oneOf(...Object.keys(SHAPE_FACTS))),
    write: ([fact]) => {
      const [often, why] = SHAPE_FACTS[fact] ?? ['S', ''];
      return {
        ...inOrder(
          `Always, sometimes or never? ${fact}`,
          OFTEN['ASN'.indexOf(often)] ?? '',
          OFTEN.filter((_, index) => index !== 'ASN'.indexOf(often)).map((text): WrongOption => [
            text,
            shapeSlip(fact, often, text),
            why,
          ]),
          OFTEN,
        ),
        explanation: `${why.replace(/\.$/, '')}, so the statement is ${OFTEN['ASN'.indexOf(often)]?.toLowerCase()}.`,
      };
    },
  }),
  problem({
    id: 'Y5.MD.1/r161',
    form: 'choose',
    pool: every(span(2, 24))
      .and(span(2, 12))
      .and(oneOf('A multiple', 'An odd multiple'))
      .where(
        ([a, b, kind]) =>
          a !== b &&
          (a <= 12 || a % b === 0) &&
          (kind === 'A multiple' || (a % 2 === 1 && b % 2 === 0)),
      ),
    write: ([a, b, kind]) => {
      const isNever = kind === 'An odd multiple';
      const place = isNever ? 2 : a % b === 0 ? 0 : 1;
      const both = lowestCommonMultiple(a, b);
      const why = isNever
        ? `a multiple of ${b} is even, so it is never an odd number`
        : place === 0
          ? `${a} is a multiple of ${b}, so every multiple of ${a} is one as well`
          : `${both} is a multiple of ${b}, but ${a} is not`;
      const way = place === 1 ? `Try multiples of ${a}: ${why}.` : `${capital(why)}.`;
      return {
        ...inOrder(
          `Always, sometimes or never? ${kind} of ${a} is also a multiple of ${b}.`,
          OFTEN[place] ?? '',
          OFTEN.filter((_, index) => index !== place).map((text): WrongOption => [
            text,
            'one-case-for-all',
            way,
          ]),
          OFTEN,
        ),
        explanation: way,
      };
    },
  }),
  problem({
    id: 'Y5.MD.2/r162',
    form: 'choose',
    pool: every(oneOf(11, 13, 17, 19, 23, 29, 31, 37))
      .and(oneOf(9, 15, 21, 25, 27, 33, 35, 39, 49, 51))
      .and(oneOf(2, 3, 5, 7)),
    write: ([prime, composite, small]) => {
      const factor = [3, 5, 7].find((by) => composite % by === 0) ?? 3;
      return {
        ...choice(
          'Which of these is a composite number?',
          String(composite),
          [
            [
              String(prime),
              'prime-and-composite-swapped',
              `${prime} has no factors but 1 and ${prime}, so it is a prime.`,
            ],
            [
              String(small),
              'prime-and-composite-swapped',
              `${small} has no factors but 1 and ${small}, so it is a prime.`,
            ],
          ],
          prime + composite,
        ),
        explanation: `${composite} is ${factor} × ${composite / factor}, so it has more than two factors.`,
      };
    },
  }),
  // The hands of a clock make angles up to two right angles.
  problem({
    id: 'Y4.GE.2/r161',
    form: 'choose',
    pool: every(oneOf('largest', 'smallest'))
      .and(span(1, 11))
      .and(span(1, 11))
      .and(span(1, 11))
      .where(([, ...hours]) => new Set(hours.map(spacesAt)).size === 3),
    write: ([asked, ...hours]) => {
      const [best = 0, ...others] = hours.toSorted((one, other) =>
        asked === 'largest' ? spacesAt(other) - spacesAt(one) : spacesAt(one) - spacesAt(other),
      );
      return {
        ...inOrder(
          `At which time is the angle between the hands of a clock ${asked}?`,
          `${best} o’clock`,
          others.map((hour): WrongOption => [
            `${hour} o’clock`,
            'order-swapped',
            `At ${hour} o’clock the hands are ${counted(spacesAt(hour), 'space')} apart, but at ${best} o’clock they are ${spacesAt(best)}.`,
          ]),
          hours.map((hour) => `${hour} o’clock`),
        ),
        explanation: `At ${best} o’clock the hands are ${counted(spacesAt(best), 'space')} apart, which is ${asked === 'largest' ? 'more' : 'less'} than at ${others.join(' or ')} o’clock.`,
      };
    },
  }),
  // Which list is in order.
  inOrderOf('Y3.FR.6/r161', every(span(2, 5)).and(span(6, 9)).and(span(10, 12)), ([a, b, c]) => ({
    right: [`1/${c}`, `1/${b}`, `1/${a}`],
    byDigits: [`1/${a}`, `1/${b}`, `1/${c}`],
    slip: 'compares-parts-alone',
    reason: `1/${c} is less than 1/${a}: ${parts(c, 2)} are smaller parts than ${parts(a, 2)}.`,
    rest: `1/${c} does come first, but ${parts(b, 2)} are smaller parts than ${parts(a, 2)}.`,
    way: `The more equal parts there are, the smaller each part is, so 1/${c} comes first and 1/${a} last.`,
  })),
  inOrderOf(
    'Y4.FR.9/r161',
    every(span(11, 39))
      .and(span(31, 69))
      .and(span(61, 98))
      .where(([a, b, c]) => {
        const [x, y, z] = [a % 10, b % 10, c % 10];
        const isNew = x * y * z > 0 && Math.floor(a / 10) < Math.floor(b / 10) && b - y < c - z;
        // Neither from the smallest last digit to the largest nor the other way.
        return isNew && x !== y && y !== z && x !== z && x < y !== y < z;
      }),
    (all) => {
      const tenths = listInWords(all.map((one) => Math.floor(one / 10)));
      return {
        right: all.map((one) => `0.${one}`),
        byDigits: all.toSorted((one, other) => (one % 10) - (other % 10)).map((one) => `0.${one}`),
        slip: 'compares-last-digit',
        reason: `You put the hundredths in order. Compare the tenths first: ${tenths}.`,
        way: `Compare the tenths first: ${tenths}, so the order is ${all.map((one) => `0.${one}`).join(', ')}.`,
      };
    },
  ),
  inOrderOf(
    'Y5.FR.1/r161',
    every(span(3, 8))
      .and(oneOf(2, 3))
      .and(span(3, 23))
      .where(([bottom, times, top]) => top > times && top < times * (bottom - 1)),
    ([bottom, times, top]) => ({
      right: partsInOrder(bottom, times, top),
      byDigits: [`1/${bottom}`, `${bottom - 1}/${bottom}`, `${top}/${times * bottom}`],
      slip: 'compares-parts-alone',
      reason: `Use the same denominator: ${bottom - 1}/${bottom} is ${times * (bottom - 1)}/${times * bottom}, which is more than ${top}/${times * bottom}.`,
      way: `With the same denominator they are ${listInWords([times, top, times * (bottom - 1)].toSorted((one, other) => one - other).map((one) => `${one}/${times * bottom}`))}, so the order is ${partsInOrder(bottom, times, top).join(', ')}.`,
    }),
  ),
  inOrderOf(
    'Y6.FR.2/r161',
    every(span(0, FRACTIONS.length - 1))
      .and(span(0, FRACTIONS.length - 1))
      .and(span(0, FRACTIONS.length - 1))
      .where(([a, b, c]) => a < b && b < c && commonBottom([a, b, c]) <= 60),
    (places) => {
      const all = FRACTIONS.filter((_, place) => places.includes(place));
      const bottom = commonBottom(places);
      const text = ([top, under]: readonly [number, number]) => `${top}/${under}`;
      const sorted = all.toSorted(([a, b], [c, d]) => a / b - c / d);
      const [byTops, byBottoms] = [
        all.toSorted(([a, b], [c, d]) => a - c || b - d),
        all.toSorted(([a, b], [c, d]) => d - b || a - c),
      ];
      const isInOrder = (some: readonly (readonly [number, number])[]) =>
        [sorted, sorted.toReversed()].some((one) => one.map(text).join() === some.map(text).join());
      const byParts = [byTops, byBottoms].find((one) => !isInOrder(one)) ?? sorted;
      const tops = sorted.map(([top, under]) => (top * bottom) / under);
      return {
        right: sorted.map(text),
        byDigits: byParts.map(text),
        slip: 'compares-parts-alone',
        rest: `${sorted.slice(0, 1).map(text).join('')} does come first, but ${tops
          .slice(1)
          .map((one) => `${one}/${bottom}`)
          .join(' is less than ')}.`,
        reason: `Use the same denominator for all 3: they are ${listInWords(byParts.map(([top, under]) => `${(top * bottom) / under}/${bottom}`))}.`,
        way: `With the same denominator they are ${listInWords(tops.map((one) => `${one}/${bottom}`))}, so the order is ${sorted.map(text).join(', ')}.`,
      };
    },
  ),
  inOrderOf('Y6.PV.1/r161', every(span(12, 98)).and(span(101, 987)), ([a, b]) => {
    const [low, middle, high] = [b * 1000 + a, a * 100_000 + b, a * 100_000 + b * 10];
    const right = [low, middle, high].toSorted((one, other) => one - other).map(num);
    return {
      right,
      // By their first digits, however many there are.
      byDigits: [low, middle, high].toSorted().map(num),
      slip: 'digit-not-value',
      reason: `Count the digits first: ${num(low)} has only ${String(low).length}.`,
      way: `${right[0] ?? ''} has the fewest digits, and of the other two ${right[1] ?? ''} has 0 in the thousands, which is less than ${Math.floor(b / 100)}.`,
    };
  }),
];

/** How many of the 12 spaces of a clock are between its hands on the hour. */
function spacesAt(hour: number): number {
  return Math.min(hour, 12 - hour);
}

/** The lowest common denominator of some of the fractions. */
function commonBottom(places: readonly number[]): number {
  return places.reduce((so, place) => lowestCommonMultiple(so, FRACTIONS[place]?.[1] ?? 1), 1);
}

/** The first and the last part of a whole, and parts of another size, from the smallest to the largest. */
function partsInOrder(bottom: number, times: number, top: number): string[] {
  return [`1/${bottom}`, `${top}/${times * bottom}`, `${bottom - 1}/${bottom}`].toSorted(
    (one, other) => valueOf(one) - valueOf(other),
  );
}

/** How somebody thinks who judges what shapes have otherwise than it is. */
function shapeSlip(fact: string, often: string, given: string): Misconception {
  if (often === 'S') {
    return given === OFTEN[0] ? 'special-shape-taken-for-all' : 'one-case-for-all';
  }
  return fact.startsWith('A triangle') ? 'angle-kinds-mixed-up' : 'shape-names-mixed-up';
}

interface OrderOf {
  right: readonly string[];
  byDigits: readonly string[];
  slip: 'compares-parts-alone' | 'compares-last-digit' | 'digit-not-value';
  reason: string;
  /** Why the second and the third are not the other way round. */
  rest?: string;
  way: string;
}

/** Which list goes from the smallest to the largest. */
function inOrderOf<Operands extends readonly number[]>(
  id: `Y${number}.${string}.${number}/r${number}`,
  pool: Pool<Operands>,
  lists: (operands: Operands) => OrderOf,
) {
  return problem<Operands>({
    id,
    form: 'choose',
    pool,
    write: (operands) => {
      const { right, byDigits, slip, reason, rest, way } = lists(operands);
      const between = right.some((one) => one.includes(',')) ? '; ' : ', ';
      const text = right.join(between);
      const back = right.toReversed().join(between);
      const [first = '', second = '', third = ''] = right;
      const misread = byDigits.join(between);
      const wrong: WrongOption[] = [
        misread === back
          ? [back, slip, reason]
          : [
              back,
              'order-swapped',
              `This list goes from the largest of the 3 to the smallest. Begin with ${first}.`,
            ],
        [text, back].includes(misread)
          ? [
              [first, third, second].join(between),
              'order-swapped',
              rest ?? `${capital(first)} does come first, but ${second} is smaller than ${third}.`,
            ]
          : [misread, slip, reason],
      ];
      return {
        ...choice(
          'Which list goes from the smallest to the largest?',
          text,
          wrong,
          operands.reduce((sum, one) => sum + one, 0),
        ),
        explanation: way,
      };
    },
  });
}

function valueOf(fraction: string): number {
  const [top = 0, bottom = 1] = fraction.split('/').map(Number);
  return top / bottom;
}
