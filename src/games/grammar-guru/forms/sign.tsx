// The signs for right, missed and mended.
import { CircleCheck, CircleX, Lightbulb } from 'lucide-react';
import type { Mood } from './looks.ts';

export function Sign({ mood }: { mood: Mood }) {
  if (mood === 'right') return <CircleCheck aria-hidden className="shrink-0 text-leaf" />;
  if (mood === 'missed') return <CircleX aria-hidden className="shrink-0 text-coral" />;
  if (mood === 'mended') return <Lightbulb aria-hidden className="shrink-0 text-coral" />;
  return null;
}

/** The same on the upper corner of a small control, so that its content does not move. */
export function CornerSign({ mood }: { mood: Mood }) {
  return (
    <span className="pointer-events-none absolute -top-2 -right-1.5 rounded-full bg-paper empty:hidden">
      <Sign mood={mood} />
    </span>
  );
}
