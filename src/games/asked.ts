// What each game asks, as teachers see it (D11). Not loaded in the browser, because it includes the questions of every year.
import { GAME_IDS, type GameId } from './ids.ts';
import type { GameItems } from './kit/rules/asked.ts';

/** Loaded at the first use; null for a game from whose rounds nobody can tell what a pupil knows. */
const ASKED: Readonly<Record<GameId, (() => Promise<{ items: GameItems }>) | null>> = {
  'dictionary-detective': () => import('./dictionary-detective/asked.ts'),
  'find-my-number': null,
  'grammar-guru': () => import('./grammar-guru/asked.ts'),
  'hangman-balloons': () => import('./hangman-balloons/asked.ts'),
  'mathematics-mountain': () => import('./mathematics-mountain/asked.ts'),
  'word-search': null,
};

/** What a game tells of its items; null for one from whose rounds nobody can tell, and for an unknown game. */
export async function itemsOfGame(gameId: string): Promise<GameItems | null> {
  const game = GAME_IDS.find((id) => id === gameId);
  const load = game && ASKED[game];
  return load ? (await load()).items : null;
}
