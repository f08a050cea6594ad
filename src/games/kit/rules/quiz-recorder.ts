// Records the moves of a quiz on its screen, and makes them again.
import { z } from 'zod/mini';
import type { Timed } from '#shared/moves.ts';
import { isLastQuestion, verdictOf, type Quiz, type QuizQuestion } from './quiz.ts';
import type { Recorder } from './recording.ts';
import { momentSchema } from './replay.ts';

/** One question answered, or its time run out. */
export type QuizMove<Given> =
  | (Timed & { shown: number; answer: Given })
  | (Timed & { shown: number; timeUp: true });

export type QuizRecorder<Question extends QuizQuestion, Action> = Recorder<
  Quiz<Question>,
  Action | NextAction,
  QuizMove<Question['answer']>
>;

interface NextAction {
  type: 'next';
}

interface QuizActions<Question extends QuizQuestion, Action> {
  play: (quiz: Quiz<Question>, action: Action | NextAction) => Quiz<Question>;
  answerSchema: z.ZodMiniType<Question['answer']>;
  /** The actions by which a pupil gives an answer. */
  give: (answer: Question['answer']) => readonly Action[];
  /** The countdown ran out. */
  timeUp?: Action;
}

/** Records each locked answer and each countdown that ends. */
export function quizRecorder<Question extends QuizQuestion, Action>({
  play,
  answerSchema,
  give,
  timeUp,
}: QuizActions<Question, Action>): QuizRecorder<Question, Action> {
  return {
    play,
    moveOf({ before, after }, { t, shown }) {
      const verdict = before.phase === 'asking' ? verdictOf(after) : null;
      if (!verdict) return null;
      return verdict.given === null
        ? { t, shown, timeUp: true }
        : { t, shown, answer: verdict.given };
    },
    moveSchema: quizMoveSchema(answerSchema),
    again(before, move) {
      const made = 'answer' in move ? give(move.answer) : timeUp === undefined ? [] : [timeUp];
      // The verdict on the last question leads to the result.
      return isLastQuestion(before) ? made : [...made, { type: 'next' }];
    },
    placeOf: ({ index }) => index + 1,
    ...(timeUp !== undefined && { timeUp }),
  };
}

/** The moves of a quiz by the shape of its answers. */
function quizMoveSchema<Given>(answer: z.ZodMiniType<Given>): z.ZodMiniType<QuizMove<Given>> {
  const times = { t: momentSchema, shown: momentSchema };
  return z.union([
    z.strictObject({ ...times, answer }),
    z.strictObject({ ...times, timeUp: z.literal(true) }),
  ]);
}
