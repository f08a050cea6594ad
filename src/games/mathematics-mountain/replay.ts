// How rounds of Mathematics Mountain are replayed: a whole number for each question, or the countdown's end.
import { z } from 'zod/mini';
import { defineQuizReplay } from '../kit/rules/quiz-replay.ts';
import { NEXT_QUESTION_MS } from '../kit/rules/quiz.ts';
import { mathematicsMountain } from './card.ts';
import { playMountain, secondsFor } from './rules.ts';
import { startSchema } from './start.ts';

export const mathematicsMountainReplay = defineQuizReplay({
  rulesVersion: mathematicsMountain.rulesVersion,
  startSchema,
  answerSchema: z.int().check(z.minimum(0)),
  give: (quiz, answer) =>
    playMountain(playMountain(quiz, { type: 'type', text: String(answer) }), { type: 'submit' }),
  timeUp: (quiz) => playMountain(quiz, { type: 'timeUp' }),
  verdictMs: NEXT_QUESTION_MS,
  clockMs({ year, pace }) {
    const seconds = secondsFor(year, pace);
    return seconds === null ? null : 1000 * seconds;
  },
});
