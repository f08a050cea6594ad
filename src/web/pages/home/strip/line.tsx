import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Always the same height. */
const PLACE =
  'relative flex min-h-14 items-center gap-2 rounded-2xl border-3 bg-paper px-3 py-1 leading-tight shadow-card';

interface LineProps {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  border: string;
  /** Whether the sign on the right has no text. */
  isSignNarrow?: boolean;
  /** A button or a link that covers the line. */
  children: ReactNode;
}

/** One suggestion above the games. */
export function Line({ title, text, picture, border, isSignNarrow, children }: LineProps) {
  return (
    <section aria-label={title} className={clsx(PLACE, border)}>
      <span aria-hidden className="shrink-0 max-sm:hidden">
        {picture}
      </span>
      <div
        className={clsx(
          'flex min-w-0 grow flex-col text-base leading-tight max-[22.49rem]:mb-10 max-sm:min-[22.5rem]:text-sm low:flex-row low:items-center low:gap-x-4',
          isSignNarrow ? 'pr-11 roomy:pr-15' : 'min-[22.5rem]:pr-22 roomy:pr-30',
        )}
      >
        <h2 className="shrink-0 font-bold">{title}</h2>
        {text}
      </div>
      {children}
    </section>
  );
}

/** Class names of the button or link: it covers the line, with its sign on the right. */
export const PRESSED =
  'group absolute inset-0 flex items-center justify-end rounded-2xl px-2 max-[22.49rem]:items-end max-[22.49rem]:pb-1 focus-visible:-outline-offset-4';

interface SentenceProps {
  text: string;
  /** Whether the next visit will not show it. */
  isPassing?: boolean;
}

export function Sentence({ text, isPassing }: SentenceProps) {
  return (
    <p
      {...(isPassing && { 'data-passing': '', role: 'status' })}
      className={clsx(PLACE, 'border-line font-bold')}
    >
      {text}
    </p>
  );
}
