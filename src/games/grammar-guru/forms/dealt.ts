// What dealt questions of every form have in common.
import { z } from 'zod/mini';
import { dealtFields } from '../../kit/rules/quiz-start.ts';
import type { Judgement } from '../../kit/rules/form.ts';
import { isList, isSameAnswer, type AnswerValue } from '../../kit/rules/quiz.ts';
import { textList, textPairs } from '../../kit/rules/texts.ts';
import { questionSchema } from '../question.ts';

/** The key in `slips` for wrong answers without their own misconception; no answer is empty. */
export const ANY_OTHER = '';

const { id, objective, question, definition } = questionSchema.shape;

/** The fields of a dealt question of any form, beside those of its form. */
export const dealtFormFields = { id, objective, question, definition, ...dealtFields };

/** Texts in one line: sentences one after the other, anything else with `link` between. */
export function inOneLine(texts: readonly string[], link: string): string {
  return texts.join(areSentences(texts) ? ' ' : link);
}

/** Each text on a line of its own; anything but sentences ends with `mark`. */
export function inLines(texts: readonly string[], mark: string): string {
  return texts.join(areSentences(texts) ? '\n' : `${mark}\n`);
}

const areSentences = (texts: readonly string[]) => texts.every((text) => /[.?!]”?$/.test(text));

/** 'You chose “slept”.': quotation marks within a text become single, and after a text that ends a sentence there is no full stop. */
export function quoted(said: string, texts: readonly string[]): string {
  const single = texts.map((text) => text.replaceAll('“', '‘').replaceAll('”', '’'));
  return `${said} “${single.join('” and “')}”${areSentences(texts.slice(-1)) ? '' : '.'}`;
}

/** An answer as a pupil gives it: a text, a list of texts, or a list of pairs. */
export const givenSchema = z.union([z.string(), textList, textPairs]);

export type Given = z.output<typeof givenSchema>;

export const RIGHT: Judgement = { isRight: true, slip: null };

type ByAnswer = Readonly<Record<string, string>> | undefined;

interface WrongAnswers {
  slips?: ByAnswer;
  reasons?: ByAnswer;
}

/** A wrong answer with its own misconception in the deal, or else the default one. */
export function wrongBy({ slips = {}, reasons = {} }: WrongAnswers, answer: string): Judgement {
  const named = Object.hasOwn(slips, answer) ? answer : ANY_OTHER;
  const slip = textOf(slips, named);
  return {
    isRight: false,
    slip: slip === undefined ? null : { slip, reason: textOf(reasons, named) },
  };
}

/** An answer may be the name of an inherited property, such as 'constructor'. */
function textOf(texts: Readonly<Record<string, string>>, answer: string): string | undefined {
  return Object.hasOwn(texts, answer) ? texts[answer] : undefined;
}

/** Whether two lists have the same items, in any order. */
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

/** A list of texts; an empty one for an answer of another shape. */
export function textsIn(answer: AnswerValue): string[] {
  const parts = isList(answer) ? answer : [];
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length === parts.length ? texts : [];
}

/** A list of pairs; an empty one for an answer of another shape. */
export function pairsIn(answer: AnswerValue): [string, string][] {
  const parts = isList(answer) ? answer : [];
  return parts.flatMap((part): [string, string][] => {
    const [one, other] = textsIn(part);
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
}
