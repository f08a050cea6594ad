import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ItemMemory } from '#games/kit/rules/memory.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { dealRound, itemsOfRounds } from './deal-round.ts';
import { TIMED_DEALT_TYPES, TYPES_BY_YEAR } from './types.ts';

const YEARS = fc.constantFrom(...YEAR_GROUPS);
const PLACES = 10;

/** Any state of some of a year's items, with others that maths does not know. */
const memories = YEARS.chain((year) => {
  const items = [...itemsOfRounds(year, TYPES_BY_YEAR), 'word/island#meaning', 'Y9.XX.1/r1'];
  const met = fc.record({
    item: fc.constantFrom(...items),
    recall: fc.double({ min: 0, max: 1, noNaN: true }),
    stability: fc.double({ min: 0.1, max: 60, noNaN: true }),
    isDue: fc.boolean(),
    lastMet: fc.constant(new Date('2026-09-01T00:00:00Z')),
  });
  return fc.record({
    year: fc.constant(year),
    rounds: fc.integer({ min: 0, max: 6 }),
    met: fc.uniqueArray(met, { selector: ({ item }) => item, maxLength: 150 }),
  });
});

const toMap = (met: readonly ItemMemory[]) => new Map(met.map((one) => [one.item, one]));

it('the same memory and the same random numbers give the same round, whatever was dealt before and in whichever order it was met', () => {
  fc.assert(
    fc.property(memories, fc.nat(), fc.nat(), ({ year, rounds, met }, seed, other) => {
      const memory = { items: toMap(met), objectives: new Map<string, number>(), rounds };
      const deal = (types: typeof TYPES_BY_YEAR, turned = memory) =>
        dealRound(types, { year, random: seededRandom(seed), recent: [], memory: turned });
      const first = deal(TYPES_BY_YEAR);
      expect(first).toHaveLength(PLACES);
      dealRound(TYPES_BY_YEAR, { year, random: seededRandom(other), recent: [], memory });
      expect(deal(TYPES_BY_YEAR)).toEqual(first);
      // As in a process that has not dealt anything yet.
      expect(deal({ ...TYPES_BY_YEAR })).toEqual(first);
      expect(deal(TYPES_BY_YEAR, { ...memory, items: toMap(met.toReversed()) })).toEqual(first);
    }),
    { numRuns: 40 },
  );
});

it('a maths type that goes wrong every day comes back, but not in every round', () => {
  const year = 6;
  const own = TIMED_DEALT_TYPES[year] ?? [];
  const { id: item = '', objective = '' } = own[0] ?? {};
  const lastMet = new Date('2026-09-01T00:00:00Z');
  const wrong = { item, recall: 0.5, stability: 0.2, isDue: true, lastMet };
  const objectives = new Map(own.map((type) => [type.objective, 1]));
  const memory = { items: toMap([wrong]), objectives };
  const ids: string[] = [];
  for (let rounds = 0; rounds < 30; rounds++) {
    const recent = ids.toReversed().slice(0, 5 * PLACES);
    const round = dealRound(TIMED_DEALT_TYPES, {
      year,
      random: seededRandom(rounds),
      recent,
      memory: { ...memory, rounds },
    });
    ids.push(...round.map(({ id }) => id));
  }
  const share = (12 * PLACES) / new Set(own.map((type) => type.objective)).size;
  for (let from = 0; from <= 18; from++) {
    const asked = ids.slice(PLACES * from, PLACES * (from + 12));
    const times = asked.filter((id) => id.startsWith(`${objective}/`)).length;
    expect(times).toBeGreaterThan(share);
    expect(times).toBeLessThanOrEqual(3 * share);
  }
});

it('a maths objective never asked comes first, however often it was dealt in rounds that were never played', () => {
  const year = 6;
  const own = TIMED_DEALT_TYPES[year] ?? [];
  const { id = '', objective = '' } = own[0] ?? {};
  const lastMet = new Date('2026-09-01T00:00:00Z');
  const others = own.filter((type) => type.objective !== objective);
  const asked = others.map(({ id: item }) => {
    return { item, recall: 0.5, stability: 0.2, isDue: true, lastMet };
  });
  const memory = {
    items: toMap(asked),
    objectives: new Map(others.map((type) => [type.objective, 1])),
    rounds: 11,
  };
  const recent = [1, 2, 3].map((nth) => `${id}:${nth}`);
  for (let seed = 0; seed < 10; seed++) {
    const random = seededRandom(seed);
    const round = dealRound(TIMED_DEALT_TYPES, { year, random, recent, memory });
    expect(round.map((question) => question.objective)).toContain(objective);
  }
});
