import type { ReactNode } from 'react';
import { fadeWhereMore } from '#ui/fade-where-more.ts';
import './sheet.css';

interface PaperProps {
  /** How many letters or practice sheets it has. */
  pages?: number;
  children: ReactNode;
}

/** What is printed of a page, which is nothing else. The screen shows the first letter or practice sheet (sheet.css). */
export function Paper({ pages = 1, children }: PaperProps) {
  return (
    <>
      {pages > 1 && <p>{`The first of ${pages} pages. All of them are printed.`}</p>}
      <div
        ref={fadeWhereMore}
        role="group"
        aria-label="What is printed"
        className="relative overflow-x-auto"
      >
        <div className="sheet">{children}</div>
      </div>
    </>
  );
}
