// Year 6: what the table leaves out about ratio, algebra, measures, shapes and data.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { afterMove, movedWay } from '../more-forms.ts';
import { capital, num, unit as unitName } from '../wording.ts';

const NETS = {
  'squares/cube': { count: 6, all: 6 },
  'rectangles/triangular prism': { count: 3, all: 5 },
  'rectangles/pentagonal prism': { count: 5, all: 7 },
  'rectangles/hexagonal prism': { count: 6, all: 8 },
  'triangles/square-based pyramid': { count: 4, all: 5 },
  'triangles/hexagonal pyramid': { count: 6, all: 7 },
} as const;

function thirdAngle(a: number, b: number) {
  const answer = 360 - a - b;
  return {
    question: `Three angles make a full turn. Two are ${a}° and ${b}°. The third in degrees?`,
    picture: { kind: 'angles' as const, whole: 360 as const, known: [a, b] },
    answer,
    explanation: `A full turn is 360°, and 360 − ${a} − ${b} = ${answer}.`,
    slips: {
      'wrong-angle-total': 180 - a - b,
      'one-number-left-out': [
        { answer: 360 - a, reason: `You took only ${a}° from 360°. Take ${b}° away too.` },
        { answer: 360 - b, reason: `You took only ${b}° from 360°. Take ${a}° away too.` },
      ],
    },
  };
}

export const moreMeasures = [
  questionType({
    id: 'Y6.RP.3/r42',
    level: 'B',
    beside: 21,
    pool: every(span(2, 12)).and(span(2, 9)),
    write: ([side, scale]) => ({
      question: `${[8, 11].includes(side) ? 'An' : 'A'} ${side} cm side becomes ${side * scale} cm. What is the scale factor?`,
      answer: scale,
      explanation: `${side * scale} ÷ ${side} = ${scale}, so each side is ${scale} times as long.`,
      slips: {
        'adds-instead-of-scales': side * scale - side,
        'wrong-inverse': side * side * scale,
      },
    }),
  }),
  questionType({
    id: 'Y6.AL.4/r43',
    level: 'B',
    beside: 17,
    pool: every(span(2, 6)).and(span(1, 10)).and(span(1, 12)),
    write: ([times, a, b]) => ({
      question: `${times}a + b = ${times * a + b}. If a = ${a}, what is b?`,
      spoken: `${times} times a plus b equals ${times * a + b}. If a equals ${a}, what is b?`,
      answer: b,
      explanation: `${times} × ${a} = ${times * a}, and ${times * a + b} − ${times * a} = ${b}.`,
      slips: {
        'ignores-coefficient': times * a + b - a,
        'letter-as-digit': times * a + b - Number(`${times}${a}`),
        'stops-after-first-step': {
          answer: times * a,
          reason: `${times} × ${a} = ${times * a}. Now find what makes it ${times * a + b}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y6.AL.5/r44',
    level: 'B',
    beside: 18,
    pool: every(span(2, 12)).and(span(2, 12)),
    write: ([hats, scarves]) => ({
      question: `${hats} hats and ${scarves} scarves: how many ways to wear one of each?`,
      picture: { kind: 'array', rows: hats, columns: scarves, of: 'squares' },
      answer: hats * scarves,
      explanation: `Each of the ${hats} hats goes with ${scarves} scarves: ${hats} × ${scarves} = ${hats * scarves}.`,
      slips: { 'adds-instead-of-multiplies': hats + scarves },
    }),
  }),
  questionType({
    id: 'Y6.ME.1/r45',
    level: 'B',
    takesLong: true,
    beside: 26,
    pool: every(oneOf('kg', 'km', 'l'))
      .and(span(1005, 3995, 5))
      .and(span(50, 950, 50))
      .where(([, big]) => big % 100 !== 0),
    write: ([unit, big, small]) => {
      const part = { km: 'm', kg: 'g', l: 'ml' }[unit];
      return {
        question: `${big / 1000} ${unitName(big / 1000, unit)} + ${small} ${part} = ? ${part}`,
        answer: big + small,
        explanation: `${big / 1000} ${unitName(big / 1000, unit)} is ${big} ${part}, and ${big} + ${small} = ${big + small}.`,
        slips: { 'wrong-conversion': [big / 10 + small, big / 100 + small] },
      };
    },
  }),
  questionType({
    id: 'Y6.ME.4/r47',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(span(2, 20))
      .and(span(2, 20))
      .and(span(2, 20))
      .where(([a, b, c]) => (a * b) % c === 0 && c !== a && c !== b && a * b <= 100),
    write: ([a, b, c]) => ({
      question: `${a} cm by ${b} cm has the same area as ${c} cm by ? cm`,
      answer: (a * b) / c,
      explanation: `${a} × ${b} = ${a * b}, and ${a * b} ÷ ${c} = ${(a * b) / c}.`,
      slips: {
        'perimeter-for-area': a + b - c,
        'stops-after-first-step': {
          answer: a * b,
          reason: `${a * b} is the area, ${a} × ${b}. Now divide it by ${c}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y6.GE.2/r48',
    level: 'A',
    beside: 4,
    fewQuestions: true,
    pool: every(
      oneOf(
        'squares/cube',
        'rectangles/triangular prism',
        'rectangles/pentagonal prism',
        'rectangles/hexagonal prism',
        'triangles/square-based pyramid',
        'triangles/hexagonal pyramid',
      ),
    ),
    write: ([asked]) => {
      const { count, all } = NETS[asked];
      const [faces = '', solid = ''] = asked.split('/');
      return {
        question: `How many ${faces} are in the net of a ${solid}?`,
        answer: count,
        explanation:
          solid === 'cube'
            ? 'Count 1 on top, 1 below and 4 around it: 6.'
            : `Each side of the base has one of the ${faces}, and the base has ${count} sides.`,
        slips: {
          'solid-parts-mixed-up': [
            { answer: all, reason: `${all} is all the faces. Count only the ${faces}.` },
            {
              answer: all - count,
              reason: `${all - count} is how many faces are not ${faces}. Count the ${faces}.`,
            },
          ],
          'one-step-out': count + 1,
        },
      };
    },
  }),
  questionType({
    id: 'Y6.GE.5/r49',
    level: 'B',
    beside: 23,
    pool: every(oneOf('opposite', 'next to', 'point'))
      .and(span(10, 170))
      .and(span(0, 170, 5))
      .where(([where, angle, other]) =>
        where === 'point'
          ? angle % 5 === 0 && angle >= 30 && angle <= other
          : other === 0 && angle !== 90,
      ),
    write: ([where, angle, other]) => {
      if (where === 'point') return thirdAngle(angle, other);
      return where === 'opposite'
        ? {
            question: `Two lines cross. One angle is ${angle}°. The angle opposite in degrees?`,
            answer: angle,
            explanation: `Angles opposite each other are equal, so it is ${angle}° too.`,
            slips: { 'wrong-angle-total': [180 - angle, 360 - angle] },
          }
        : {
            question: `Two lines cross. One angle is ${angle}°. The angle next to it in degrees?`,
            picture: { kind: 'angles', whole: 180, known: [angle] },
            answer: 180 - angle,
            explanation: `Angles on a straight line total 180°, and 180 − ${angle} = ${180 - angle}.`,
            slips: { 'wrong-angle-total': [angle, 360 - angle, 90 - angle] },
          };
    },
  }),
  questionType({
    id: 'Y6.GE.6/r50',
    level: 'B',
    beside: 10,
    pool: every(oneOf('right', 'left', 'up', 'down', 'y-axis', 'x-axis'))
      .and(span(-9, 9))
      .and(span(-9, 9))
      .and(span(1, 12))
      .where(
        ([change, x, y, steps]) =>
          x !== y &&
          x * y < 0 &&
          (change === 'y-axis' || change === 'x-axis'
            ? steps === 1 && (change === 'y-axis' ? x : y) < 0
            : afterMove([x, y], change, steps) >= 0),
      ),
    write: ([change, x, y, steps]) => {
      const point = `(${num(x)}, ${num(y)})`;
      if (change === 'y-axis' || change === 'x-axis') {
        const [place, from] = change === 'y-axis' ? ['First', x] : ['Second', y];
        return {
          question: `${point} is reflected in the ${change}. ${place} number now?`,
          answer: -from,
          explanation: `Reflecting in the ${change} changes the sign of the ${place.toLowerCase()} number: ${-from}.`,
          slips: { 'coordinates-swapped': [x, y] },
        };
      }
      const { place, ...way } = movedWay([x, y], change, steps);
      return {
        question: `${point} moves ${steps} ${change}. ${capital(place)} number now?`,
        ...way,
      };
    },
  }),
  questionType({
    id: 'Y6.ST.1/r51',
    level: 'B',
    beside: 15,
    pool: every(oneOf(30, 36, 45, 60, 72, 90, 120, 180))
      .and(span(2, 90))
      .where(([angle, slice]) => (slice * 360) / angle <= 480),
    write: ([angle, slice]) => {
      const parts = 360 / angle;
      const total = slice * parts;
      return {
        question: `A pie chart shows ${total} pupils. A ${angle}° slice is how many?`,
        answer: slice,
        explanation: `${angle}° is 1/${parts} of 360°, and ${total} ÷ ${parts} = ${slice}.`,
        slips: { 'subtracts-denominator': total - angle, 'halves-any-fraction': total / 2 },
      };
    },
  }),
];
