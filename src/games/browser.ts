// The browser's part of each game and of the tables check.
import type { ComponentType } from 'react';
import { DictionaryDetectivePicture } from './dictionary-detective/picture.tsx';
import { FindMyNumberPicture } from './find-my-number/picture.tsx';
import { GrammarGuruPicture } from './grammar-guru/picture.tsx';
import { HangmanBalloonsPicture } from './hangman-balloons/picture.tsx';
import type { GameId } from './ids.ts';
import type { Dealer } from './kit/rules/game.ts';
import type { LoadScreen } from './kit/screen/with-start.tsx';
import { ListenAndSpellPicture } from './listen-and-spell/picture.tsx';
import { MathematicsMountainPicture } from './mathematics-mountain/picture.tsx';
import { WordSearchPicture } from './word-search/picture.tsx';

export type LoadLocalDealer = () => Promise<{ dealStart: Dealer }>;

interface GameInBrowser {
  /** Drawn on a ground of 360 by 144 units. */
  Picture: ComponentType;
  /** The screen is fetched when the game is played. */
  loadScreen: LoadScreen;
  /**
   * Deals a round in the browser while the server is unreachable; null for a quiz, whose questions only the server has.
   */
  loadDealer: LoadLocalDealer | null;
}

export const IN_BROWSER: Readonly<Record<GameId, GameInBrowser>> = {
  'dictionary-detective': {
    Picture: DictionaryDetectivePicture,
    loadScreen: () => import('./dictionary-detective/screen.tsx'),
    loadDealer: () => import('./dictionary-detective/deal.ts'),
  },
  'find-my-number': {
    Picture: FindMyNumberPicture,
    loadScreen: () => import('./find-my-number/screen.tsx'),
    loadDealer: () => import('./find-my-number/deal.ts'),
  },
  'grammar-guru': {
    Picture: GrammarGuruPicture,
    loadScreen: () => import('./grammar-guru/screen.tsx'),
    loadDealer: null,
  },
  'hangman-balloons': {
    Picture: HangmanBalloonsPicture,
    loadScreen: () => import('./hangman-balloons/screen.tsx'),
    loadDealer: () => import('./hangman-balloons/deal.ts'),
  },
  'listen-and-spell': {
    Picture: ListenAndSpellPicture,
    loadScreen: () => import('./listen-and-spell/screen.tsx'),
    loadDealer: () => import('./listen-and-spell/deal.ts'),
  },
  'mathematics-mountain': {
    Picture: MathematicsMountainPicture,
    loadScreen: () => import('./mathematics-mountain/screen.tsx'),
    loadDealer: null,
  },
  'word-search': {
    Picture: WordSearchPicture,
    loadScreen: () => import('./word-search/screen.tsx'),
    loadDealer: () => import('./word-search/deal.ts'),
  },
};

export const loadTablesCheck: LoadScreen = () => import('./tables-check/screen.tsx');
