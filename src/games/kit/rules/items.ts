// Names of items that several games share (D9).

type WordSkill = 'meaning' | 'spelling' | 'sight';

/** The item of a word and the aspect that a game asks about (D9). */
export function wordItem(word: string, asked: WordSkill): string {
  return `word/${word.toLowerCase()}#${asked}`;
}

/**
 * The item of a teacher's own word that is not in the games' content: a number instead of the word, so that memory stores nothing
 * that the teacher typed.
 */
export function ownWordItem(wordId: number, asked: WordSkill): string {
  return `own/${wordId}#${asked}`;
}

/** The key under which 3 × 8, 8 × 3, 24 ÷ 3 and ? × 8 = 24 are one fact. */
export function timesFact(one: number, other: number): string {
  return `${Math.min(one, other)}×${Math.max(one, other)}`;
}

/** The item of a fact to learn by heart: 'fact/7×8' (D9). */
export function factItem(fact: string): string {
  return `fact/${fact}`;
}
