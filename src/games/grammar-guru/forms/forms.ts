// The forms of question, as browser and server know them.
import { z } from 'zod/mini';
import type { Form } from '../../kit/rules/form.ts';
import { choice } from './choice/form.ts';
import { mark } from './mark/form.ts';
import { match } from './match/form.ts';
import { mend } from './mend/form.ts';
import { order } from './order/form.ts';
import { sort } from './sort/form.ts';
import { surgery } from './surgery/form.ts';
import { two } from './two/form.ts';
import { write } from './write/form.ts';

const OTHERS = { two, match, mark, order, sort, write, mend, surgery };

/** A question in any form, as it is sent. */
export const dealtQuestionSchema = z.discriminatedUnion('form', [
  choice.ask,
  ...Object.values(OTHERS).map(({ ask }) => ask),
]);

export type DealtQuestion = z.output<typeof dealtQuestionSchema>;
export type FormName = DealtQuestion['form'];
export type QuestionOf<Name extends FormName> = {
  [Each in Name]: Extract<DealtQuestion, { form: Each }>;
}[Name];

const FORMS: { readonly [Name in FormName]: Form<QuestionOf<Name>> } = { choice, ...OTHERS };

/** The form in which a question is asked. */
export function formOf<Name extends FormName>(question: QuestionOf<Name>): Form<QuestionOf<Name>> {
  return FORMS[question.form];
}
