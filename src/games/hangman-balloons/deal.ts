// Deals one round of Hangman with Balloons.
import { pickFresh } from '#games/kit/fresh.ts';
import type { Dealer, DealtStart } from '#games/kit/game.ts';
import type { Random } from '#games/kit/random.ts';
import type { WordBank } from '#games/kit/words.ts';
import { loadBanks } from './banks.ts';
import { drawnFrom, type BalloonStart } from './start.ts';

/** Rejects when the year's banks cannot be loaded. */
export const dealStart: Dealer<BalloonStart> = async (year, random, recent) =>
  dealWord(await loadBanks(year), random, recent);

/**
 * A word of another bank than the last round's, if the year has one, and not met lately, if one is left (D6). `recent`
 * holds ids of words, newest first; the year must have a word.
 */
export function dealWord(
  banks: readonly WordBank[],
  random: Random,
  recent: readonly string[],
): DealtStart<BalloonStart> {
  const others = banks.filter(({ id }) => !recent[0]?.startsWith(`${id}/`));
  const words = (others.length > 0 ? others : banks).flatMap(({ id, theme, objective, words }) =>
    words.map((word) => ({ id: `${id}/${word}`, word, theme, objective })),
  );
  const start = pickFresh(random, words, recent);
  return { start, drawn: drawnFrom(start) };
}
