// How hard words are among each other: longer ones are harder to spell.
import type { Level } from '../rules/choose.ts';

/** The level of a word by its length among `words`: each third of them is a level, as far as equal lengths allow. */
export function levelsByLength(words: readonly string[]): (word: string) => Level {
  const lengths = words.map(({ length }) => length).toSorted((one, other) => one - other);
  const third = (nth: number) => lengths[Math.floor((nth * lengths.length) / 3)] ?? Infinity;
  const [middle, long] = [third(1), third(2)];
  return ({ length }) => {
    if (length <= middle) return 1;
    return length <= long ? 2 : 3;
  };
}
