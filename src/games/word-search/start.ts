// The start of a round of Word Search: its words and the letters that hide them.
import { z } from 'zod/mini';

const capitals = z.string().check(z.regex(/^[A-Z]+$/));

const wordSchema = z.strictObject({
  id: z.string(),
  word: capitals,
  /** The item in the memory; left out where it follows from the word. */
  item: z.optional(z.string()),
  /** What it means, if known. */
  meaning: z.optional(z.string()),
});

export const startSchema = z
  .strictObject({
    /** What the words have in common, as the child reads it. */
    theme: z.string(),
    /**
     * In alphabetical order. An id is the bank's id, a slash and the word, or `own/<number>` for a teacher's own word.
     */
    words: z.array(wordSchema).check(z.minLength(1), z.maxLength(20)),
    /** Each row as one text of as many capitals as there are rows. */
    grid: z.array(capitals).check(z.minLength(1), z.maxLength(30)),
  })
  .check(z.refine(({ grid }) => grid.every((row) => row.length === grid.length)));

export type SearchStart = z.infer<typeof startSchema>;

/** The bank of the words, so that the next round uses another (D6). Own words count one by one. */
export function drawnFrom({ words }: SearchStart): string[] {
  const banks = words.map(({ id, word }) =>
    id.endsWith(`/${word}`) ? id.slice(0, -`/${word}`.length) : id,
  );
  return [...new Set(banks)];
}
