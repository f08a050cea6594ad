// What the controls of every form are given.
import type { ControlsProps } from '../../kit/screen/form-screen.ts';
import type { Given } from './dealt.ts';

export type FormControls<Question> = ControlsProps<Question, Given>;

/** Id of the sentence that a question is about, where it stands with the controls. */
export const sentenceId = (labelledBy: string) => `${labelledBy}-sentence`;
