// Names and things for story questions, chosen by the numbers so that equal numbers always tell the same story.

/** Names that are easy to read in Years 1 and 2. */
const NAMES = [
  'Sam',
  'Zara',
  'Omar',
  'Meg',
  'Raj',
  'Nia',
  'Dev',
  'Mina',
  'Ali',
  'Kim',
  'Ben',
  'Tom',
];

/** One item of the list, always the same for the same numbers; `told` tells them in another way. */
export function chosenBy<T>(items: readonly [T, ...T[]], a: number, b: number, told = 0): T {
  return items[(a * b + a + told) % items.length] ?? items[0];
}

/** A child's name for a story with these numbers. */
export function nameFor(a: number, b: number): string {
  return NAMES[(a * 5 + b) % NAMES.length] ?? 'Sam';
}
