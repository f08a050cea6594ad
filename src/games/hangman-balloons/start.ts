// The start of a round of Hangman with Balloons: the hidden word.
import { z } from 'zod/mini';

export const startSchema = z.strictObject({
  /** Id of the word, `${bank.id}/${word}`, or `own/<number>` of a teacher's own word. */
  id: z.string(),
  /** In capitals A to Z. */
  word: z.string().check(z.regex(/^[A-Z]+$/)),
  /** What the words of the bank have in common. */
  theme: z.string(),
  /** The clue of the year's words to spell; a teacher's own word may have none, and then the theme is the clue. */
  clue: z.optional(z.string()),
  objective: z.nullable(z.string()),
  /** The item in the memory; left out where it follows from the word. */
  item: z.optional(z.string()),
});

export type BalloonStart = z.infer<typeof startSchema>;

/** The id that the next rounds avoid (D6). */
export function drawnFrom({ id }: BalloonStart): string[] {
  return [id];
}
