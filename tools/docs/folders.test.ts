import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCycles, PAGE, pictureOf, readArrows, withPicture } from './folders.ts';

describe('the folders of src', () => {
  const arrows = readArrows();

  it('neighbouring folders import each other in one direction only', () => {
    expect(arrows.length).toBeGreaterThan(100);
    expect(findCycles(arrows)).toEqual([]);
  });

  it('docs/architecture.md shows the current folders (otherwise run npm run docs:folders)', () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(page).toBe(withPicture(page, pictureOf(arrows)));
  });
});

it('a circle is found, even through a third folder or deep inside', () => {
  const round = [
    { from: 'server/a/x', to: 'server/b' },
    { from: 'server/b', to: 'server/c/y' },
    { from: 'server/c', to: 'server/a' },
  ];
  expect(findCycles(round)).toHaveLength(3);
  expect(findCycles(round.slice(0, 2))).toEqual([]);
  const deep = [
    { from: 'web/pages/a', to: 'web/pages/b' },
    { from: 'web/pages/b', to: 'web/pages/a' },
  ];
  expect(findCycles(deep)).toHaveLength(2);
});

it('an arrow that follows from others is not drawn', () => {
  const arrows = [
    { from: 'web', to: 'ui' },
    { from: 'ui', to: 'shared' },
    { from: 'web', to: 'shared' },
  ];
  expect(pictureOf(arrows)).toContain('web --> ui');
  expect(pictureOf(arrows)).not.toContain('web --> shared');
});
