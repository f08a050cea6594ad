// Shows the rule of a missed question with the next question, because the verdict is shown too briefly to read it.
import type { ReactNode } from 'react';
import { ReadAloud } from './read-aloud.tsx';

interface RememberNoteProps {
  /** Id of the text, for `aria-describedby` of the next question, which may interrupt the spoken verdict. */
  id: string;
  heading?: string;
  /** The rule as a voice says it. */
  spoken: string;
  children: ReactNode;
}

export function RememberNote({ id, heading = 'Remember:', spoken, children }: RememberNoteProps) {
  return (
    <div
      role="note"
      className="flex animate-rise items-center gap-1 rounded-2xl border-2 border-sun bg-sun-soft px-4 py-2 leading-snug roomy:text-xl roomy:leading-snug"
    >
      <div id={id} className="min-w-0 grow">
        <p className="font-bold">{heading}</p>
        <div>{children}</div>
      </div>
      <ReadAloud text={spoken} what="what to remember" />
    </div>
  );
}
