// How rounds of Find My Number are replayed: the guesses that used a turn.
import { defineReplay } from '#games/kit/rules/replay.ts';
import { findMyNumber } from './card.ts';
import { guessNumber, guessRecorder, isOver, resultOf, startRound } from './rules.ts';
import { startSchema } from './start.ts';

export const findMyNumberReplay = defineReplay({
  rulesVersion: findMyNumber.rulesVersion,
  startSchema,
  moveSchema: guessRecorder.moveSchema,
  open: startRound,
  play(round, { guess }) {
    const after = guessNumber(round, String(guess));
    return after.guesses.length > round.guesses.length ? after : null;
  },
  isOver,
  resultOf,
  // A number found by guessing shows nothing about a pupil's knowledge.
  answersOf: () => [],
});
