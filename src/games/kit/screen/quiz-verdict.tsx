// The verdict on an answer.
import { clsx } from 'clsx';
import { CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { withoutMarkup } from '../words/markup.ts';
import { ReadAloud, useReadsAloud } from './read-aloud.tsx';
import type { LogEntry } from '../rules/quiz.ts';

/** spec S8 Games, literally. */
const RIGHT = "Great job! That's correct!";
const wrong = (answer: string | number) =>
  `Oops! The correct answer was: ${withoutMarkup(String(answer))}`;

interface QuizVerdictProps {
  /** Null while the question is being asked. */
  verdict: LogEntry | null;
  answer: string | number;
  /** Whether the controls show the right answer: its sentence is then for screen readers and the voice. */
  isCorrectedInPlace?: boolean;
  /** What a voice says after the verdict, such as a rule. */
  spokenToo?: string | undefined;
  /** Further explanation under the verdict. */
  children?: ReactNode;
}

/** Always rendered, empty until there is a verdict, so that screen readers announce it. */
export function QuizVerdict(props: QuizVerdictProps) {
  const { verdict, answer, isCorrectedInPlace = false, spokenToo = '', children } = props;
  const sentence = verdict?.correct ? RIGHT : wrong(answer);
  const readsAloud = useReadsAloud();
  return (
    <div className="relative">
      <div role="status" aria-live="polite">
        {verdict && (
          <div
            className={clsx(
              'flex animate-pop gap-2.5 rounded-2xl border-2 px-3 py-2 leading-snug roomy:px-4 roomy:text-xl roomy:leading-snug',
              verdict.correct ? 'border-leaf bg-leaf-soft' : 'border-sun bg-sun-soft',
              readsAloud && 'pr-14!',
            )}
          >
            <VerdictIcon correct={verdict.correct} />
            <div className="min-w-0 grow">
              <p
                className={
                  isCorrectedInPlace && !verdict.correct ? 'sr-only' : 'font-bold wrap-anywhere'
                }
              >
                {sentence}
              </p>
              {children}
            </div>
          </div>
        )}
      </div>
      {verdict && (
        <ReadAloud
          text={[sentence, spokenToo].filter(Boolean)}
          what="the answer"
          className="absolute! inset-y-0 right-1 my-auto"
        />
      )}
    </div>
  );
}

function VerdictIcon({ correct }: { correct: boolean }) {
  const Icon = correct ? CircleCheck : Lightbulb;
  return (
    <Icon aria-hidden className={clsx('mt-1 shrink-0', correct ? 'text-leaf' : 'text-coral')} />
  );
}
