// Rounds dealt ahead, cached on the device for times without a network.
import { z } from 'zod/mini';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { readStored, removeStored, SPARE, writeStored } from './storage.ts';

/** Number of rounds cached for a game. */
export const ROUNDS_CACHED = 10;

/** The pupil, game and year of a set of rounds. */
export interface RoundsOwner {
  userId: number;
  gameId: string;
  year: YearGroup;
}

export type DealtRound = z.infer<typeof roundSchema>;
type Store = z.infer<typeof storeSchema>;

const roundSchema = z.array(z.looseObject({ id: z.string() }));
const storeSchema = z.object({
  /** Not played yet, oldest first. */
  fresh: z.array(roundSchema),
  /** Played since the last refill, oldest first: played again if there are no others. */
  used: z.array(roundSchema),
});
const EMPTY: Store = { fresh: [], used: [] };

const keyOf = ({ userId, gameId, year }: RoundsOwner) =>
  `${SPARE}rounds:${userId}:${gameId}:${year}`;

const readStore = (owner: RoundsOwner) => readStored(keyOf(owner), storeSchema, EMPTY);

/** How many rounds are missing. */
export function missingRounds(owner: RoundsOwner): number {
  return Math.max(0, ROUNDS_CACHED - readStore(owner).fresh.length);
}

export function hasRounds(owner: RoundsOwner): boolean {
  const { fresh, used } = readStore(owner);
  return fresh.length + used.length > 0;
}

/**
 * Adds new rounds and drops played ones. Ignores invalid rounds; returns whether there were any valid ones and the
 * device stored them.
 */
export function addRounds(owner: RoundsOwner, rounds: readonly unknown[]): boolean {
  const added = rounds.flatMap((round) => {
    const { data } = roundSchema.check(z.minLength(1)).safeParse(round);
    return data ? [data] : [];
  });
  if (added.length === 0) return false;
  return writeStored(keyOf(owner), { fresh: [...readStore(owner).fresh, ...added], used: [] });
}

/**
 * Takes a round: of the unplayed ones the one with the fewest questions in `recent`, otherwise the one played longest
 * ago. Null if none `isPlayable`: the game may have changed since they were dealt.
 */
export function takeRound(
  owner: RoundsOwner,
  recent: readonly string[],
  isPlayable: (round: DealtRound) => boolean,
): DealtRound | null {
  const store = readStore(owner);
  const isFresh = store.fresh.some(isPlayable);
  const playable = (isFresh ? store.fresh : store.used).filter(isPlayable);
  const met = (round: DealtRound) => round.filter(({ id }) => recent.includes(id)).length;
  const [taken] = isFresh ? playable.toSorted((one, other) => met(one) - met(other)) : playable;
  if (!taken) return null;
  const others = playable.filter((round) => round !== taken);
  writeStored(
    keyOf(owner),
    isFresh
      ? { fresh: others, used: [...store.used.filter(isPlayable), taken] }
      : { fresh: [], used: [...others, taken] },
  );
  return taken;
}

/** The pupil's year has changed: drops the rounds of other years. */
export function forgetOtherYears({ year, ...owner }: RoundsOwner): void {
  for (const other of YEAR_GROUPS) {
    if (other !== year) removeStored(keyOf({ ...owner, year: other }));
  }
}
