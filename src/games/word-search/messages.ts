// The messages of Word Search after each move, on the screen and for screen readers.
import { isComplete, type SearchRound } from './rules.ts';

/** The line above the grid. */
export function shownMessage({ outcome }: SearchRound): string {
  switch (outcome.kind) {
    case 'begun':
      return `${outcome.letter} … and the last letter?`;
    case 'found':
      return `Found: ${outcome.word}!`;
    case 'again':
      return `You already have ${outcome.word}.`;
    case 'missed':
      return 'Not there. Keep looking!';
    case 'none':
      return 'Drag or tap both ends of a word.';
  }
}

/** The announcement. An invisible space makes it new when the same words are announced twice. */
export function spokenMessage(round: SearchRound): string {
  return textToSpeak(round) + (round.moves % 2 === 0 ? '' : '\u00a0');
}

/** The list as it is read aloud: the instruction, then each word, the found ones with 'Found'. */
export function readWords({ theme, board, found }: SearchRound): string[] {
  const isFound = (word: string) => found.some((one) => one.word === word);
  const words = board.words.map((word) => (isFound(word) ? `${word}. Found` : word));
  return [theme, ...words];
}

/** Whether a text of the list is about this word. */
export function isReadingOf(word: string, text: string): boolean {
  return text === word || text === `${word}. Found`;
}

function textToSpeak(round: SearchRound): string {
  const { outcome, found, board, moves } = round;
  const count = `${found.length} of ${board.words.length} words`;
  switch (outcome.kind) {
    case 'begun':
      return `First letter: ${outcome.letter}. Now choose the last letter.`;
    case 'found':
      return `Found: ${outcome.word}. ${count}${isComplete(round) ? '. You found them all!' : ''}`;
    case 'again':
      return `You already have ${outcome.word}. ${count}`;
    case 'missed':
      return 'Not one of the words. Keep looking!';
    case 'none':
      return moves === 0 ? '' : 'Nothing chosen.';
  }
}
