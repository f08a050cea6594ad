// The interface between a game and the rest of the product: a card of plain data and, in the browser, a screen that is
// loaded when it is played.
import type { Reasons } from '#shared/contract/rounds.ts';
import type { PlaySettings } from '#shared/play-settings.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Timed } from '#shared/moves.ts';
import type { Focus } from './focus.ts';
import type { AskedItem, MemoryView } from './memory.ts';
import type { Random } from './random.ts';
import type { Reviewed } from './reviewed.ts';

/** The result of a finished round (spec S3 Game result). Whole numbers, 0 <= score <= maxScore, 1 <= maxScore <= 50. */
export interface GameResult {
  score: number;
  maxScore: number;
  /** One kind sentence for the pupil. */
  feedback: string;
}

/** The same, as the screen of a game reports it. */
export interface PlayedResult extends GameResult {
  /** The parts of the round in order. */
  reviewed: readonly Reviewed[];
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
  /** The dealt start of the round; read it with `withStart`. */
  start: unknown;
  /** The seed of random choices on the screen: start, seed and moves determine the whole round (D6, D8). */
  seed: number;
  /** Called at the start with the round's ids, which rounds dealt in the browser avoid next; never called by a quiz. */
  onDrawn: (ids: readonly string[]) => void;
  /** Defaults to the specified countdown. */
  pace?: Pace;
  /** Called once, when the round is over, with its result and moves. */
  onFinish: (result: PlayedResult, moves: readonly Timed[]) => void;
}

export type GameColour = 'leaf' | 'sky' | 'sun' | 'coral' | 'grape' | 'sea';

/** Fields of every dealt question. */
export interface DealtQuestion {
  id: string;
}

/** A dealt round. */
export interface DealtStart<Start = unknown> {
  start: Start;
  /** Why wrong answers are wrong; quizzes only. */
  reasons?: Reasons;
  /** The ids that the next rounds avoid. */
  drawn: readonly string[];
  /** The items of the round that count for memory (D9). */
  asked: readonly AskedItem[];
}

/** The input for dealing one round. */
export interface Dealing {
  year: YearGroup;
  random: Random;
  /** The recently dealt ids, newest first; the round avoids them where possible. */
  recent: readonly string[];
  memory: MemoryView;
  /** The pupil's setting. With a countdown a game asks nothing that takes longer. */
  countdown: CountdownFactor;
  /** Whether the pupil's class has maths questions with typed whole numbers alone. */
  typedNumbersOnly?: boolean;
  /** For rounds to think through: whether the last answers on each item were right, oldest first. */
  answered?: ReadonlyMap<string, readonly boolean[]> | undefined;
  /** The teacher's focus for the round (D11); a game with no matching items deals an ordinary round. */
  focus?: Focus | null;
}

/** The objectives and items a game can ask, for choosing a game; absent if it asks nothing that memory counts. */
export interface Repertoire {
  /** The objectives, of all years, on which it can deal rounds. */
  objectives: () => Promise<ReadonlySet<string>>;
  /** Those among them of which every item takes longer than any countdown. */
  untimed?: () => Promise<ReadonlySet<string>>;
  /** Whether it deals rounds to think through, without a clock. */
  dealsThinking?: true;
  /** Whether such rounds can ask this item. */
  asks: (item: string, rounds: Asking) => boolean;
}

/** What decides which items the rounds of a pupil can ask. */
export type Asking = Pick<Dealing, 'year' | 'countdown' | 'typedNumbersOnly'>;

/** Deals only the questions of a round (GET /api/games/{id}): ten different ones. */
export type QuestionDealer = (dealing: Dealing) => DealtQuestion[];

/** A question of a practice sheet (D19). */
export interface PaperQuestion {
  item: string;
  /** Contains light markup (kit/words/markup). */
  question: string;
  /** How it is answered with a pencil; to order is to write the letters that the options begin with. */
  way: 'write' | 'choose' | 'join' | 'mark' | 'order';
  /** To choose from, to join to the others, or to use in what is written. */
  options: readonly string[];
  /** What options are joined to, or what stands before each line to write on. */
  others: readonly string[];
  answer: string;
}

/** Deals `count` different questions of a practice sheet: what is due first, up to all of them. */
export type PaperDealer = (
  dealing: Pick<Dealing, 'year' | 'random' | 'memory'>,
  count: number,
) => PaperQuestion[] | Promise<PaperQuestion[]>;

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
  /** Not one of the catalogue's games: it stands under 'More practice' (D18). */
  isPractice?: true;
  /** What its rounds consist of, as in 'Go on (question 8)'. */
  step: 'question' | 'pair' | 'word' | 'letter' | 'guess';
  /** Version of the rules: rises when the same moves of the same start could have another outcome (D8). */
  rulesVersion: number;
  /** The instructions of the How to Play page, one sentence a step. */
  howToPlay: readonly string[];
}
