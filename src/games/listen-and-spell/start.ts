// The start of a round of Listen and Spell: the words in the order in which they are asked.
import { z } from 'zod/mini';

/** Words in a round; a teacher's own list may have fewer. */
export const WORDS_PER_ROUND = 10;

/** A sentence with one `___`, where the word belongs. */
export const GAPPED = /^[^_]*___[^_]*$/;

const wordSchema = z.strictObject({
  /** Id of the word, or `own/<number>` of a teacher's own word. */
  id: z.string(),
  word: z.string().check(z.minLength(1)),
  /** Other spellings of it that are right too. */
  also: z.optional(z.array(z.string())),
  sentence: z.string().check(z.regex(GAPPED)),
  /** What the word means; '' for an own word without a meaning that can be shown. */
  clue: z.string(),
  objective: z.nullable(z.string()),
  /** The item in the memory; left out where it follows from the word. */
  item: z.optional(z.string()),
});

export const startSchema = z.strictObject({
  words: z.array(wordSchema).check(z.minLength(1), z.maxLength(WORDS_PER_ROUND)),
});

export type DealtWord = z.infer<typeof wordSchema>;
export type SpellStart = z.infer<typeof startSchema>;

/** The ids that the next rounds avoid (D6). */
export function drawnFrom({ words }: SpellStart): string[] {
  return words.map(({ id }) => id);
}
