// What the controls of every form are given.
import type { Given } from './dealt.ts';

/** Id of the sentence that a question is about, where it stands with the controls. */
export const sentenceId = (labelledBy: string) => `${labelledBy}-sentence`;

export interface Answering {
  /** Id of the heading that asks the question. */
  labelledBy: string;
  /** Whether the answer is submitted: nothing can be changed any more, and what was right is shown. */
  isLocked: boolean;
  /** What would be submitted now; null while the answer is not complete. */
  onChange: (given: Given | null) => void;
}
