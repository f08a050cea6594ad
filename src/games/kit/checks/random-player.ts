// The interface of a game's `random-player.ts`: tests use it to play many rounds without a screen. Also the code that
// such players share.
import type { Timed } from '#shared/moves.ts';
import type { QuizMove } from '../rules/quiz-moves.ts';
import { currentQuestion, type Quiz, type QuizQuestion } from '../rules/quiz.ts';
import { randomInt, type Random } from '../rules/random.ts';
import { record, resumeRecording, startRecording, type Recording } from '../rules/record-moves.ts';
import type { Recorder, ReplayContext } from '../rules/replay.ts';

/** How somebody plays. */
export interface Manner {
  random: Random;
  /** Whether the next choice is meant to be right. */
  isRight: () => boolean;
  /** Milliseconds until the next action. */
  thinkingMs: () => number;
}

interface PlayedRound {
  moves: readonly Timed[];
  /** What the screen shows. */
  result: { score: number; maxScore: number };
}

/**
 * Plays a round to its end through the recorder that the game's screen uses, and does between its moves anything that a
 * child might do. Throws when the start is not one of this game.
 */
export type RandomPlayer = (start: unknown, manner: Manner, round: ReplayContext) => PlayedRound;

/** True once in `times`. */
export const oneIn = (times: number, random: Random) => random() * times < 1;

/** Whether the pupil leaves the round now. */
export const isLeaving = (random: Random) => oneIn(20, random);

/** A round being played. */
export class Play<State, Action, Move extends Timed> {
  #recording: Recording<State, Move>;
  readonly #start: State;
  #t = 0;
  #shown = 0;
  readonly #recorder: Recorder<State, Action, Move>;

  constructor(recorder: Recorder<State, Action, Move>, state: State) {
    this.#recorder = recorder;
    this.#start = state;
    this.#recording = startRecording(state);
  }

  get state(): State {
    return this.#recording.state;
  }

  get moves(): readonly Move[] {
    return this.#recording.moves;
  }

  wait(ms: number): void {
    this.#t += ms;
  }

  showQuestion(): void {
    this.#shown = this.#t;
  }

  /** The pupil leaves the round, and goes on with it. */
  leave(): void {
    const { moves } = this;
    this.#recording = resumeRecording(this.#recorder, this.#start, moves);
    const [before, after] = [moves, this.moves].map((made) => JSON.stringify(made));
    if (before !== after) throw new Error('A round that was left has lost moves.');
  }

  act(action: Action): void {
    const moment = { t: this.#t, shown: this.#shown };
    this.#recording = record(this.#recorder, this.#recording, action, moment);
  }
}

interface QuizActions<Question extends QuizQuestion, Action> {
  /** Anything that does not lock an answer. */
  fidget: (question: Question) => Action;
  /** What it takes to give an answer. */
  give: (question: Question, isRight: boolean) => Action[];
  next: Action;
  clock: { ms: number; timeUp: Action } | null;
  /** Milliseconds from an answer to the next question, at least. */
  restMs?: number;
}

/** Plays a quiz to its end. */
export function playQuiz<
  Question extends QuizQuestion,
  Action,
  Move extends Timed = QuizMove<Question['answer']>,
>(
  play: Play<Quiz<Question>, Action, Move>,
  { fidget, give, next, clock, restMs = 0 }: QuizActions<Question, Action>,
  { random, isRight, thinkingMs }: Manner,
): void {
  while (play.state.phase !== 'done') {
    play.showQuestion();
    if (isLeaving(random)) {
      if (clock) play.act(clock.timeUp);
      play.leave();
      play.wait(restMs);
      play.act(next);
      continue;
    }
    const question = currentQuestion(play.state);
    const takes = thinkingMs();
    if (oneIn(3, random)) play.act(fidget(question));
    if (clock && takes >= clock.ms) {
      // A timer is never early, and on a busy tablet late.
      play.wait(clock.ms + randomInt(random, 0, 400));
      play.act(clock.timeUp);
    } else {
      play.wait(takes);
      for (const action of give(question, isRight())) play.act(action);
    }
    if (oneIn(3, random)) play.act(fidget(question));
    play.wait(restMs + thinkingMs());
    play.act(next);
  }
}
