import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import './sheet.css';

interface SheetProps {
  title: string;
  /** What to know before printing. */
  hint: string;
  /** It can be shown only now: the browser asks before it closes the page. */
  isOnlyNow?: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** Something to print, shown in place of the page, of which nothing else is printed. */
export function Sheet({ title, hint, isOnlyNow = false, onDone, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isOnlyNow) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyNow]);
  return (
    <>
      <div className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h2>
        <p>{hint}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>Print</Button>
          <Button look="quiet" onClick={onDone}>
            {isOnlyNow ? 'I have printed them' : 'Back to the class'}
          </Button>
        </div>
      </div>
      <div className="overflow-x-auto">
        <div className="sheet">{children}</div>
      </div>
    </>
  );
}
