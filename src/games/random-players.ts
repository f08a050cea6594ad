// How tests play many rounds of each game without a screen; no product code loads it.
import { dictionaryDetectiveRandomPlayer } from './dictionary-detective/random-player.ts';
import { findMyNumberRandomPlayer } from './find-my-number/random-player.ts';
import { grammarGuruRandomPlayer } from './grammar-guru/random-player.ts';
import { hangmanBalloonsRandomPlayer } from './hangman-balloons/random-player.ts';
import type { RoundId } from './ids.ts';
import type { RandomPlayer } from './kit/random-player.ts';
import { mathematicsMountainRandomPlayer } from './mathematics-mountain/random-player.ts';
import { tablesCheckRandomPlayer } from './tables-check/random-player.ts';
import { wordSearchRandomPlayer } from './word-search/random-player.ts';

export const RANDOM_PLAYERS: Readonly<Record<RoundId, RandomPlayer>> = {
  'dictionary-detective': dictionaryDetectiveRandomPlayer,
  'find-my-number': findMyNumberRandomPlayer,
  'grammar-guru': grammarGuruRandomPlayer,
  'hangman-balloons': hangmanBalloonsRandomPlayer,
  'mathematics-mountain': mathematicsMountainRandomPlayer,
  'tables-check': tablesCheckRandomPlayer,
  'word-search': wordSearchRandomPlayer,
};
