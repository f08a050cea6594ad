// Keeps the rule of a missed question beside the next one: the verdict itself is gone too soon to read a rule.
import type { ReactNode } from 'react';

export function RememberNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="note"
      className="animate-rise rounded-2xl border-2 border-sun bg-sun-soft px-4 py-2 leading-snug roomy:text-xl roomy:leading-snug"
    >
      <p className="font-bold">Remember:</p>
      <div>{children}</div>
    </div>
  );
}
