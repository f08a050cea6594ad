// The interface between a game and the rest of the product: a card of plain data and, in the browser, a screen that is
// loaded when it is played.
import type { Reasons } from '#shared/contract/rounds.ts';
import type { PlaySettings } from '#shared/play-settings.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Timed } from '#shared/moves.ts';
import type { Focus } from './focus.ts';
import type { Answered } from './form.ts';
import type { AskedItem, MemoryView } from './memory.ts';
import type { Random } from './random.ts';

/** The result of a finished round (spec S3 Game result). Whole numbers, 0 <= score <= maxScore, 1 <= maxScore <= 50. */
export interface GameResult {
  score: number;
  maxScore: number;
  /** One kind sentence for the pupil. */
  feedback: string;
  /** What was asked and answered, in the order of the round, in games of questions. */
  answered?: readonly Answered[];
}

/** How many times as long as specified the pupil's countdowns last; null without any. */
export type CountdownFactor = PlaySettings['countdown'];

/** The pupil's countdown setting (D6). */
export interface Pace {
  /** Countdowns last this many times as long as specified; null switches them off. */
  countdownFactor: CountdownFactor;
}

export interface GameScreenProps {
  year: YearGroup;
  /** All that the rules need to begin, as it was dealt; read it with `withStart`. */
  start: unknown;
  /** The seed of random choices on the screen: start, seed and moves are the whole round (D6, D8). */
  seed: number;
  /** Called at the start with the round's ids, which the next rounds dealt in the browser avoid; never by a quiz. */
  onDrawn: (ids: readonly string[]) => void;
  /** Defaults to the specified countdown. */
  pace?: Pace;
  /** Called once, when the round is over, with all that was done in it. */
  onFinish: (result: GameResult, moves: readonly Timed[]) => void;
}

export type GameColour = 'leaf' | 'sky' | 'sun' | 'coral' | 'grape' | 'sea';

/** Fields of every dealt question. */
export interface DealtQuestion {
  id: string;
}

/** A dealt round. */
export interface DealtStart<Start = unknown> {
  start: Start;
  /** Why wrong answers are wrong, in the quizzes. */
  reasons?: Reasons;
  /** The ids that the next rounds avoid. */
  drawn: readonly string[];
  /** What the round asks, as far as the memory counts it (D9). */
  asked: readonly AskedItem[];
}

/** All that one round is dealt from. */
export interface Dealing {
  year: YearGroup;
  random: Random;
  /** The ids dealt lately, newest first, which are met again last. */
  recent: readonly string[];
  memory: MemoryView;
  /** The pupil's setting. A game with a countdown asks nothing against it that takes longer. */
  countdown: CountdownFactor;
  /** What a teacher wants the round to be about (D11); a game that has nothing of it deals an ordinary round. */
  focus?: Focus | null;
}

/** What a game asks, for those who choose a game by it; without it a game asks nothing that could be remembered. */
export interface Repertoire {
  /** The objectives on whose items it can deal rounds, of all years. */
  objectives: () => Promise<ReadonlySet<string>>;
  /** Of these the ones whose every item takes longer than any countdown. */
  untimed?: () => Promise<ReadonlySet<string>>;
  /** Whether it asks this item of the memory. */
  asks: (item: string) => boolean;
}

/** Deals the questions of a round without the rest of it (GET /api/games/{id}): ten, no two the same. */
export type QuestionDealer = (dealing: Dealing) => DealtQuestion[];

/** Deals one round. */
export type Dealer<Start = unknown> = (
  dealing: Dealing,
) => DealtStart<Start> | Promise<DealtStart<Start>>;

export interface GameCard<Id extends string = string> {
  id: Id;
  title: string;
  emoji: string;
  colour: GameColour;
  /** The data value; on screen 'Math' is labelled 'Maths' (D1). */
  category: 'English' | 'Math';
  description: string;
  /** Version of the rules: rises when the same moves of the same start could have another outcome (D8). */
  rulesVersion: number;
  /** The instructions of the How to Play page, one sentence a step. */
  howToPlay: readonly string[];
}
