// The games' cards, for browser and server; loads no screen.
import type { RoundPurpose } from '#shared/contract/rounds.ts';
import { dictionaryDetective } from './dictionary-detective/card.ts';
import { findMyNumber } from './find-my-number/card.ts';
import { grammarGuru } from './grammar-guru/card.ts';
import { hangmanBalloons } from './hangman-balloons/card.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import type { GameCard } from './kit/rules/game.ts';
import { listenAndSpell } from './listen-and-spell/card.ts';
import { mathematicsMountain, thinkItThrough } from './mathematics-mountain/card.ts';
import { wordSearch } from './word-search/card.ts';

const CARDS: { readonly [Id in GameId]: GameCard<Id> } = {
  'dictionary-detective': dictionaryDetective,
  'find-my-number': findMyNumber,
  'grammar-guru': grammarGuru,
  'hangman-balloons': hangmanBalloons,
  'listen-and-spell': listenAndSpell,
  'mathematics-mountain': mathematicsMountain,
  'word-search': wordSearch,
};

export { thinkItThrough };

/** The cards in the order of the home page. */
export const GAMES: readonly GameCard<GameId>[] = GAME_IDS.map((id) => CARDS[id]);

/** The card of a game; undefined for an id that is not (or no longer) listed. */
export function findGame(id: string): GameCard<GameId> | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The card of a game as it is played for something: rounds to think through have a title of their own. */
export function findPlayed(id: string, purpose?: RoundPurpose): GameCard<GameId> | undefined {
  const card = findGame(id);
  return purpose === 'think' && card?.id === thinkItThrough.id ? thinkItThrough : card;
}

/** Title and emoji of any id: an unknown one shows a game controller and the id itself (spec S2 Game catalogue). */
export function gameLabel(id: string): { title: string; emoji: string } {
  const { title, emoji } = findGame(id) ?? { title: id, emoji: '🎮' };
  return { title, emoji };
}
