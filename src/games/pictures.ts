// The picture of each game, drawn on a ground of 360 by 144 units.
import type { ComponentType } from 'react';
import { DictionaryDetectivePicture } from './dictionary-detective/picture.tsx';
import { FindMyNumberPicture } from './find-my-number/picture.tsx';
import { GrammarGuruPicture } from './grammar-guru/picture.tsx';
import { HangmanBalloonsPicture } from './hangman-balloons/picture.tsx';
import type { GameId } from './ids.ts';
import { MathematicsMountainPicture } from './mathematics-mountain/picture.tsx';
import { WordSearchPicture } from './word-search/picture.tsx';

export const PICTURES: Readonly<Record<GameId, ComponentType>> = {
  'dictionary-detective': DictionaryDetectivePicture,
  'find-my-number': FindMyNumberPicture,
  'grammar-guru': GrammarGuruPicture,
  'hangman-balloons': HangmanBalloonsPicture,
  'mathematics-mountain': MathematicsMountainPicture,
  'word-search': WordSearchPicture,
};
