import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { GameId } from '#games/ids.ts';
import type { GameCard } from '#games/kit/game.ts';
import { seededRandom } from '#games/kit/random.ts';
import { LOCAL_DEALERS } from '#games/local-dealers.ts';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call, isAway } from '../data/api.ts';
import { PATIENCE_MS } from '../data/cached-reads.ts';
import { QUESTIONS } from '../data/queries.ts';
import { recentlyDrawn } from '../data/recently-drawn.ts';
import { hasRounds, takeRound } from '../data/round-cache.ts';
import type { Round } from './round.ts';

/** The start of a round on the screen. */
export interface DealtRound {
  start: unknown;
  seed: number;
}

/** A freshly dealt round (spec S7): a quiz by the server, any other game by the browser. */
export function useDealtRound(card: GameCard<GameId>, user: User, { playId, seed }: Round) {
  return useQuery({
    queryKey: [QUESTIONS, card.id, playId],
    queryFn: async (): Promise<DealtRound> => {
      const start = card.questions
        ? await questionsNow(card, user)
        : await dealHere(card.id, user, seed);
      return { start, seed };
    },
    gcTime: 0,
  });
}

/** Rejects when the game's content cannot be loaded. */
async function dealHere(gameId: GameId, user: User, seed: number): Promise<unknown> {
  const load = LOCAL_DEALERS[gameId];
  if (!load) throw new RangeError(`The server deals ${gameId}`);
  const { dealStart } = await load();
  const recent = recentlyDrawn(user.id, gameId);
  const { start } = await dealStart(yearOrFirst(user.yearGroup), seededRandom(seed), recent);
  return start;
}

/** Ten questions; without a network, those of a round dealt ahead. Rejects if there are none. */
async function questionsNow(
  card: GameCard,
  user: User,
): Promise<{ questions: readonly unknown[] }> {
  const questions = await findQuestions(card, user);
  if (questions.length === 0) throw new RangeError('A round without questions');
  return { questions };
}

async function findQuestions(card: GameCard, user: User): Promise<readonly unknown[]> {
  const owner = { userId: user.id, gameId: card.id, year: yearOrFirst(user.yearGroup) };
  const patience = hasRounds(owner) ? PATIENCE_MS : undefined;
  try {
    return await call(pupilContract.getQuestions, { params: { gameId: card.id } }, patience);
  } catch (error) {
    const recent = recentlyDrawn(user.id, card.id);
    const round = isAway(error) ? takeRound(owner, recent, playableIn(card)) : null;
    if (round === null) throw error;
    return round;
  }
}

function playableIn({ questions }: GameCard): (round: unknown) => boolean {
  const roundSchema = z.array(questions?.schema ?? z.never());
  return (round) => roundSchema.safeParse(round).success;
}
