// Rounds dealt ahead, kept on the device for when the server cannot be reached.
import { z } from 'zod/mini';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { readStored, removeStored, SPARE, writeStored } from './storage.ts';

/** How many rounds of a game are ready. */
export const ROUNDS_KEPT = 10;

/** Whose rounds they are; each pupil, game and year has a store of its own. */
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
  /** Played since fresh ones last came, oldest first: better met again than no game. */
  used: z.array(roundSchema),
});
const EMPTY: Store = { fresh: [], used: [] };

const keyOf = ({ userId, gameId, year }: RoundsOwner) =>
  `${SPARE}rounds:${userId}:${gameId}:${year}`;

const readStore = (owner: RoundsOwner) => readStored(keyOf(owner), storeSchema, EMPTY);

/** How many fresh rounds are wanting. */
export function missingRounds(owner: RoundsOwner): number {
  return Math.max(0, ROUNDS_KEPT - readStore(owner).fresh.length);
}

export function hasRounds(owner: RoundsOwner): boolean {
  const { fresh, used } = readStore(owner);
  return fresh.length + used.length > 0;
}

/**
 * Adds fresh rounds; those that were played are forgotten. What is not a round is passed over; whether there was any, and
 * the device took it.
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
 * Takes a round to play: of the fresh ones that with the fewest questions in `recent`; when all were played, the one
 * that was played longest ago. Null when there is none that `isPlayable`: the game may have changed since they were dealt.
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

/** The pupil has another year now: the rounds of the others are given up. */
export function forgetOtherYears({ year, ...owner }: RoundsOwner): void {
  for (const other of YEAR_GROUPS) {
    if (other !== year) removeStored(keyOf({ ...owner, year: other }));
  }
}
