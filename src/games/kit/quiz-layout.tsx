// Where the parts of a quiz stand: stacked on a phone, scene beside controls with room, two halves on a flat screen.
import type { ReactNode, Ref } from 'react';

interface QuizLayoutProps {
  ref: Ref<HTMLDivElement>;
  status: ReactNode;
  question: ReactNode;
  answer: ReactNode;
  scene: ReactNode;
  /** Something to read in peace; may be missing. */
  note: ReactNode;
}

/** The frame of both quiz games; only CSS moves the parts, so turning the screen keeps the round. */
export function QuizLayout({ ref, status, question, answer, scene, note }: QuizLayoutProps) {
  return (
    <div
      ref={ref}
      className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2.5 [grid-template-areas:'status_scene'_'question_question'_'answer_answer'_'note_note'] roomy:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] roomy:items-start roomy:gap-8 roomy:py-3 roomy:[grid-template-areas:'side_main'] flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:[grid-template-areas:'status_answer'_'question_answer'_'note_answer']"
    >
      <div className="contents roomy:flex roomy:flex-col roomy:gap-5 roomy:[grid-area:main]">
        <div className="self-center [grid-area:status] roomy:self-stretch">{status}</div>
        <div className="min-w-0 [grid-area:question]">{question}</div>
        <div className="min-w-0 [grid-area:answer]">{answer}</div>
      </div>
      <div className="contents roomy:flex roomy:flex-col roomy:gap-5 roomy:[grid-area:side]">
        <div className="w-32 self-center [grid-area:scene] min-[22.5rem]:w-36 sm:w-48 roomy:w-full flat:hidden">
          {scene}
        </div>
        <div className="min-w-0 [grid-area:note] empty:hidden">{note}</div>
      </div>
    </div>
  );
}
