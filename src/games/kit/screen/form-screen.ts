// The shape of how the browser shows a form of question, the same in every game.
import type { ComponentType } from 'react';
import type { AnswerValue } from '../rules/quiz.ts';

/** What the browser alone knows of a form. */
export interface FormScreen<Question, Given extends AnswerValue> {
  /** The controls with which the question is answered. */
  Controls: ComponentType<ControlsProps<Question, Given>>;
  /** What there is to choose from, as a voice reads it after the question. */
  spoken: (question: Question) => readonly string[];
  /** Id of the text that the question is about, from the id of its heading; only where the controls show that text. */
  aboutId?: (labelledBy: string) => string;
  /** Whether the controls show the right answer where it belongs, so that no sentence has to. */
  isCorrectedInPlace?: true;
  /** Whether the controls are a page to read, which gets the room of the picture. */
  isPage?: true;
}

/** What the controls of every form are given. */
export interface ControlsProps<Question, Given extends AnswerValue> {
  question: Question;
  /** Id of the heading that asks the question. */
  labelledBy: string;
  /** Ids of what is read with the control that has the focus first; absent where the heading has it. */
  describedBy?: string;
  /** Whether the answer is submitted: the controls are locked and show the right answer. */
  isLocked: boolean;
  /** What would be submitted now; null while the answer is not complete. */
  onChange: (given: Given | null) => void;
}

/** Id of the sentence that a question is about, where it stands with the controls. */
export const sentenceId = (labelledBy: string) => `${labelledBy}-sentence`;
