// The rules of Mathematics Mountain: type a whole number before the time is up, one ledge up for each right answer.
import type { YearGroup } from '#shared/years.ts';
import type { FeedbackTiers } from '../kit/rules/feedback.ts';
import { answer, next, setDraft, timeUp, type Quiz } from '../kit/rules/quiz.ts';
import type { DealtQuestion } from './start.ts';

export type MountainQuiz = Quiz<DealtQuestion>;

export type MountainMove =
  | { type: 'type'; text: string }
  | { type: 'submit' }
  | { type: 'timeUp' }
  | { type: 'next' };

/** The feedback tiers (spec S9: 90, 70 and 50 percent). */
export const MOUNTAIN_FEEDBACK: FeedbackTiers = {
  top: 'Amazing! You’re a champion of Mathematics Mountain!',
  good: 'Great climbing! You’re very near the top.',
  fair: 'Good climb! Keep practising and you will get even higher.',
  low: 'Good try! Every question makes your next climb easier.',
};

/** Most digits that can be typed; the largest answer has 8 (10,000,000). */
export const MOST_DIGITS = 9;
/** Typed text with its spaces and commas is never longer than this. */
const MOST_LETTERS = 12;

/** Length of the countdown in seconds, and the first year that has one (spec S9: 10 s for year 3 and up). */
const COUNTDOWN_SECONDS = 10;
const FIRST_TIMED_YEAR: YearGroup = 3;

/** How long the countdown waits beside what to remember of the question before, unless the pupil types sooner. */
export const REMEMBER_MS = 4000;

/** From how many seconds left the countdown shows red (spec S4). */
export const HURRY_SECONDS = 2;
/** When the countdown is announced to those who do not see it. */
export const ANNOUNCED_SECONDS = 5;

/** Ledges on the way up, the summit included. */
export const LEDGES = 10;

/** The round after one move; a move at the wrong time changes nothing (spec S4 Mathematics Mountain). */
export function playMountain(quiz: MountainQuiz, move: MountainMove): MountainQuiz {
  if (move.type === 'type') return setDraft(quiz, tidyTyped(move.text));
  if (move.type === 'timeUp') return timeUp(quiz);
  if (move.type === 'next') return next(quiz);
  const given = readWhole(quiz.draft);
  return given === null ? quiz : answer(quiz, given);
}

/** Whether Submit Answer works: a number is typed and not locked yet (spec S5 Maths). */
export function canSubmit(quiz: MountainQuiz): boolean {
  return quiz.phase === 'asking' && readWhole(quiz.draft) !== null;
}

/** Typed text reduced to digits, spaces and commas, no longer than any answer needs. */
export function tidyTyped(text: string): string {
  const kept = text.replace(/[^\d\s,]/g, '').slice(0, MOST_LETTERS);
  return kept.replace(/\D/g, '').length <= MOST_DIGITS ? kept : kept.slice(0, MOST_DIGITS);
}

/** The whole number in typed text, ignoring spaces, commas and leading zeros; null when there is none. */
export function readWhole(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Seconds for one question, null without a countdown; the factor comes from the play settings (D6). */
export function secondsFor(year: YearGroup, countdownFactor: 1 | 2 | 3 | null): number | null {
  if (year < FIRST_TIMED_YEAR || countdownFactor === null) return null;
  return COUNTDOWN_SECONDS * countdownFactor;
}

/** The ledge the climber stands on, 0 at the foot; all right is the summit however many questions there are. */
export function ledgeFor(score: number, questions: number): number {
  return Math.round((LEDGES * score) / questions);
}
