// Names and things for story questions, chosen by the numbers so that equal numbers always tell the same story.
import { EASY_NAMES } from '#games/kit/words/first-names.ts';

/** One item of the list, always the same for the same numbers; another `telling` gives another one. */
export function chosenBy<T>(items: readonly [T, ...T[]], a: number, b: number, telling = 0): T {
  return items[(a * b + a + telling) % items.length] ?? items[0];
}

/** A child's name for a story with these numbers. */
export function nameFor(a: number, b: number): string {
  return EASY_NAMES[(a * 5 + b) % EASY_NAMES.length] ?? EASY_NAMES[0];
}
