// How tests play each game in a browser; no product code loads it.
import { dictionaryDetectivePlayer } from '../dictionary-detective/checks/player.ts';
import { findMyNumberPlayer } from '../find-my-number/checks/player.ts';
import { grammarGuruPlayer } from '../grammar-guru/checks/player.ts';
import { hangmanBalloonsPlayer } from '../hangman-balloons/checks/player.ts';
import type { GameId } from '../ids.ts';
import type { GamePlayer } from '../kit/checks/player.ts';
import { listenAndSpellPlayer } from '../listen-and-spell/checks/player.ts';
import { mathematicsMountainPlayer } from '../mathematics-mountain/checks/player.ts';
import { wordSearchPlayer } from '../word-search/checks/player.ts';

export const PLAYERS: Readonly<Record<GameId, GamePlayer>> = {
  'dictionary-detective': dictionaryDetectivePlayer,
  'find-my-number': findMyNumberPlayer,
  'grammar-guru': grammarGuruPlayer,
  'hangman-balloons': hangmanBalloonsPlayer,
  'listen-and-spell': listenAndSpellPlayer,
  'mathematics-mountain': mathematicsMountainPlayer,
  'word-search': wordSearchPlayer,
};
