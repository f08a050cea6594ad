import { describe, expect, it } from 'vitest';
import { YEAR_GROUPS } from '#shared/years.ts';
import { loadEntries } from './index.ts';

describe('loadEntries', () => {
  it.each(YEAR_GROUPS)('has at least a round of different pairs for Year %i', async (year) => {
    const entries = await loadEntries(year);
    expect(entries.length).toBeGreaterThanOrEqual(10);
    for (const key of ['id', 'word', 'definition'] as const) {
      expect(new Set(entries.map((entry) => entry[key])).size).toBe(entries.length);
    }
    for (const { id } of entries) expect(id).toMatch(new RegExp(`^Y${year}\\.DD/`));
  });

  it.each([null, undefined, 0, 7])('falls back to Year 1 for the year %s', async (year) => {
    expect(await loadEntries(year)).toBe(await loadEntries(1));
  });
});
