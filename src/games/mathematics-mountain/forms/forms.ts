// The forms of maths question, as browser and server know them.
import { z } from 'zod/mini';
import type { Form } from '../../kit/rules/form.ts';
import { choose } from './choose.ts';
import { column } from './column.ts';
import { compare } from './compare.ts';
import { decimal } from './decimal.ts';
import { line } from './line.ts';
import { read } from './read.ts';
import { whole } from './whole.ts';

/** A question in any form, as it is sent. */
export const dealtQuestionSchema = z.discriminatedUnion('form', [
  whole.ask,
  decimal.ask,
  compare.ask,
  read.ask,
  line.ask,
  choose.ask,
  column.ask,
]);

export type DealtQuestion = z.output<typeof dealtQuestionSchema>;
export type FormName = DealtQuestion['form'];
export type QuestionOf<Name extends FormName> = {
  [Each in Name]: Extract<DealtQuestion, { form: Each }>;
}[Name];

const FORMS: { readonly [Name in FormName]: Form<QuestionOf<Name>> } = {
  whole,
  decimal,
  compare,
  read,
  line,
  choose,
  column,
};

/** The form in which a question is asked. */
export function formOf<Name extends FormName>(question: QuestionOf<Name>): Form<QuestionOf<Name>> {
  return FORMS[question.form];
}
