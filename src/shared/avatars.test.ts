import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AVATARS,
  avatarsUnlockedAfter,
  avatarsUnlockedBy,
  firstAvatars,
  gamesToNextUnlock,
  isAvatar,
} from './avatars.ts';

describe('the list of avatars', () => {
  it('there are 50 different avatars, each a single emoji, and the first is the dog', () => {
    expect(new Set(AVATARS).size).toBe(50);
    expect(AVATARS[0]).toBe('🐶');
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    for (const avatar of AVATARS) expect([...segmenter.segment(avatar)]).toHaveLength(1);
  });

  it('only the listed emoji count as avatars', () => {
    expect(isAvatar('🐶')).toBe(true);
    expect(isAvatar('dog')).toBe(false);
  });
});

describe('unlocking avatars', () => {
  it.each([
    [0, 15],
    [4, 15],
    [5, 20],
    [9, 20],
    [10, 25],
    [34, 45],
    [35, 50],
    [40, 50],
    [1000, 50],
  ])('after %i games %i avatars are unlocked', (games, unlocked) => {
    expect(avatarsUnlockedAfter(games)).toBe(unlocked);
  });

  it('the avatars unlocked by each game add up to the avatars unlocked in total', () => {
    fc.assert(
      fc.property(fc.nat(60), (games) => {
        const earned = Array.from({ length: games }, (_, i) => avatarsUnlockedBy(i + 1)).flat();
        expect([...firstAvatars(15), ...earned]).toEqual(firstAvatars(avatarsUnlockedAfter(games)));
      }),
    );
  });

  it.each([
    [0, 15, 5],
    [1, 15, 4],
    [4, 15, 1],
    [5, 20, 5],
    [34, 45, 1],
    [35, 50, null],
    [36, 50, null],
  ])('after %i games with %i avatars, %s more games unlock new ones', (games, unlocked, more) => {
    expect(gamesToNextUnlock(games, unlocked)).toBe(more);
  });
});
