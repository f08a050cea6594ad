// Names of items that several games share (D9).

/** The item of a word, by what a game asks about it (D9). */
export function wordItem(word: string, asked: 'meaning' | 'spelling' | 'sight'): string {
  return `word/${word.toLowerCase()}#${asked}`;
}
