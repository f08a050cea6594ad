import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Mascot } from './mascot.tsx';
import type { Tip } from './tips.ts';

interface PageIntroProps {
  title: string;
  tip: Tip;
  /** What is read aloud after the tip. */
  spoken?: readonly string[];
  /** Whether a phone leaves out the owl, so that the page's content comes first. */
  isBrief?: boolean;
  /** Links below the heading. */
  children?: ReactNode;
}

/** The top of a page: its heading, which is focused on arrival, and the owl with a tip. */
export function PageIntro({ title, tip, spoken = [], isBrief = false, children }: PageIntroProps) {
  return (
    <header
      className={clsx(
        'flex flex-col justify-between gap-3 md:flex-row md:flex-wrap md:items-center md:gap-4 md:*:last:basis-80 max-sm:[&_.owl]:size-[72px]',
        isBrief && 'max-sm:*:last:hidden',
      )}
    >
      <div className="flex flex-col gap-3 md:min-w-1/2">
        <PageHeading>{title}</PageHeading>
        {children}
      </div>
      <Mascot {...tip} size={88} spoken={[tip.tip, ...spoken]} />
    </header>
  );
}

export function PageHeading({ children }: { children: string }) {
  return (
    <h1
      tabIndex={-1}
      className="text-2xl leading-tight font-bold wrap-anywhere outline-none min-[26rem]:text-3xl sm:text-4xl"
    >
      {children}
    </h1>
  );
}
