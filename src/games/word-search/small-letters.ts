// Word Search in small letters, for pupils who know these better than capitals.
import type { Outcome, SearchRound } from './rules.ts';

/** The round as such a pupil sees it; the moves are those of the round in capitals. */
export function inSmallLetters(round: SearchRound): SearchRound {
  const { board, found, outcome } = round;
  return {
    ...round,
    board: { ...board, rows: board.rows.map(small), words: board.words.map(small) },
    found: found.map((one) => ({ ...one, word: small(one.word) })),
    outcome: smallOutcome(outcome),
  };
}

function smallOutcome(outcome: Outcome): Outcome {
  switch (outcome.kind) {
    case 'begun':
      return { ...outcome, letter: small(outcome.letter) };
    case 'found':
    case 'again':
      return { ...outcome, word: small(outcome.word) };
    case 'missed':
    case 'none':
      return outcome;
  }
}

function small(text: string): string {
  return text.toLowerCase();
}
