// The start of a quiz round: its questions, each with the data for its replay and its verdict.
import { z } from 'zod/mini';
import { MAX_SCORE_LIMIT } from '#shared/contract/completion.ts';
import type { Reasons } from '#shared/contract/rounds.ts';
import type { AskedItem } from './memory.ts';
import { textByText } from './texts.ts';

/** The fields dealt with a question for its replay and its verdict; the call for questions alone omits them. */
export const dealtFields = {
  /** The item that the answer counts for, if it is not the question itself (D9). */
  item: z.optional(z.string()),
  /** The known misconceptions behind wrong answers, by the answer as text. */
  slips: z.optional(textByText),
  /** Why each of these answers is wrong, in a sentence for a child. Dealt next to the start and added by `withReasons`. */
  reasons: z.optional(textByText),
};

/** The schema of a quiz start, from that of its questions. */
export function quizStartSchema<Question>(question: z.ZodMiniType<Question>) {
  return z.strictObject({
    questions: z.array(question).check(z.minLength(1), z.maxLength(MAX_SCORE_LIMIT)),
  });
}

/** What the questions ask (D9). */
export function askedIn(
  questions: readonly { id: string; item?: string | undefined; objective: string }[],
): AskedItem[] {
  return questions.map(({ id, item = id, objective }) => ({ item, objective }));
}

/** The ids that the next rounds avoid (D6). */
export function drawnFrom({ questions }: { questions: readonly { id: string }[] }): string[] {
  return questions.map(({ id }) => id);
}

interface Explained {
  id: string;
  reasons?: Record<string, string> | undefined;
}

/** The start, which is signed, and separately the reasons, which only the screen needs. */
export function withReasonsBeside<Question extends Explained>(
  questions: readonly Question[],
): { start: { questions: Question[] }; reasons: Reasons } {
  return {
    // JSON drops undefined fields.
    start: { questions: questions.map((question) => ({ ...question, reasons: undefined })) },
    reasons: Object.fromEntries(questions.map(({ id, reasons = {} }) => [id, reasons])),
  };
}

const explainedSchema = z.looseObject({
  questions: z.array(z.looseObject({ id: z.string() })),
});

/** The start with its reasons, for the screen; one with another shape is returned unchanged. */
export function withReasons(start: unknown, reasons: Reasons | undefined): unknown {
  if (reasons === undefined) return start;
  const quiz = explainedSchema.safeParse(start);
  if (!quiz.success) return start;
  const byId = new Map(Object.entries(reasons));
  const questions = quiz.data.questions.map((question) => ({
    ...question,
    reasons: byId.get(question.id),
  }));
  return { ...quiz.data, questions };
}
