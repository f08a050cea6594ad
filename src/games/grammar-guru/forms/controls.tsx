// The controls with which a question of each form is answered, and what a voice reads of them.
import type { ReactNode } from 'react';
import type { Answering } from './answering.ts';
import { Options } from './choice/options.tsx';
import { MarkLine } from './mark/line.tsx';
import { MatchBoard } from './match/board.tsx';
import { OrderLine } from './order/line.tsx';
import { withQuestion, type DealtQuestion, type ForQuestions } from './questions.ts';
import { SortRows } from './sort/rows.tsx';
import { TwoOptions } from './two/options.tsx';
import { WriteField } from './write/field.tsx';

const CONTROLS: ForQuestions<[Answering], ReactNode> = {
  choice: (question, answering) => <Options question={question} {...answering} />,
  two: (question, answering) => <TwoOptions question={question} {...answering} />,
  match: (question, answering) => <MatchBoard question={question} {...answering} />,
  mark: (question, answering) => <MarkLine question={question} {...answering} />,
  order: (question, answering) => <OrderLine question={question} {...answering} />,
  sort: (question, answering) => <SortRows question={question} {...answering} />,
  write: (question, answering) => <WriteField question={question} {...answering} />,
};

interface ControlsProps extends Answering {
  question: DealtQuestion;
}

export function Controls({ question, ...answering }: ControlsProps) {
  return withQuestion(CONTROLS, question, answering);
}

const SPOKEN: ForQuestions<[], readonly string[]> = {
  choice: ({ options }) => options,
  two: ({ options }) => options,
  match: ({ left, right }) => [...left, ...right],
  mark: ({ words }) => [words.join('')],
  order: ({ parts }) => parts,
  sort: ({ boxes, words }) => [...boxes, ...words],
  write: () => [],
};

/** What there is to choose from, as a voice reads it after the question. */
export const spokenOf = (question: DealtQuestion) => withQuestion(SPOKEN, question);
