// The forms of question whose answer is put together and then sent, as the browser shows them.
import type { FormScreen } from '../../kit/screen/form-screen.ts';
import { spokenOption } from '../question-types/spoken.ts';
import type { DealtQuestion, QuestionOf } from './forms.ts';
import { ColumnGrid, columnInWords } from './column-grid.tsx';
import { LineKeys, lineInWords } from './line-keys.tsx';
import { OptionKeys } from './option-keys.tsx';

type PutTogether = 'line' | 'choose' | 'column';

const SCREENS: { readonly [Name in PutTogether]: FormScreen<QuestionOf<Name>, number> } = {
  choose: { Controls: OptionKeys, spoken: ({ options }) => options.map(spokenOption) },
  column: { Controls: ColumnGrid, spoken: (question) => [columnInWords(question)] },
  line: { Controls: LineKeys, spoken: (question) => [lineInWords(question)] },
};

/** Whether the answer is neither typed nor one press. */
export function isPutTogether(question: DealtQuestion): question is QuestionOf<PutTogether> {
  return question.form in SCREENS;
}

/** How questions of this form are shown. */
export function screenOf<Name extends PutTogether>(
  question: QuestionOf<Name>,
): FormScreen<QuestionOf<Name>, number> {
  return SCREENS[question.form];
}
