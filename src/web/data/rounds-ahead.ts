// Rounds dealt in advance: fetched, and kept on the device, so that a game opens at once and without the server.
import { z } from 'zod/mini';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import { signedDealSchema, type SignedDeal } from '#shared/contract/rounds.ts';
import { calendarDaysBetween } from '#shared/dates.ts';
import { YEAR_GROUPS, yearOrFirst, type YearGroup } from '#shared/years.ts';
import { findGame } from '#games/cards.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { roundsPrefix } from './keys.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { call } from './api.ts';
import { serverNow } from './clock.ts';
import { cachedSettings } from './play-settings-queue.ts';
import { cachedUser } from './user-cache.ts';

/** How many rounds of a game are ready. */
export const ROUNDS_CACHED = 10;

/** Whose rounds they are; each pupil, game and year has a store of its own. */
export interface RoundsOwner {
  userId: number;
  gameId: string;
  year: YearGroup;
}

/** Which rounds can be played and proved. */
export interface RoundsWanted {
  /** The pupil's countdown: right answers are rated by how much of that of their deal they took. */
  pace: CountdownFactor;
  /** Version of the rules that the game's screen plays. */
  rulesVersion: number;
  /** The present moment by the server's clock, in milliseconds since 1970. */
  now: number;
}

type Store = z.infer<typeof storeSchema>;

const storeSchema = z.object({
  /**
   * Not played yet, in the order in which they are to be played: the last call's rounds first, each call's in the order
   * dealt.
   */
  fresh: z.array(signedDealSchema),
  /** Played last, oldest first: repeating a quiz is better than not playing. */
  used: z.array(signedDealSchema),
});
const EMPTY: Store = { fresh: [], used: [] };

const keyOf = ({ userId, gameId, year }: RoundsOwner) => `${roundsPrefix(userId)}${gameId}:${year}`;

const readStore = (owner: RoundsOwner) => readStored(keyOf(owner), storeSchema, EMPTY);

/** How many new rounds are missing. */
export function missingRounds(owner: RoundsOwner, wanted: RoundsWanted): number {
  return Math.max(0, ROUNDS_CACHED - readyRounds(owner, wanted).length);
}

/**
 * How many rounds to fetch when one has been recorded: what is missing, but at least one, dealt by the pupil's memory
 * of now (D9). Once a day a full store is fetched, so that the rounds for times without a network do not grow old.
 */
export function roundsAfterGame(owner: RoundsOwner, wanted: RoundsWanted): number {
  const ready = readyRounds(owner, wanted);
  const areOfToday = ready.every((round) => isOfToday(round, wanted));
  return areOfToday ? Math.max(1, ROUNDS_CACHED - ready.length) : ROUNDS_CACHED;
}

/** What the next round was dealt by. What is due changes from day to day (D9). */
export function ageOfNextRound(
  owner: RoundsOwner,
  wanted: RoundsWanted,
): 'ofToday' | 'older' | 'none' {
  const next = nextOf(readStore(owner).fresh, wanted);
  if (!next) return 'none';
  return isOfToday(next, wanted) ? 'ofToday' : 'older';
}

/**
 * Adds new rounds before the others, which were dealt with less knowledge, and drops those that are unwanted or do not
 * fit. Skips rounds of another user or year. Returns whether any rounds were added and the device stored them.
 */
export function addRounds(
  owner: RoundsOwner,
  rounds: readonly SignedDeal[],
  wanted: RoundsWanted,
): boolean {
  const { fresh, used } = readStore(owner);
  const added = rounds.filter(({ deal }) => isOf(deal, owner));
  if (added.length === 0) return false;
  const kept = fresh.filter((round) => isWanted(round, wanted));
  return writeStored(keyOf(owner), { fresh: [...added, ...kept].slice(0, ROUNDS_CACHED), used });
}

/**
 * Takes the first new round to play: one that is stored, with the pupil's own countdown if there is one, else one of those
 * `dealt` just now, which a full device does not store. Null when there is none.
 */
export function takeRound(
  owner: RoundsOwner,
  wanted: RoundsWanted,
  dealt: readonly SignedDeal[] = [],
): SignedDeal | null {
  const { fresh, used } = readStore(owner);
  const ofOwner = dealt.filter(({ deal }) => isOf(deal, owner));
  const taken = nextOf(fresh, wanted) ?? nextOf(ofOwner, wanted);
  if (!taken) return null;
  writeStored(keyOf(owner), {
    fresh: fresh.filter((round) => round !== taken),
    used: [...used, taken].slice(-ROUNDS_CACHED),
  });
  return taken;
}

/** The round that was played longest ago, to be played again; null when there is none. */
export function takeUsed(
  owner: RoundsOwner,
  { rulesVersion, pace }: RoundsWanted,
): SignedDeal | null {
  const { fresh, used } = readStore(owner);
  // A round that was dealt without a countdown may ask questions that take longer.
  const playable = used.filter(
    ({ deal }) => deal.rules === rulesVersion && (deal.pace !== null || pace === null),
  );
  const [taken, ...others] = playable;
  if (!taken) return null;
  writeStored(keyOf(owner), { fresh, used: [...others, taken] });
  return taken;
}

/** The pupil has another year now: the rounds of the other years are deleted. */
export function forgetOtherYears({ year, ...owner }: RoundsOwner): void {
  for (const other of YEAR_GROUPS) {
    if (other !== year) removeStored(keyOf({ ...owner, year: other }));
  }
}

function readyRounds(owner: RoundsOwner, wanted: RoundsWanted): SignedDeal[] {
  return readStore(owner).fresh.filter((round) => isWanted(round, wanted));
}

function nextOf(fresh: readonly SignedDeal[], wanted: RoundsWanted): SignedDeal | null {
  return (
    fresh.find((round) => isWanted(round, wanted)) ??
    fresh.find((round) => isWanted(round, { ...wanted, pace: round.deal.pace })) ??
    null
  );
}

/** On another day other items may be due. */
function isOfToday({ deal }: SignedDeal, { now }: RoundsWanted): boolean {
  return calendarDaysBetween(new Date(deal.dealtAt), new Date(now)) === 0;
}

function isOf(deal: SignedDeal['deal'], { userId, gameId, year }: RoundsOwner): boolean {
  return deal.userId === userId && deal.gameId === gameId && deal.year === year;
}

function isWanted({ deal }: SignedDeal, { pace, rulesVersion, now }: RoundsWanted): boolean {
  return deal.pace === pace && deal.rules === rulesVersion && Date.parse(deal.expiresAt) > now;
}

/** Fetches as many rounds of a game as are missing; returns whether the store is full now. */
export async function refillRounds(owner: RoundsOwner, wanted: RoundsWanted): Promise<boolean> {
  const count = missingRounds(owner, wanted);
  return count === 0 || (await fetchRounds(owner, wanted, { count })).areKept;
}

/**
 * Fetches rounds of the games in which a round was recorded just now, so that the next round reflects its answers. What
 * cannot be fetched now is fetched the next time.
 */
export async function fetchAfterGames(userId: number, gameIds: ReadonlySet<string>): Promise<void> {
  for (const gameId of gameIds) {
    const user = cachedUser();
    const card = findGame(gameId);
    if (!card || user?.id !== userId) continue;
    const owner = { userId, gameId, year: yearOrFirst(user.yearGroup) };
    const pace = cachedSettings(userId).settings.countdown;
    const wanted = { pace, rulesVersion: card.rulesVersion, now: serverNow().getTime() };
    const count = roundsAfterGame(owner, wanted);
    await fetchRounds(owner, wanted, { count }).catch(() => null);
  }
}

/** The rounds that the server deals, and whether the device has stored them. */
interface FetchedRounds {
  dealt: readonly SignedDeal[];
  areKept: boolean;
}

/** Adds `count` rounds to the store. */
export async function fetchRounds(
  owner: RoundsOwner,
  wanted: RoundsWanted,
  { count, patience }: { count: number; patience?: number },
): Promise<FetchedRounds> {
  const body = { gameId: owner.gameId, count };
  const rounds = await call(pupilContract.dealRounds, { body }, patience);
  const dealt = isStill(owner) ? rounds : [];
  return { dealt, areKept: addRounds(owner, dealt, wanted) };
}

/** In another tab somebody else may have signed in or chosen another year. These rounds would be theirs. */
function isStill({ userId, year }: RoundsOwner): boolean {
  const user = cachedUser();
  return user?.id === userId && yearOrFirst(user.yearGroup) === year;
}
