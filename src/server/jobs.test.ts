import { expect, it } from 'vitest';
import { setUpTestApp } from '#testing/test-app.ts';
import { claimHousekeeping } from './platform/db/notes-store.ts';

const server = setUpTestApp();
const MINUTE_MS = 60_000;
const claim = (at: number) =>
  claimHousekeeping(server.deps.database.db, new Date(at), 55 * MINUTE_MS);

it('one of many processes does the housekeeping, and the next one only when its time has come', async () => {
  const start = Date.UTC(2025, 10, 20, 9);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(start)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim(start + 54 * MINUTE_MS)).toBe(false);
  expect(await claim(start + 55 * MINUTE_MS)).toBe(true);
  expect(await claim(start + 56 * MINUTE_MS)).toBe(false);
});

it('a process whose clock is a moment behind the one that took the job leaves it alone', async () => {
  const start = Date.UTC(2025, 10, 20, 9);
  expect(await claim(start)).toBe(true);
  expect(await claim(start - 1)).toBe(false);
});

it('a clock that was ahead stops nobody', async () => {
  const now = Date.UTC(2025, 10, 20, 9);
  expect(await claim(now + 9000 * MINUTE_MS)).toBe(true);
  expect(await claim(now)).toBe(true);
});
