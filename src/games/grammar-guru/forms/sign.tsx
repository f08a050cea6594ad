// The sign of what was right and what was missed.
import { CircleCheck, CircleX } from 'lucide-react';
import type { Mood } from './looks.ts';

export function Sign({ mood }: { mood: Mood }) {
  if (mood === 'right') return <CircleCheck aria-hidden className="shrink-0 text-leaf" />;
  if (mood === 'missed') return <CircleX aria-hidden className="shrink-0 text-coral" />;
  return null;
}
