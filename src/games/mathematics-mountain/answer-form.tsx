import type { ReactNode } from 'react';
import { currentQuestion, verdictOf } from '../kit/rules/quiz.ts';
import { NumberForm } from '../kit/screen/number-form.tsx';
import { isPutTogether } from './forms/screens.tsx';
import { GivenForm } from './forms/given-form.tsx';
import { SignKeys } from './forms/sign-keys.tsx';
import { canSubmit, type MountainQuiz } from './rules.ts';
import { MOST_DIGITS } from './typed.ts';

/** Keys beside the digits, for answers with a point, below zero or in pounds. */
const DECIMAL_KEYS = [
  ['.', 'Point'],
  ['−', 'Minus'],
  ['£', 'Pounds'],
] as const;

interface AnswerFormProps {
  quiz: MountainQuiz;
  /** Id of the question. */
  questionId: string;
  describedBy: string;
  onType: (text: string) => void;
  onGive: (given: number) => void;
  onSubmit: () => void;
  /** The verdict. */
  children: ReactNode;
}

/** How the question on the screen is answered: by a sign, by what is put together, or by a typed number. */
export function AnswerForm(props: AnswerFormProps) {
  const { quiz, questionId, describedBy, onType, onGive, onSubmit, children } = props;
  const question = currentQuestion(quiz);
  const verdict = verdictOf(quiz);
  if (question.form === 'compare') {
    return (
      <SignKeys
        labelledBy={questionId}
        isInWords={question.objective.startsWith('Y1.')}
        given={verdict?.given ?? null}
        answer={verdict && question.answer}
        onGive={onGive}
      >
        {children}
      </SignKeys>
    );
  }
  if (isPutTogether(question)) {
    return (
      <GivenForm
        question={question}
        labelledBy={questionId}
        describedBy={describedBy}
        isLocked={verdict !== null}
        onGive={onGive}
      >
        {children}
      </GivenForm>
    );
  }
  return (
    <NumberForm
      typed={quiz.draft}
      maxDigits={MOST_DIGITS}
      more={question.form === 'decimal' ? DECIMAL_KEYS : undefined}
      submitText="Submit Answer"
      isLocked={verdict !== null}
      canSubmit={canSubmit(quiz)}
      describedBy={describedBy}
      onType={onType}
      onSubmit={onSubmit}
    >
      {children}
    </NumberForm>
  );
}
