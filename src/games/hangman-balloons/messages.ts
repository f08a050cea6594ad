// The messages of Hangman with Balloons, on the screen and for screen readers.
import { balloonsLeft, lettersShown, statusOf, timesInWord, type BalloonRound } from './rules.ts';

/** The sentence about the last guess, or how to begin. */
export function guessMessage(round: BalloonRound): string {
  const letter = round.guessed.at(-1);
  if (letter === undefined) return 'Guess a letter!';
  const status = statusOf(round);
  if (status === 'won') return `Hooray! You found the word: ${round.word}`;
  if (status === 'lost') return `All balloons popped. The word was ${round.word}`;
  const times = timesInWord(round, letter);
  const left = balloonsLeft(round);
  if (times === 0) return `Pop! ${left} ${left === 1 ? 'balloon' : 'balloons'} left.`;
  return `Yes! ${letter} is in the word${times > 1 ? `, ${times} times` : ''}`;
}

/**
 * The same for a screen reader, with the letter of a wrong guess and the positions of a right one, which the screen
 * shows.
 */
export function spokenMessage(round: BalloonRound): string {
  const letter = round.guessed.at(-1);
  const isNews = statusOf(round) === 'playing' && letter !== undefined;
  if (!isNews) return guessMessage(round);
  if (timesInWord(round, letter) === 0)
    return `${letter} isn’t in the word. ${guessMessage(round)}`;
  return `${guessMessage(round)}: ${spokenWord(round)}`;
}

/** When the word of a finished round was last met; '' for a new word, and while it is being guessed. */
export function metMessage(round: BalloonRound, metWhen: string | null): string {
  return metWhen === null || statusOf(round) === 'playing' ? '' : `You saw this word ${metWhen}.`;
}

/** The text that is read aloud: the clue, the known letters of the word, and the answer to the last guess. */
export function readRound(round: BalloonRound): string[] {
  const word = `The word has ${round.word.length} letters: ${spokenWord(round)}.`;
  const isOver = statusOf(round) !== 'playing';
  return [...cluesOf(round), ...(isOver ? [] : [word]), guessMessage(round)];
}

/** A sentence each. */
function cluesOf({ clue, theme }: BalloonRound): string[] {
  return clue === undefined ? [`Clue: ${theme}.`] : [`Clue: ${clue}.`, `Theme: ${theme}.`];
}

/** The word as it is read out: its letters, and 'blank' for each hidden one. */
export function spokenWord(round: BalloonRound): string {
  return lettersShown(round)
    .map((letter) => letter ?? 'blank')
    .join(', ');
}
