// How the browser deals a round itself where the server's deals are out of reach; null for a quiz, whose questions only the server has.
import type { GameId } from './ids.ts';
import type { Dealer } from './kit/rules/game.ts';

export type LocalDealer = () => Promise<{ dealStart: Dealer }>;

export const LOCAL_DEALERS: Readonly<Record<GameId, LocalDealer | null>> = {
  'dictionary-detective': () => import('./dictionary-detective/deal.ts'),
  'find-my-number': () => import('./find-my-number/deal.ts'),
  'grammar-guru': null,
  'hangman-balloons': () => import('./hangman-balloons/deal.ts'),
  'mathematics-mountain': null,
  'word-search': () => import('./word-search/deal.ts'),
};
