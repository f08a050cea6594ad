// How the rounds of each game are replayed; no browser loads it.
import { dictionaryDetectiveReplay } from './dictionary-detective/replay.ts';
import { findMyNumberReplay } from './find-my-number/replay.ts';
import { grammarGuruReplay } from './grammar-guru/replay.ts';
import { hangmanBalloonsReplay } from './hangman-balloons/replay.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import type { GameReplay } from './kit/replay.ts';
import { mathematicsMountainReplay } from './mathematics-mountain/replay.ts';
import { wordSearchReplay } from './word-search/replay.ts';

export const REPLAYS: Readonly<Record<GameId, GameReplay>> = {
  'dictionary-detective': dictionaryDetectiveReplay,
  'find-my-number': findMyNumberReplay,
  'grammar-guru': grammarGuruReplay,
  'hangman-balloons': hangmanBalloonsReplay,
  'mathematics-mountain': mathematicsMountainReplay,
  'word-search': wordSearchReplay,
};

/** How a deal of these rules is replayed; undefined when neither the present rules nor those before are meant. */
export function replayOf(gameId: string, rules: number): GameReplay | undefined {
  const game = GAME_IDS.find((id) => id === gameId);
  if (!game) return undefined;
  const present = REPLAYS[game];
  return [present, present.previous].find((replay) => replay?.rulesVersion === rules);
}
