import type { ReactNode } from 'react';
import './sheet.css';

interface PaperProps {
  /** How many letters or practice sheets it has. */
  pages?: number;
  children: ReactNode;
}

/** How many of them the screen shows (sheet.css). */
const SHOWN = 2;

/** What is printed of a page, which is nothing else. */
export function Paper({ pages = 1, children }: PaperProps) {
  return (
    <>
      {pages > SHOWN && <p>{`The first ${SHOWN} of ${pages} pages. All of them are printed.`}</p>}
      <div className="overflow-x-auto">
        <div className="sheet">{children}</div>
      </div>
    </>
  );
}
