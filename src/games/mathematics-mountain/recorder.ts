// Records the answers of a round of Mathematics Mountain.
import { z } from 'zod/mini';
import { quizRecorder } from '../kit/rules/quiz-recorder.ts';
import { playMountain, type MountainMove } from './rules.ts';
import type { DealtQuestion } from './start.ts';

export const mountainRecorder = quizRecorder<DealtQuestion, MountainMove>({
  play: playMountain,
  answerSchema: z.number(),
  give: (given) => [{ type: 'give', given }],
  timeUp: { type: 'timeUp' },
});
