// Players who do anything that a child might do in a game, through the recorder that its screen uses.
import type { GameId } from '#games/ids.ts';
import { DEALERS } from '#games/dealers.ts';
import { quizRecorder } from '#games/kit/quiz-recorder.ts';
import {
  currentQuestion,
  quizResult,
  startQuiz,
  type Quiz,
  type QuizQuestion,
} from '#games/kit/quiz.ts';
import { pickOne, randomInt, seededRandom, type Random } from '#games/kit/random.ts';
import { record, startRecording, type Recorder, type Recording } from '#games/kit/recording.ts';
import type { Timed } from '#shared/moves.ts';
import type { ReplayContext } from '#games/kit/replay.ts';
import { caseRecorder } from '#games/dictionary-detective/recorder.ts';
import * as caseRules from '#games/dictionary-detective/rules.ts';
import { startSchema as caseStart } from '#games/dictionary-detective/start.ts';
import { guessRecorder } from '#games/find-my-number/recorder.ts';
import * as numberRules from '#games/find-my-number/rules.ts';
import { startSchema as numberStart } from '#games/find-my-number/start.ts';
import { GURU_FEEDBACK, playGuru, type GuruMove } from '#games/grammar-guru/rules.ts';
import type { GrammarQuestion } from '#games/grammar-guru/question.ts';
import { startSchema as guruStart } from '#games/grammar-guru/start.ts';
import { balloonRecorder } from '#games/hangman-balloons/recorder.ts';
import * as balloonRules from '#games/hangman-balloons/rules.ts';
import { startSchema as balloonStart } from '#games/hangman-balloons/start.ts';
import {
  MOUNTAIN_FEEDBACK,
  playMountain,
  secondsFor,
  type MountainMove,
} from '#games/mathematics-mountain/rules.ts';
import type { MathsQuestion } from '#games/mathematics-mountain/question.ts';
import { startSchema as mountainStart } from '#games/mathematics-mountain/start.ts';
import { cellsAlong, type Cell } from '#games/word-search/lines.ts';
import { searchRecorder } from '#games/word-search/recorder.ts';
import * as searchRules from '#games/word-search/rules.ts';
import { startSchema as searchStart } from '#games/word-search/start.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { placeInGrid } from './place-in-grid.ts';

interface PlayedRound {
  start: unknown;
  moves: readonly Timed[];
  /** What the screen showed. */
  result: { score: number; maxScore: number };
}

/** Plays one round; `player` is the seed of all that the player does. */
export type RandomPlayer = (round: ReplayContext, player: number) => PlayedRound;

/** Starts dealt for each year: to deal a board takes longer than to play on it. */
const STARTS = 5;

/** Gets ready to play from one start. */
type Prepare = (start: unknown) => (random: Random, round: ReplayContext) => PlayedRound;

/** A round being played: acts at times that go on as the player likes. */
class Play<State, Action, Move extends Timed> {
  #recording: Recording<State, Move>;
  #t = 0;
  #shown = 0;
  readonly #recorder: Recorder<State, Action, Move>;

  constructor(recorder: Recorder<State, Action, Move>, state: State) {
    this.#recorder = recorder;
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

  /** The next question stands on the screen. */
  show(): void {
    this.#shown = this.#t;
  }

  act(action: Action): void {
    const moment = { t: this.#t, shown: this.#shown };
    this.#recording = record(this.#recorder, this.#recording, action, moment);
  }
}

/** True once in `times`. */
const once = (times: number, random: Random) => random() * times < 1;

/** In haste, thinking, or long gone. */
function someTime(random: Random): number {
  return randomInt(random, 0, pickOne(random, [300, 2000, 9000, 60_000]));
}

interface QuizPlayer<Question extends QuizQuestion, Action> {
  play: Play<Quiz<Question>, Action, Timed>;
  /** Anything that does not lock an answer. */
  fidget: (question: Question) => Action;
  /** What it takes to give an answer. */
  give: (question: Question, isRight: boolean) => Action[];
  next: Action;
  clock: { ms: number; timeUp: Action } | null;
  random: Random;
}

function playQuiz<Question extends QuizQuestion, Action>(
  player: QuizPlayer<Question, Action>,
): void {
  const { play, fidget, give, next, clock, random } = player;
  while (play.state.phase !== 'done') {
    play.show();
    const question = currentQuestion(play.state);
    const takes = someTime(random);
    if (once(3, random)) play.act(fidget(question));
    if (clock && takes >= clock.ms) {
      // A timer is never early, and on a busy tablet late.
      play.wait(clock.ms + randomInt(random, 0, 400));
      play.act(clock.timeUp);
    } else {
      play.wait(takes);
      for (const action of give(question, once(2, random))) play.act(action);
    }
    if (once(3, random)) play.act(fidget(question));
    play.wait(1500);
    play.act(next);
  }
}

const guruPlayer: Prepare = (dealt) => {
  const start = guruStart.parse(dealt);
  return (random) => {
    const play = new Play<Quiz<GrammarQuestion>, GuruMove, Timed>(
      quizRecorder(playGuru),
      startQuiz(start.questions),
    );
    playQuiz<GrammarQuestion, GuruMove>({
      play,
      fidget: ({ options }) =>
        pickOne<GuruMove>(random, [
          { type: 'submit' },
          { type: 'choose', option: 'No option' },
          { type: 'choose', option: pickOne(random, options) },
        ]),
      give: ({ options, answer }, isRight) => [
        { type: 'choose', option: isRight ? answer : pickOne(random, options) },
        { type: 'submit' },
      ],
      next: { type: 'next' },
      clock: null,
      random,
    });
    return { start, moves: play.moves, result: quizResult(play.state, GURU_FEEDBACK) };
  };
};

const mountainPlayer: Prepare = (dealt) => {
  const start = mountainStart.parse(dealt);
  return (random, { year, pace }) => {
    const play = new Play<Quiz<MathsQuestion>, MountainMove, Timed>(
      quizRecorder(playMountain),
      startQuiz(start.questions),
    );
    const seconds = secondsFor(year, pace);
    playQuiz<MathsQuestion, MountainMove>({
      play,
      fidget: () =>
        pickOne<MountainMove>(random, [
          { type: 'submit' },
          { type: 'type', text: pickOne(random, ['', ',', '-', 'five', '1 0']) },
        ]),
      give: ({ answer }, isRight) => [
        { type: 'type', text: isRight ? `0${answer}` : String(randomInt(random, 0, 10_000_000)) },
        { type: 'submit' },
      ],
      next: { type: 'next' },
      clock: seconds === null ? null : { ms: 1000 * seconds, timeUp: { type: 'timeUp' } },
      random,
    });
    return { start, moves: play.moves, result: quizResult(play.state, MOUNTAIN_FEEDBACK) };
  };
};

const casePlayer: Prepare = (dealt) => {
  const start = caseStart.parse(dealt);
  return (random, { seed }) => {
    const play = new Play(caseRecorder, caseRules.openCase(start.pairs, seed));
    const skill = once(30, random) ? 100 : pickOne(random, [1, 2, 5]);
    const pick = (side: caseRules.Side, id: string) => play.act({ kind: 'pick', side, id });
    while (!caseRules.isCaseSolved(play.state)) {
      play.wait(someTime(random));
      const open = start.pairs.filter(({ id }) => !caseRules.isMatched(play.state, id));
      const { id } = pickOne(random, open.length > 0 ? open : start.pairs);
      const other = once(skill, random) ? id : pickOne(random, start.pairs).id;
      const [first, last] = once(2, random)
        ? (['word', 'definition'] as const)
        : (['definition', 'word'] as const);
      pick(first, id);
      if (once(5, random)) pick(first, id);
      pick(last, other);
      if (once(5, random)) pick(last, other);
      // Now and then the next pair overtakes the verdict.
      if (!once(4, random)) play.act({ kind: 'settle' });
    }
    return { start, moves: play.moves, result: caseRules.resultOf(play.state) };
  };
};

const searchPlayer: Prepare = (dealt) => {
  const start = searchStart.parse(dealt);
  const places = start.words.map(({ word }) => placeInGrid(start.grid, word));
  return (random) => {
    const play = new Play(searchRecorder, searchRules.startSearch(start));
    // Now and then somebody who finds a word by chance alone.
    const skill = once(30, random) ? 60 : pickOne(random, [1, 2, 3]);
    const anywhere = (): Cell => ({
      row: randomInt(random, 0, start.grid.length - 1),
      column: randomInt(random, 0, start.grid.length - 1),
    });
    while (!searchRules.isComplete(play.state)) {
      play.wait(someTime(random));
      const place = pickOne(random, places);
      const [from, to] = once(skill, random)
        ? [place[0] ?? anywhere(), place.at(-1) ?? anywhere()]
        : lineFrom(anywhere(), random, start.grid.length);
      const ends = once(2, random) ? ([from, to] as const) : ([to, from] as const);
      if (once(5, random)) play.act({ type: 'tap', cell: anywhere() });
      if (once(9, random)) play.act({ type: 'cancel' });
      if (once(2, random)) play.act({ type: 'drag', from: ends[0], to: ends[1] });
      else for (const cell of ends) play.act({ type: 'tap', cell });
    }
    return { start, moves: play.moves, result: searchRules.searchResult(play.state) };
  };
};

/** Both ends of a row or a column that begins at a place and stays in the grid. */
function lineFrom(from: Cell, random: Random, size: number): [Cell, Cell] {
  const isAcross = once(2, random);
  const room = size - (isAcross ? from.column : from.row);
  const cells = cellsAlong(
    from,
    { row: isAcross ? 0 : 1, column: isAcross ? 1 : 0 },
    randomInt(random, 1, room),
  );
  return [from, cells.at(-1) ?? from];
}

const balloonPlayer: Prepare = (dealt) => {
  const start = balloonStart.parse(dealt);
  return (random) => {
    const play = new Play(balloonRecorder, balloonRules.startBalloons(start));
    const skill = pickOne(random, [1, 2, 5]);
    while (balloonRules.statusOf(play.state) === 'playing') {
      play.wait(someTime(random));
      const letters = once(skill, random) ? [...start.word] : [...balloonRules.ALPHABET, 'a', '?'];
      play.act(pickOne(random, letters));
    }
    return { start, moves: play.moves, result: balloonRules.balloonResult(play.state) };
  };
};

const numberPlayer: Prepare = (dealt) => {
  const start = numberStart.parse(dealt);
  return (random) => {
    const play = new Play(guessRecorder, numberRules.startRound(start));
    while (!numberRules.isOver(play.state)) {
      play.wait(someTime(random));
      const { low, high } = numberRules.possibleRange(play.state);
      const guess = String(randomInt(random, low, high));
      const anything = String(randomInt(random, start.min - 9, start.max + 9));
      play.act(pickOne(random, [guess, ` 0${guess} `, anything, '', 'ten', '1.5']));
    }
    return { start, moves: play.moves, result: numberRules.resultOf(play.state) };
  };
};

const PLAYERS: Readonly<Record<GameId, Prepare>> = {
  'dictionary-detective': casePlayer,
  'find-my-number': numberPlayer,
  'grammar-guru': guruPlayer,
  'hangman-balloons': balloonPlayer,
  'mathematics-mountain': mountainPlayer,
  'word-search': searchPlayer,
};

/** The random player of a game. */
export async function randomPlayer(id: GameId): Promise<RandomPlayer> {
  const { dealStart } = await DEALERS[id]();
  const players = new Map<string, ReturnType<Prepare>>();
  for (const year of YEAR_GROUPS) {
    for (let nth = 0; nth < STARTS; nth++) {
      const { start } = await dealStart(year, seededRandom(nth), [], null);
      players.set(`${year} ${nth}`, PLAYERS[id](start));
    }
  }
  return (round, player) => {
    const play = players.get(`${round.year} ${round.seed % STARTS}`);
    if (!play) throw new RangeError(`Nothing is dealt for Year ${round.year}`);
    return play(seededRandom(player), round);
  };
}
