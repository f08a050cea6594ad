// The progress of a quiz, in words and as a bar.
import type { ReactNode } from 'react';
import { percentOf } from '#shared/scores.ts';
import { Progress } from '#ui/progress.tsx';
import { scoreOf, type Quiz, type QuizQuestion } from '../rules/quiz.ts';

interface QuizStatusProps {
  /** Id of the text that gives the number of this question and the number of all. */
  id: string;
  quiz: Quiz<QuizQuestion>;
  /** What a question is called. */
  name?: string;
  /** Background class of the bar's filled part. */
  fill: string;
  /** Further content, such as a countdown. */
  children?: ReactNode;
}

export function QuizStatus({ id, quiz, name = 'Question', fill, children }: QuizStatusProps) {
  return (
    <div className="flex flex-col gap-1.5 roomy:gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 flat:gap-x-2">
        <p id={id} className="leading-tight font-bold roomy:text-xl grand:text-2xl">
          {`${name} ${quiz.index + 1} of ${quiz.questions.length}`}
        </p>
        <p className="leading-tight grand:text-xl">{`Score: ${scoreOf(quiz)} right`}</p>
        {children}
      </div>
      <Progress
        label={`${name}s answered`}
        percent={percentOf(quiz.log.length, quiz.questions.length)}
        fill={fill}
      />
    </div>
  );
}
