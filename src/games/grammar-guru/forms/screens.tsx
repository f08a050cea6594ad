// The forms of question, as the browser shows them.
import { sentenceId, type FormScreen } from '../../kit/screen/form-screen.ts';
import { Options } from './choice/options.tsx';
import type { Given } from './dealt.ts';
import type { FormName, QuestionOf } from './forms.ts';
import { MarkLine } from './mark/line.tsx';
import { MatchBoard } from './match/board.tsx';
import { sentencesOfPage } from './mend/text.ts';
import { MendBoard } from './mend/board.tsx';
import { OrderLine } from './order/line.tsx';
import { SortRows } from './sort/rows.tsx';
import { SurgeryLine } from './surgery/line.tsx';
import { TwoOptions } from './two/options.tsx';
import { WriteField } from './write/field.tsx';

const SCREENS: { readonly [Name in FormName]: FormScreen<QuestionOf<Name>, Given> } = {
  choice: { Controls: Options, spoken: ({ options }) => options },
  two: { Controls: TwoOptions, spoken: ({ options }) => options },
  match: {
    Controls: MatchBoard,
    spoken: ({ left, right }) => [...left, ...right],
    isCorrectedInPlace: true,
  },
  mark: { Controls: MarkLine, spoken: ({ words }) => [words.join('')], aboutId: sentenceId },
  order: { Controls: OrderLine, spoken: ({ parts }) => parts, isCorrectedInPlace: true },
  sort: {
    Controls: SortRows,
    spoken: ({ boxes, words }) => [...boxes, ...words],
    isCorrectedInPlace: true,
  },
  write: { Controls: WriteField, spoken: () => [] },
  surgery: {
    Controls: SurgeryLine,
    spoken: ({ sentence, tiles }) => [sentence, ...tiles],
    aboutId: sentenceId,
    isCorrectedInPlace: true,
  },
  mend: {
    Controls: MendBoard,
    spoken: ({ title, words }) => [
      title,
      ...sentencesOfPage(words).map((places) => places.map((place) => words[place]).join(' ')),
    ],
    isCorrectedInPlace: true,
    isPage: true,
  },
};

/** How questions of this form are shown. */
export function screenOf<Name extends FormName>(
  question: QuestionOf<Name>,
): FormScreen<QuestionOf<Name>, Given> {
  return SCREENS[question.form];
}
