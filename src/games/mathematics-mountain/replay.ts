// How rounds of Mathematics Mountain are replayed: a number for each question, or the countdown's end.
import { defineQuizReplay } from '../kit/rules/quiz-moves.ts';
import { NEXT_QUESTION_MS } from '../kit/rules/quiz.ts';
import { mathematicsMountain } from './card.ts';
import { formOf } from './forms/forms.ts';
import { mountainRecorder, secondsFor } from './rules.ts';
import { startSchema } from './start.ts';

export const mathematicsMountainReplay = defineQuizReplay({
  rulesVersion: mathematicsMountain.rulesVersion,
  startSchema,
  questionsIn: ({ questions }) => questions,
  recorder: mountainRecorder,
  verdictMs: NEXT_QUESTION_MS,
  slipOf: (question, given) => formOf(question).judge(question, given)?.slip?.slip ?? null,
  clockMs({ year, pace }) {
    const seconds = secondsFor(year, pace);
    return seconds === null ? null : 1000 * seconds;
  },
});
