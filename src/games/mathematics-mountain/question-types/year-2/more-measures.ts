// Year 2: what the table leaves out about measures, money, time, shapes and data.
import type { Picture } from '../../maths-picture.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { whichIs } from '../more-forms.ts';
import { groupsWay } from '../ways.ts';
import { capital, counted, inSteps } from '../wording.ts';

const COMPARED = {
  longest: { end: 'most', unit: 'cm' },
  shortest: { end: 'least', unit: 'cm' },
  heaviest: { end: 'most', unit: 'kg' },
  lightest: { end: 'least', unit: 'kg' },
} as const;

const FACES = {
  'cube/squares': { count: 6, all: 6, faces: '6 squares' },
  'square-based pyramid/triangles': { count: 4, all: 5, faces: '4 triangles and 1 square' },
  'square-based pyramid/squares': { count: 1, all: 5, faces: '4 triangles and 1 square' },
  'triangular prism/triangles': { count: 2, all: 5, faces: '2 triangles and 3 rectangles' },
  'triangular prism/rectangles': { count: 3, all: 5, faces: '2 triangles and 3 rectangles' },
} as const;

const DRAWN = {
  'cube/squares': 'cube',
  'square-based pyramid/triangles': 'square-based pyramid',
  'square-based pyramid/squares': 'square-based pyramid',
  'triangular prism/triangles': 'triangular prism',
  'triangular prism/rectangles': 'triangular prism',
} as const;

const SIDES = { triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6 } as const;
const NAMED = {
  3: 'Triangles',
  4: 'Squares and rectangles',
  5: 'Pentagons',
  6: 'Hexagons',
} as const;
const shape = oneOf('triangle', 'square', 'rectangle', 'pentagon', 'hexagon');

const RIGHT_ANGLES = {
  'a half turn': 2,
  'a three-quarter turn': 3,
  'a whole turn': 4,
  'two whole turns': 8,
  'three half turns': 6,
} as const;

function animals(cats: number, dogs: number, fish: number): Picture {
  return {
    kind: 'pictogram',
    each: 1,
    rows: [
      { name: 'cats', symbols: cats },
      { name: 'dogs', symbols: dogs },
      { name: 'fish', symbols: fish },
    ],
  };
}

export const moreMeasures = [
  questionType({
    id: 'Y2.ME.1/r33',
    level: 'B',
    takesLong: true,
    beside: 12,
    pool: every(oneOf(2, 5, 10))
      .and(span(0, 90))
      .and(span(2, 10))
      .where(([step, from, mark]) => from % step === 0 && from + step * mark <= 100),
    write: ([step, from, mark]) => {
      const answer = from + step * mark;
      return {
        question: `A scale goes up in ${step}s. What is ${mark} marks above ${from}?`,
        picture: {
          kind: 'number-line',
          from,
          to: from + step * Math.max(10, mark + 1),
          step,
          labels: [from],
          asks: answer,
        },
        answer,
        explanation: `Start at ${from} and count in ${inSteps(step)} ${mark} times: you reach ${answer}.`,
        slips: {
          'ignores-key': from + mark,
          'one-step-out': [mark - 1, mark + 1].map((other) => ({
            answer: from + step * other,
            reason: `${from + step * other} is ${counted(other, 'mark')} above ${from}. Count ${mark}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.ME.2/r34',
    level: 'A',
    beside: 5,
    pool: every(oneOf('longest', 'shortest', 'heaviest', 'lightest'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 9))
      .where(([, a, b, c]) => a !== b && b !== c && a !== c),
    write: ([kind, a, b, c]) => {
      const { end, unit } = COMPARED[kind];
      return whichIs(kind, end, [10 * a + b, 10 * b + a, 10 * a + c], unit);
    },
  }),
  questionType({
    id: 'Y2.ME.3/r35',
    level: 'B',
    beside: 13,
    pool: every(oneOf(1, 2, 5, 10, 20, 50))
      .and(oneOf(1, 2, 5, 10, 20, 50))
      .and(oneOf(1, 2, 5, 10, 20, 50))
      .where(([a, b, c]) => a >= b && b >= c),
    write: ([a, b, c]) => ({
      question: `${a}p, ${b}p and ${c}p. How many pence?`,
      picture: { kind: 'coins', coins: [a, b, c] },
      answer: a + b + c,
      explanation: `Start with the largest coin: ${a} + ${b} + ${c} = ${a + b + c}.`,
      slips: { 'counts-coins': 3, 'one-number-left-out': [a + b, b + c] },
    }),
  }),
  questionType({
    id: 'Y2.ME.4/r36',
    level: 'B',
    beside: 14,
    pool: every(oneOf(2, 5, 10, 20, 50))
      .and(span(2, 10))
      .where(([coin, n]) => coin * n <= 100),
    write: ([coin, n]) => ({
      question: `How many ${coin}p coins make ${coin * n === 100 ? '£1' : `${coin * n}p`}?`,
      answer: n,
      explanation: `Count in steps of ${coin} to ${coin * n}: that takes ${n} coins.`,
      slips: {
        'subtracts-denominator': coin * n - coin,
        'one-step-out': [n - 1, n + 1].map((other) => ({
          answer: other,
          reason: `${counted(other, 'coin')} of ${coin}p ${other === 1 ? 'makes' : 'make'} ${coin * other}p, not ${coin * n}p.`,
        })),
      },
    }),
  }),
  questionType({
    id: 'Y2.ME.6/r37',
    level: 'B',
    beside: 17,
    pool: every(span(10, 60))
      .and(span(5, 55))
      .where(([long, short]) => short < long),
    write: ([long, short]) => ({
      question: `How many minutes longer is ${long} minutes than ${short} minutes?`,
      answer: long - short,
      explanation: `Count on from ${short} to ${long}: that is ${long - short} minutes.`,
      slips: { 'adds-numbers-shown': long + short },
    }),
  }),
  questionType({
    id: 'Y2.ME.7/r38',
    level: 'B',
    beside: 19,
    fewQuestions: true,
    pool: every(span(1, 11)),
    write: ([at]) => {
      const [way, steps] = at <= 6 ? ['past', at] : ['to', 12 - at];
      return {
        question: `The minute hand is at ${at}. How many minutes ${way} the hour?`,
        picture: { kind: 'clock', hour: 3, minute: 5 * at },
        answer: steps * 5,
        explanation: `Each number is 5 minutes: ${steps} ${steps === 1 ? 'step' : 'steps'} ${way === 'to' ? 'up to' : 'from'} 12 is ${steps * 5}.`,
        slips: {
          'ignores-key': at,
          'one-step-out': [steps - 1, steps + 1].map((other) => ({
            answer: other * 5,
            reason: `${other * 5} is ${counted(other, 'step')} of 5 minutes. ${way === 'to' ? `From ${at} to 12` : `From 12 to ${at}`} count ${steps}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.3/r39',
    level: 'B',
    beside: 19,
    fewQuestions: true,
    pool: every(
      oneOf(
        'cube/squares',
        'square-based pyramid/triangles',
        'square-based pyramid/squares',
        'triangular prism/triangles',
        'triangular prism/rectangles',
      ),
    ),
    write: ([asked]) => {
      const { count, all, faces } = FACES[asked];
      const [solid = '', kind = ''] = asked.split('/');
      return {
        question: `How many faces of a ${solid} are ${kind}?`,
        picture: { kind: 'shapes', shapes: [DRAWN[asked]] },
        answer: count,
        explanation: `The faces of a ${solid} are ${faces}.`,
        slips: {
          'solid-parts-mixed-up': [
            { answer: all, reason: `${all} is all the faces. Count only the ${kind}.` },
            {
              answer: all - count,
              reason: `${all - count} is how many faces are not ${kind}. Count the ${kind}.`,
            },
          ],
        },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.4/r40',
    level: 'B',
    takesLong: true,
    beside: 19,
    pool: every(oneOf(3, 4, 5, 6))
      .and(shape)
      .and(shape)
      .and(shape)
      .and(shape)
      .where(([sides, ...shapes]) => shapes.some((one) => SIDES[one] === sides)),
    write: ([sides, ...shapes]) => {
      const count = shapes.filter((one) => SIDES[one] === sides).length;
      return {
        question: `${capital(shapes.join(', '))}. How many have ${sides} sides?`,
        picture: { kind: 'shapes', shapes },
        answer: count,
        explanation: `${NAMED[sides]} have ${sides} sides, so count only those: ${count}.`,
        slips: { 'one-step-out': [count - 1, count + 1] },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.5/r41',
    level: 'B',
    beside: 20,
    fewQuestions: true,
    pool: every(
      oneOf(
        'a half turn',
        'a three-quarter turn',
        'a whole turn',
        'two whole turns',
        'three half turns',
      ),
    ),
    write: ([turn]) => {
      const count = RIGHT_ANGLES[turn];
      return {
        question: `How many right angles are in ${turn}?`,
        ...(count <= 4 && { picture: { kind: 'turn', quarters: count } }),
        answer: count,
        explanation: `A right angle is a quarter turn, and ${turn} ${turn.startsWith('a ') ? 'is' : 'are'} ${count} quarter turns.`,
        slips: { 'turns-mixed-up': [2, 3, 4] },
      };
    },
  }),
  questionType({
    id: 'Y2.ST.1/r42',
    level: 'B',
    beside: 21,
    pool: every(oneOf('books', 'birds', 'shells'))
      .and(oneOf(2, 5, 10))
      .and(span(2, 10)),
    write: ([things, each, stars]) => ({
      question: `Each star shows ${each} ${things}. How many ${things} do ${stars} stars show?`,
      picture: { kind: 'pictogram', each, rows: [{ name: things, symbols: stars }] },
      answer: each * stars,
      explanation: groupsWay(stars, each),
      slips: { 'ignores-key': stars, 'adds-instead-of-multiplies': each + stars },
    }),
  }),
  questionType({
    id: 'Y2.ST.2/r43',
    level: 'B',
    takesLong: true,
    beside: 22,
    pool: every(oneOf('in all', 'more'))
      .and(span(3, 15))
      .and(span(2, 14))
      .and(span(2, 12))
      .where(([, cats, dogs]) => cats > dogs),
    write: ([asked, cats, dogs, fish]) =>
      asked === 'more'
        ? {
            question: `Cats ${cats}, dogs ${dogs}, fish ${fish}. How many more cats than dogs?`,
            picture: animals(cats, dogs, fish),
            answer: cats - dogs,
            explanation: `Compare ${cats} cats with ${dogs} dogs: ${cats} − ${dogs} = ${cats - dogs}.`,
            slips: { 'adds-numbers-shown': cats + dogs, 'reads-end-mark': cats },
          }
        : {
            question: `Cats ${cats}, dogs ${dogs}, fish ${fish}. How many altogether?`,
            picture: animals(cats, dogs, fish),
            answer: cats + dogs + fish,
            explanation: `Add all three: ${cats} + ${dogs} + ${fish} = ${cats + dogs + fish}.`,
            slips: { 'one-number-left-out': [cats + dogs, dogs + fish, cats + fish] },
          },
  }),
];
