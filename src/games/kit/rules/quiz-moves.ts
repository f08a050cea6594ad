// The moves of a quiz, one for each question: recorded on its screen, and replayed by the countdown of its deal.
import { z } from 'zod/mini';
import type { Timed } from '#shared/moves.ts';
import {
  isLastQuestion,
  isSameAnswer,
  next,
  scoreOf,
  startQuiz,
  verdictOf,
  type LogEntry,
  type Quiz,
  type QuizQuestion,
} from './quiz.ts';
import {
  defineReplay,
  momentSchema,
  type Answer,
  type GameReplay,
  type ReplayContext,
  type Recorder,
} from './replay.ts';

/** An answer within this many milliseconds of its question is rushed (D8). */
const RUSHED_MS = 350;
/** This many rushed answers make a rushed round (D8). */
const RUSHED_ANSWERS = 3;
/** A right answer within this many milliseconds of the countdown's end was hard to recall (D9). */
const LAST_MS = 1000;
/** By how much the wait before the next question may seem too short, in milliseconds: times are rounded at every pause. */
const EARLY_MS = 250;
/** Tolerance for an answer after the countdown, in milliseconds: a slow tablet ends it late. */
const LATE_MS = 1000;

/** A question as it is dealt; see `dealtFields`. */
interface DealtQuizQuestion extends QuizQuestion {
  objective: string | null;
  item?: string | undefined;
  slips?: Record<string, string> | undefined;
}

interface QuizReplayRules<Question extends DealtQuizQuestion, Action, Start> {
  rulesVersion: number;
  startSchema: z.ZodMiniType<Start>;
  questionsIn: (start: Start) => readonly Question[];
  recorder: QuizRecorder<Question, Action>;
  /** Milliseconds for one question; null without a countdown. */
  clockMs?: (context: ReplayContext) => number | null;
  /** Whether the pupil cannot change it during the round. */
  isClockFixed?: true;
  /** The minimum time from an answer to the next question, in milliseconds. */
  restMs?: number;
  /** How long a verdict is shown, in milliseconds, where the countdown may start later than the question appears (`Moment`). */
  verdictMs?: number;
  /** The misconception behind a wrong answer; defaults to the one the deal names for that answer. */
  slipOf?: (question: Question, given: Question['answer']) => string | null;
}

interface ReplayedQuiz<Question extends DealtQuizQuestion> {
  quiz: Quiz<Question>;
  clockMs: number | null;
}

/** The replay of a quiz from its rules. */
export function defineQuizReplay<Question extends DealtQuizQuestion, Action, Start>(
  rules: QuizReplayRules<Question, Action, Start>,
): GameReplay {
  type Move = QuizMove<Question['answer']>;
  const { recorder } = rules;
  const restMs = Math.max(0, (rules.restMs ?? 0) - EARLY_MS);
  return defineReplay<Start, Move, ReplayedQuiz<Question>>({
    rulesVersion: rules.rulesVersion,
    startSchema: rules.startSchema,
    moveSchema: recorder.moveSchema,
    open: (start, context) => ({
      quiz: startQuiz<Question>(rules.questionsIn(start)),
      clockMs: rules.clockMs?.(context) ?? null,
    }),
    play({ quiz, clockMs }, move, since) {
      const soonest = quiz.index === 0 ? 0 : since + restMs;
      if (move.shown < soonest || move.shown > move.t) return null;
      if (!isInTime(move, clockMs, rules.isClockFixed)) return null;
      const after = recorder.again(quiz, move).reduce(recorder.play, quiz);
      const given = 'answer' in move ? move.answer : null;
      const entry = after.log[quiz.index];
      const isTaken = entry !== undefined && isSameAnswer(entry.given, given);
      if (!isTaken) return null;
      // After every other verdict `again` has gone on to the next question.
      return { quiz: isLastQuestion(quiz) ? next(after) : after, clockMs };
    },
    isOver: ({ quiz }) => quiz.phase === 'done',
    resultOf: ({ quiz }) => ({ score: scoreOf(quiz), maxScore: quiz.questions.length }),
    answersOf: ({ moves, state: { quiz, clockMs } }) =>
      quiz.questions.flatMap((question, index) => {
        const [move, entry] = [moves[index], quiz.log[index]];
        if (!move || !entry) return [];
        return [answerTo(question, entry, { move, clockMs, slipOf: rules.slipOf ?? slipNamed })];
      }),
    isRushed(moves) {
      const appearedBy = (nth: number) =>
        rules.verdictMs === undefined
          ? Infinity
          : (moves[nth - 1]?.t ?? Infinity) + rules.verdictMs;
      return areRushed(
        moves.flatMap((move, nth) => {
          const shown = Math.min(move.shown, appearedBy(nth));
          return 'answer' in move ? [{ t: move.t, shown }] : [];
        }),
      );
    },
  });
}

/** Whether three or more answers came faster than anyone can read (D8). */
export function areRushed(answers: readonly { t: number; shown: number }[]): boolean {
  return answers.filter(({ t, shown }) => t - shown <= RUSHED_MS).length >= RUSHED_ANSWERS;
}

/**
 * Whether the countdown of the deal allows a move when it was made. A pupil who leaves the round ends the countdown: that earns no
 * more than a wrong answer. One who changes the clock in the middle of a round answers later than its deal knows.
 */
function isInTime(move: QuizMove<unknown>, clockMs: number | null, isClockFixed = false): boolean {
  if (!('answer' in move)) return clockMs !== null;
  return !isClockFixed || clockMs === null || move.t - move.shown <= clockMs + LATE_MS;
}

interface AnswerContext<Question extends DealtQuizQuestion> {
  move: QuizMove<Question['answer']>;
  clockMs: number | null;
  slipOf: (question: Question, given: Question['answer']) => string | null;
}

function answerTo<Question extends DealtQuizQuestion>(
  question: Question,
  { given, correct }: LogEntry<Question>,
  { move, clockMs, slipOf }: AnswerContext<Question>,
): Answer {
  const { id, item, objective } = question;
  const slip = given === null || correct ? null : slipOf(question, given);
  const ms = move.t - move.shown;
  const isLast = clockMs !== null && ms > clockMs - LAST_MS;
  const rating = correct ? (isLast ? 'hard' : 'good') : 'again';
  return { item: item ?? id, objective, right: correct, slip, ms, tries: 1, rating };
}

function slipNamed<Question extends DealtQuizQuestion>(
  { slips }: Question,
  given: Question['answer'],
): string | null {
  return slips?.[String(given)] ?? null;
}

/** One question answered, or its time run out. */
export type QuizMove<Given> =
  | (Timed & { shown: number; answer: Given })
  | (Timed & { shown: number; timeUp: true });

export type QuizRecorder<Question extends QuizQuestion, Action> = Recorder<
  Quiz<Question>,
  Action | NextAction,
  QuizMove<Question['answer']>
>;

interface NextAction {
  type: 'next';
}

interface QuizActions<Question extends QuizQuestion, Action> {
  play: (quiz: Quiz<Question>, action: Action | NextAction) => Quiz<Question>;
  answerSchema: z.ZodMiniType<Question['answer']>;
  /** The actions by which a pupil gives an answer. */
  give: (answer: Question['answer']) => readonly Action[];
  /** The countdown ran out. */
  timeUp?: Action;
}

/** Records each locked answer and each countdown that ends. */
export function quizRecorder<Question extends QuizQuestion, Action>({
  play,
  answerSchema,
  give,
  timeUp,
}: QuizActions<Question, Action>): QuizRecorder<Question, Action> {
  return {
    play,
    moveOf({ before, after }, { t, shown }) {
      const verdict = before.phase === 'asking' ? verdictOf(after) : null;
      if (!verdict) return null;
      return verdict.given === null
        ? { t, shown, timeUp: true }
        : { t, shown, answer: verdict.given };
    },
    moveSchema: quizMoveSchema(answerSchema),
    again(before, move) {
      const made = 'answer' in move ? give(move.answer) : timeUp === undefined ? [] : [timeUp];
      // The verdict on the last question leads to the result.
      return isLastQuestion(before) ? made : [...made, { type: 'next' }];
    },
    placeOf: ({ index }) => index + 1,
    ...(timeUp !== undefined && { timeUp }),
  };
}

/** The moves of a quiz by the shape of its answers. */
function quizMoveSchema<Given>(answer: z.ZodMiniType<Given>): z.ZodMiniType<QuizMove<Given>> {
  const times = { t: momentSchema, shown: momentSchema };
  return z.union([
    z.strictObject({ ...times, answer }),
    z.strictObject({ ...times, timeUp: z.literal(true) }),
  ]);
}
