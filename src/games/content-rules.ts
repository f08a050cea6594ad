// The content of each game with the rules that it keeps, for the tool that checks it; no product code loads it.
import { dictionaryDetectiveContent } from './dictionary-detective/content-rules.ts';
import { grammarGuruContent } from './grammar-guru/content-rules.ts';
import { grammarFormsContent } from './grammar-guru/forms/content-rules.ts';
import { hangmanBalloonsContent } from './hangman-balloons/content-rules.ts';
import type { GameId } from './ids.ts';
import { joinContent, type GameContent } from './kit/content/content.ts';
import { mathematicsMountainContent } from './mathematics-mountain/content-rules.ts';
import { wordSearchContent } from './word-search/content-rules.ts';

/** Null for a game without content. */
export const CONTENT_RULES: Readonly<Record<GameId, GameContent | null>> = {
  'dictionary-detective': dictionaryDetectiveContent,
  'find-my-number': null,
  'grammar-guru': joinContent(grammarGuruContent, grammarFormsContent),
  'hangman-balloons': hangmanBalloonsContent,
  'mathematics-mountain': mathematicsMountainContent,
  'word-search': wordSearchContent,
};
