import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { focusHeading } from '#ui/take-focus.ts';
import { Paper } from '../../../staff/paper.tsx';

interface SheetProps {
  title: string;
  /** What to know before printing. */
  hint: string;
  /** What closes it. */
  done?: string;
  onDone: () => void;
  /** Further buttons. */
  tools?: ReactNode;
  /** How many letters it has. */
  pages?: number;
  children: ReactNode;
}

/** A sheet to print, shown instead of the page. Nothing else of the page is printed. */
export function Sheet({
  title,
  hint,
  done = 'Back to the class',
  onDone,
  tools,
  pages,
  children,
}: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h2>
        <p>{hint}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>Print</Button>
          {tools}
          <Button
            look="quiet"
            onClick={() => {
              focusHeading();
              onDone();
            }}
          >
            {done}
          </Button>
        </div>
      </div>
      <Paper pages={pages}>{children}</Paper>
    </>
  );
}
