// How tests play each game in a browser; no product code loads it.
import { dictionaryDetectivePlayer } from './dictionary-detective/player.ts';
import { findMyNumberPlayer } from './find-my-number/player.ts';
import { grammarGuruPlayer } from './grammar-guru/player.ts';
import { hangmanBalloonsPlayer } from './hangman-balloons/player.ts';
import type { GameId } from './ids.ts';
import type { GamePlayer } from './kit/player.ts';
import { mathematicsMountainPlayer } from './mathematics-mountain/player.ts';
import { wordSearchPlayer } from './word-search/player.ts';

export const PLAYERS: Readonly<Record<GameId, GamePlayer>> = {
  'dictionary-detective': dictionaryDetectivePlayer,
  'find-my-number': findMyNumberPlayer,
  'grammar-guru': grammarGuruPlayer,
  'hangman-balloons': hangmanBalloonsPlayer,
  'mathematics-mountain': mathematicsMountainPlayer,
  'word-search': wordSearchPlayer,
};
