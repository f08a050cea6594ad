// How rounds of Grammar Guru are replayed: one of four options for each question, without a clock.
import { z } from 'zod/mini';
import { defineQuizReplay } from '../kit/quiz-replay.ts';
import { grammarGuru } from './card.ts';
import { playGuru } from './rules.ts';
import { startSchema } from './start.ts';

export const grammarGuruReplay = defineQuizReplay({
  rulesVersion: grammarGuru.rulesVersion,
  startSchema,
  answerSchema: z.string(),
  give: (quiz, option) => playGuru(playGuru(quiz, { type: 'choose', option }), { type: 'submit' }),
});
