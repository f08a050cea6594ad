// How tests and the demonstration play many rounds of each game without a screen.
import { dictionaryDetectiveRandomPlayer } from '../dictionary-detective/checks/random-player.ts';
import { findMyNumberRandomPlayer } from '../find-my-number/checks/random-player.ts';
import { grammarGuruRandomPlayer } from '../grammar-guru/checks/random-player.ts';
import { hangmanBalloonsRandomPlayer } from '../hangman-balloons/checks/random-player.ts';
import type { PlayableId } from '../ids.ts';
import type { RandomPlayer } from '../kit/checks/random-player.ts';
import { listenAndSpellRandomPlayer } from '../listen-and-spell/checks/random-player.ts';
import { mathematicsMountainRandomPlayer } from '../mathematics-mountain/checks/random-player.ts';
import { tablesCheckRandomPlayer } from '../tables-check/checks/random-player.ts';
import { wordSearchRandomPlayer } from '../word-search/checks/random-player.ts';

export const RANDOM_PLAYERS: Readonly<Record<PlayableId, RandomPlayer>> = {
  'dictionary-detective': dictionaryDetectiveRandomPlayer,
  'find-my-number': findMyNumberRandomPlayer,
  'grammar-guru': grammarGuruRandomPlayer,
  'hangman-balloons': hangmanBalloonsRandomPlayer,
  'listen-and-spell': listenAndSpellRandomPlayer,
  'mathematics-mountain': mathematicsMountainRandomPlayer,
  'tables-check': tablesCheckRandomPlayer,
  'word-search': wordSearchRandomPlayer,
};
