// Replays rounds of Grammar Guru: one answer per question in the shape of its form, without a countdown.
import { defineQuizReplay } from '../kit/rules/quiz-replay.ts';
import { grammarGuru } from './card.ts';
import { givenSchema } from './forms/dealt.ts';
import { formOf } from './forms/forms.ts';
import { playGuru } from './rules.ts';
import { startSchema } from './start.ts';

export const grammarGuruReplay = defineQuizReplay({
  rulesVersion: grammarGuru.rulesVersion,
  startSchema,
  answerSchema: givenSchema,
  give: (quiz, given) => playGuru(quiz, { type: 'answer', given }),
  slipOf: (question, given) => formOf(question).judge(question, given)?.slip?.slip ?? null,
});
