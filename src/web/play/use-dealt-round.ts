import { useQuery } from '@tanstack/react-query';
import type { GameId } from '#games/ids.ts';
import type { CountdownFactor, GameCard } from '#games/kit/rules/game.ts';
import { withReasons } from '#games/kit/rules/quiz-start.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { LOCAL_DEALERS } from '#games/local-dealers.ts';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call } from '../data/api.ts';
import { ApiError, isOffline } from '../data/request.ts';
import { serverNow } from '../data/clock.ts';
import { isServerAway } from '../data/connection.ts';
import { PATIENCE_MS } from '../data/cached-reads.ts';
import { QUESTIONS } from '../data/queries.ts';
import { recentlyDrawn } from '../data/recently-drawn.ts';
import { fetchRounds } from '../data/refill-rounds.ts';
import {
  ageOfNextRound,
  takeRound,
  takeUsed,
  type RoundsOwner,
  type RoundsWanted,
} from '../data/round-cache.ts';
import { nextWorkRound } from '../data/work-rounds.ts';
import type { Round } from './round.ts';

/**
 * How long a game waits for the server's deal, in milliseconds, if a round dealt on another day is at hand, and if one
 * would have to be dealt here, whose result cannot be verified.
 */
const SHORT_PATIENCE_MS = 1500;
const LONGER_PATIENCE_MS = 3000;

/** The start of a round on the screen. */
export interface DealtRound {
  start: unknown;
  seed: number;
  /** The server's deal, by which the result can be proved (D8); null where there was none to be had. */
  signed: SignedDeal | null;
}

/**
 * A round dealt for a pupil (spec S7), ahead of time where possible, by what is due today (D9); for set work that is open, a round of
 * it (D11).
 */
export function useDealtRound(
  card: GameCard<GameId>,
  user: User,
  { playId, seed }: Round,
  pace: CountdownFactor,
  workId?: number,
) {
  return useQuery({
    queryKey: [QUESTIONS, card.id, playId],
    queryFn: async (): Promise<DealtRound> => {
      const set = workId === undefined ? null : await setRound(card, user, { workId, pace });
      if (set) return opened(set);
      const { owner, wanted } = storeOf(card, user, pace);
      const age = ageOfNextRound(owner, wanted);
      if (age !== 'ofToday') await fetchNow(owner, wanted, patienceOf(card, age));
      const signed = takeRound(owner, wanted);
      if (signed) return opened(signed);
      const start = card.questions
        ? await questionsNow(owner, wanted)
        : await dealHere(card.id, owner, { seed, pace });
      return { start, seed, signed };
    },
    gcTime: 0,
  });
}

function opened(signed: SignedDeal): DealtRound {
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

/** The store that a round is taken from, and which rounds of it serve now. */
function storeOf(card: GameCard<GameId>, user: User, pace: CountdownFactor) {
  const owner = { userId: user.id, gameId: card.id, year: yearOrFirst(user.yearGroup) };
  return { owner, wanted: { pace, rulesVersion: card.rulesVersion, now: serverNow().getTime() } };
}

/** In milliseconds; only a quiz of which no round is ready cannot do without an answer. */
function patienceOf(card: GameCard<GameId>, age: 'older' | 'none'): number {
  if (age === 'older') return SHORT_PATIENCE_MS;
  return card.questions ? PATIENCE_MS : LONGER_PATIENCE_MS;
}

/** Fetches a round that the server deals at once, unless it is away. */
async function fetchNow(owner: RoundsOwner, wanted: RoundsWanted, patience: number): Promise<void> {
  if (isServerAway()) return;
  try {
    await fetchRounds(owner, wanted, { count: 1, patience });
  } catch (error) {
    // Nobody is signed in any more: that is for the page to hear.
    if (error instanceof ApiError && error.status === 401) throw error;
  }
}

/** Rejects when the game's content cannot be loaded. */
async function dealHere(
  gameId: GameId,
  owner: RoundsOwner,
  { seed, pace }: { seed: number; pace: CountdownFactor },
): Promise<unknown> {
  const load = LOCAL_DEALERS[gameId];
  if (!load) throw new RangeError(`The server deals ${gameId}`);
  const { dealStart } = await load();
  const recent = recentlyDrawn(owner.userId, gameId);
  const random = seededRandom(seed);
  const { start } = await dealStart({
    year: owner.year,
    random,
    recent,
    memory: null,
    countdown: pace,
  });
  return start;
}

/** Ten questions of a server that deals no rounds; without a network, those of a round that was played before. */
async function questionsNow(owner: RoundsOwner, wanted: RoundsWanted): Promise<unknown> {
  const { gameId } = owner;
  try {
    const questions = await call(pupilContract.getQuestions, { params: { gameId } }, PATIENCE_MS);
    if (questions.length === 0) throw new RangeError('A round without questions');
    return { questions };
  } catch (error) {
    const used = isOffline(error) ? takeUsed(owner, wanted) : null;
    if (used === null) throw error;
    return opened(used).start;
  }
}
