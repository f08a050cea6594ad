// Shapes, lines, places and turns: which name, word or place is right.
import { choice, inOrder, type WrongOption } from '../choices.ts';
import type { Picture } from '../../maths-picture.ts';
import { every, oneOf, span } from '../pool.ts';
import { problem } from '../question-type.ts';
import { capital, counted, listInWords } from '../wording.ts';

type Named = Extract<Picture, { kind: 'shapes' }>['shapes'][number];

/** What tells each shape from the others. */
const NAMED = {
  circle: 'A circle is flat and has 1 curved side.',
  triangle: 'A triangle is flat and has 3 straight sides.',
  square: 'A square is flat and has 4 equal sides and 4 square corners.',
  rectangle: 'A rectangle is flat and has 4 straight sides and 4 square corners.',
  sphere: 'A sphere is a solid with 1 curved surface, like a ball.',
  cube: 'A cube is a solid with 6 square faces.',
  cuboid: 'A cuboid is a solid with 6 flat faces, like a brick.',
  cylinder: 'A cylinder is a solid with 2 flat round ends.',
  cone: 'A cone is a solid with 1 flat round end and a point.',
  pyramid: 'A pyramid is a solid with 3 or more triangles meeting at a point.',
} as const satisfies Record<string, string>;

/** Shapes that children take each shape for. A square is a rectangle as well, and a cube a cuboid. */
const TAKEN_FOR = {
  circle: ['sphere', 'square', 'cylinder'],
  triangle: ['pyramid', 'square', 'cone'],
  square: ['cube', 'triangle', 'circle'],
  rectangle: ['cuboid', 'square', 'triangle'],
  sphere: ['circle', 'cylinder', 'cone'],
  cube: ['square', 'sphere', 'pyramid'],
  cuboid: ['rectangle', 'cube', 'cylinder'],
  cylinder: ['cone', 'circle', 'sphere'],
  cone: ['pyramid', 'cylinder', 'triangle'],
  pyramid: ['triangle', 'cone', 'cube'],
} as const satisfies Record<keyof typeof NAMED, readonly (keyof typeof NAMED)[]>;

const drawn = (name: keyof typeof NAMED): Named =>
  name === 'pyramid' ? 'square-based pyramid' : name;

const THINGS = ['ball', 'cup', 'hat', 'book', 'bear', 'drum'] as const;
const OPPOSITE = { right: 'left', left: 'right', above: 'below', below: 'above' } as const;
const GO = { right: 'to the right', left: 'to the left', above: 'up', below: 'down' } as const;
const TO = {
  right: 'to the right of',
  left: 'to the left of',
  above: 'above',
  below: 'below',
} as const;
const WAYS = ['Up', 'Right', 'Down', 'Left'] as const;
/** The same on a clock face. */
const ON_CLOCK = [12, 3, 6, 9] as const;

/** A shape, a fold, and whether its halves match. */
const FOLDS: readonly (readonly [
  folded: string,
  shape: Named,
  fold: string,
  matches: boolean,
  why: string,
])[] = [
  ...(['down the middle', 'so that the top touches the bottom'] as const).flatMap((fold) =>
    (['square', 'rectangle'] as const).map(
      (shape) => [`a ${shape}`, shape, fold, true, 'each corner lands on another corner'] as const,
    ),
  ),
  [
    'a square',
    'square',
    'along a line between opposite corners',
    true,
    'each side lands on another side',
  ],
  [
    'a rectangle',
    'rectangle',
    'along a line between opposite corners',
    false,
    'the other 2 corners do not meet',
  ],
  ['a circle', 'circle', 'along a line through its middle', true, 'the round edge lands on itself'],
  [
    'a semicircle, flat side at the bottom,',
    'semicircle',
    'down the middle',
    true,
    'each corner lands on another corner',
  ],
  [
    'a semicircle, flat side at the bottom,',
    'semicircle',
    'so that the top touches the bottom',
    false,
    'the top part is not as wide',
  ],
  [
    'a triangle with 3 equal sides',
    'equilateral triangle',
    'so that the top touches the bottom',
    false,
    'the top part is not as wide',
  ],
  ...(['square', 'rectangle', 'circle'] as const).map(
    (shape) =>
      [
        `a ${shape}`,
        shape,
        'along a line to the left of its middle',
        false,
        'the part on the right is larger',
      ] as const,
  ),
];

/** The edges of something with four square corners. */
const EDGES = ['top edge', 'right edge', 'bottom edge', 'left edge'] as const;

const POLYGONS = { 4: 'quadrilateral', 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 10: 'decagon' };
const MANY_SIDED: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'shape with 9 sides',
  10: 'decagon',
  12: 'shape with 12 sides',
  15: 'shape with 15 sides',
  18: 'shape with 18 sides',
  20: 'shape with 20 sides',
};

/** The lines of a circle, and what each of them is. */
const CIRCLE_LINES = {
  Radius: 'The radius goes from the middle to the edge, and 2 radii make a diameter.',
  Diameter: 'The diameter goes straight across through the middle and is as long as 2 radii.',
  Circumference:
    'The circumference goes all the way round, more than 3 times as far as straight across.',
} as const;
const LINES = {
  Radius: 'from the middle of # to its edge',
  Diameter: 'straight across # through its middle',
  Circumference: 'all the way round #',
} as const;

export const chosenShapes = [
  // Names of flat shapes and solids.
  problem({
    id: 'Y1.GE.1/r161',
    form: 'choose',
    pool: every(
      oneOf(
        'circle',
        'triangle',
        'square',
        'rectangle',
        'sphere',
        'cube',
        'cuboid',
        'cylinder',
        'cone',
        'pyramid',
      ),
    ).and(oneOf(0, 1, 2)),
    write: ([name, left]) => {
      const others = TAKEN_FOR[name].filter((_, index) => index !== left);
      return {
        ...choice(
          'What is this shape called?',
          capital(name),
          others.map((other): WrongOption => [
            capital(other),
            'shape-names-mixed-up',
            NAMED[other],
          ]),
          name.length + left,
        ),
        fact: `name ${name}`,
        picture: { kind: 'shapes', shapes: [drawn(name)], isToName: true },
        explanation: NAMED[name],
      };
    },
  }),
  // Left, right, above and below.
  problem({
    id: 'Y1.GE.2/r162',
    form: 'choose',
    pool: every(span(0, 5))
      .and(oneOf('right', 'left', 'above', 'below'))
      .and(oneOf(1, 2)),
    write: ([from, way, place]) => {
      const row = [0, 1, 2, 3].map((step) => THINGS[(from + step) % THINGS.length] ?? '');
      const [first = '', second = '', third = '', fourth = ''] = row;
      const isForward = way === 'right' || way === 'below';
      const [before, from1, after] = place === 1 ? [first, second, third] : [second, third, fourth];
      const [right, opposite] = isForward ? [after, before] : [before, after];
      const far = place === 1 ? fourth : first;
      const isPile = way === 'above' || way === 'below';
      return {
        ...choice(
          `What is just ${TO[way]} the ${from1}?`,
          `The ${right}`,
          [
            [
              `The ${opposite}`,
              'wrong-direction',
              `The ${opposite} is 1 place ${TO[OPPOSITE[way]]} the ${from1}.`,
            ],
            [`The ${far}`, 'one-step-out', `The ${far} is 2 places away. Go 1 place ${GO[way]}.`],
          ],
          from,
        ),
        fact: `${way} ${row.join(' ')} ${from1}`,
        picture: { kind: 'things', names: row, ...(isPile && { isPile }) },
        explanation: `Find the ${from1} and go 1 place ${GO[way]}: there is the ${right}.`,
      };
    },
  }),
  // A line of symmetry is a fold whose halves match.
  problem({
    id: 'Y2.GE.1/r161',
    form: 'choose',
    pool: every(span(0, FOLDS.length - 1)).and(oneOf('Zara', 'Omar')),
    write: ([nth, name]) => {
      const [folded, shape, fold, matches, why] = FOLDS[nth] ??
        FOLDS[0] ?? ['', 'square', '', true, ''];
      const [right, wrong] = matches ? ['Yes', 'No'] : ['No', 'Yes'];
      return {
        ...inOrder(
          `${name} folds ${folded} ${fold}. Do the two parts match?`,
          right,
          [
            [
              wrong,
              'fold-misjudged',
              matches
                ? `Fold it in your mind: ${why}. So the 2 parts match.`
                : `The 2 parts do not cover each other: ${why}.`,
            ],
          ],
          ['Yes', 'No'],
        ),
        picture: { kind: 'shapes', shapes: [shape] },
        explanation: matches
          ? `${capital(why)}, so the fold is a line of symmetry.`
          : `${capital(why)}, so the fold is not a line of symmetry.`,
      };
    },
  }),
  // Clockwise and anticlockwise.
  problem({
    id: 'Y2.GE.5/r163',
    form: 'choose',
    pool: every(span(0, 3)).and(span(1, 3)).and(oneOf('clockwise', 'anticlockwise')),
    write: ([from, quarters, sense]) => {
      const step = sense === 'clockwise' ? 1 : 3;
      const at = (turned: number) => WAYS[(from + turned * step) % 4] ?? 'Up';
      const hour = (turned: number) => ON_CLOCK[(from + turned * step) % 4] ?? 12;
      const passed = [1, 2].filter((turned) => turned < quarters).map(hour);
      const turn = ['', 'quarter', 'half', 'three-quarter'][quarters] ?? '';
      const reasonFor = (turned: number): WrongOption => {
        if (turned === 0)
          return [
            at(0),
            'turns-mixed-up',
            `The arrow points ${at(0).toLowerCase()} before it turns. It makes ${counted(quarters, 'quarter turn')}.`,
          ];
        if (turned === 4 - quarters && quarters !== 2)
          return [
            at(turned),
            'wrong-direction',
            sense === 'clockwise'
              ? `Clockwise goes from 12 to 1 on a clock. Make ${counted(quarters, 'quarter turn')} that way.`
              : `Anticlockwise goes from 12 to 11 on a clock. Make ${counted(quarters, 'quarter turn')} that way.`,
          ];
        return [
          at(turned),
          'turns-mixed-up',
          quarters === 2
            ? 'A half turn is 2 quarter turns. After it the arrow points the opposite way.'
            : `You made a half turn, which is 2 quarter turns. Make ${counted(quarters, 'quarter turn')}.`,
        ];
      };
      return {
        ...inOrder(
          `An arrow points ${WAYS[from]?.toLowerCase() ?? ''}. It makes a ${turn} turn ${sense}. Which way does it point then?`,
          at(quarters),
          [0, 1, 2, 3].filter((turned) => turned !== quarters).map(reasonFor),
          WAYS,
        ),
        explanation: `${at(0)} is ${hour(0)} on a clock, and this turn goes ${passed.length === 0 ? '' : `past ${listInWords(passed)} `}to ${hour(quarters)}, which is ${at(quarters).toLowerCase()}.`,
      };
    },
  }),
  // Parallel and perpendicular.
  problem({
    id: 'Y3.GE.4/r161',
    form: 'choose',
    pool: every(span(0, 3))
      .and(span(1, 4))
      .and(oneOf('door', 'window', 'page', 'photo'))
      .where(([one, other]) => one < other),
    write: ([one, other, thing]) => {
      const options = ['Parallel', 'Perpendicular', 'Neither'] as const;
      const right =
        other === 4 ? 'Neither' : (other - one) % 2 === 0 ? 'Parallel' : 'Perpendicular';
      const reasons = {
        Parallel:
          right === 'Neither'
            ? 'Parallel lines never meet, and these 2 lines meet at a corner.'
            : 'Parallel lines never meet. These 2 lines meet at a right angle.',
        Perpendicular:
          right === 'Neither'
            ? 'Perpendicular lines meet at a right angle. These 2 lines meet at a smaller angle.'
            : 'Perpendicular lines meet at a right angle. These 2 lines never meet.',
        Neither:
          right === 'Parallel'
            ? 'These 2 lines stay the same distance apart. Such lines are called parallel.'
            : 'These 2 lines meet at a right angle. Such lines are called perpendicular.',
      };
      return {
        ...inOrder(
          `Think of the ${EDGES[one] ?? ''} of a ${thing} and ${other === 4 ? 'a line from one corner to the opposite corner' : `its ${EDGES[other] ?? ''}`}. Which word fits these two lines?`,
          right,
          options
            .filter((option) => option !== right)
            .map((option): WrongOption => [option, 'lines-mixed-up', reasons[option]]),
          options,
        ),
        explanation:
          right === 'Parallel'
            ? 'These 2 lines stay the same distance apart and never meet, so they are parallel.'
            : right === 'Perpendicular'
              ? 'These 2 lines meet at a right angle, so they are perpendicular.'
              : 'These 2 lines meet, but at less than a right angle, so they are neither.',
      };
    },
  }),
  // The corner that is missing.
  problem({
    id: 'Y4.GE.5/r161',
    form: 'choose',
    pool: every(span(0, 4))
      .and(span(5, 8))
      .and(span(0, 4))
      .and(span(5, 9))
      .where(
        // No wrong point is one of the three corners.
        ([left, right, bottom, top]) => left !== top && (top !== right || left !== bottom),
      ),
    write: ([left, right, bottom, top]) => ({
      ...choice(
        `Three corners of a rectangle are the points (${left}, ${bottom}), (${right}, ${bottom}) and (${right}, ${top}). At which point is the fourth corner?`,
        `(${left}, ${top})`,
        [
          [
            `(${top}, ${left})`,
            'coordinates-swapped',
            `The first number says how far along: ${left}. The second says how far up: ${top}.`,
          ],
          [
            `(${2 * right - left}, ${top})`,
            'wrong-direction',
            `You went on to the right of (${right}, ${top}). Go ${right - left} to the left.`,
          ],
        ],
        left + right + top,
      ),
      explanation: `The fourth corner is straight above (${left}, ${bottom}) and level with (${right}, ${top}): (${left}, ${top}).`,
    }),
  }),
  // Regular shapes.
  problem({
    id: 'Y5.GE.6/r161',
    form: 'choose',
    pool: every(oneOf(4, 5, 6, 8, 10))
      .and(oneOf('equal', 'different'))
      .and(oneOf('equal', 'different')),
    write: ([count, sides, angles]) => {
      const isRegular = sides === 'equal' && angles === 'equal';
      const [right, wrong] = isRegular ? ['Regular', 'Irregular'] : ['Irregular', 'Regular'];
      const name = POLYGONS[count];
      const all = (which: typeof sides) => (which === 'equal' ? 'all equal' : 'not all equal');
      const lacks = [sides === 'different' ? 'sides' : '', angles === 'different' ? 'angles' : ''];
      return {
        ...inOrder(
          `The ${count} sides of a${count === 8 ? 'n' : ''} ${name} are ${all(sides)}, ${sides === angles ? 'and' : 'but'} its ${count} angles are ${all(angles)}. Is it regular or irregular?`,
          right,
          [
            [
              wrong,
              'regular-by-half',
              isRegular
                ? `All ${count} sides and all ${count} angles are equal. A regular shape needs no more.`
                : 'A regular shape needs 2 things: all sides equal and all angles equal.',
            ],
          ],
          ['Regular', 'Irregular'],
        ),
        explanation: isRegular
          ? `All ${count} sides are equal and all ${count} angles are equal, so the ${name} is regular.`
          : `The ${listInWords(lacks.filter(Boolean))} are not all equal, so the ${name} is irregular.`,
      };
    },
  }),
  // Reflection in a line parallel to an axis.
  problem({
    id: 'Y5.GE.7/r161',
    form: 'choose',
    pool: every(span(4, 7))
      .and(span(1, 4))
      .and(span(0, 9))
      .and(oneOf('up', 'across'))
      .where(
        ([line, off, other]) => other !== line && line - off !== other && line + off !== other,
      ),
    write: ([line, off, other, way]) => {
      const isUp = way === 'up';
      const point = (along: number) => (isUp ? `(${along}, ${other})` : `(${other}, ${along})`);
      const right = point(line + off);
      return {
        ...choice(
          `A mirror line goes straight ${isUp ? 'up' : 'across'} through the point ${isUp ? `(${line}, 0)` : `(0, ${line})`}. Where is the image of ${point(line - off)}?`,
          right,
          [
            [
              point(line),
              'stops-after-first-step',
              `The point ${point(line)} is on the mirror line. The image is ${off} further on.`,
            ],
            [
              isUp ? `(${other}, ${line + off})` : `(${line + off}, ${other})`,
              'coordinates-swapped',
              `The mirror line goes straight ${way}, so the ${isUp ? 'second' : 'first'} number stays ${other}.`,
            ],
          ],
          line + off + other,
        ),
        explanation: `The point is ${off} ${isUp ? 'left of' : 'below'} the line, so its image is ${off} ${isUp ? 'right of' : 'above'} it: ${right}.`,
      };
    },
  }),
  // Angles of regular polygons.
  problem({
    id: 'Y6.GE.3/r161',
    form: 'choose',
    pool: every(oneOf(5, 6, 8, 9, 10, 12, 15, 18, 20)).and(oneOf('all', 'each', 'turn')),
    write: ([sides, asked]) => {
      const name = MANY_SIDED[sides] ?? '';
      const all = (sides - 2) * 180;
      const [each, turn] = [all / sides, 360 / sides];
      const article = /^[ao]/.test(name) ? 'an' : 'a';
      const cut = `From one corner the shape can be cut into ${sides - 2} triangles`;
      if (asked === 'all')
        return {
          ...choice(
            `How many degrees do the angles of ${article} ${name} add up to?`,
            `${all}°`,
            [
              [
                `${sides * 180}°`,
                'wrong-angle-total',
                `You took ${sides} triangles. Lines from one corner cut the shape into only ${sides - 2}.`,
              ],
              [
                `360°`,
                'wrong-angle-total',
                `The angles of a shape with 4 sides add up to 360°. Here there are ${sides} sides.`,
              ],
            ],
            sides,
          ),
          explanation: `${cut}, and ${sides - 2} × 180° = ${all}°.`,
        };
      if (asked === 'each')
        return {
          ...choice(
            `How large is each angle of a regular ${name}?`,
            `${each}°`,
            [
              [
                `${all}°`,
                'stops-after-first-step',
                `${all}° is what all ${sides} angles add up to. Divide by ${sides}.`,
              ],
              [
                `${turn}°`,
                'wrong-angle-total',
                `You divided 360° by ${sides}. The angles add up to ${all}°.`,
              ],
            ],
            sides + 1,
          ),
          explanation: `${cut}: ${sides - 2} × 180° = ${all}°, and ${all}° ÷ ${sides} = ${each}°.`,
        };
      return {
        ...choice(
          `Meg walks once round a regular ${name}. How many degrees does she turn at each corner?`,
          `${turn}°`,
          [
            [
              `${each}°`,
              'wrong-angle-total',
              `${each}° is the angle inside. She turns by what is left of 180°.`,
            ],
            [
              `${180 / sides}°`,
              'wrong-angle-total',
              `You divided 180° by ${sides}. Once round is a full turn, 360°.`,
            ],
          ].map(([text = '', , reason = '']): WrongOption => [text, 'wrong-angle-total', reason]),
          sides + 2,
        ),
        explanation: `Once round she turns 360° in ${sides} equal turns: 360° ÷ ${sides} = ${turn}°.`,
      };
    },
  }),
  // Radius, diameter and circumference.
  problem({
    id: 'Y6.GE.4/r161',
    form: 'choose',
    pool: every(oneOf('Radius', 'Diameter', 'Circumference')).and(
      oneOf(
        'a wheel',
        'a hoop',
        'a circular pond',
        'a circular plate',
        'a circular clock face',
        'a circular rug',
        'a circular tray',
      ),
    ),
    write: ([line, thing]) => ({
      ...inOrder(
        `What is the distance ${LINES[line].replace('#', thing)} called?`,
        line,
        (['Radius', 'Diameter', 'Circumference'] as const)
          .filter((other) => other !== line)
          .map((other): WrongOption => [other, 'circle-parts-mixed-up', CIRCLE_LINES[other]]),
        ['Radius', 'Diameter', 'Circumference'],
      ),
      explanation: CIRCLE_LINES[line],
    }),
  }),
];
