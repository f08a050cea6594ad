// Records the guesses that use a turn in a round of Find My Number.
import { z } from 'zod/mini';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { momentSchema } from '#games/kit/rules/replay.ts';
import { guessNumber, MAX_TURNS, type Round } from './rules.ts';

const moveSchema = z.strictObject({ t: momentSchema, guess: z.int() });

export const guessRecorder: Recorder<Round, string, z.infer<typeof moveSchema>> = {
  play: guessNumber,
  moveOf({ before, after }, { t }) {
    const guess = after.guesses[before.guesses.length];
    return guess === undefined ? null : { t, guess };
  },
  moveSchema,
  again: (_, { guess }) => [String(guess)],
  placeOf: ({ guesses }) => Math.min(MAX_TURNS, guesses.length + 1),
};
