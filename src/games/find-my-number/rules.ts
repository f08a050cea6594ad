// The rules of Find My Number.
import { z } from 'zod/mini';
import type { GameResult } from '#games/kit/rules/game.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import { momentSchema, type Recorder } from '#games/kit/rules/replay.ts';
import type { NumberStart } from './start.ts';

/** Valid guesses in one round (spec S9 Find My Number). */
export const MAX_TURNS = 10;
/** How long the end of a round is shown before the result, in milliseconds (spec S9 Delays). */
export const END_MS = 2000;
/** The first guess whose digits are marked, counted from 1 (spec S9 Find My Number). */
const HINTS_FROM_GUESS = 3;
const BEST_SCORE = 10;

interface Range {
  min: number;
  max: number;
}

/** The ranges, inclusive (spec S9 Find My Number). */
const RANGES: Record<YearGroup, Range> = {
  1: { min: 1, max: 20 },
  2: { min: 1, max: 50 },
  3: { min: 1, max: 100 },
  4: { min: 10, max: 500 },
  5: { min: 100, max: 1000 },
  6: { min: 100, max: 5000 },
};

/** The outcome of the last guess. */
type Outcome = 'low' | 'high' | 'found' | 'invalid' | 'repeat';

export interface Round extends Range {
  /** The hidden number. */
  secret: number;
  /** Valid guesses, oldest first; none twice. */
  guesses: readonly number[];
  /** Null before the first guess. */
  outcome: Outcome | null;
  /** How often the pupil pressed Guess, including invalid numbers. */
  asked: number;
}

export type DigitMark = 'right-place' | 'wrong-place' | 'not-in-number';

export interface DigitHint {
  digit: string;
  mark: DigitMark;
}

/** The range of a year; an unknown year plays from 1 to 20 (spec S9 Find My Number). */
export function rangeOf(year: number | null | undefined): Range {
  return RANGES[yearOrFirst(year)];
}

/** A new round. */
export function startRound({ min, max, secret }: NumberStart): Round {
  return { min, max, secret, guesses: [], outcome: null, asked: 0 };
}

export function isWon({ guesses, secret }: Round): boolean {
  return guesses.at(-1) === secret;
}

/** Whether all turns are used without finding the number. */
export function isOutOfTurns(round: Round): boolean {
  return round.guesses.length >= MAX_TURNS && !isWon(round);
}

export function isOver(round: Round): boolean {
  return isWon(round) || isOutOfTurns(round);
}

/** The whole number in `text`, also with its thousands set apart, or null if it is not within the range (spec S5 Find My Number). */
function parseGuess({ min, max }: Range, text: string): number | null {
  const trimmed = text.trim();
  const number = Number(trimmed.replace(/[ ,]/g, ''));
  return /^\d+([ ,]\d{3})*$/.test(trimmed) && number >= min && number <= max ? number : null;
}

function judge({ guesses, secret }: Round, guess: number | null): Outcome {
  if (guess === null) return 'invalid';
  if (guesses.includes(guess)) return 'repeat';
  if (guess === secret) return 'found';
  return guess < secret ? 'low' : 'high';
}

/** The round after a guess as it was typed; only a valid new number uses a turn, and none does after the end (spec S4, S5). */
export function guessNumber(round: Round, text: string): Round {
  if (isOver(round) || text.trim() === '') return round;
  const guess = parseGuess(round, text);
  const outcome = judge(round, guess);
  const isTurn = guess !== null && outcome !== 'repeat';
  const guesses = isTurn ? [...round.guesses, guess] : round.guesses;
  return { ...round, guesses, outcome, asked: round.asked + 1 };
}

/** The sentence for an outcome (spec S4, S5 Find My Number, letter for letter). */
export function outcomeText(outcome: Outcome, { min, max }: Range): string {
  const texts: Record<Outcome, string> = {
    low: 'Too low! Try a higher number.',
    high: 'Too high! Try a lower number.',
    found: 'Correct! You found the number!',
    invalid: `Please enter a number between ${min} and ${max}`,
    repeat: 'You already tried that number!',
  };
  return texts[outcome];
}

/** The range left by the answers so far, inclusive. */
export function possibleRange({ min, max, secret, guesses }: Round): { low: number; high: number } {
  if (guesses.includes(secret)) return { low: secret, high: secret };
  return {
    low: Math.max(min, ...guesses.filter((guess) => guess < secret).map((guess) => guess + 1)),
    high: Math.min(max, ...guesses.filter((guess) => guess > secret).map((guess) => guess - 1)),
  };
}

/** Whether the digits of the guess at `index`, from 0, are marked (spec S4: from attempt 3 onward). */
export function hasHints(index: number): boolean {
  return index + 1 >= HINTS_FROM_GUESS;
}

/**
 * A mark for each digit of the guess, left to right. Digits are lined up by place value from the ones, and each digit of
 * the secret is counted once: first for right places, then for wrong places (spec S4 Find My Number).
 */
export function digitHints(guess: number, secret: number): DigitHint[] {
  const digits = [...String(guess)];
  const places = [...String(secret)];
  const left = places.filter((digit, at) => digit !== digits.at(at - places.length));
  const markOf = (digit: string, at: number): DigitMark => {
    if (digit === places.at(at - digits.length)) return 'right-place';
    return takeOne(left, digit) ? 'wrong-place' : 'not-in-number';
  };
  return digits.map((digit, at) => ({ digit, mark: markOf(digit, at) }));
}

/** Removes one `digit` from the digits left over; false when there is none. */
function takeOne(left: string[], digit: string): boolean {
  const at = left.indexOf(digit);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

function praise(guessCount: number): string {
  if (guessCount <= 3)
    return `Amazing! You found the number in ${guessCount === 1 ? '1 guess' : `${guessCount} guesses`}!`;
  if (guessCount <= 6) return `Great thinking! You found the number in ${guessCount} guesses.`;
  return `Well done for not giving up! You found the number in ${guessCount} guesses.`;
}

/** The result of a round that is over: max(1, 10 - previous guesses) of 10, or 0 when the turns ran out (spec S4, S9). */
export function resultOf(round: Round): GameResult {
  const { guesses, secret } = round;
  if (!isWon(round)) {
    const feedback = `You ran out of turns. The number was ${secret}. Keep practicing!`;
    return { score: 0, maxScore: BEST_SCORE, feedback };
  }
  const score = Math.max(1, BEST_SCORE - (guesses.length - 1));
  return { score, maxScore: BEST_SCORE, feedback: praise(guesses.length) };
}

const moveSchema = z.strictObject({ t: momentSchema, guess: z.int() });

export const guessRecorder: Recorder<Round, string, z.infer<typeof moveSchema>> = {
  play: guessNumber,
  moveOf({ before, after }, { t }) {
    const guess = after.guesses[before.guesses.length];
    return guess === undefined ? null : { t, guess };
  },
  moveSchema,
  again: (_, { guess }) => [String(guess)],
  placeOf: ({ guesses }) => Math.min(MAX_TURNS, guesses.length + 1),
};
