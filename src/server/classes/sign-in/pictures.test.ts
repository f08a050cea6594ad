import { describe, expect, it } from 'vitest';
import { SIGN_IN_PICTURES } from '#shared/sign-in-pictures.ts';
import { readConfig } from '../../platform/config.ts';
import {
  drawSequence,
  isSameSequence,
  openSequence,
  pictureKey,
  sealSequence,
} from './pictures.ts';

const SECRET_KEY = 'a1'.repeat(32);
const key = pictureKey(readConfig({ SECRET_KEY }));

describe('a sequence of secret pictures', () => {
  it('a sequence has three different pictures, each equally likely at each position', () => {
    const draws = Array.from({ length: 6000 }, drawSequence);
    for (const sequence of draws) expect(new Set(sequence).size).toBe(3);
    for (const place of [0, 1, 2]) {
      for (const picture of SIGN_IN_PICTURES) {
        const times = draws.filter((sequence) => sequence[place] === picture).length;
        // 500 are expected; 150 is seven standard deviations.
        expect(Math.abs(times - 500)).toBeLessThan(150);
      }
    }
  });

  it('an encrypted sequence can be decrypted only for its own pupil', () => {
    const sequence = drawSequence();
    const sealed = sealSequence(key, 7, sequence);
    expect(openSequence(key, 7, sealed)).toEqual(sequence);
    expect(() => openSequence(key, 8, sealed)).toThrow('can’t be read');
  });

  it.each([
    [['🏠', '🐟', '🥁'], ['🏠', '🐟', '🥁'], true],
    [['🏠', '🐟', '🥁'], ['🏠', '🥁', '🐟'], false],
    [['🏠', '🐟', '🥁'], ['🏠', '🐟'], false],
    [[], [], true],
  ] as const)('comparing the sequences %j and %j gives %s', (a, b, expected) => {
    expect(isSameSequence(a, b)).toBe(expected);
  });

  it('a sequence cannot be stored without a key outside the database', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://localhost/school' });
    expect(() => pictureKey(config)).toThrow('SECRET_KEY');
  });
});
