// How a tables check is replayed: one number or blank for each question, at the pace of the check.
import { defineQuizReplay } from '../kit/rules/quiz-replay.ts';
import { tablesCheck } from './card.ts';
import { answerRecorder } from './recorder.ts';
import { clockMsFor, REST_MS } from './rules.ts';
import { startSchema } from './start.ts';

export const tablesCheckReplay = defineQuizReplay({
  rulesVersion: tablesCheck.rulesVersion,
  startSchema,
  recorder: answerRecorder,
  clockMs: ({ pace }) => clockMsFor(pace),
  restMs: REST_MS,
});
