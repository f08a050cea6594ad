// Rounds that a pupil has finished, for journeys about what a teacher sees of them.
import { expect, type Page } from '@playwright/test';
import { RANDOM_PLAYERS } from '../../src/games/checks/random-players.ts';
import { seededRandom } from '../../src/games/kit/rules/random.ts';
import { rounds } from '../../src/shared/contract/rounds.ts';
import type { AppServer } from './app-server.ts';

/** Plays rounds of Grammar Guru in which everything is wrong, as long as a child takes on the server's clock. */
export async function playBadly(tablet: Page, server: AppServer, count: number): Promise<void> {
  const data = { gameId: 'grammar-guru', count };
  const dealt = await tablet.request.post('/api/rounds', { data });
  await server.moveClock();
  for (const { deal, signature } of rounds.dealRounds.reply.parse(await dealt.json())) {
    const manner = { random: seededRandom(1), isRight: () => false, thinkingMs: () => 5000 };
    const { moves, result } = RANDOM_PLAYERS['grammar-guru'](deal.start, manner, deal);
    const { score, maxScore } = result;
    const finished = { deal, signature, moves, score, maxScore };
    const answer = await tablet.request.post('/api/game/complete', { data: finished });
    expect(await answer.json()).toMatchObject({ verified: true });
  }
}
