// The open game in the address of the home page.
import { ROUND_PURPOSES } from '#shared/contract/rounds.ts';
import { HOME } from '../data/paths.ts';
import type { PlayedFor } from './use-dealt-round.ts';

const PARAMETER = 'play';
const WORK = 'work';
const PURPOSE = 'for';
const GOES_ON = 'on';

export function openGameIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

/** What the open game is played for. */
export function playedForIn(search: string): PlayedFor {
  const query = new URLSearchParams(search);
  const purpose = ROUND_PURPOSES.find((known) => known === query.get(PURPOSE));
  return { workId: Number(query.get(WORK)) || undefined, purpose, goesOn: query.has(GOES_ON) };
}

/** The address that opens a game. */
export function playAddress(gameId: string, { workId, purpose, goesOn }: PlayedFor = {}): string {
  const query = new URLSearchParams({ [PARAMETER]: gameId });
  if (workId !== undefined) query.set(WORK, String(workId));
  if (purpose) query.set(PURPOSE, purpose);
  if (goesOn) query.set(GOES_ON, '');
  return `${HOME}?${query}`;
}
