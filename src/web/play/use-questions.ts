import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { GameCard } from '#games/kit/game.ts';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call, isAway } from '../data/api.ts';
import { PATIENCE_MS } from '../data/memory.ts';
import { QUESTIONS } from '../data/queries.ts';
import { readRecent, rememberDrawn } from '../data/recent.ts';
import { hasRounds, takeRound } from '../data/stored-rounds.ts';

/** Ten questions dealt for one round: every round asks anew (spec S7). Without a network, a round that was dealt ahead. */
export function useQuestions(card: GameCard, user: User, round: string) {
  return useQuery({
    queryKey: [QUESTIONS, card.id, round],
    queryFn: async () => {
      const questions = await dealtNow(card, user);
      rememberDrawn(user.id, card.id, idsOf(questions));
      return questions;
    },
    gcTime: 0,
  });
}

async function dealtNow(card: GameCard, user: User): Promise<readonly unknown[]> {
  const owner = { userId: user.id, gameId: card.id, year: yearOrFirst(user.yearGroup) };
  const patience = hasRounds(owner) ? PATIENCE_MS : undefined;
  try {
    return await call(pupilContract.getQuestions, { params: { gameId: card.id } }, patience);
  } catch (error) {
    const recent = readRecent(user.id, card.id);
    const round = isAway(error) ? takeRound(owner, recent, playableIn(card)) : null;
    if (round === null) throw error;
    return round;
  }
}

function playableIn({ questions }: GameCard): (round: unknown) => boolean {
  const roundSchema = z.array(questions?.schema ?? z.never());
  return (round) => roundSchema.safeParse(round).success;
}

function idsOf(questions: readonly unknown[]): string[] {
  const { data } = z.array(z.object({ id: z.string() })).safeParse(questions);
  return data?.map(({ id }) => id) ?? [];
}
