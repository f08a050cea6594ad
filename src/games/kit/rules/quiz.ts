// A round of questions, one after the other, each answered once: shared by all games and checks that ask questions.
import { feedbackFor, type FeedbackTiers } from './feedback.ts';

/** A pupil's answer: a text, a number, or a list, for instance of pairs. */
export type AnswerValue = string | number | readonly AnswerValue[];

export interface QuizQuestion {
  id: string;
  answer: AnswerValue;
}

/** The outcome of one question. */
export interface LogEntry<Question extends QuizQuestion = QuizQuestion> {
  id: Question['id'];
  /** The locked answer; null if the time ran out. */
  given: Question['answer'] | null;
  correct: boolean;
}

export interface Quiz<Question extends QuizQuestion> {
  questions: readonly Question[];
  /** The question on the screen, from 0; stays on the last one when the round is done. */
  index: number;
  /** 'asking' until an answer is locked, then 'verdict' until the next question, 'done' after the last. */
  phase: 'asking' | 'verdict' | 'done';
  /** The choice or text so far, before the answer is locked; '' if none. */
  draft: string;
  /** One entry for every answered question, in order. */
  log: readonly LogEntry<Question>[];
}

/** How long a verdict is shown, in milliseconds (spec S9: answer feedback 1.5 s). */
export const NEXT_QUESTION_MS = 1500;

/** A new round; throws RangeError without any question. */
export function startQuiz<Question extends QuizQuestion>(
  questions: readonly Question[],
): Quiz<Question> {
  if (questions.length === 0) throw new RangeError('a quiz needs at least one question');
  return { questions, index: 0, phase: 'asking', draft: '', log: [] };
}

/** Changes the choice or text; ignored once the answer is locked. */
export function setDraft<Question extends QuizQuestion>(
  quiz: Quiz<Question>,
  draft: string,
): Quiz<Question> {
  return quiz.phase === 'asking' && draft !== quiz.draft ? { ...quiz, draft } : quiz;
}

/** Whether two answers are the same; lists are compared item by item. */
export function isSameAnswer(one: AnswerValue | null, other: AnswerValue | null): boolean {
  if (!isList(one) || !isList(other)) return one === other;
  return (
    one.length === other.length &&
    one.every((value, index) => isSameAnswer(value, other[index] ?? null))
  );
}

/** Whether an answer is a list. */
export function isList(value: AnswerValue | null): value is readonly AnswerValue[] {
  return Array.isArray(value);
}

/**
 * Locks an answer and adds the verdict; ignored if there is one already (spec S4 Grammar Guru). Without `isRight` only the
 * question's own answer is right.
 */
export function answer<Question extends QuizQuestion>(
  quiz: Quiz<Question>,
  given: Question['answer'],
  isRight = isSameAnswer(given, currentQuestion(quiz).answer),
): Quiz<Question> {
  return lock(quiz, given, isRight);
}

/** The countdown reached 0: the question counts as wrong (spec S4 Mathematics Mountain). */
export function timeUp<Question extends QuizQuestion>(quiz: Quiz<Question>): Quiz<Question> {
  return lock(quiz, null, false);
}

function lock<Question extends QuizQuestion>(
  quiz: Quiz<Question>,
  given: Question['answer'] | null,
  correct: boolean,
): Quiz<Question> {
  if (quiz.phase !== 'asking') return quiz;
  const entry = { id: currentQuestion(quiz).id, given, correct };
  return { ...quiz, phase: 'verdict', log: [...quiz.log, entry] };
}

/** Goes from a verdict to the next question, or to the end after the last one; ignored before a verdict. */
export function next<Question extends QuizQuestion>(quiz: Quiz<Question>): Quiz<Question> {
  if (quiz.phase !== 'verdict') return quiz;
  if (isLastQuestion(quiz)) return { ...quiz, phase: 'done' };
  return { ...quiz, index: quiz.index + 1, phase: 'asking', draft: '' };
}

/** The question on the screen. */
export function currentQuestion<Question extends QuizQuestion>(quiz: Quiz<Question>): Question {
  const question = quiz.questions[quiz.index];
  if (question === undefined) throw new RangeError(`no question ${quiz.index}`);
  return question;
}

/** Whether the question on the screen is the round's last. */
export function isLastQuestion<Question extends QuizQuestion>(quiz: Quiz<Question>): boolean {
  return quiz.index === quiz.questions.length - 1;
}

/** The verdict on the question on the screen; null while it is being asked. */
export function verdictOf<Question extends QuizQuestion>(
  quiz: Quiz<Question>,
): LogEntry<Question> | null {
  return quiz.log[quiz.index] ?? null;
}

/** The number of right answers so far. */
export function scoreOf<Question extends QuizQuestion>(quiz: Quiz<Question>): number {
  return quiz.log.filter((entry) => entry.correct).length;
}

/** Whether every question of the round was answered right (spec S4: trophy). */
export function isAllRight<Question extends QuizQuestion>(quiz: Quiz<Question>): boolean {
  return scoreOf(quiz) === quiz.questions.length;
}

/** The previous question if it was answered wrongly: its rule stays on the screen until the next answer is locked. */
export function justMissed<Question extends QuizQuestion>(quiz: Quiz<Question>): Question | null {
  const missed = quiz.log[quiz.index - 1]?.correct === false;
  return (quiz.phase === 'asking' && missed && quiz.questions[quiz.index - 1]) || null;
}

/** The result: one point for every right answer (spec S3 Game result). */
export function quizResult<Question extends QuizQuestion>(
  quiz: Quiz<Question>,
  tiers: FeedbackTiers,
): { score: number; maxScore: number; feedback: string } {
  const score = scoreOf(quiz);
  const maxScore = quiz.questions.length;
  return { score, maxScore, feedback: feedbackFor(score, maxScore, tiers) };
}
