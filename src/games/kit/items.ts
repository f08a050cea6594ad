// Names of items that several games share (D9).

type Asked = 'meaning' | 'spelling' | 'sight';

/** The item of a word, by what a game asks about it (D9). */
export function wordItem(word: string, asked: Asked): string {
  return `word/${word.toLowerCase()}#${asked}`;
}

/**
 * The item of a teacher's own word that the games' content lacks: its number in place of the word, so that what pupils remember
 * keeps nothing of what the teacher has typed.
 */
export function ownWordItem(wordId: number, asked: Asked): string {
  return `own/${wordId}#${asked}`;
}
