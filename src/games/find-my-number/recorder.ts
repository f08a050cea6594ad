// Records the guesses that use a turn in a round of Find My Number.
import type { Timed } from '#shared/moves.ts';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { guessNumber, type Round } from './rules.ts';

export const guessRecorder: Recorder<Round, string, Timed & { guess: number }> = {
  play: guessNumber,
  moveOf({ before, after }, { t }) {
    const guess = after.guesses[before.guesses.length];
    return guess === undefined ? null : { t, guess };
  },
};
