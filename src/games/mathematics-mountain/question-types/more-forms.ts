// Forms for the objectives beside the tables that several years ask with different numbers.
import type { Picture } from '../maths-picture.ts';
import { fractionBars, halfwayOnLine, hundredths } from './pictures.ts';
import { clock, listInWords, num } from './wording.ts';

/** 'Which is largest: 408, 480 or 84?' */
export function whichIs(
  adjective: string,
  end: 'most' | 'least',
  numbers: readonly number[],
  unit = '',
) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const shown = numbers.map((n) => `${num(n)}${unit && ` ${unit}`}`);
  const order = numbers.toSorted((one, other) => one - other);
  const byLastDigit = numbers.toSorted((one, other) => (one % 10) - (other % 10));
  return {
    question: `Which is ${adjective}: ${shown.slice(0, -1).join(', ')} or ${shown.at(-1) ?? ''}?`,
    answer: end === 'most' ? most : least,
    explanation: `From small to large they are ${listInWords(order.map(num))}.`,
    slips: {
      'more-and-less-swapped': end === 'most' ? least : most,
      'compares-last-digit': byLastDigit.at(end === 'most' ? -1 : 0),
    },
  };
}

/** 'Which number is halfway between 20 and 40?' */
export function halfwayBetween(low: number, gap: number) {
  const answer = low + gap / 2;
  return {
    question: `Which number is halfway between ${num(low)} and ${num(low + gap)}?`,
    answer,
    picture: halfwayOnLine(low, low + gap),
    explanation: `Half of the ${num(gap)} between them is ${num(gap / 2)}: ${num(low)} + ${num(gap / 2)} = ${num(answer)}.`,
    slips: {
      'stops-after-first-step': [
        { answer: gap / 2, reason: `Half of the way is ${num(gap / 2)}. Add it to ${num(low)}.` },
        { answer: gap, reason: `${num(gap)} is the whole way from ${num(low)}. Go half of it.` },
      ],
    },
  };
}

/** '3 boxes of 100 pens and 5 of 10. How many pens?' */
export function boxesOf(big: number, many: number, small: number, few: number) {
  const answer = big * many + small * few;
  return {
    question: `${many} boxes of ${num(big)} pens and ${few} of ${num(small)}. How many pens?`,
    answer,
    explanation: `${many} × ${num(big)} = ${num(big * many)}, ${few} × ${num(small)} = ${num(small * few)}, and together that is ${num(answer)}.`,
    slips: {
      'digit-not-value': Number(`${many}${few}`),
      'digits-swapped': big * few + small * many,
    },
  };
}

/** '3/10, 4/10, 5/10, ?/10', up or down. */
export function countInParts(start: number, step: 1 | -1, denominator: number, name: string) {
  const [second, third, answer] = [start + step, start + 2 * step, start + 3 * step];
  const term = (top: number) => `${top}/${denominator}`;
  return {
    question: `${term(start)}, ${term(second)}, ${term(third)}, ?/${denominator}`,
    ...(denominator === 100 ? { picture: hundredths(third) } : fractionBars([third, denominator])),
    answer,
    explanation: `Count ${step > 0 ? 'on' : 'back'} in ${name}: ${start}, ${second}, ${third}, then ${answer}.`,
    slips: { 'wrong-direction': third - step, 'one-step-out': answer + step },
  };
}

/** The minutes from one time to another, counted over the hour. */
export function minutesBetween(from: number, to: number) {
  const nextHour = (Math.floor(from / 60) + 1) * 60;
  const first = nextHour - from;
  return {
    answer: to - from,
    explanation:
      to <= nextHour || from % 60 === 0
        ? `Count on from ${clock(from)} to ${clock(to)}: that is ${to - from} minutes.`
        : `${clock(from)} to ${clock(nextHour)} is ${first} minutes, then ${to - nextHour} more is ${to - from}.`,
    slips: { 'clock-in-hundreds': asHundreds(to) - asHundreds(from) },
  };
}

/** A time read as if an hour had 100 minutes. */
function asHundreds(minutes: number): number {
  return Math.floor(minutes / 60) * 100 + (minutes % 60);
}

/** 'Estimate 498 + 305 with both rounded to the nearest 100.' */
export function estimate(a: number, sign: '+' | '×', b: number, to: number) {
  const [nearA, nearB] = [Math.round(a / to) * to, Math.round(b / to) * to];
  const work = (one: number, other: number) => (sign === '+' ? one + other : one * other);
  const answer = work(nearA, nearB);
  return {
    question: `Estimate ${num(a)} ${sign} ${num(b)} with both rounded to the nearest ${num(to)}.`,
    answer,
    explanation: `${num(a)} is about ${num(nearA)}, ${num(b)} is about ${num(nearB)}, and ${num(nearA)} ${sign} ${num(nearB)} = ${num(answer)}.`,
    slips: {
      'exact-for-estimate': work(a, b),
      'zero-lost-or-extra': sign === '×' ? [answer / 10, answer * 10] : undefined,
    },
  };
}

const MOVES = {
  right: { place: 'first', by: 1 },
  left: { place: 'first', by: -1 },
  up: { place: 'second', by: 1 },
  down: { place: 'second', by: -1 },
} as const;

export type Move = keyof typeof MOVES;

/** The point before its move, in the first quadrant or in all four. */
function pointOnGrid([x, y]: readonly [number, number]): Picture {
  return {
    kind: 'grid',
    point: [x, y],
    size: Math.max(10, Math.abs(x), Math.abs(y)),
    isFourQuadrants: x < 0 || y < 0,
  };
}

/** Where one coordinate of a point is after a move. */
export function afterMove(point: readonly [number, number], move: Move, steps: number): number {
  const { place, by } = MOVES[move];
  return (place === 'first' ? point[0] : point[1]) + by * steps;
}

/** The way to a coordinate after a move, and what comes of moving the other way or the other coordinate. */
export function movedWay(point: readonly [number, number], move: Move, steps: number) {
  const { place, by } = MOVES[move];
  const [here, there] = place === 'first' ? [point[0], point[1]] : [point[1], point[0]];
  const answer = here + by * steps;
  const how = `${by > 0 ? 'adds to' : 'takes from'} the ${place} number`;
  return {
    place,
    answer,
    picture: pointOnGrid(point),
    explanation: `${move.charAt(0).toUpperCase()}${move.slice(1)} ${how}: ${num(here)} ${by > 0 ? '+' : '−'} ${steps} = ${num(answer)}.`,
    slips: {
      'wrong-direction': here - by * steps,
      'coordinates-swapped': there + by * steps,
      'ignores-minus-sign': here < 0 ? [-here + by * steps] : undefined,
    },
  };
}
