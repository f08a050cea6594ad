import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPlayState, type PlayMove, type PlayState } from './play-state.ts';

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
