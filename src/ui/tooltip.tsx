import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Delays of spec S9 Tooltips, in milliseconds. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Wraps a page that has tooltips rather than the app, which need not load them; shares the delays between them. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** A short note next to a control, shown on hover or focus. No text appears only in a note. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-60 max-w-64 rounded-xl bg-ink px-3 py-1.5 text-base text-white"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
