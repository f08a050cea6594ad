import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionSchema, DURATION_LIMIT_S } from '#shared/contract/play.ts';
import { uuidFrom } from '#shared/uuid.ts';
import { durationOf, newRound } from './round.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('uuidFrom', () => {
  it('uuidFrom sets the version 4 bits and leaves the others unchanged', () => {
    expect(uuidFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(uuidFrom(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    const counting = Uint8Array.from({ length: 16 }, (_, at) => at);
    expect(uuidFrom(counting)).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
  });

  it('uuidFrom returns a version 4 UUID for any bytes, without changing them', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const before = Uint8Array.from(random);
        expect(uuidFrom(random)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
        expect(random).toEqual(before);
      }),
    );
  });
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
