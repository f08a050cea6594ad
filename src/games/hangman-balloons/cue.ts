// The sounds of Hangman with Balloons.
import type { SoundName } from '#games/kit/screen/sounds.ts';
import { timesInWord, type BalloonRound } from './rules.ts';

/** The sound of the last letter: it is in the word, or a balloon pops. */
export function cueOf(round: BalloonRound): SoundName | null {
  const letter = round.guessed.at(-1);
  if (letter === undefined) return null;
  return timesInWord(round, letter) > 0 ? 'right' : 'pop';
}
