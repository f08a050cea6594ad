// The games that take a teacher's own words, in the order of the home page (D11).
import { dictionaryDetectiveOwnWords } from './dictionary-detective/own-words.ts';
import { hangmanBalloonsOwnWords } from './hangman-balloons/own-words.ts';
import type { GameId } from './ids.ts';
import type { OwnWordsGame } from './kit/words/own-words.ts';
import { wordSearchOwnWords } from './word-search/own-words.ts';

export const OWN_WORDS_GAMES: readonly (OwnWordsGame & { gameId: GameId })[] = [
  { gameId: 'dictionary-detective', ...dictionaryDetectiveOwnWords },
  { gameId: 'word-search', ...wordSearchOwnWords },
  { gameId: 'hangman-balloons', ...hangmanBalloonsOwnWords },
];
