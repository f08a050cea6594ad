// How a tables check is replayed: one number or blank for each question, at the pace of the check.
import { defineQuizReplay } from '../kit/rules/quiz-moves.ts';
import { tablesCheck } from './card.ts';
import { REST_MS, answerRecorder, clockMsFor } from './rules.ts';
import { startSchema } from './start.ts';

export const tablesCheckReplay = defineQuizReplay({
  rulesVersion: tablesCheck.rulesVersion,
  startSchema,
  questionsIn: ({ questions }) => questions,
  recorder: answerRecorder,
  clockMs: ({ pace }) => clockMsFor(pace),
  isClockFixed: true,
  restMs: REST_MS,
});
