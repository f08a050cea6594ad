// Pairs of words that must not meet.

export type Pair = readonly [string, string];

/** Every two of these words. */
export function pairs(...words: string[]): Pair[] {
  return words.flatMap((one, index) => words.slice(index + 1).map((other): Pair => [one, other]));
}
