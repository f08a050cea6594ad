// Shapes of the word banks that the word games play with.

/** A themed bank of words, in capitals where the game needs them; data only. */
export interface WordBank {
  /** Never changes: 'Y3.WS/space'. A word's own id is `${bank.id}/${word}`. */
  id: string;
  /** What the words have in common, as the child reads it: 'Space'. */
  theme: string;
  /** Spelling or vocabulary objective: 'Y3.SP.1' (statutory words), 'Y3.SP.2' (spelling patterns), 'Y3.VO.1' (topic words). */
  objective: string;
  words: readonly string[];
}

/** A word with what it means and a clear definition of something else (spec S3 Dictionary word bank). */
export interface DictionaryEntry {
  /** Never changes: 'Y3.DD/island'. */
  id: string;
  objective: string;
  word: string;
  definition: string;
  wrongDefinition: string;
}
