// The dealt questions of all forms, and how answers to them are judged.
import { z } from 'zod/mini';
import { choiceJudge, choiceQuestionSchema } from './choice/question.ts';
import type { Given, Judge, ShownSlip } from './dealt.ts';
import { markJudge, markQuestionSchema } from './mark/question.ts';
import { matchJudge, matchQuestionSchema } from './match/question.ts';
import { orderJudge, orderQuestionSchema } from './order/question.ts';
import { sortJudge, sortQuestionSchema } from './sort/question.ts';
import { twoJudge, twoQuestionSchema } from './two/question.ts';
import { writeJudge, writeQuestionSchema } from './write/question.ts';

export const dealtQuestionSchema = z.discriminatedUnion('form', [
  choiceQuestionSchema,
  twoQuestionSchema,
  matchQuestionSchema,
  markQuestionSchema,
  orderQuestionSchema,
  sortQuestionSchema,
  writeQuestionSchema,
]);

export type DealtQuestion = z.output<typeof dealtQuestionSchema>;
type Form = DealtQuestion['form'];

/** What is done with a question, for every form. */
export type ForQuestions<Args extends readonly unknown[], Result> = {
  readonly [Name in Form]: (
    question: Extract<DealtQuestion, { form: Name }>,
    ...args: Args
  ) => Result;
};

/** Does with a question what is done with its form. */
export function withQuestion<Args extends readonly unknown[], Result>(
  forms: ForQuestions<Args, Result>,
  question: DealtQuestion,
  ...args: Args
): Result {
  switch (question.form) {
    case 'choice':
      return forms.choice(question, ...args);
    case 'two':
      return forms.two(question, ...args);
    case 'match':
      return forms.match(question, ...args);
    case 'mark':
      return forms.mark(question, ...args);
    case 'order':
      return forms.order(question, ...args);
    case 'sort':
      return forms.sort(question, ...args);
    case 'write':
      return forms.write(question, ...args);
  }
}

/** One function of each form's judge. */
function ofJudges<Name extends keyof Judge<DealtQuestion>>(name: Name) {
  return {
    choice: choiceJudge[name],
    two: twoJudge[name],
    match: matchJudge[name],
    mark: markJudge[name],
    order: orderJudge[name],
    sort: sortJudge[name],
    write: writeJudge[name],
  };
}

const IS_POSSIBLE: ForQuestions<[Given], boolean> = ofJudges('isPossible');
const IS_RIGHT: ForQuestions<[Given], boolean> = ofJudges('isRight');
const SLIP_OF: ForQuestions<[Given], ShownSlip | null> = ofJudges('slipOf');
const ANSWER_TEXT: ForQuestions<[], string> = ofJudges('answerText');
const GIVEN_TEXT: ForQuestions<[Given], string | null> = ofJudges('givenText');

/** Whether a pupil can give this answer to this question. */
export const isPossible = (question: DealtQuestion, given: Given) =>
  withQuestion(IS_POSSIBLE, question, given);

export const isRight = (question: DealtQuestion, given: Given) =>
  withQuestion(IS_RIGHT, question, given);

/** The misconception behind a wrong answer; null where none is known. */
export const slipOf = (question: DealtQuestion, given: Given) =>
  withQuestion(SLIP_OF, question, given);

/** The right answer in words. */
export const answerText = (question: DealtQuestion) => withQuestion(ANSWER_TEXT, question);

/** What was answered, as a sentence; null where that would be too much to read. */
export const givenText = (question: DealtQuestion, given: Given) =>
  withQuestion(GIVEN_TEXT, question, given);
