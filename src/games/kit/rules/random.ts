// Seeded random numbers: a seed always produces the same draws, in the browser and on the server.

/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Mulberry32, a small 32-bit generator by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `min` to `max`, both included. */
export function randomInt(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One item of a list that must not be empty; throws RangeError otherwise. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  const item = items[randomInt(random, 0, items.length - 1)];
  if (item === undefined) throw new RangeError('pickOne needs at least one item');
  return item;
}

/** A new list with the same items in a fair random order (Fisher–Yates). */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(randomInt(random, 0, rest.length - 1), 1));
  return shuffled;
}

/** `count` different items in random order; fewer when the list is shorter. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  return shuffle(random, items).slice(0, count);
}
