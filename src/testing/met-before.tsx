// Items that a pupil has met before, for tests of what games say about them.
import type { PropsWithChildren } from 'react';
import { LastMetContext } from '#games/kit/screen/last-met.tsx';

/** An ISO 8601 time at the current hour, this many calendar days ago. */
export function daysAgo(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() - days);
  return date.toISOString();
}

/** A wrapper in which each of these items was met that many days ago. */
export function metBefore(days: Readonly<Record<string, number>>) {
  const met = Object.fromEntries(
    Object.entries(days).map(([item, ago]) => [item, daysAgo(ago)] as const),
  );
  return function Met({ children }: PropsWithChildren) {
    return <LastMetContext value={met}>{children}</LastMetContext>;
  };
}
