import { describe, expect, it } from 'vitest';
import { SOUNDS, type Note } from './sounds.ts';

describe.each(Object.entries<readonly Note[]>(SOUNDS))('the sound of %s', (_, notes) => {
  it('a sound of a game is short', () => {
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(1200);
    expect(Math.min(...notes.map(({ at }) => at))).toBe(0);
  });

  it('a sound of a game is soft, even where notes overlap', () => {
    const together = notes.map(({ at }) =>
      notes
        .filter((note) => note.at <= at && at < note.at + note.lasts)
        .reduce((sum, { loudness }) => sum + loudness, 0),
    );
    expect(Math.max(...together)).toBeLessThanOrEqual(0.5);
  });

  it('a sound of a game is neither a buzz nor shrill', () => {
    for (const { pitch, glidesTo = pitch } of notes) {
      expect(Math.min(pitch, glidesTo)).toBeGreaterThan(250);
      expect(Math.max(pitch, glidesTo)).toBeLessThan(1100);
    }
  });
});

it('the sound of a tap is almost instant', () => {
  expect(SOUNDS.tap[0].lasts).toBeLessThan(100);
});
