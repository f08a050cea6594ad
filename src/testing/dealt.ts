// Rounds that a server deals to a browser of a test, and how they are sent back.
import type { GameId } from '#games/ids.ts';
import { seededRandom } from '#games/kit/random.ts';
import { rounds, type SignedDeal } from '#shared/contract/rounds.ts';
import { playDeal, resultOf, type TimedMove } from './play-deal.ts';

interface Browser {
  post: (path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
}

/** So many rounds of a game, as they were dealt. */
export async function dealTo(browser: Browser, gameId: GameId, count = 1): Promise<SignedDeal[]> {
  const { status, body } = await browser.post('/api/rounds', { gameId, count });
  if (status !== 200) throw new Error(`dealing answered ${status}`);
  return rounds.dealRounds.reply.parse(body);
}

/** What a browser sends when such a round was played to its end; a move every `stepMs`. */
export function finishedRound(
  { deal, signature }: SignedDeal,
  { seed = 1, stepMs = 1000 }: { seed?: number; stepMs?: number } = {},
) {
  const moves: TimedMove[] = playDeal(deal, { random: seededRandom(seed), stepMs });
  const { score, maxScore } = resultOf(deal, moves);
  return { deal, signature, moves, score, maxScore };
}
