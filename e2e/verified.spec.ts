import { GAME_IDS } from '../src/games/ids.ts';
import { expect, signUp, test } from './support/journey.ts';
import { playThrough } from './support/players.ts';

for (const gameId of GAME_IDS) {
  test(`a round of ${gameId} is verified by the moves that the browser sends`, async ({ page }) => {
    await signUp(page, 3);
    const answer = page.waitForResponse('**/api/game/complete', { timeout: 120_000 });
    const score = await playThrough(page, gameId, { year: 3 });
    expect(await (await answer).json()).toMatchObject({ score, maxScore: 10, verified: true });
  });
}
