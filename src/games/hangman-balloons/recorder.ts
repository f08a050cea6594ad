// Records the letters that are guessed in a round of Hangman with Balloons.
import { z } from 'zod/mini';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { momentSchema } from '#games/kit/rules/replay.ts';
import { guessLetter, type BalloonRound } from './rules.ts';

const moveSchema = z.strictObject({ t: momentSchema, letter: z.string() });

export const balloonRecorder: Recorder<BalloonRound, string, z.infer<typeof moveSchema>> = {
  play: guessLetter,
  moveOf: ({ action: letter }, { t }) => ({ t, letter }),
  moveSchema,
  again: (_, { letter }) => [letter],
  placeOf: ({ guessed }) => guessed.length + 1,
};
