import { useQuery } from '@tanstack/react-query';
import type { GameId } from '#games/ids.ts';
import type { CountdownFactor, GameCard } from '#games/kit/rules/game.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import type { LeftRound } from '#games/kit/screen/left-round.ts';
import { withReasons } from '#games/kit/rules/quiz-start.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { IN_BROWSER, type LoadLocalDealer } from '#games/browser.ts';
import type { User } from '#shared/contract/auth.ts';
import type { RoundPurpose, SignedDeal } from '#shared/contract/rounds.ts';
import { yearOrFirst } from '#shared/years.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { ApiError, isOffline } from '../data/request.ts';
import { serverNow } from '../data/clock.ts';
import { isServerAway } from '../data/connection.ts';
import { PATIENCE_MS } from '../data/cached-reads.ts';
import { QUESTIONS } from '../data/query-client.ts';
import { recentlyDrawn } from '../data/recently-drawn.ts';
import {
  ageOfNextRound,
  fetchRounds,
  takeRound,
  takeUsed,
  type RoundsOwner,
  type RoundsWanted,
} from '../data/rounds-ahead.ts';
import { leftRound } from '../data/left-rounds.ts';
import { takeDueRound } from '../data/due-rounds.ts';
import { nextWorkRound } from '../data/work-rounds.ts';
import type { Round } from './play-state.ts';
import { call } from '../data/api.ts';

/** How long a game waits for the server's deal if a round from another day is stored, in milliseconds. */
const SHORT_PATIENCE_MS = 1500;
/** How long it waits if none is stored: a round dealt here cannot be verified, and a quiz cannot be dealt here at all. */
const PATIENCE_OF = { local: 3000, server: PATIENCE_MS };

/** What a round is for, if not just for playing. */
export interface PlayedFor {
  /** Set work. */
  workId?: number | undefined;
  purpose?: RoundPurpose | undefined;
  /** Whether it goes on with the round that the pupil left. */
  goesOn?: boolean;
}

/** The start of a round on the screen. */
export interface OpenedRound {
  start: unknown;
  seed: number;
  /** The server's deal, which proves the result (D8); null if none was available. */
  signed: SignedDeal | null;
  /** How far it had come when the pupil left it; absent for a new round. */
  left?: LeftRound['left'];
}

/**
 * Provides a pupil's next round (spec S7), dealt ahead where possible, by what is due today (D9). Open set work (D11), watering and
 * mending have rounds of their own.
 */
export function useDealtRound(
  card: GameCard<GameId>,
  user: User,
  { playId, seed }: Round,
  pace: CountdownFactor,
  { workId, purpose, goesOn }: PlayedFor = {},
) {
  return useQuery({
    queryKey: [QUESTIONS, card.id, playId],
    queryFn: async (): Promise<OpenedRound> => {
      const left = goesOn ? leftRound(user, card) : null;
      if (left) return { ...(left.signed ? opened(left.signed) : left), seed: left.seed, left };
      const set = workId === undefined ? null : await setRound(card, user, { workId, pace });
      if (set) return opened(set);
      if (purpose === 'think') return opened(await dealToThink(card.id));
      const due = purpose && takeDueRound(user, pace, { gameId: card.id, purpose });
      if (due) return opened(due);
      const { owner, wanted } = storeOf(card, user, pace);
      const load = IN_BROWSER[card.id].loadDealer;
      const { dealt, error } = await fetchNow(owner, wanted, load ? 'local' : 'server');
      const signed = takeRound(owner, wanted, dealt);
      if (signed) return opened(signed);
      if (load) return { start: await dealHere(load, owner, { seed, pace }), seed, signed };
      const used = isOffline(error) ? takeUsed(owner, wanted) : null;
      if (used === null) throw error ?? new RangeError('The server has dealt no round');
      return { ...opened(used), seed, signed };
    },
    gcTime: 0,
  });
}

function opened(signed: SignedDeal): OpenedRound {
  const { start, seed } = signed.deal;
  return { start: withReasons(start, signed.reasons), seed, signed };
}

function setRound(
  { id: gameId, rulesVersion }: GameCard<GameId>,
  user: User,
  work: { workId: number; pace: CountdownFactor },
) {
  return nextWorkRound({ userId: user.id, gameId, rulesVersion, ...work });
}

/** The store to take a round from, and which of its rounds can be used now. */
function storeOf(card: GameCard<GameId>, user: User, pace: CountdownFactor) {
  const owner = { userId: user.id, gameId: card.id, year: yearOrFirst(user.yearGroup) };
  return { owner, wanted: { pace, rulesVersion: card.rulesVersion, now: serverNow().getTime() } };
}

interface Fetched {
  dealt: readonly SignedDeal[];
  /** Why the server dealt no round; null if none was requested. */
  error: unknown;
}

/** Fetches a round unless one from today is stored, or the server is unreachable and the round can come from elsewhere. */
async function fetchNow(
  owner: RoundsOwner,
  wanted: RoundsWanted,
  dealer: 'local' | 'server',
): Promise<Fetched> {
  const age = ageOfNextRound(owner, wanted);
  const isNeeded = age === 'none' && dealer === 'server';
  if (age === 'ofToday' || (isServerAway() && !isNeeded)) return { dealt: [], error: null };
  const patience = age === 'older' ? SHORT_PATIENCE_MS : PATIENCE_OF[dealer];
  try {
    const { dealt } = await fetchRounds(owner, wanted, { count: 1, patience });
    return { dealt, error: null };
  } catch (error) {
    // The session has ended, which the page must handle.
    if (error instanceof ApiError && error.status === 401) throw error;
    return { dealt: [], error };
  }
}

/** Rejects when the game's content cannot be loaded. */
async function dealHere(
  load: LoadLocalDealer,
  owner: RoundsOwner,
  { seed, pace }: { seed: number; pace: CountdownFactor },
): Promise<unknown> {
  const { dealStart } = await load();
  const recent = recentlyDrawn(owner.userId, owner.gameId);
  const random = seededRandom(seed);
  const { start } = await dealStart({
    year: owner.year,
    random,
    recent,
    memory: NOTHING_REMEMBERED,
    countdown: pace,
  });
  return start;
}

/** A round to think through, which is dealt when it is played. */
async function dealToThink(gameId: string): Promise<SignedDeal> {
  const body = { gameId, count: 1, purpose: 'think' } as const;
  const [round] = await call(pupilContract.dealRounds, { body }, PATIENCE_MS);
  if (!round) throw new RangeError('The server has dealt no round');
  return round;
}
