// What the result of a round shows the pupil again: one shape for the parts of every game.

/** How a part went. The pupil reads it in this word. */
export type Outcome = 'right' | 'not right' | 'found' | 'not found' | 'too low' | 'too high';

/** One part of a finished round: a question, a pair, a word, a guess. */
export interface Reviewed {
  /** What the game calls its parts. */
  kind: 'Question' | 'Pair' | 'Word' | 'Guess';
  outcome: Outcome;
  /** The question, the word or the number, with light markup. */
  text: string;
  /** What there is to know about it, such as both answers and the reason, with light markup. */
  lines: readonly string[];
}
