// What dealt questions of every form have in common.
import { z } from 'zod/mini';
import { dealtFields } from '../../kit/rules/quiz-start.ts';
import { isSameAnswer, type AnswerValue } from '../../kit/rules/quiz.ts';
import { textList, textPairs } from '../../kit/rules/texts.ts';
import { questionSchema } from '../question.ts';

/** In `slips`, the misconception behind every wrong answer that has none of its own; no answer is empty. */
export const ANY_OTHER = '';

const { id, objective, question, definition } = questionSchema.shape;

/** The fields of a dealt question of any form, beside those of its form. */
export const dealtFormFields = { id, objective, question, definition, ...dealtFields };

/** Texts in one line: sentences one after the other, anything else with `link` between. */
export function inOneLine(texts: readonly string[], link: string): string {
  const areSentences = texts.every((text) => /[.?!]”?$/.test(text));
  return texts.join(areSentences ? ' ' : link);
}

/** An answer as a pupil gives it: a text, a list of texts, or a list of pairs. */
export const givenSchema = z.union([z.string(), textList, textPairs]);

export type Given = z.output<typeof givenSchema>;

/** The misconception behind a wrong answer, and why that answer is wrong. */
export interface ShownSlip {
  slip: string;
  reason: string | undefined;
}

/** How answers to questions of one form are judged. */
export interface Judge<Question> {
  /** Whether a pupil can give this answer. */
  isPossible: (question: Question, given: Given) => boolean;
  isRight: (question: Question, given: Given) => boolean;
  /** The misconception behind a wrong answer; null where none is known. */
  slipOf: (question: Question, given: Given) => ShownSlip | null;
  /** The right answer in words. */
  answerText: (question: Question) => string;
  /** What was answered, as a sentence; null where that would be too much to read. */
  givenText: (question: Question, given: Given) => string | null;
}

type ByAnswer = Readonly<Record<string, string>> | undefined;

interface WrongAnswers {
  slips?: ByAnswer;
  reasons?: ByAnswer;
}

/** The misconception that a deal names for a wrong answer, or else for any other one. */
export function slipFor(
  { slips = {}, reasons = {} }: WrongAnswers,
  answer: string,
): ShownSlip | null {
  const named = Object.hasOwn(slips, answer) ? answer : ANY_OTHER;
  const slip = textOf(slips, named);
  return slip === undefined ? null : { slip, reason: textOf(reasons, named) };
}

/** An answer may be a word that every object knows, such as 'constructor'. */
function textOf(texts: Readonly<Record<string, string>>, answer: string): string | undefined {
  return Object.hasOwn(texts, answer) ? texts[answer] : undefined;
}

/** Whether two lists have the same in them, in any order. */
export function hasSame(one: readonly AnswerValue[], other: readonly AnswerValue[]): boolean {
  const left = [...other];
  return (
    one.length === other.length &&
    one.every((value) => {
      const at = left.findIndex((same) => isSameAnswer(same, value));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** A list of texts, or an empty one for an answer of another shape. */
export function textsIn(given: Given): string[] {
  return typeof given === 'string' ? [] : given.filter((part) => typeof part === 'string');
}

/** A list of pairs, or an empty one for an answer of another shape. */
export function pairsIn(given: Given): [string, string][] {
  return typeof given === 'string' ? [] : given.filter((part) => typeof part !== 'string');
}
