// Coordinates, moves and reflections.
import type { Picture } from '../../maths-picture.ts';
import type { Mistake } from '../misconceptions.ts';
import { startedAboveZero } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, num } from '../wording.ts';

const MOVES = {
  right: { place: 'first', by: 1, opposite: 'left' },
  left: { place: 'first', by: -1, opposite: 'right' },
  up: { place: 'second', by: 1, opposite: 'down' },
  down: { place: 'second', by: -1, opposite: 'up' },
} as const;

type Move = keyof typeof MOVES;

const TWO_MOVES = {
  'right and up': ['right', 'up'],
  'left and down': ['left', 'down'],
  'left and up': ['left', 'up'],
  'right and down': ['right', 'down'],
} as const;

export const position = [
  questionType({
    id: 'Y4.GE.4/r43',
    level: 'B',
    takesLong: true,
    beside: 19,
    pool: every(oneOf(-1, 1))
      .and(span(6, 50))
      .and(span(1, 6))
      // Otherwise the distance, the line and the dot’s side can be one number.
      .where(([, mirror, far]) => ![1, 2, 3].includes(mirror / far)),
    write: ([side, mirror, far]) => {
      const [dot, image] = [mirror + side * far, mirror - side * far];
      return {
        question: `A dot at ${dot} is reflected in a mirror line at ${mirror}. Where is its reflection?`,
        picture: { kind: 'mirror-grid', line: mirror, dot },
        answer: image,
        explanation: `The dot is ${far} from the mirror line, so count ${far} on the other side: ${image}.`,
        slips: {
          'stops-after-first-step': [
            {
              answer: mirror,
              reason: `${mirror} is the mirror line. Go ${far} more, away from the dot.`,
            },
            {
              answer: far,
              reason: `${far} is how far ${dot} is from ${mirror}. Count that on the other side.`,
            },
          ],
          'wrong-direction': {
            answer: dot + side * far,
            reason: `${dot + side * far} is on the same side of ${mirror} as the dot. Go to the other side.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.5/r44',
    level: 'B',
    beside: 18,
    pool: every(oneOf('right', 'left', 'up', 'down'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 5))
      .where(
        ([move, x, y, steps]) =>
          x !== y && isToldApart([x, y], move, steps) && isOnGrid(afterMove([x, y], move, steps)),
      ),
    write: ([move, x, y, steps]) => {
      const { place, ...way } = movedWay([x, y], move, steps);
      return {
        question: `From (${x}, ${y}), move ${counted(steps, 'square')} ${move}. What is your ${place === 'first' ? 'x' : 'y'}-coordinate now?`,
        ...way,
      };
    },
  }),
  questionType({
    id: 'Y5.GE.7/r52',
    level: 'B',
    takesLong: true,
    beside: 20,
    pool: every(oneOf('right and up', 'left and down', 'left and up', 'right and down'))
      .and(span(1, 9))
      .and(span(1, 9))
      .and(span(1, 6))
      .and(span(1, 6))
      .where(([moves, x, y, across, along]) => {
        const [first, second] = TWO_MOVES[moves];
        return (
          x !== y &&
          across !== along &&
          // Every slip with one number or one move gives another number.
          ![
            across,
            along,
            2 * across,
            2 * along,
            across + along,
            Math.abs(across - along),
          ].includes(Math.abs(x - y)) &&
          isOnGrid(afterMove([x, y], first, across)) &&
          isOnGrid(afterMove([x, y], second, along))
        );
      }),
    write: ([moves, x, y, across, along]) => {
      const [first, second] = TWO_MOVES[moves];
      const isFirst = (x + y + across) % 2 === 0;
      const { place, ...way } = isFirst
        ? movedWay([x, y], first, across)
        : movedWay([x, y], second, along);
      return {
        question: `The point (${x}, ${y}) moves ${counted(across, 'square')} ${first} and ${along} ${second}. What is its ${place === 'first' ? 'x' : 'y'}-coordinate now?`,
        ...way,
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
          x !== -y &&
          x * y < 0 &&
          (change === 'y-axis' || change === 'x-axis'
            ? steps === 1 && (change === 'y-axis' ? x : y) < 0
            : isOnGrid(afterMove([x, y], change, steps)) && isToldApart([x, y], change, steps)),
      ),
    write: ([change, x, y, steps]) => {
      const point = `(${num(x)}, ${num(y)})`;
      if (change === 'y-axis' || change === 'x-axis') {
        const [place, from, other] =
          change === 'y-axis' ? (['first', x, y] as const) : (['second', y, x] as const);
        return {
          question: `The point ${point} is reflected in the ${change}. What is its ${place === 'first' ? 'x' : 'y'}-coordinate now?`,
          answer: -from,
          explanation: `Reflecting in the ${change} changes the sign of the ${place} number: ${num(from)} becomes ${-from}.`,
          slips: { 'coordinates-swapped': otherCoordinate(other, [x, y], place) },
        };
      }
      const { place, ...way } = movedWay([x, y], change, steps);
      return {
        question: `The point ${point} moves ${counted(steps, 'square')} ${change}. What is its ${place === 'first' ? 'x' : 'y'}-coordinate now?`,
        ...way,
      };
    },
  }),
];

/** The point before its move, in the first quadrant or in all four. */
function pointOnGrid([x, y]: readonly [number, number]): Picture {
  return {
    kind: 'grid',
    point: [x, y],
    size: Math.max(10, Math.abs(x), Math.abs(y)),
    isFourQuadrants: x < 0 || y < 0,
  };
}

/** Whether a coordinate can be counted on the drawn grid. */
function isOnGrid(place: number): boolean {
  return place >= 0 && place <= 10;
}

/** One coordinate of a point after a move. */
function afterMove(point: readonly [number, number], move: Move, steps: number): number {
  const { place, by } = MOVES[move];
  return (place === 'first' ? point[0] : point[1]) + by * steps;
}

/** Whether moving the wrong way, moving the other coordinate and not moving give three numbers. */
function isToldApart([x, y]: readonly [number, number], move: Move, steps: number): boolean {
  const { place, by } = MOVES[move];
  const apart = (place === 'first' ? x - y : y - x) * by;
  return apart !== steps && apart !== 2 * steps;
}

/** The working for a coordinate after a move, and the results of moving the wrong way or the other coordinate. */
function movedWay(point: readonly [number, number], move: Move, steps: number) {
  const { place, by, opposite } = MOVES[move];
  const [here, there] = place === 'first' ? [point[0], point[1]] : [point[1], point[0]];
  const answer = here + by * steps;
  const how = `${by > 0 ? `adds ${steps} to` : `takes ${steps} from`} the ${place} number`;
  return {
    place,
    answer,
    picture: pointOnGrid(point),
    explanation: `Moving ${move} ${how}: ${num(here)} ${by > 0 ? '+' : '−'} ${steps} = ${num(answer)}.`,
    slips: {
      'wrong-direction': {
        answer: here - by * steps,
        reason: `You moved ${steps} ${opposite}, from ${num(here)} to ${num(here - by * steps)}. The move is ${steps} ${move}.`,
      },
      'coordinates-swapped': otherCoordinate(there + by * steps, point, place),
      'ignores-minus-sign':
        here < 0 ? startedBeyondZero(place, -here, -here + by * steps) : undefined,
    },
  };
}

/** Starts from the number without its minus sign: right of zero, or above it. */
function startedBeyondZero(place: 'first' | 'second', from: number, answer: number): Mistake {
  if (place === 'second') return startedAboveZero(from, answer);
  return {
    answer,
    reason: `You started from ${from}, right of zero. Here you start from ${num(-from)}, left of zero.`,
  };
}

function otherCoordinate(
  answer: number,
  [x, y]: readonly [number, number],
  place: 'first' | 'second',
): Mistake {
  return {
    answer,
    reason: `The ${place} number of (${num(x)}, ${num(y)}) is ${num(place === 'first' ? x : y)}. Start from there.`,
  };
}
