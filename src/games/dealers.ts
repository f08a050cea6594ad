// How the rounds of each game are dealt. No browser loads it: it reaches the questions of every year.
import type { GameId } from './ids.ts';
import type { Dealer } from './kit/game.ts';

/** A dealer may bring all years of its content with it: it is loaded when somebody first plays its game. */
export const DEALERS: Readonly<Record<GameId, () => Promise<{ dealStart: Dealer }>>> = {
  'dictionary-detective': () => import('./dictionary-detective/deal.ts'),
  'find-my-number': () => import('./find-my-number/deal.ts'),
  'grammar-guru': () => import('./grammar-guru/deal.ts'),
  'hangman-balloons': () => import('./hangman-balloons/deal.ts'),
  'mathematics-mountain': () => import('./mathematics-mountain/deal.ts'),
  'word-search': () => import('./word-search/deal.ts'),
};
