import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** The choices above a printable page, and the button that prints it. */
export function PrintTools({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      {children}
      {isReady && <Button onClick={() => window.print()}>Print</Button>}
    </div>
  );
}
