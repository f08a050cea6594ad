// The start of a round of Dictionary Detective: words with their meanings.
import { z } from 'zod/mini';
import { wordItem } from '#games/kit/rules/items.ts';
import { isEarlyReader, type YearGroup } from '#shared/years.ts';

/** The most pairs on a page of Years 1 and 2. */
export const PAIRS_PER_PAGE = 5;

const pairSchema = z.strictObject({
  /** Id of the entry in the year's words, or `own/<number>` of a teacher's own word. */
  id: z.string(),
  word: z.string(),
  definition: z.string(),
  /** A sentence that the word completes, with ___ in its place; missing for a teacher's own word. */
  sentence: z.optional(z.string()),
  objective: z.nullable(z.string()),
  /** The item in the memory; left out where it follows from the word. */
  item: z.optional(z.string()),
});

export const startSchema = z.strictObject({
  /** The order on the screen follows from the seed of the round. */
  pairs: z.array(pairSchema).check(z.minLength(1), z.maxLength(50)),
  /** How many pages the pairs are spread over, in their order; all are on one where it is missing. */
  pages: z.optional(z.int().check(z.minimum(1))),
});

export type CaseStart = z.infer<typeof startSchema>;
export type Pair = CaseStart['pairs'][number];

/** The memory's name for a pair. */
export function itemOf({ word, item }: Pick<Pair, 'word' | 'item'>): string {
  return item ?? wordItem(word, 'meaning');
}

/** The start of a round of these pairs for a pupil of the year. */
export function startOf(year: YearGroup, pairs: CaseStart['pairs']): CaseStart {
  return isEarlyReader(year)
    ? { pairs, pages: Math.ceil(pairs.length / PAIRS_PER_PAGE) }
    : { pairs };
}

/** The pairs on each page. */
export function pagesOf({ pairs, pages = 1 }: CaseStart): Pair[][] {
  const size = Math.ceil(pairs.length / pages);
  return Array.from({ length: pages }, (_, page) => pairs.slice(page * size, (page + 1) * size));
}

/** The ids that the next rounds avoid (D6). */
export function drawnFrom({ pairs }: CaseStart): string[] {
  return pairs.map(({ id }) => id);
}
