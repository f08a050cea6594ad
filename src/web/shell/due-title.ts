import type { DueRound } from '../data/due-rounds.ts';

/** What the button of a round to water or to mend says, with how much the round holds. */
export function dueTitle({ purpose, holds }: DueRound): string {
  return purpose === 'due' ? `Water my garden (${holds})` : `Mend these (${holds})`;
}
