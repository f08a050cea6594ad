// What a round of a quiz starts from: its questions, each with what its replay and its verdict need.
import { z } from 'zod/mini';
import { MAX_SCORE_LIMIT } from '#shared/contract/completion.ts';
import type { Reasons } from '#shared/contract/rounds.ts';
import type { AskedItem } from './memory.ts';
import { textByText } from './texts.ts';

/** The fields that are dealt with a question for its replay and its verdict; the call for questions alone does not give them. */
export const dealtFields = {
  /** The item that the answer counts for, if it is not the question itself (D9). */
  item: z.optional(z.string()),
  /** The misconception behind each wrong answer, by the answer as a text, where one is known. */
  slips: z.optional(textByText),
  /** Why each of these answers is wrong, in a sentence for a child. Dealt beside the start, to be put in by `withReasons`. */
  reasons: z.optional(textByText),
};

/** The start of a quiz by the shape of its questions. */
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

/** The start that is signed, and beside it the reasons, which only the screen shows. */
export function withReasonsBeside<Question extends Explained>(
  questions: readonly Question[],
): { start: { questions: Question[] }; reasons: Reasons } {
  return {
    // JSON has no field that is undefined.
    start: { questions: questions.map((question) => ({ ...question, reasons: undefined })) },
    reasons: Object.fromEntries(questions.map(({ id, reasons = {} }) => [id, reasons])),
  };
}

const explainedSchema = z.looseObject({
  questions: z.array(z.looseObject({ id: z.string() })),
});

/** The start as the screen shows it; one of another shape as it is. */
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
