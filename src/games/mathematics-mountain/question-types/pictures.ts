// Pictures that question types of several years show, made from the numbers of the question.
import type { Picture } from '../maths-picture.ts';

/** The most parts in which a bar can be drawn, and the most in a bar model. */
const MOST_PARTS = 24;
const MOST_BLOCKS = 12;
/** The most bars of a picture. */
const MOST_BARS = 4;
const FRAME = 10;

/** For a picture that can be left out where it would not fit. */
interface Pictured {
  picture?: Picture;
}

/** Two or three groups of counters to be added. */
export function counters(...groups: readonly number[]): Picture {
  const total = groups.reduce((sum, group) => sum + group, 0);
  return { kind: 'ten-frame', frames: total > FRAME ? 2 : 1, counters: [...groups] };
}

/** Counters, some of which are crossed out. */
export function crossedOut(have: number, taken: number): Picture {
  return {
    kind: 'ten-frame',
    frames: have > FRAME ? 2 : 1,
    counters: [have],
    ...(taken > 0 && { crossed: taken }),
  };
}

/** Counters in frames that are to be filled up to 10 or 20. */
export function toFill(have: number, total: 10 | 20): Picture {
  return { kind: 'ten-frame', frames: total === FRAME ? 1 : 2, counters: [have] };
}

export function partWhole(whole: number | null, ...parts: readonly (number | null)[]): Picture {
  return { kind: 'part-whole', whole, parts: [...parts] };
}

/** Hundreds, tens and ones of a number. */
export function blocksOf(n: number): Picture {
  return {
    kind: 'base-ten',
    hundreds: Math.floor(n / 100),
    tens: Math.floor(n / 10) % 10,
    ones: n % 10,
  };
}

/** Numbers in equal steps, up or down, and the position of the next one. */
export function nextOnLine(first: number, step: number, shown = 3): Picture {
  const labels = Array.from({ length: shown }, (_, index) => first + index * step);
  const asks = first + shown * step;
  return {
    kind: 'number-line',
    from: step > 0 ? first : Math.max(0, asks + step),
    to: step > 0 ? asks + step : first,
    step: Math.abs(step),
    labels,
    hops: labels.map((label) => [label, label + step]),
    asks,
  };
}

/** A number among its neighbours, and the position one step away. */
export function besideOnLine(n: number, step: 1 | -1): Picture {
  const from = Math.max(0, n - 4);
  return {
    kind: 'number-line',
    from,
    to: from + 9,
    step: 1,
    labels: [n],
    hops: [[n, n + step]],
    asks: n + step,
  };
}

/** The middle between two numbers. */
export function halfwayOnLine(low: number, high: number): Picture {
  return {
    kind: 'number-line',
    from: low,
    to: high,
    step: high - low,
    labels: [low, high],
    asks: (low + high) / 2,
  };
}

/** A number between the two numbers that it may be rounded to. */
export function roundedOnLine(below: number, above: number, n: number): Picture {
  return {
    kind: 'number-line',
    from: below,
    to: above,
    step: (above - below) / FRAME,
    labels: [below, above],
    dot: n,
  };
}

/** The numbers from below zero to above it. */
export function throughZero(low: number, high: number): Picture {
  const apart = Math.ceil((high - low) / 8);
  const labels = low < -apart && high > apart ? [low, 0, high] : [low, high];
  return { kind: 'number-line', from: low - 1, to: high + 1, step: 1, labels };
}

/** A whole amount in equal parts; the question asks for the shaded ones. */
export function partsOfAmount(total: string, parts: number, shaded: number): Pictured {
  if (parts > MOST_BLOCKS) return {};
  return {
    picture: {
      kind: 'bar-model',
      total,
      bars: [
        {
          parts: Array.from({ length: parts }, (_, index) => ({
            size: 1,
            ...(shaded === 1 && index === 0 && { text: '?' }),
            ...(index < shaded && { isShaded: true }),
          })),
        },
      ],
    },
  };
}

/** A bar for each fraction, one below the other; each fraction may need several bars. */
export function fractionBars(...fractions: readonly (readonly [number, number])[]): Pictured {
  const bars = fractions.flatMap(([top, bottom]) => barsOf(top, bottom));
  const fits = bars.length <= MOST_BARS && bars.every(({ parts }) => parts <= MOST_PARTS);
  return fits ? { picture: { kind: 'fraction-bar', bars } } : {};
}

function barsOf(top: number, bottom: number) {
  const count = Math.max(1, Math.ceil(top / bottom));
  return Array.from({ length: count }, (_, index) => ({
    parts: bottom,
    shaded: [Math.min(bottom, top - index * bottom)],
  }));
}

/** A percentage of an amount as parts of a bar, where it is a few tenths, quarters or a half. */
export function percentBar(percent: number, total: string): Pictured {
  const parts = [2, 4, 5, 10].find((count) => (percent * count) % 100 === 0);
  return parts === undefined ? {} : partsOfAmount(total, parts, (percent * parts) / 100);
}

/** A rectangle with its length and its width, or '?' for one of them. */
export function rectangle(long: string, short: string): Picture {
  return { kind: 'sides', shape: 'rectangle', lengths: [long, short] };
}

/** A flat shape with its base and its height. */
export function baseAndHeight(
  shape: 'triangle' | 'parallelogram',
  base: string,
  height: string,
): Picture {
  return { kind: 'sides', shape, lengths: [base, height] };
}

/** Up to one whole in hundredths. */
export function hundredSquare(shaded: number): Picture {
  return { kind: 'hundred-square', shaded };
}
