import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionSchema, DURATION_LIMIT_S } from '#shared/contract/play.ts';
import {
  durationOf,
  newRound,
  nextPlayState,
  type PlayMove,
  type PlayState,
} from './play-state.ts';

const round = (playId: string) => ({ playId, seed: 1, openedAt: 0 });
const finished = (playId: string) => ({
  round: round(playId),
  result: { score: 7, maxScore: 10, feedback: 'Well played.', reviewed: [] },
  duration: 60,
  playedAt: '2026-01-01T10:00:00Z',
  proof: null,
});

const STATES = {
  playing: { step: 'playing', round: round('one') },
  result: { step: 'result', finished: finished('one') },
  reopening: { step: 'reopening' },
  closed: { step: 'closed' },
} as const satisfies Record<string, PlayState>;

const MOVES = {
  finish: { type: 'finish', finished: finished('one') },
  'finish of another round': { type: 'finish', finished: finished('two') },
  playAgain: { type: 'playAgain' },
  reopen: { type: 'reopen', round: round('two') },
  close: { type: 'close' },
} as const satisfies Record<string, PlayMove>;

/** The next state for each move; a move not listed changes nothing. */
const NEXT: Record<keyof typeof STATES, Partial<Record<keyof typeof MOVES, PlayState>>> = {
  playing: { finish: STATES.result, close: STATES.closed },
  result: { playAgain: STATES.reopening, close: STATES.closed },
  reopening: { reopen: { step: 'playing', round: round('two') }, close: STATES.closed },
  closed: {},
};

const stateNames = ['playing', 'result', 'reopening', 'closed'] as const;
const moveNames = ['finish', 'finish of another round', 'playAgain', 'reopen', 'close'] as const;

describe.each(stateNames)('%s', (name) => {
  it.each(moveNames)(`${name} answers to %s`, (move) => {
    const state = STATES[name];
    expect(nextPlayState(state, MOVES[move])).toEqual(NEXT[name][move] ?? state);
  });
});

const anyMoves = fc.array(fc.constantFrom(...Object.values(MOVES)));

it('a closed game stays closed, whatever move follows', () => {
  fc.assert(
    fc.property(anyMoves, anyMoves, (before, after) => {
      const closed = [...before, MOVES.close].reduce<PlayState>(nextPlayState, STATES.playing);
      expect(after.reduce(nextPlayState, closed)).toBe(closed);
    }),
  );
});

describe('newRound', () => {
  it('newRound gives every round its own id and seed', () => {
    const rounds = Array.from({ length: 200 }, () => newRound(5));
    expect(new Set(rounds.map(({ playId }) => playId)).size).toBe(200);
    // Among 200 draws of 32 bits two may be the same once in 200,000 runs; three of them practically never.
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBeGreaterThan(198);
    expect(rounds[0]?.openedAt).toBe(5);
  });

  it('newRound creates an id that the server accepts', () => {
    const game = { gameId: 'word-search', score: 1, maxScore: 1, playId: newRound(0).playId };
    expect(completionSchema.safeParse(game).success).toBe(true);
  });
});

describe('durationOf', () => {
  it.each([
    ['nothing', 1000, 1000, 0],
    ['half a second, rounded up', 1000, 1500, 1],
    ['less than half a second', 1000, 1499, 0],
    ['a minute', 0, 60_000, 60],
    ['a clock that went back', 5000, 0, 0],
    ['the longest the server takes', 0, DURATION_LIMIT_S * 1000, DURATION_LIMIT_S],
    ['longer than the server takes', 0, DURATION_LIMIT_S * 1000 + 9000, DURATION_LIMIT_S],
  ])('durationOf returns %s in whole seconds', (_, openedAt, endedAt, seconds) => {
    expect(durationOf({ playId: '', seed: 0, openedAt }, endedAt)).toBe(seconds);
  });

  it('durationOf always returns a duration that the server accepts', () => {
    const moment = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(moment, moment, (openedAt, endedAt) => {
        const duration = durationOf({ playId: '', seed: 0, openedAt }, endedAt);
        const game = { gameId: 'word-search', score: 1, maxScore: 1, duration };
        expect(completionSchema.safeParse(game).success).toBe(true);
      }),
    );
  });
});
