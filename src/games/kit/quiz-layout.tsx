// Where the parts of a quiz stand: stacked on a phone, scene beside controls with room, two halves on a flat screen.
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

interface QuizLayoutProps {
  ref: Ref<HTMLDivElement>;
  status: ReactNode;
  question: ReactNode;
  answer: ReactNode;
  scene: ReactNode;
  /** Width of the scene on a phone held upright. */
  sceneWidth: string;
  /** Something to read in peace; may be missing. */
  note: ReactNode;
}

const UPRIGHT =
  "grid-cols-[minmax(0,1fr)_auto] [grid-template-areas:'status_scene'_'question_question'_'answer_answer'_'note_note']";
const FLAT =
  "flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:[grid-template-areas:'status_answer'_'question_answer'_'note_answer']";
const WIDE =
  "wide:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] wide:items-start wide:gap-8 wide:[grid-template-areas:'side_main']";

/** The frame of both quiz games; only CSS moves the parts, so turning the screen keeps the round. */
export function QuizLayout({ ref, ...parts }: QuizLayoutProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        'mx-auto grid w-full max-w-5xl gap-x-4 gap-y-1.5 min-[22.5rem]:gap-y-2.5 roomy:gap-5',
        [UPRIGHT, FLAT, WIDE],
      )}
    >
      <div className="contents wide:flex wide:flex-col wide:gap-4 wide:[grid-area:main]">
        <div className="self-center [grid-area:status] wide:self-stretch">{parts.status}</div>
        <div className="min-w-0 [grid-area:question]">{parts.question}</div>
        <div className="min-w-0 [grid-area:answer]">{parts.answer}</div>
      </div>
      <div className="contents wide:flex wide:flex-col wide:gap-5 wide:[grid-area:side]">
        <div
          className={clsx(
            parts.sceneWidth,
            'self-center [grid-area:scene] roomy:w-80 wide:w-full flat:hidden',
          )}
        >
          {parts.scene}
        </div>
        <div className="min-w-0 [grid-area:note] empty:hidden">{parts.note}</div>
      </div>
    </div>
  );
}
