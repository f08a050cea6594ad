import type { ReactNode } from 'react';
import './sheet.css';

/** What is printed of a page, which is nothing else. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <div className="sheet">{children}</div>
    </div>
  );
}
