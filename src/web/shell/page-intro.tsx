import { Mascot } from './mascot.tsx';
import type { Tip } from './tips.ts';

/** The top of a page: its heading, which takes the focus on arrival, and the owl with a tip. */
export function PageIntro({ title, tip }: { title: string; tip: Tip }) {
  return (
    <header className="flex flex-col justify-between gap-4 md:flex-row md:items-center">
      <PageHeading>{title}</PageHeading>
      <Mascot {...tip} size={88} />
    </header>
  );
}

export function PageHeading({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="text-3xl font-bold wrap-anywhere outline-none sm:text-4xl">
      {children}
    </h1>
  );
}
