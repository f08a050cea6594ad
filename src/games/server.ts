// The server's part of each game and of the tables check. No browser loads it, because it includes the answers and the content of
// every year.
import { dictionaryDetectiveOwnWords } from './dictionary-detective/own-words.ts';
import { dictionaryDetectiveReplay } from './dictionary-detective/replay.ts';
import { findMyNumberReplay } from './find-my-number/replay.ts';
import { grammarGuruReplay } from './grammar-guru/replay.ts';
import { hangmanBalloonsOwnWords } from './hangman-balloons/own-words.ts';
import { hangmanBalloonsReplay } from './hangman-balloons/replay.ts';
import { GAME_IDS, PLAYABLE_IDS, type GameId, type PlayableId } from './ids.ts';
import type { GameItems } from './kit/rules/asked.ts';
import type { Dealer, PaperDealer, QuestionDealer, Repertoire } from './kit/rules/game.ts';
import type { GameReplay } from './kit/rules/replay.ts';
import type { OwnWordsGame } from './kit/words/own-words.ts';
import { listenAndSpellOwnWords } from './listen-and-spell/own-words.ts';
import { listenAndSpellReplay } from './listen-and-spell/replay.ts';
import { mathematicsMountainReplay } from './mathematics-mountain/replay.ts';
import { tablesCheckReplay } from './tables-check/replay.ts';
import { wordSearchOwnWords } from './word-search/own-words.ts';
import { wordSearchReplay } from './word-search/replay.ts';

interface DealerOnServer {
  dealStart: Dealer;
  /** Of a quiz. */
  dealQuestions?: QuestionDealer;
  /** Of a game whose questions stand on practice sheets. */
  dealPaper?: PaperDealer;
  repertoire?: Repertoire;
}

export interface GameOnServer {
  /** Loaded at the first use, because a dealer may include the content of all years. */
  loadDealer: () => Promise<DealerOnServer>;
  replay: GameReplay;
  /** Its items, described for teachers (D11); null for a game that does not show what a pupil knows. */
  loadItems: (() => Promise<{ items: GameItems }>) | null;
  /** Null for a game that does not accept teachers' own words (D11). */
  ownWords: OwnWordsGame | null;
}

export const ON_SERVER: Readonly<Record<PlayableId, GameOnServer>> = {
  'dictionary-detective': {
    loadDealer: () => import('./dictionary-detective/deal.ts'),
    replay: dictionaryDetectiveReplay,
    loadItems: () => import('./dictionary-detective/asked.ts'),
    ownWords: dictionaryDetectiveOwnWords,
  },
  'find-my-number': {
    loadDealer: () => import('./find-my-number/deal.ts'),
    replay: findMyNumberReplay,
    loadItems: null,
    ownWords: null,
  },
  'grammar-guru': {
    loadDealer: () => import('./grammar-guru/deal.ts'),
    replay: grammarGuruReplay,
    loadItems: () => import('./grammar-guru/asked.ts'),
    ownWords: null,
  },
  'hangman-balloons': {
    loadDealer: () => import('./hangman-balloons/deal.ts'),
    replay: hangmanBalloonsReplay,
    loadItems: () => import('./hangman-balloons/asked.ts'),
    ownWords: hangmanBalloonsOwnWords,
  },
  'listen-and-spell': {
    loadDealer: () => import('./listen-and-spell/deal.ts'),
    replay: listenAndSpellReplay,
    loadItems: () => import('./listen-and-spell/asked.ts'),
    ownWords: listenAndSpellOwnWords,
  },
  'mathematics-mountain': {
    loadDealer: () => import('./mathematics-mountain/dealer.ts'),
    replay: mathematicsMountainReplay,
    loadItems: () => import('./mathematics-mountain/asked.ts'),
    ownWords: null,
  },
  'tables-check': {
    loadDealer: () => import('./tables-check/deal.ts'),
    replay: tablesCheckReplay,
    // Its facts are items of Mathematics Mountain.
    loadItems: () => import('./mathematics-mountain/asked.ts'),
    ownWords: null,
  },
  'word-search': {
    loadDealer: () => import('./word-search/deal.ts'),
    replay: wordSearchReplay,
    loadItems: null,
    ownWords: wordSearchOwnWords,
  },
};

/** The replay for a rules version; undefined for any but the current one. */
export function replayOf(gameId: string, rules: number): GameReplay | undefined {
  const round = PLAYABLE_IDS.find((id) => id === gameId);
  const replay = round && ON_SERVER[round].replay;
  return replay?.rulesVersion === rules ? replay : undefined;
}

/** A game's items, described for teachers; null for a game that does not show what a pupil knows, and for an unknown game. */
export async function itemsOfGame(gameId: string): Promise<GameItems | null> {
  const game = PLAYABLE_IDS.find((id) => id === gameId);
  const loaded = game && (await ON_SERVER[game].loadItems?.());
  return loaded?.items ?? null;
}

/** The games that accept teachers' own words, in the order of the home page (D11). */
export const OWN_WORDS_GAMES: readonly (OwnWordsGame & { gameId: GameId })[] = GAME_IDS.flatMap(
  (gameId) => {
    const { ownWords } = ON_SERVER[gameId];
    return ownWords ? [{ gameId, ...ownWords }] : [];
  },
);
