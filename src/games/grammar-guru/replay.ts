// How rounds of Grammar Guru are replayed: an answer in the shape of its form for each question, without a clock.
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
