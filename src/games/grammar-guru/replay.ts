// Replays rounds of Grammar Guru: one answer per question in the shape of its form, without a countdown.
import { defineQuizReplay } from '../kit/rules/quiz-moves.ts';
import { grammarGuru } from './card.ts';
import { formOf } from './forms/forms.ts';
import { guruRecorder } from './rules.ts';
import { startSchema } from './start.ts';

export const grammarGuruReplay = defineQuizReplay({
  rulesVersion: grammarGuru.rulesVersion,
  startSchema,
  questionsIn: ({ questions }) => questions,
  recorder: guruRecorder,
  slipOf: (question, given) => formOf(question).judge(question, given)?.slip?.slip ?? null,
});
