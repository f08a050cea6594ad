// Questions of Mathematics Mountain as they are dealt: a plain one, and one that is spoken differently from how it is
// written.
import type { DealtQuestion } from '#games/mathematics-mountain/forms/forms.ts';

export const TIMES: DealtQuestion = {
  form: 'whole',
  id: 'Y3.MD.1/r1:7,8',
  objective: 'Y3.MD.1',
  question: '7 × 8 = ?',
  answer: 56,
  explanation: '7 lots of 8 are 56.',
};

export const FRACTION: DealtQuestion = {
  form: 'whole',
  id: 'Y3.FR.5/r12:2,3,7',
  objective: 'Y3.FR.5',
  question: '2/7 + 3/7 = ?/7',
  spoken: 'two sevenths plus three sevenths equals how many sevenths?',
  answer: 5,
  explanation: 'Add the top numbers: 2 + 3.',
};
