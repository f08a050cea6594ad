import { Mascot } from './mascot.tsx';
import type { Tip } from './tips.ts';

/** The top of a page: its heading, which takes the focus on arrival, and the owl with a tip. */
export function PageIntro({ title, tip }: { title: string; tip: Tip }) {
  return (
    <header className="flex flex-col justify-between gap-3 md:flex-row md:items-center md:gap-4 max-sm:[&_svg]:size-18">
      <PageHeading>{title}</PageHeading>
      <Mascot {...tip} size={88} />
    </header>
  );
}

export function PageHeading({ children }: { children: string }) {
  return (
    <h1
      tabIndex={-1}
      className="text-2xl leading-tight font-bold wrap-anywhere outline-none min-[26rem]:text-3xl sm:text-4xl sm:leading-normal"
    >
      {children}
    </h1>
  );
}
