// Rounds from a teacher's list of words instead of a game's own (D11).
import type { GameId } from '#games/ids.ts';
import type { Dealer } from '#games/kit/rules/game.ts';
import { FEWEST_WORDS, type OwnWords } from '#games/kit/words/own-words.ts';
import { OWN_WORDS_GAMES } from '#games/server.ts';

/** The games that can deal rounds from a list. */
export function gamesForWords({ words, year }: OwnWords): GameId[] {
  return OWN_WORDS_GAMES.filter(({ refusals }) => {
    const usable = refusals(words, year).filter((refusal) => refusal === null);
    return usable.length >= FEWEST_WORDS;
  }).map(({ gameId }) => gameId);
}

/** A dealer for one of these games that uses the list; null for any other game. */
export function dealerFor(list: OwnWords, wanted: GameId): Dealer | null {
  const game = OWN_WORDS_GAMES.find(({ gameId }) => gameId === wanted);
  if (!game) return null;
  return ({ random, recent, memory }) => game.dealFrom(list, random, recent, memory);
}
