// What the moves of a round are, and how the server replays a finished round from its deal and its moves, with the rules that
// the screen used (D8).
import { z } from 'zod/mini';
import type { YearGroup } from '#shared/years.ts';
import type { CountdownFactor } from './game.ts';
import { MOVES_MAX, PLAY_MS_MAX, type Timed } from '#shared/moves.ts';

/** The `t` of a move. */
export const momentSchema = z.int().check(z.minimum(0), z.maximum(PLAY_MS_MAX));

/**
 * When an action happened, in whole milliseconds of play since the round began. One clock counts play (`use-play-clock.ts`): it
 * stands still while the game is paused and while a text is read aloud.
 *
 *     question appears    countdown starts    answer     next question
 *     |-------------------|-------------------|----------|
 *     shown               shown, if late      t          shown of the next
 *
 * `t - shown` is how long the pupil had; in a tables check it is at most the countdown of the deal and a second. An answer within
 * 350 ms is rushed (D8). The countdown starts late where a pupil first reads what to remember of the question before (`startClock`
 * of the screen). As nobody's answer may look rushed by that, it is measured from the end of the verdict before, at the latest
 * (`isRushed`).
 */
export interface Moment {
  t: number;
  /** When the question that it answers appeared, or its countdown started if that was later; 0 in games without questions. */
  shown: number;
}

interface Change<State, Action> {
  before: State;
  action: Action;
  /** Never the state before itself. */
  after: State;
}

export interface Recorder<State, Action, Move extends Timed> {
  /** The game's own reducer; returns the same state object if nothing changed. */
  play: (state: State, action: Action) => State;
  /** The move of an action; null for an action that only prepares a move or shows its outcome. */
  moveOf: (change: Change<State, Action>, moment: Moment) => Move | null;
  /** Whether the move was not a match. */
  isMiss?: (after: State) => boolean;
  moveSchema: z.ZodMiniType<Move>;
  /** The actions that make a move again in the state before it, and go on from it as the screen does. */
  again: (before: State, move: Move) => readonly Action[];
  /** The number, from 1, of the question, pair, word, letter or guess that the pupil is at. */
  placeOf: (state: State) => number;
  /** What happens when the clock of a question ends, in games with a clock. */
  timeUp?: Action;
}

/** The parts of a deal that matter besides its start. */
export interface ReplayContext {
  year: YearGroup;
  /** The countdown that the round was dealt for. */
  pace: CountdownFactor;
  seed: number;
}

/** How well an item was known, as a spaced-repetition rating (D9). */
export type ReviewRating = 'again' | 'hard' | 'good';

/** The outcome of a round for one item. */
export interface Answer {
  /** The same for an item wherever it is met (D9): 'Y3.GR.4/012', 'fact/7×8', 'word/island#meaning'. */
  item: string;
  /** Curriculum objective, 'Y3.GR.4'; null if the item has none. */
  objective: string | null;
  /** Whether the first try was right; of a word found letter by letter, whether it is not rated 'again'. */
  right: boolean;
  /** The misconception behind a wrong answer, if known. */
  slip: string | null;
  /** Milliseconds of play spent on it. */
  ms: number;
  /** Tries until it was right or given up, 1 or more. */
  tries: number;
  /** The rating for memory; null if there is none. */
  rating: ReviewRating | null;
}

/** The result of the moves. */
export interface ReplayedRound {
  ok: true;
  score: number;
  maxScore: number;
  /** Milliseconds of play. */
  durationMs: number;
  answers: readonly Answer[];
  /** Whether three or more answers were faster than anyone can read (D8); only for quizzes. */
  rushed: boolean;
}

/** Why the moves are invalid, in one plain sentence. */
export interface RefusedRound {
  ok: false;
  message: string;
}

export type ReplayOutcome = ReplayedRound | RefusedRound;

/** The replay of one game, independent of its types. */
export interface GameReplay {
  /** As on the game's card. */
  rulesVersion: number;
  startSchema: z.ZodMiniType;
  /** Never throws: refuses a start or moves with the wrong shape. */
  replay: (start: unknown, moves: unknown, context: ReplayContext) => ReplayOutcome;
}

interface FinishedReplay<Start, Move, State> {
  start: Start;
  moves: readonly Move[];
  /** After the last move. */
  state: State;
  /** Milliseconds of play. */
  durationMs: number;
}

/** One game's rules as a replay uses them. */
export interface ReplayRules<Start, Move extends Timed, State> {
  rulesVersion: number;
  startSchema: z.ZodMiniType<Start>;
  moveSchema: z.ZodMiniType<Move>;
  open: (start: Start, context: ReplayContext) => State;
  /** The state after a move; null if the rules do not allow it. `since` is the `t` of the previous move. */
  play: (state: State, move: Move, since: number) => State | null;
  isOver: (state: State) => boolean;
  resultOf: (state: State) => { score: number; maxScore: number };
  /** The outcome of a finished round for each item. */
  answersOf: (finished: FinishedReplay<Start, Move, State>) => readonly Answer[];
  isRushed?: (moves: readonly Move[]) => boolean;
}

/** Builds a game's replay from its rules. */
export function defineReplay<Start, Move extends Timed, State>(
  rules: ReplayRules<Start, Move, State>,
): GameReplay {
  const { rulesVersion, startSchema, moveSchema } = rules;
  const movesSchema = z.array(moveSchema).check(z.maxLength(MOVES_MAX));
  return {
    rulesVersion,
    startSchema,
    replay: (start, moves, context) => {
      const started = startSchema.safeParse(start);
      if (!started.success) return refused('This is not a round of this game.');
      const made = movesSchema.safeParse(moves);
      if (!made.success) return refused('These are not the moves of a round of this game.');
      return replayMoves(rules, started.data, made.data, context);
    },
  };
}

function replayMoves<Start, Move extends Timed, State>(
  rules: ReplayRules<Start, Move, State>,
  start: Start,
  moves: readonly Move[],
  context: ReplayContext,
): ReplayOutcome {
  let state = rules.open(start, context);
  let since = 0;
  for (const move of moves) {
    if (rules.isOver(state)) return refused('There are moves after the end of the round.');
    if (move.t < since) return refused('The moves are not in the order in which they were made.');
    const next = rules.play(state, move, since);
    if (next === null) return refused('The rules of the game do not allow these moves.');
    state = next;
    since = move.t;
  }
  if (!rules.isOver(state)) return refused('The round was not played to its end.');
  const { score, maxScore } = rules.resultOf(state);
  return {
    ok: true,
    score,
    maxScore,
    durationMs: since,
    answers: rules.answersOf({ start, moves, state, durationMs: since }),
    rushed: rules.isRushed?.(moves) ?? false,
  };
}

function refused(message: string): RefusedRound {
  return { ok: false, message };
}

/** The maximum number of wrong letters for a word rated as known, and for one rated as hard (D9). */
const WRONG_LETTERS = { good: 2, hard: 5 };

/** Rates the spelling of a word that was found letter by letter. */
export function spellingRating(wrongLetters: number): ReviewRating {
  if (wrongLetters <= WRONG_LETTERS.good) return 'good';
  return wrongLetters <= WRONG_LETTERS.hard ? 'hard' : 'again';
}
