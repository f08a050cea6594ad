// How the screen of each game is loaded; the browser fetches it when the game is played.
import type { RoundId } from './ids.ts';
import type { LoadScreen } from './kit/screen/with-start.tsx';

export const SCREENS: Readonly<Record<RoundId, LoadScreen>> = {
  'dictionary-detective': () => import('./dictionary-detective/screen.tsx'),
  'find-my-number': () => import('./find-my-number/screen.tsx'),
  'grammar-guru': () => import('./grammar-guru/screen.tsx'),
  'hangman-balloons': () => import('./hangman-balloons/screen.tsx'),
  'mathematics-mountain': () => import('./mathematics-mountain/screen.tsx'),
  'tables-check': () => import('./tables-check/screen.tsx'),
  'word-search': () => import('./word-search/screen.tsx'),
};
