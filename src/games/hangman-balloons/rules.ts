// The rules of Hangman with Balloons: a round is its word and the guessed letters.
import { z } from 'zod/mini';
import type { GameResult } from '#games/kit/rules/game.ts';
import { momentSchema, type Recorder } from '#games/kit/rules/replay.ts';
import type { BalloonStart } from './start.ts';

export interface BalloonRound {
  /** Id of the word, `${bank.id}/${word}`. */
  id: string;
  /** What the words of the bank have in common. */
  theme: string;
  /** What the word means, if known. */
  clue?: string | undefined;
  /** The hidden word in capitals A to Z. */
  word: string;
  /** The letters guessed so far, in order, each once. */
  guessed: readonly string[];
}

export type BalloonStatus = 'playing' | 'won' | 'lost';

/** Balloons at the start, and wrong guesses that lose the round (spec S9 Hangman). */
export const BALLOONS = 10;

/** The letters of the keys, in the order of the alphabet. */
export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A new round. */
export function startBalloons({ id, theme, clue, word }: BalloonStart): BalloonRound {
  return { id, theme, clue, word, guessed: [] };
}

/** The round after a guess; a letter guessed before, anything but A to Z and guesses after the end change nothing. */
export function guessLetter(round: BalloonRound, letter: string): BalloonRound {
  const counts = ALPHABET.includes(letter) && !round.guessed.includes(letter);
  if (!counts || statusOf(round) !== 'playing') return round;
  return { ...round, guessed: [...round.guessed, letter] };
}

/** How often a letter is in the word. */
export function timesInWord({ word }: BalloonRound, letter: string): number {
  return word.split(letter).length - 1;
}

/** How many guessed letters are not in the word. */
export function wrongGuesses(round: BalloonRound): number {
  return round.guessed.filter((letter) => timesInWord(round, letter) === 0).length;
}

/** Balloons left, 10 to 0: every wrong letter pops one. */
export function balloonsLeft(round: BalloonRound): number {
  return BALLOONS - wrongGuesses(round);
}

/** Won when all letters are guessed, lost at 10 wrong guesses (spec S4 Hangman with Balloons). */
export function statusOf(round: BalloonRound): BalloonStatus {
  if ([...round.word].every((letter) => round.guessed.includes(letter))) return 'won';
  return balloonsLeft(round) === 0 ? 'lost' : 'playing';
}

/** The word letter by letter; null where a letter is still hidden. */
export function lettersShown({ word, guessed }: BalloonRound): (string | null)[] {
  return [...word].map((letter) => (guessed.includes(letter) ? letter : null));
}

/** The result of a finished round: 10 minus the wrong guesses, 0 if lost; feedback tiers at 8 and 5 (spec S9 Hangman). */
export function balloonResult(round: BalloonRound): GameResult {
  const score = statusOf(round) === 'won' ? balloonsLeft(round) : 0;
  return { score, maxScore: BALLOONS, feedback: feedbackFor(score, round.word) };
}

function feedbackFor(score: number, word: string): string {
  if (score >= 8)
    return `Sky-high spelling! You found ${word} with ${score} balloons still flying.`;
  if (score >= 5) return `Great guessing! You found ${word} and kept ${score} balloons.`;
  if (score > 0) return `You did it! You found ${word} and never gave up.`;
  return `The word was ${word}. That was a tricky one, and now you know it!`;
}

const moveSchema = z.strictObject({ t: momentSchema, letter: z.string() });

export const balloonRecorder: Recorder<BalloonRound, string, z.infer<typeof moveSchema>> = {
  play: guessLetter,
  moveOf: ({ action: letter }, { t }) => ({ t, letter }),
  moveSchema,
  again: (_, { letter }) => [letter],
  placeOf: ({ guessed }) => guessed.length + 1,
};
