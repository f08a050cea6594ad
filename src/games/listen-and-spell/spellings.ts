// Lays a typed spelling and the word side by side, letter by letter; and what is kept of a wrong one, because a child can write
// anything there (D18).
import { SOMETHING_ELSE } from '#games/kit/rules/asked.ts';
import { asCompared } from './rules.ts';

/** A letter of each of two spellings side by side, or null where one has none. */
export interface LetterPair {
  typed: string | null;
  right: string | null;
}

/** The letters of both spellings side by side, with as few differences as possible. */
export function alignSpellings(typed: string, word: string): LetterPair[] {
  const one = [...asCompared(typed, word)];
  const other = [...asCompared(word, word)];
  const costs = costsOf(one, other);
  const pairs: LetterPair[] = [];
  let [at, to] = [one.length, other.length];
  while (at > 0 || to > 0) {
    const cost = costs[at]?.[to] ?? 0;
    const [typed, right] = [one[at - 1] ?? null, other[to - 1] ?? null];
    const isBoth = typed !== null && right !== null;
    const isPair = isBoth && costs[at - 1]?.[to - 1] === cost - (typed === right ? 0 : 1);
    const isExtra = !isPair && typed !== null && costs[at - 1]?.[to] === cost - 1;
    pairs.unshift({ typed: isPair || isExtra ? typed : null, right: isExtra ? null : right });
    if (isPair || isExtra) at -= 1;
    if (!isExtra) to -= 1;
  }
  return pairs;
}

export const isDifferent = ({ typed, right }: LetterPair) => typed !== right;

/** How many letters must be added, removed or replaced. */
export function distanceBetween(typed: string, word: string): number {
  return alignSpellings(typed, word).filter(isDifferent).length;
}

/** The fewest changes from the first letters of one to the first letters of the other, for each number of letters. */
function costsOf(one: readonly string[], other: readonly string[]): number[][] {
  const rows = [Array.from({ length: other.length + 1 }, (_, nth) => nth)];
  for (const letter of one) {
    const above = rows.at(-1) ?? [];
    const row = [rows.length];
    for (const [nth, wanted] of other.entries()) {
      const replaced = (above[nth] ?? 0) + (letter === wanted ? 0 : 1);
      row.push(Math.min(replaced, (above[nth + 1] ?? 0) + 1, (row[nth] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows;
}

/** The spelling if at most half of the word's letters are otherwise. */
export function keptOf(typed: string, word: string): string {
  const isNear = distanceBetween(typed, word) <= [...word].length / 2;
  return isNear ? asCompared(typed, word) : SOMETHING_ELSE;
}
