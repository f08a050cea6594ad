// The layout of a quiz: stacked on a phone, scene beside controls with more space, two halves on a low screen.
import { clsx } from 'clsx';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import type { LastMetLine } from './last-met.tsx';
import './quiz-layout.css';
import { ReadAloud } from './read-aloud.tsx';

interface QuizLayoutProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Which question of the round it is. */
  index: number;
  status: ReactNode;
  question: ReactNode;
  /** Stands above the question, and is read aloud before it. */
  met: LastMetLine | null;
  /** The texts to read aloud, in order; none where the question has buttons of its own. */
  spoken: readonly string[];
  /** What that is, for the button's name: 'the question'. */
  spokenName: string;
  answer: ReactNode;
  scene: ReactNode;
  /** The greatest width of the scene on a tall phone, where it is above everything else. */
  sceneWidth: string;
  /** Whether the answer is given on a page of text, which gets the room of the scene. */
  isPage?: boolean;
  /** Further reading; optional. */
  note: ReactNode;
}

/** The frame of both quiz games; only CSS moves the parts, so turning the screen keeps the round. */
export function QuizLayout({ ref, index, met, isPage = false, ...parts }: QuizLayoutProps) {
  // A verdict may have scrolled the last one up. The focus follows, and scrolls to a field below the edge.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView();
  }, [ref, index]);
  return (
    <div ref={ref} className={clsx('quiz', isPage && 'quiz-of-page')}>
      <div className="quiz-main">
        <div className="quiz-status">{parts.status}</div>
        <div className="quiz-question">
          <div className="min-w-0 grow">
            {met && (
              <p
                id={met.id}
                className="mb-2 min-h-[1.25em] text-base leading-tight text-ink-soft grand:text-xl"
              >
                {met.sentence}
              </p>
            )}
            {parts.question}
          </div>
          {parts.spoken.length > 0 && (
            <ReadAloud
              text={met?.sentence ? [met.sentence, ...parts.spoken] : parts.spoken}
              what={parts.spokenName}
            />
          )}
        </div>
        <div className="quiz-answer">{parts.answer}</div>
      </div>
      <div className="quiz-side">
        <div className={clsx('quiz-scene', parts.sceneWidth)}>{parts.scene}</div>
        <div className="quiz-note">{parts.note}</div>
      </div>
    </div>
  );
}
