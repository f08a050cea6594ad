// The layout of a quiz: stacked on a phone, scene beside controls with more space, two halves on a low screen.
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { MetLine } from './met.tsx';
import { ReadAloud } from './read-aloud.tsx';

interface QuizLayoutProps {
  ref: Ref<HTMLDivElement>;
  status: ReactNode;
  question: ReactNode;
  /** Stands above the question, and is read aloud before it. */
  met: MetLine | null;
  /** The texts to read aloud, in order. */
  spoken: readonly string[];
  /** What that is, for the button's name: 'the question'. */
  spokenName: string;
  answer: ReactNode;
  scene: ReactNode;
  /** The widest the scene gets on a long phone, where it stands above all else. */
  sceneWidth: string;
  /** Further reading; optional. */
  note: ReactNode;
}

const UPRIGHT =
  "grid-cols-[minmax(0,1fr)_auto] [grid-template-areas:'status_scene'_'question_question'_'answer_answer'_'note_note'] upright:gap-8";
const LONG =
  "long:grid-cols-[minmax(0,1fr)] long:gap-y-4 long:[grid-template-areas:'scene'_'status'_'question'_'answer'_'note']";
const FLAT =
  "flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr] flat:[grid-template-areas:'status_answer'_'question_answer'_'note_answer']";
const WIDE =
  "wide:grow wide:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] wide:gap-8 wide:[grid-template-areas:'side_main'] grand:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] grand:gap-10";

/** With room the question stands in the middle of what the status leaves, so that the status never moves. */
const MAIN = 'contents wide:flex wide:flex-col wide:gap-4 wide:[grid-area:main] grand:gap-6';
const SIDE = 'contents wide:flex wide:flex-col wide:gap-5 wide:[grid-area:side]';

/** The frame of both quiz games; only CSS moves the parts, so turning the screen keeps the round. */
export function QuizLayout({ ref, met, ...parts }: QuizLayoutProps) {
  return (
    <div
      ref={ref}
      className={clsx(
        'mx-auto grid w-full max-w-5xl gap-x-4 gap-y-1.5 min-[22.5rem]:gap-y-2.5 roomy:gap-5 grand:max-w-none',
        [UPRIGHT, LONG, FLAT, WIDE],
      )}
    >
      <div className={MAIN}>
        <div className="self-center [grid-area:status] wide:self-stretch">{parts.status}</div>
        <div className="flex min-w-0 items-center gap-1 [grid-area:question] wide:mt-auto">
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
          <ReadAloud
            text={met?.sentence ? [met.sentence, ...parts.spoken] : parts.spoken}
            what={parts.spokenName}
          />
        </div>
        <div className="min-w-0 [grid-area:answer] wide:mb-auto">{parts.answer}</div>
      </div>
      <div className={SIDE}>
        <div
          className={clsx(
            parts.sceneWidth,
            'w-32 self-center [grid-area:scene] min-[22.5rem]:w-36 roomy:w-80 upright:w-96 long:w-full long:justify-self-center wide:my-auto wide:w-full flat:hidden',
          )}
        >
          {parts.scene}
        </div>
        <div className="min-w-0 [grid-area:note] empty:hidden roomy:wide:block! roomy:wide:min-h-24">
          {parts.note}
        </div>
      </div>
    </div>
  );
}
