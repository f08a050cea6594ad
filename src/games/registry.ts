// THE list of games, in the order of the home page. A new game is one folder and one entry here.
import type { GameCard } from './kit/game.ts';
import { dictionaryDetective } from './dictionary-detective/index.ts';
import { findMyNumber } from './find-my-number/index.ts';
import { grammarGuru } from './grammar-guru/index.ts';
import { hangmanBalloons } from './hangman-balloons/index.ts';
import { mathematicsMountain } from './mathematics-mountain/index.ts';
import { wordSearch } from './word-search/index.ts';

export const GAMES: readonly GameCard[] = [
  grammarGuru,
  dictionaryDetective,
  mathematicsMountain,
  wordSearch,
  hangmanBalloons,
  findMyNumber,
];

/** The card of a game, or undefined for an id that is not (or no longer) in the list. */
export function findGame(id: string): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Title and emoji of any id: an unknown one shows a game controller and the id itself (spec S2 Game catalogue). */
export function gameLabel(id: string): { title: string; emoji: string } {
  const { title, emoji } = findGame(id) ?? { title: id, emoji: '🎮' };
  return { title, emoji };
}
