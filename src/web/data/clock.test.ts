import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { isDateWrong, noteServerTime, serverNow } from './clock.ts';

const YEAR_MS = 365 * DAY_MS;
const NOW = Date.UTC(2026, 10, 22, 10);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The device's clock is changed, or time passes. */
const show = (moment: number) => void vi.setSystemTime(moment);
const hear = (moment: number) => noteServerTime(new Date(moment).toUTCString());

describe.each([
  ['right', 0],
  ['a minute behind', -60_000],
  ['a year ahead', YEAR_MS],
  ['a year behind', -YEAR_MS],
])('a device whose clock is %s', (_, offMs) => {
  it('a device knows the server’s time, at the next visit as well', () => {
    fakeStorage();
    show(NOW + offMs);
    hear(NOW);
    expect(Math.abs(serverNow().getTime() - NOW)).toBeLessThanOrEqual(60_000);
    show(NOW + offMs + 3 * DAY_MS);
    expect(Math.abs(serverNow().getTime() - NOW - 3 * DAY_MS)).toBeLessThanOrEqual(60_000);
    expect(isDateWrong()).toBe(Math.abs(offMs) > DAY_MS);
  });
});

it('a device uses its own time before the server has answered', () => {
  fakeStorage();
  expect(serverNow()).toEqual(new Date(NOW));
  expect(isDateWrong()).toBe(false);
});

it.each([null, '', 'soon'])('the header %j does not change the time', (date) => {
  const { texts } = fakeStorage();
  noteServerTime(date);
  expect(texts.size).toBe(0);
});

it('the time never goes back behind the last answer when the device’s clock is put back', () => {
  fakeStorage();
  hear(NOW);
  show(NOW - YEAR_MS);
  expect(serverNow()).toEqual(new Date(NOW));
  expect(isDateWrong()).toBe(true);
});

it('the next answer corrects the time after the device’s clock was put right', () => {
  fakeStorage();
  show(NOW + YEAR_MS);
  hear(NOW);
  show(NOW + 1000);
  hear(NOW + 1000);
  expect(serverNow()).toEqual(new Date(NOW + 1000));
  expect(isDateWrong()).toBe(false);
});

it('the time follows a server whose clock is put right', () => {
  fakeStorage();
  hear(NOW + YEAR_MS);
  hear(NOW);
  expect(serverNow()).toEqual(new Date(NOW));
});

it('the time is stored at most once an hour while nothing changes', () => {
  const storage = fakeStorage();
  hear(NOW);
  const before = [...storage.texts.values()];
  show(NOW + 30 * 60_000);
  hear(NOW + 30 * 60_000);
  expect([...storage.texts.values()]).toEqual(before);
  show(NOW + 61 * 60_000);
  hear(NOW + 61 * 60_000);
  expect([...storage.texts.values()]).not.toEqual(before);
});

it('the time is known without a storage while the page is open', () => {
  const storage = fakeStorage();
  storage.becomes('forbidden');
  show(NOW + YEAR_MS);
  hear(NOW);
  expect(serverNow()).toEqual(new Date(NOW));
  // What was held in memory gives way to the storage.
  storage.becomes('works');
  show(NOW);
  hear(NOW);
});
