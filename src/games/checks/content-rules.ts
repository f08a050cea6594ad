// The content of each game with the rules that it keeps, for the tool that checks it; no product code loads it.
import { dictionaryDetectiveContent } from '../dictionary-detective/checks/content-rules.ts';
import { allGrammarContent } from '../grammar-guru/checks/forms/content-rules.ts';
import { hangmanBalloonsContent } from '../hangman-balloons/checks/content-rules.ts';
import type { GameId } from '../ids.ts';
import type { GameContent } from '../kit/checks/content.ts';
import { spellingContent } from '../kit/checks/spelling-words.ts';
import { mathematicsMountainContent } from '../mathematics-mountain/checks/content-rules.ts';
import { wordSearchContent } from '../word-search/checks/content-rules.ts';

/** Null for a game without content. */
export const CONTENT_RULES: Readonly<Record<GameId, GameContent | null>> = {
  'dictionary-detective': dictionaryDetectiveContent,
  'find-my-number': null,
  'grammar-guru': allGrammarContent,
  'hangman-balloons': hangmanBalloonsContent,
  'listen-and-spell': spellingContent,
  'mathematics-mountain': mathematicsMountainContent,
  'word-search': wordSearchContent,
};
