// Plays a dealt round as a pupil does: moves that the rules allow, right and wrong ones, to the end of the round.
import { startSchema as caseSchema } from '#games/dictionary-detective/start.ts';
import { startSchema as numberSchema } from '#games/find-my-number/start.ts';
import { startSchema as guruSchema } from '#games/grammar-guru/start.ts';
import { startSchema as balloonSchema } from '#games/hangman-balloons/start.ts';
import type { GameId } from '#games/ids.ts';
import { pickOne, pickSome, shuffle, type Random } from '#games/kit/random.ts';
import { startSchema as mountainSchema } from '#games/mathematics-mountain/start.ts';
import { replayOf } from '#games/replays.ts';
import { startSchema as searchSchema } from '#games/word-search/start.ts';
import type { Deal } from '#shared/contract/rounds.ts';
import { placesOf } from './words-in-grid.ts';

export interface TimedMove {
  t: number;
  [rest: string]: unknown;
}

interface Play {
  random: Random;
  /** Time of play between two moves, in milliseconds. */
  stepMs: number;
}

type Steps = Array<Record<string, unknown>>;

const WRONG = 0.3;

const PLAYERS: Record<GameId, (start: unknown, play: Play) => Steps> = {
  'grammar-guru': (start, { random }) =>
    guruSchema.parse(start).questions.map(({ answer, options }) => {
      const wrong = options.filter((option) => option !== answer);
      return { answer: random() < WRONG ? pickOne(random, wrong) : answer };
    }),
  'mathematics-mountain': (start, { random }) =>
    mountainSchema
      .parse(start)
      .questions.map(({ answer }) => ({ answer: random() < WRONG ? answer + 1 : answer })),
  'dictionary-detective': (start, { random }) => {
    const ids = shuffle(
      random,
      caseSchema.parse(start).pairs.map(({ id }) => id),
    );
    return ids.flatMap((word, index) => {
      const other = ids[index + 1];
      const isWrong = other !== undefined && random() < WRONG;
      const match = { word, definition: word };
      return isWrong ? [{ word, definition: other }, match] : [match];
    });
  },
  'word-search': (start, { random }) => {
    const { words, grid } = searchSchema.parse(start);
    return shuffle(random, words).flatMap(({ word }) => placesOf(word, grid).slice(0, 1));
  },
  'hangman-balloons': (start, { random }) => {
    const letters = [...new Set(balloonSchema.parse(start).word)];
    const wrong = pickSome(random, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], 3).filter(
      (letter) => !letters.includes(letter),
    );
    return shuffle(random, letters)
      .toSpliced(1, 0, ...wrong.slice(0, letters.length > 1 ? 3 : 0))
      .map((letter) => ({ letter }));
  },
  'find-my-number': (start, { random }) => {
    const { min, max, secret } = numberSchema.parse(start);
    const others = [min, max].filter((guess) => guess !== secret && random() < 0.5);
    return [...others, secret].map((guess) => ({ guess }));
  },
};

/** Moves that end the round, `stepMs` apart. */
export function playDeal({ gameId, start }: Deal, play: Play): TimedMove[] {
  const player = Object.entries(PLAYERS).find(([id]) => id === gameId)?.[1];
  if (!player) throw new Error(`Nobody plays ${gameId}.`);
  const isQuiz = gameId === 'grammar-guru' || gameId === 'mathematics-mountain';
  return player(start, play).map((step, index) => ({
    ...step,
    t: (index + 1) * play.stepMs,
    ...(isQuiz && { shown: index * play.stepMs }),
  }));
}

/** What the pupil sees at the end of a round. */
export function resultOf(deal: Deal, moves: readonly TimedMove[]) {
  const outcome = replayOf(deal.gameId, deal.rules)?.replay(deal.start, moves, deal);
  if (!outcome?.ok) throw new Error(`The moves end nowhere: ${outcome?.message ?? 'no rules'}`);
  return outcome;
}
