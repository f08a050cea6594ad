// How the rounds of each game are replayed; no browser loads it.
import { dictionaryDetectiveReplay } from './dictionary-detective/replay.ts';
import { findMyNumberReplay } from './find-my-number/replay.ts';
import { grammarGuruReplay } from './grammar-guru/replay.ts';
import { hangmanBalloonsReplay } from './hangman-balloons/replay.ts';
import { ROUND_IDS, type RoundId } from './ids.ts';
import type { GameReplay } from './kit/rules/replay.ts';
import { mathematicsMountainReplay } from './mathematics-mountain/replay.ts';
import { tablesCheckReplay } from './tables-check/replay.ts';
import { wordSearchReplay } from './word-search/replay.ts';

export const REPLAYS: Readonly<Record<RoundId, GameReplay>> = {
  'dictionary-detective': dictionaryDetectiveReplay,
  'find-my-number': findMyNumberReplay,
  'grammar-guru': grammarGuruReplay,
  'hangman-balloons': hangmanBalloonsReplay,
  'mathematics-mountain': mathematicsMountainReplay,
  'tables-check': tablesCheckReplay,
  'word-search': wordSearchReplay,
};

/** How a deal of these rules is replayed; undefined for rules other than the present ones. */
export function replayOf(gameId: string, rules: number): GameReplay | undefined {
  const round = ROUND_IDS.find((id) => id === gameId);
  const replay = round && REPLAYS[round];
  return replay?.rulesVersion === rules ? replay : undefined;
}
