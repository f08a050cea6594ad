// Amounts, units, times and fractions: which of a few answers is right.
import { highestCommonFactor, isInLowestTerms, lowestCommonMultiple } from '../arithmetic.ts';
import { choice, inOrder, type WrongOption } from '../choices.ts';
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { capital, counted, num } from '../wording.ts';

const SHARES = ['A half', 'A quarter', 'Neither'] as const;

/** Things to be measured, about how much they measure, and in which unit. */
const MEASURED: readonly (readonly [what: string, size: number, unit: keyof typeof UNITS])[] = [
  ['how tall a house is', 8, 'metres'],
  ['how tall a tree is', 9, 'metres'],
  ['how long a bus is', 11, 'metres'],
  ['how wide a road is', 7, 'metres'],
  ['how long a pencil is', 15, 'centimetres'],
  ['how wide a book is', 20, 'centimetres'],
  ['how long a spoon is', 17, 'centimetres'],
  ['how tall a mug is', 9, 'centimetres'],
  ['how heavy an apple is', 100, 'grams'],
  ['how heavy an egg is', 60, 'grams'],
  ['how heavy a letter is', 20, 'grams'],
  ['how heavy a mouse is', 25, 'grams'],
  ['how heavy a dog is', 20, 'kilograms'],
  ['how heavy a bike is', 12, 'kilograms'],
  ['how heavy a chair is', 5, 'kilograms'],
  ['how heavy a cow is', 600, 'kilograms'],
  ['how much water fills a bath', 150, 'litres'],
  ['how much water fills a bucket', 9, 'litres'],
  ['how much water fills a sink', 12, 'litres'],
  ['how much water fills a fish tank', 60, 'litres'],
  ['how much milk fills a cup', 250, 'millilitres'],
  ['how much water fills a spoon', 5, 'millilitres'],
  ['how much juice fills a glass', 200, 'millilitres'],
  ['how much water fills an egg cup', 40, 'millilitres'],
];

/** Each unit with the other one for the same, how many small ones are a large one, and a unit for something else. */
const UNITS = {
  metres: ['centimetres', 100, 'litres', 'how much fits into something'],
  centimetres: ['metres', 100, 'grams', 'how heavy something is'],
  kilograms: ['grams', 1000, 'metres', 'how long something is'],
  grams: ['kilograms', 1000, 'litres', 'how much fits into something'],
  litres: ['millilitres', 1000, 'metres', 'how long something is'],
  millilitres: ['litres', 1000, 'grams', 'how heavy something is'],
} as const;
/** What the small units are for. */
const FOR_SMALL: Readonly<Record<string, string>> = {
  centimetres: 'shorter things',
  grams: 'lighter things',
  millilitres: 'tiny amounts',
};
const SYMBOLS = {
  metres: 'm',
  centimetres: 'cm',
  kilograms: 'kg',
  grams: 'g',
  litres: 'litres',
  millilitres: 'ml',
} as const;
const SMALL: readonly string[] = ['centimetres', 'grams', 'millilitres'];

/** About how many millilitres things hold. */
const HOLD: readonly (readonly [thing: string, millilitres: number])[] = [
  ['a teaspoon', 5],
  ['a soup spoon', 15],
  ['an egg cup', 40],
  ['a yoghurt pot', 150],
  ['a glass', 200],
  ['a mug', 300],
  ['a soup bowl', 400],
  ['a lunch box', 800],
  ['a teapot', 1000],
  ['a jug', 1500],
  ['a kettle', 2000],
  ['a saucepan', 3000],
  ['a bucket', 10_000],
  ['a kitchen sink', 15_000],
  ['a rucksack', 20_000],
  ['a suitcase', 60_000],
  ['a fish tank', 80_000],
  ['a bath', 150_000],
  ['a wheelie bin', 240_000],
  ['a fridge', 300_000],
];

/** Units of volume, and how large one of each is. */
const CUBES = {
  'Cubic millimetres': '1 cubic millimetre is about as large as a grain of sugar',
  'Cubic centimetres': '1 cubic centimetre is about as large as a small dice',
  'Cubic metres': '1 cubic metre is 1 metre wide, long and high',
  'Cubic kilometres': '1 cubic kilometre is 1 kilometre wide, long and high',
} as const;
const CUBE_UNITS = [
  'Cubic millimetres',
  'Cubic centimetres',
  'Cubic metres',
  'Cubic kilometres',
] as const;
const VOLUMES: readonly (readonly [thing: string, place: 0 | 1 | 2 | 3])[] = [
  ['an ant', 0],
  ['a grain of rice', 0],
  ['a poppy seed', 0],
  ['a pinhead', 0],
  ['a crumb', 0],
  ['a matchbox', 1],
  ['an egg', 1],
  ['an orange', 1],
  ['a mug', 1],
  ['a brick', 1],
  ['a bar of soap', 1],
  ['a classroom', 2],
  ['a swimming pool', 2],
  ['a garage', 2],
  ['a lorry', 2],
  ['a house', 2],
  ['a haystack', 2],
  ['an ocean', 3],
  ['a high mountain', 3],
  ['the Moon', 3],
  ['a large lake', 3],
];

/** Pairs of fractions that are added or taken away with the parts made alike. */
const PAIRS = [
  '1/2 3/4',
  '2/3 1/2',
  '2/3 3/4',
  '1/2 5/8',
  '5/8 3/4',
  '1/2 4/5',
  '2/3 5/6',
  '3/4 5/6',
  '1/2 5/6',
] as const;

export const chosenAmounts = [
  // Fewest, most and least.
  problem({
    id: 'Y1.PV.4/r161',
    form: 'choose',
    pool: every(span(3, 20))
      .and(span(3, 20))
      .and(span(3, 20))
      .and(oneOf('fewest', 'most', 'least'))
      // A jug for more than 12 cups would be too large.
      .where(
        ([a, b, c, asked]) =>
          a !== b && b !== c && a !== c && (asked !== 'least' || Math.max(a, b, c) <= 12),
      ),
    write: ([a, b, c, asked]) => {
      const names = asked === 'least' ? ['Jug A', 'Jug B', 'Jug C'] : ['Meg', 'Raj', 'Nia'];
      const all = [a, b, c].map((count, nth) => ({ count, name: names[nth] ?? '' }));
      const sorted = all.toSorted((one, other) => one.count - other.count);
      const [low, middle, high] = asked === 'most' ? sorted.toReversed() : sorted;
      const [right, second, last] = [low ?? all[0], middle ?? all[0], high ?? all[0]];
      if (!right || !second || !last) throw new TypeError('Three are compared');
      const more = asked === 'most' ? 'more' : 'less';
      return {
        ...inOrder(
          asked === 'least'
            ? `Jug A holds ${a} cups of water, jug B ${b} and jug C ${c}. Which holds the least?`
            : `Meg has ${a} cards, Raj has ${b} and Nia has ${c}. Who has the ${asked}?`,
          right.name,
          [
            [
              last.name,
              'more-and-less-swapped',
              asked === 'most'
                ? `${last.count} is the smallest of the 3 numbers. Look for the largest.`
                : `${last.count} is the largest of the 3 numbers. Look for the smallest.`,
            ],
            [
              second.name,
              'order-swapped',
              `${second.count} is in the middle. ${right.count} is ${more} than ${second.count}.`,
            ],
          ],
          names,
        ),
        explanation: `${right.count} is ${more} than ${second.count} and ${more} than ${last.count}, so ${asked === 'least' ? `${right.name.replace('J', 'j')} holds` : `${right.name} has`} the ${asked}.`,
      };
    },
  }),
  // A half or a quarter of a thing that is cut.
  problem({
    id: 'Y1.FR.1/r161',
    form: 'choose',
    pool: every(oneOf('pizza', 'cake', 'melon', 'pie', 'loaf', 'roll')).and(oneOf(2, 3, 4, 5)),
    write: ([thing, cut]) => ({
      ...inOrder(
        `Meg cuts a ${thing} into ${cut} equal parts and takes 1. How much of the ${thing} does she take?`,
        shareOf(1, cut),
        SHARES.filter((share) => share !== shareOf(1, cut)).map((share) => notThat(share, 1, cut)),
        SHARES,
      ),
      fact: `half of ${thing} ${cut}`,
      picture: { kind: 'fraction-bar', bars: [{ parts: cut, shaded: [1] }] },
      explanation: `1 of ${cut} equal parts is ${{ 2: 'a half', 3: 'less than a half and more than a quarter', 4: 'a quarter', 5: 'less than a quarter' }[cut]}.`,
    }),
  }),
  // A half or a quarter of a shape that is shaded.
  problem({
    id: 'Y1.FR.2/r161',
    form: 'choose',
    pool: every(oneOf(4, 8, 12))
      .and(span(1, 11))
      .where(([all, shaded]) => shaded < all),
    write: ([all, shaded]) => ({
      ...inOrder(
        'How much of the bar is shaded?',
        shareOf(shaded, all),
        SHARES.filter((share) => share !== shareOf(shaded, all)).map((share) =>
          notThat(share, shaded, all),
        ),
        SHARES,
      ),
      fact: `shaded ${shaded} ${all}`,
      picture: { kind: 'fraction-bar', bars: [{ parts: all, shaded: [shaded] }] },
      explanation:
        shareOf(shaded, all) === 'A half'
          ? `${shaded} parts are shaded and ${all - shaded} are not, so half of the bar is shaded.`
          : shareOf(shaded, all) === 'A quarter'
            ? shaded === 1
              ? '1 of 4 equal parts is shaded, and that is a quarter.'
              : `4 groups of ${shaded} make ${all}, and 1 of the 4 groups is shaded: a quarter.`
            : `Half of ${all} is ${all / 2} and a quarter of ${all} is ${all / 4}, so ${shaded} of ${all} is neither.`,
    }),
  }),
  // A unit that fits.
  problem({
    id: 'Y2.ME.1/r161',
    form: 'choose',
    pool: every(span(0, MEASURED.length - 1)),
    write: ([nth]) => {
      const [what, size, unit] = MEASURED[nth] ?? ['', 0, 'metres'];
      const [other, rate, strange, instead] = UNITS[unit];
      const is = (said: string) => measures(what, `${size} ${said}`);
      return {
        ...choice(
          `Which unit is best for measuring ${what}?`,
          capital(unit),
          [
            [
              capital(other),
              'unit-does-not-fit',
              SMALL.includes(unit)
                ? `${is(unit)}. That is ${size * 4 < rate ? 'much ' : ''}less than 1 ${other.slice(0, -1)}.`
                : `${is(unit)}. In ${other} the number would be far larger.`,
            ],
            [
              capital(strange),
              'unit-does-not-fit',
              `${capital(strange)} tell you ${instead}. ${is(unit)}.`,
            ],
          ],
          nth,
        ),
        explanation:
          FOR_SMALL[unit] === undefined
            ? `${is(SYMBOLS[unit])}, and the smaller unit is for ${FOR_SMALL[other] ?? ''}.`
            : `${is(SYMBOLS[unit])}, which is less than 1 ${SYMBOLS[other].replace('litres', 'litre')}.`,
      };
    },
  }),
  // Noon, midnight, a.m. and p.m.
  problem({
    id: 'Y3.ME.5/r163',
    form: 'choose',
    pool: every(oneOf(1, 2, 3, 4, 5, 7, 8, 9, 10, 11))
      .and(oneOf('after', 'before'))
      .and(oneOf('noon', 'midnight')),
    write: ([hours, side, of]) => {
      const hour = side === 'after' ? hours : 12 - hours;
      const isAfternoon = (side === 'after') === (of === 'noon');
      const [right, swapped] = isAfternoon ? ['p.m.', 'a.m.'] : ['a.m.', 'p.m.'];
      const part = isAfternoon ? 'between noon and midnight' : 'between midnight and noon';
      return {
        ...choice(
          `Which time is ${counted(hours, 'hour')} ${side} ${of}?`,
          `${hour}:00 ${right}`,
          [
            [
              `${hour}:00 ${swapped}`,
              'morning-hours-left-out',
              `${hour} o’clock is right, but ${part} it is ${right}`,
            ],
            [
              `${12 - hour}:00 ${swapped}`,
              'wrong-direction',
              `${12 - hour}:00 ${swapped} is ${counted(hours, 'hour')} ${side === 'after' ? 'before' : 'after'} ${of}. Go the other way from 12.`,
            ],
          ],
          hours,
        ),
        explanation:
          side === 'after'
            ? `From 12 go on ${counted(hours, 'hour')} to ${hour} o’clock, and ${part} it is ${right}`
            : `From 12 go back ${counted(hours, 'hour')} to ${hour} o’clock, and ${part} it is ${right}`,
      };
    },
  }),
  // A mixed number several times.
  problem({
    id: 'Y5.FR.5/r161',
    form: 'choose',
    pool: every(span(1, 4))
      .and(span(1, 5))
      .and(oneOf(3, 4, 5, 6, 7, 8))
      .and(span(2, 5))
      .where(
        ([, top, bottom, times]) =>
          isInLowestTerms(top, bottom) &&
          (top * times) % bottom !== 0 &&
          isInLowestTerms((top * times) % bottom, bottom),
      ),
    write: ([whole, top, bottom, times]) => {
      const product = mixed(top * times, bottom);
      const isMore = top * times > bottom;
      return {
        ...choice(
          `What is ${whole} ${top}/${bottom} × ${times}?`,
          mixed((whole * bottom + top) * times, bottom),
          [
            [
              `${whole * times} ${top}/${bottom}`,
              'whole-or-fraction-only',
              `You multiplied only the ${whole}. ${top}/${bottom} has to be multiplied by ${times} too.`,
            ],
            [
              mixed(whole * bottom + top * times, bottom),
              'whole-or-fraction-only',
              `You multiplied only the ${top}/${bottom}. The ${whole} has to be multiplied by ${times} too.`,
            ],
          ],
          whole + top + times,
        ),
        explanation: `${whole} × ${times} = ${whole * times} and ${top}/${bottom} × ${times} = ${top * times}/${bottom}${isMore ? `, which is ${product}` : ''}, together ${mixed((whole * bottom + top) * times, bottom)}.`,
      };
    },
  }),
  // The area of a shape that is not made of whole squares.
  problem({
    id: 'Y5.ME.4/r161',
    form: 'choose',
    pool: every(oneOf('puddle', 'leaf', 'pond', 'footprint'))
      .and(span(8, 30))
      .and(span(4, 16, 2)),
    write: ([thing, whole, halves]) => ({
      ...choice(
        `On squared paper, a drawing of a ${thing} covers ${whole} whole squares and about half of each of ${halves} more. About how many squares is its area?`,
        String(whole + halves / 2),
        [
          [
            String(whole + halves),
            'part-squares-miscounted',
            `You counted the ${halves} half squares as whole ones. 2 of them make only 1 whole square.`,
          ],
          [
            String(whole),
            'part-squares-miscounted',
            `You left out the ${halves} half squares. 2 of them are as much as 1 whole square.`,
          ],
        ],
        whole + halves,
      ),
      explanation: `2 halves are 1 whole, so ${halves} half squares are ${halves / 2}, and ${whole} + ${halves / 2} = ${whole + halves / 2}.`,
    }),
  }),
  // About how much something holds.
  problem({
    id: 'Y5.ME.5/r161',
    form: 'choose',
    pool: every(span(0, HOLD.length - 1)),
    write: ([nth]) => {
      const [thing, amount] = HOLD[nth] ?? ['', 0];
      const less = amount < 500 ? amount * 10_000 : amount / 100;
      const off = (wrong: number): WrongOption => [
        held(wrong),
        'unit-does-not-fit',
        wrong > amount && wrong >= 2000
          ? `A large carton of juice holds 1 litre, and ${num(wrong / 1000)} of those would never go in.`
          : wrong >= 1000
            ? `A large carton of juice holds 1 litre. ${held(wrong)} is far too ${wrong > amount ? 'much' : 'little'} for ${thing}.`
            : `A large carton of juice holds 1 litre, which is 1000 ml. ${held(wrong)} is far too ${wrong > amount ? 'much' : 'little'}.`,
      ];
      return {
        ...choice(
          `About how much does ${thing} hold?`,
          held(amount),
          [off(amount * 100), off(less)],
          nth,
        ),
        explanation:
          amount < 1000
            ? `A large carton of juice holds 1000 ml, and ${thing} holds only a part of that: about ${held(amount)}.`
            : `A large carton of juice holds 1 litre, and ${thing} holds about ${amount === 1000 ? '1 litre too' : `${amount === 2000 ? 'twice' : `${num(amount / 1000)} times`} as much`}.`,
      };
    },
  }),
  // Adding and taking away mixed numbers.
  problem({
    id: 'Y6.FR.3/r161',
    form: 'choose',
    pool: every(span(3, 7))
      .and(span(1, 4))
      .and(oneOf(...PAIRS))
      .and(oneOf('+', '−'))
      .where(([one, other]) => one > other + 1),
    write: ([one, other, pair, sign]) => {
      const [first = '', second = ''] = pair.split(' ');
      // The larger fraction is taken away, so that a whole has to be exchanged.
      const isFirstSmaller = sizeOf(first) < sizeOf(second);
      const [left, right] = isFirstSmaller ? [first, second] : [second, first];
      const [a = 0, b = 1] = left.split('/').map(Number);
      const [c = 0, d = 1] = right.split('/').map(Number);
      const bottom = lowestCommonMultiple(b, d);
      const [top, under] = [(a * bottom) / b, (c * bottom) / d];
      const isSum = sign === '+';
      const answer = mixed(
        isSum ? (one + other) * bottom + top + under : (one - other) * bottom + top - under,
        bottom,
      );
      const rest = `${one - 1 - other} ${top + bottom - under}/${bottom}`;
      return {
        ...choice(
          `What is ${one} ${left} ${sign} ${other} ${right}?`,
          answer,
          isSum
            ? [
                [
                  `${one + other} ${a + c}/${b + d}`,
                  'adds-tops-and-bottoms',
                  `You added the denominators, ${b} and ${d}, as well. Use the same denominator: ${top}/${bottom} and ${under}/${bottom}.`,
                ],
                [
                  mixed((one + other - 1) * bottom + top + under, bottom),
                  'whole-not-exchanged',
                  `${top}/${bottom} and ${under}/${bottom} make more than 1 whole. Add that 1 to ${one + other}.`,
                ],
              ]
            : [
                [
                  mixed((one - other) * bottom + under - top, bottom),
                  'smaller-from-larger',
                  `You took ${left} from ${right}. Exchange 1 whole, then take ${right} away.`,
                ],
                [
                  mixed((one - other + 1) * bottom + top - under, bottom),
                  'whole-not-exchanged',
                  `1 of the ${one} wholes was exchanged for parts, so only ${one - 1} are left.`,
                ],
              ],
          one + other + top,
        ),
        explanation: isSum
          ? `The wholes are ${one + other}, and ${top}/${bottom} + ${under}/${bottom} = ${top + under}/${bottom}, which is ${mixed(top + under, bottom)}: together ${answer}.`
          : `${one} ${left} is ${one - 1} ${top + bottom}/${bottom}, and taking away ${other} ${under}/${bottom} leaves ${rest}${rest === answer ? '' : `, which is ${answer}`}.`,
      };
    },
  }),
  // A unit for a volume.
  problem({
    id: 'Y6.ME.7/r161',
    form: 'choose',
    pool: every(span(0, VOLUMES.length - 1)),
    write: ([nth]) => {
      const [thing, place] = VOLUMES[nth] ?? ['', 0];
      const others = CUBE_UNITS.filter(
        (_, other) => other !== place && Math.abs(other - place) <= 2,
      );
      return {
        ...inOrder(
          `Which unit is best for the volume of ${thing}?`,
          CUBE_UNITS[place],
          others.map((unit): WrongOption => [
            unit,
            'unit-does-not-fit',
            `${CUBES[unit]}. That is far too ${CUBE_UNITS.indexOf(unit) < place ? 'small' : 'large'} here.`,
          ]),
          CUBE_UNITS.filter((unit, other) => other === place || others.includes(unit)),
        ),
        explanation: `${CUBES[CUBE_UNITS[place]]}, and that is a good size to measure ${thing} with.`,
      };
    },
  }),
  // The slice of a pie chart that is to be drawn.
  problem({
    id: 'Y6.ST.1/r161',
    form: 'choose',
    pool: every(oneOf(12, 18, 20, 24, 36, 40, 60, 72, 90))
      .and(span(2, 45))
      .and(oneOf('walk', 'cycle', 'come by bus'))
      .where(([all, some]) => some < 0.6 * all && some * 2 !== all && (some * 180) % all === 0),
    write: ([all, some, how]) => {
      const one = 360 / all;
      return {
        ...choice(
          `You draw a pie chart of ${all} pupils. ${some} of them ${how === 'come by bus' ? 'come to school by bus' : `${how} to school`}. How large is the angle of their slice?`,
          `${some * one}°`,
          [
            [
              `${some}°`,
              'wrong-conversion',
              `You gave each pupil 1°. ${all} pupils share 360°, so each gets ${one}°.`,
            ],
            [
              `${(some * one) / 2}°`,
              'wrong-angle-total',
              `You shared out 180°. A whole circle has 360°.`,
            ],
          ],
          some,
        ),
        explanation: `360° ÷ ${all} = ${one}° for each pupil, and ${some} × ${one}° = ${some * one}°.`,
      };
    },
  }),
];

function shareOf(some: number, all: number): (typeof SHARES)[number] {
  if (2 * some === all) return 'A half';
  return 4 * some === all ? 'A quarter' : 'Neither';
}

/** 'A dog weighs about 20 kg', from 'how heavy a dog is'. */
function measures(what: string, size: string): string {
  const [, how = '', thing = ''] = /^how (\w+)(?: \w+ fills)? (an? .+?)(?: is)?$/.exec(what) ?? [];
  if (how === 'heavy') return `${capital(thing)} weighs about ${size}`;
  return how === 'much'
    ? `${capital(thing)} holds about ${size}`
    : `${capital(thing)} is about ${size} ${how}`;
}

/** Why it is not that share. */
function notThat(share: (typeof SHARES)[number], some: number, all: number): WrongOption {
  if (share === 'A half')
    return [
      share,
      'halves-any-fraction',
      all % 2 === 0
        ? `Half of ${all} parts is ${all / 2}, not ${some}.`
        : `A half is 1 of 2 equal parts, not ${some} of ${all}.`,
    ];
  if (share === 'A quarter')
    return [
      share,
      'quarter-as-half',
      all % 4 === 0
        ? `A quarter of ${all} parts is ${all / 4}, not ${some}.`
        : `A quarter is 1 of 4 equal parts, not ${some} of ${all}.`,
    ];
  const name = shareOf(some, all) === 'A half' ? 'half' : 'quarter';
  return [
    share,
    'quarter-as-half',
    name === 'half'
      ? some === 1
        ? '1 of 2 equal parts is called a half.'
        : `${some} parts are shaded and ${all - some} are not. That is called a half.`
      : some === 1
        ? '1 of 4 equal parts is called a quarter.'
        : `4 groups of ${some} make ${all}. 1 of 4 equal groups is called a quarter.`,
  ];
}

/** 7 quarters are '1 3/4', in lowest terms. */
function mixed(tops: number, bottom: number): string {
  const [whole, rest] = [Math.floor(tops / bottom), tops % bottom];
  if (rest === 0) return String(whole);
  const by = highestCommonFactor(rest, bottom);
  const fraction = `${rest / by}/${bottom / by}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

function sizeOf(fraction: string): number {
  const [top = 0, bottom = 1] = fraction.split('/').map(Number);
  return top / bottom;
}

/** '300 ml', '10 litres'. */
function held(millilitres: number): string {
  return millilitres < 1000 ? `${millilitres} ml` : counted(millilitres / 1000, 'litre');
}
