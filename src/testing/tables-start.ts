// A tables check as the server deals it.
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { dealStart } from '#games/tables-check/deal.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';

/** The same questions each time, with this many times the usual time. */
export async function tablesStart(countdown: CountdownFactor = 1) {
  const random = seededRandom(3);
  const { start } = await dealStart({
    year: 4,
    random,
    recent: [],
    memory: NOTHING_REMEMBERED,
    countdown,
  });
  return start;
}
