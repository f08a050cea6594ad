// Warms up dealing when a process starts, so that no pupil waits for it.
import { setTimeout as delay } from 'node:timers/promises';
import type { GameOnServer } from '#games/server.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { YEAR_GROUPS } from '#shared/years.ts';

/** The pause between two rounds, so that requests take priority. */
const PAUSE_MS = 100;

/**
 * Deals and discards a round of each game and year. A year's first round loads its content and lists the items it can ask,
 * which takes up to 60 ms for Mathematics Mountain. Ends early, without an error, when `signal` is aborted.
 */
export async function prepareDealing(
  games: Readonly<Record<string, Pick<GameOnServer, 'loadDealer'>>>,
  signal: AbortSignal,
  pauseMs = PAUSE_MS,
): Promise<void> {
  const dealing = {
    recent: [],
    memory: NOTHING_REMEMBERED,
    countdown: DEFAULT_PLAY_SETTINGS.countdown,
  };
  for (const year of YEAR_GROUPS) {
    for (const { loadDealer } of Object.values(games)) {
      await delay(pauseMs, undefined, { ref: false });
      if (signal.aborted) return;
      const { dealStart } = await loadDealer();
      await dealStart({ ...dealing, year, random: seededRandom(year) });
    }
  }
}
