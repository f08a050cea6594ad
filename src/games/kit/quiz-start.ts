// What a round of a quiz starts from: its questions, each with what its replay and its verdict need.
import { z } from 'zod/mini';
import { MAX_SCORE_LIMIT } from '#shared/contract/completion.ts';
import type { AskedItem } from './memory.ts';

/** The fields that are dealt with a question for its replay and its verdict; the call for questions alone does not give them. */
export const dealtFields = {
  /** The item that the answer counts for, if it is not the question itself (D9). */
  item: z.optional(z.string()),
  /** The misconception behind each wrong answer, where one is known. */
  slips: z.optional(z.record(z.string(), z.string())),
  /** Why each of these answers is wrong, in a sentence for a child. */
  reasons: z.optional(z.record(z.string(), z.string())),
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
