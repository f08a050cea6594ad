// Has the server deal rounds to a test's browser, and sends them back.
import { PLAYABLE_IDS, type GameId } from '#games/ids.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { RANDOM_PLAYERS } from '#games/checks/random-players.ts';
import { rounds, type SignedDeal } from '#shared/contract/rounds.ts';

interface Browser {
  post: (path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
}

/** Asks the server to deal `count` rounds of a game, for set work if it is given. */
export async function dealTo(
  browser: Browser,
  gameId: GameId,
  count = 1,
  workId?: number,
): Promise<SignedDeal[]> {
  const { status, body } = await browser.post('/api/rounds', { gameId, count, workId });
  if (status !== 200) throw new Error(`dealing answered ${status}`);
  return rounds.dealRounds.reply.parse(body);
}

/** What a browser sends after playing such a round to its end, mostly well, with `stepMs` between actions. */
export function finishedRound(
  { deal, signature }: SignedDeal,
  { seed = 1, stepMs = 1000 }: { seed?: number; stepMs?: number } = {},
) {
  const game = PLAYABLE_IDS.find((id) => id === deal.gameId);
  if (!game) throw new Error(`Nobody plays ${deal.gameId}.`);
  const random = seededRandom(seed);
  const manner = { random, isRight: () => random() < 0.7, thinkingMs: () => stepMs };
  const { moves, result } = RANDOM_PLAYERS[game](deal.start, manner, deal);
  return { deal, signature, moves, score: result.score, maxScore: result.maxScore };
}
