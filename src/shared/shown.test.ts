import { describe, expect, it } from 'vitest';
import { badgesAfter } from './badges.ts';
import { agoText, lastPlayedText, shortDate } from './dates.ts';
import { percentOf, progressPercent, scoreBand } from './scores.ts';
import { yearOrFirst } from './years.ts';

describe('badges', () => {
  it.each([
    [0, ['Explorer']],
    [9, ['Explorer']],
    [10, ['Explorer', 'Word Master']],
    [19, ['Explorer', 'Word Master']],
    [20, ['Explorer', 'Word Master', 'Number Wizard']],
  ])('after %i games a pupil has the badges %o', (games, titles) => {
    expect(badgesAfter(games).map(({ title }) => title)).toEqual(titles);
  });
});

describe('scores', () => {
  it.each([
    [100, 'green'],
    [70, 'green'],
    [69.9, 'yellow'],
    [40, 'yellow'],
    [39.9, 'red'],
    [0, 'red'],
  ] as const)('a score of %f percent is %s', (percent, band) => {
    expect(scoreBand(percent)).toBe(band);
  });

  it('percentages are rounded to whole numbers, and 0 of 0 is 0 percent', () => {
    expect(percentOf(2, 3)).toBe(67);
    expect(percentOf(0, 0)).toBe(0);
  });

  it.each([
    [0, 0],
    [5, 20],
    [25, 100],
    [400, 100],
  ])('%i of 25 games is shown as %i percent progress', (games, percent) => {
    expect(progressPercent(games)).toBe(percent);
  });
});

describe('lastPlayedText', () => {
  const now = new Date(2026, 2, 30, 0, 10);

  it.each([
    [new Date(2026, 2, 30, 0, 5), 'Today'],
    [new Date(2026, 2, 31, 9, 0), 'Today'],
    [new Date(2026, 2, 29, 23, 59), 'Yesterday'],
    [new Date(2026, 2, 28, 23, 59), '2 days ago'],
    [new Date(2026, 2, 24, 12, 0), '6 days ago'],
    [new Date(2026, 2, 23, 12, 0), '23 Mar 2026'],
  ])("a game played at %s is shown by the viewer's calendar day", (date, text) => {
    expect(lastPlayedText(date, now)).toBe(text);
  });

  it('a pupil’s own profile has the date as specified', () => {
    expect(lastPlayedText(new Date(2026, 2, 23, 12, 0), now, shortDate)).toBe('Mar 23, 2026');
  });

  it('a pupil who has never played is shown as Never', () => {
    expect(lastPlayedText(null, now)).toBe('Never');
  });
});

describe('yearOrFirst', () => {
  it.each([null, undefined, 0, 7, 2.5])('the unknown year %o falls back to Year 1', (year) => {
    expect(yearOrFirst(year)).toBe(1);
  });
});

describe('agoText', () => {
  const now = new Date(2026, 10, 22, 9, 0);

  it.each([
    [new Date(2026, 10, 22, 0, 5), 'today'],
    [new Date(2026, 10, 22, 18, 0), 'today'],
    [new Date(2026, 10, 21, 23, 59), 'yesterday'],
    [new Date(2026, 10, 16, 9, 0), '6 days ago'],
    [new Date(2026, 10, 9, 9, 0), '13 days ago'],
    [new Date(2026, 10, 8, 9, 0), '2 weeks ago'],
    [new Date(2026, 8, 24, 9, 0), '8 weeks ago'],
    [new Date(2026, 8, 23, 9, 0), '2 months ago'],
    [new Date(2025, 10, 22, 9, 0), '12 months ago'],
  ])('a moment at %s is shown as %j', (date, text) => {
    expect(agoText(date, now)).toBe(text);
  });
});
