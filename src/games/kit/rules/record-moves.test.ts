import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { MISSES_MAX, MOVES_BYTES_MAX, MOVES_MAX, PLAY_MS_MAX, type Timed } from '#shared/moves.ts';
import {
  record,
  resumeRecording,
  startRecording,
  wholeMs,
  type Recording,
} from './record-moves.ts';
import type { Recorder } from './replay.ts';

interface Shots {
  hits: number;
  isHit: boolean;
}
type Shot = 'hit' | 'miss' | 'aim' | 'nothing';
type ShotMove = Timed & { shot: string };

/** Each shot is a move, aiming is none. */
const recorder = (text = ''): Recorder<Shots, Shot, ShotMove> => ({
  play(state, shot) {
    if (shot === 'nothing') return state;
    const isHit = shot === 'hit';
    return { hits: state.hits + (isHit ? 1 : 0), isHit };
  },
  moveOf: ({ action }, { t }) => (action === 'aim' ? null : { t, shot: action + text }),
  isMiss: ({ isHit }) => !isHit,
  moveSchema: z.object({ t: z.number(), shot: z.string() }),
  again: (_, { shot }) => ['aim', shot.startsWith('hit') ? 'hit' : 'miss'],
  placeOf: ({ hits }) => hits + 1,
});

const START: Recording<Shots, ShotMove> = startRecording({ hits: 0, isHit: false });
const played = (shots: readonly Shot[], text?: string) =>
  shots.reduce(
    (recording, shot, t) => record(recorder(text), recording, shot, { t, shown: 0 }),
    START,
  );
const many = (shot: Shot, count: number) => Array.from({ length: count }, () => shot);

describe('a recording', () => {
  it('a recording holds the moves with their times, and the reducer’s state', () => {
    const { state, moves } = played(['aim', 'miss', 'nothing', 'hit']);
    expect(state).toEqual({ hits: 1, isHit: true });
    expect(moves).toEqual([
      { t: 1, shot: 'miss' },
      { t: 3, shot: 'hit' },
    ]);
  });

  it('an action that changes nothing returns the same recording', () => {
    expect(played(['nothing'])).toBe(START);
  });

  it('a recording holds the first 300 misses and every hit, while the round includes all misses', () => {
    const { state, moves } = played([...many('miss', 350), ...many('hit', 10)]);
    expect(state.hits).toBe(10);
    expect(moves.filter(({ shot }) => shot === 'miss')).toHaveLength(MISSES_MAX);
    expect(moves.filter(({ shot }) => shot === 'hit')).toHaveLength(10);
    expect(moves.length).toBeLessThanOrEqual(MOVES_MAX);
  });

  it('a recording stays within the size limit of a proof, with room left for hits', () => {
    const { moves } = played([...many('miss', 299), ...many('hit', 10)], '–'.repeat(30));
    const bytes = Buffer.byteLength(JSON.stringify(moves));
    expect(bytes).toBeLessThanOrEqual(MOVES_BYTES_MAX);
    expect(bytes).toBeGreaterThan(MOVES_BYTES_MAX / 2);
    expect(moves.filter(({ shot }) => shot.startsWith('hit'))).toHaveLength(10);
  });
});

describe('a round that was left', () => {
  it('a round that was left goes on as it stood, with its moves and their times', () => {
    const left = played(['aim', 'miss', 'hit', ...many('miss', 320), 'hit']);
    const resumed = resumeRecording(
      recorder(),
      START.state,
      JSON.parse(JSON.stringify(left.moves)),
    );
    expect(resumed).toEqual(left);
  });

  it('a round that was left begins anew if its moves have another shape', () => {
    expect(resumeRecording(recorder(), START.state, [{ t: 1 }])).toEqual(START);
    expect(resumeRecording(recorder(), START.state, 'hit')).toEqual(START);
  });
});

it.each([
  [0.9, 0],
  [1200.5, 1200],
  [-3, 0],
  [2 * PLAY_MS_MAX, PLAY_MS_MAX],
])('%d ms of play are recorded as %d', (ms, whole) => expect(wholeMs(ms)).toBe(whole));
