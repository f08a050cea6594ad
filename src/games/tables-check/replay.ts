// How a tables check is replayed: one number or blank for each question, at the pace of the check.
import { z } from 'zod/mini';
import { defineQuizReplay } from '../kit/rules/quiz-replay.ts';
import { tablesCheck } from './card.ts';
import { clockMsFor, playTables, REST_MS } from './rules.ts';
import { startSchema } from './start.ts';

export const tablesCheckReplay = defineQuizReplay({
  rulesVersion: tablesCheck.rulesVersion,
  startSchema,
  answerSchema: z.int().check(z.minimum(0)),
  give: (quiz, answer) =>
    playTables(playTables(quiz, { type: 'type', text: String(answer) }), { type: 'enter' }),
  timeUp: (quiz) => playTables(quiz, { type: 'timeUp' }),
  clockMs: ({ pace }) => clockMsFor(pace),
  restMs: REST_MS,
});
