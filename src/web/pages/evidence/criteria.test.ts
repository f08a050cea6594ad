// Checks that the accessibility statement says only what tests support.
import axe from 'axe-core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRITERIA, testedText } from './criteria.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'));

describe('the list', () => {
  it('the list contains each of the 31 criteria of level A and the 24 of level AA once', () => {
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(55);
    expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  it('the list names axe for exactly the criteria for which axe has rules of levels A and AA', () => {
    const rules = axe.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    const tags = new Set(rules.flatMap((rule) => rule.tags));
    const hasRules = ({ id }: { id: string }) => tags.has(`wcag${id.replaceAll('.', '')}`);
    expect(CRITERIA.filter(hasRules).map(({ id }) => id)).toEqual(
      CRITERIA.filter(({ hasAxe }) => hasAxe).map(({ id }) => id),
    );
  });

  it.each([...new Set(CRITERIA.flatMap(({ tests = [] }) => tests.map(([file]) => file)))])(
    'the test file %s, which the list names, exists',
    (file) => {
      expect(existsSync(file)).toBe(true);
    },
  );
});

it('no page has a video or recorded sound', () => {
  for (const text of SOURCES) expect(text).not.toMatch(/<(video|audio|track)\b|new Audio\(/);
});

it('nothing listens to the motion of the device', () => {
  for (const text of SOURCES) expect(text).not.toMatch(/devicemotion|deviceorientation/i);
});

it('a criterion without a test says so', () => {
  expect(testedText({ id: '2.3.1', name: '', level: 'A' })).toBe('Not tested');
  expect(
    testedText({ id: '1.1.1', name: '', level: 'A', hasAxe: true, tests: [['f', 'this']] }),
  ).toBe('In part, by automated tests: axe-core’s rules for it, on every page; this');
});
