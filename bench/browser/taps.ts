// How long a tap in a game waits for the next frame.
import { GAMES } from '#games/cards.ts';
import type { GameId } from '#games/ids.ts';
import { playThrough } from '../../e2e/support/players.ts';
import type { Figure } from '../figures.ts';
import { median, spread } from '../support/percentiles.ts';
import { signInPupil, withSite, YEAR } from './site.ts';
import { seenBy, slowPage } from './tablet.ts';

const ROUNDS = 3;
const AT_MOST_MS = 100;

/** One part per game, because each game is played for a minute. */
export const TAP_PARTS = GAMES.map(({ id, title }) => ({
  part: `browser-taps-${id}`,
  work: () => measureTaps(id, title),
}));

/** A game played to its end at human speed, with the number pad; the slowest tap, the median of three rounds. */
function measureTaps(id: GameId, title: string): Promise<Figure[]> {
  return withSite(async ({ browser, origin }) => {
    const rounds: Awaited<ReturnType<typeof seenBy>>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ baseURL: origin });
      await signInPupil(context, origin);
      const page = await slowPage(context, 'slow processor');
      await playThrough(page, id, { year: YEAR, how: 'hand' });
      await page.getByRole('dialog', { name: 'Well done!' }).waitFor();
      rounds.push(await seenBy(page));
      await context.close();
    }
    const slowest = rounds.map((round) => round.slowest);
    const kinds = [...new Set(rounds.map((round) => round.slowestOf))];
    return [
      {
        part: `browser-taps-${id}`,
        name: `slowest interaction of ${title}`,
        unit: 'ms',
        measured: median(slowest),
        bar: { atMost: AT_MOST_MS },
        note: `${spread(slowest)}: ${kinds.join(', ')}`,
      },
    ];
  });
}
