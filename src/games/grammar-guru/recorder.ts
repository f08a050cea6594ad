// Records the answers of a round of Grammar Guru.
import { quizRecorder } from '../kit/rules/quiz-recorder.ts';
import { givenSchema } from './forms/dealt.ts';
import type { DealtQuestion } from './forms/forms.ts';
import { playGuru, type GuruMove } from './rules.ts';

export const guruRecorder = quizRecorder<DealtQuestion, GuruMove>({
  play: playGuru,
  answerSchema: givenSchema,
  give: (given) => [{ type: 'answer', given }],
});
