// Records the letters that are guessed in a round of Hangman with Balloons.
import type { Timed } from '#shared/moves.ts';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { guessLetter, type BalloonRound } from './rules.ts';

export const balloonRecorder: Recorder<BalloonRound, string, Timed & { letter: string }> = {
  play: guessLetter,
  moveOf: ({ action: letter }, { t }) => ({ t, letter }),
};
