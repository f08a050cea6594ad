import { describe, expect, it } from 'vitest';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { ON_SERVER } from './server.ts';
import { GAME_IDS } from './ids.ts';
import { seededRandom } from './kit/rules/random.ts';
import { NOTHING_REMEMBERED } from './kit/rules/memory.ts';

const NOTHING_KNOWN = { recent: [], memory: NOTHING_REMEMBERED, countdown: 1 } as const;

describe.each(GAME_IDS)('%s', (id) => {
  it(`${id} deals rounds for every year that its replay accepts`, async () => {
    const { dealStart } = await ON_SERVER[id].loadDealer();
    for (const year of YEAR_GROUPS) {
      const { start } = await dealStart({ ...NOTHING_KNOWN, year, random: seededRandom(year) });
      expect(ON_SERVER[id].replay.startSchema.parse(start)).toEqual(start);
    }
  });

  it(`a deal of ${id} has at most 8 KB as JSON`, async () => {
    const { dealStart } = await ON_SERVER[id].loadDealer();
    for (const year of YEAR_GROUPS) {
      const { start } = await dealStart({ ...NOTHING_KNOWN, year, random: seededRandom(7) });
      expect(JSON.stringify(start).length).toBeLessThan(8192);
    }
  });

  it(`a teacher can try what ${id} asks, an item at a time`, async () => {
    const { items } = (await ON_SERVER[id].loadItems?.()) ?? {};
    const asked = await Promise.all(YEAR_GROUPS.map(async (year) => items?.askedIn(year) ?? []));
    const withoutClock = OBJECTIVES.flatMap(({ code }) =>
      (items?.withoutClock?.(code) ?? []).map((item) => ({ item, objective: code })),
    );
    const some = [...asked.flat(), ...withoutClock].filter((_, nth) => nth % 40 === 0);
    for (const { item, objective } of some) {
      const found = await items?.questionOf(item, objective, null, seededRandom(34));
      const start: unknown = await found?.start?.();
      expect(ON_SERVER[id].replay.startSchema.safeParse(start).error, item).toBeUndefined();
    }
  });
});

describe('a practice sheet', () => {
  const parts = [
    ['mathematics-mountain', 12],
    ['listen-and-spell', 8],
    ['grammar-guru', 4],
  ] as const;

  it.each(parts)(
    'a practice sheet of %s has %i different questions for every year, none to tap',
    async (id, count) => {
      const { dealPaper } = await ON_SERVER[id].loadDealer();
      for (const year of YEAR_GROUPS) {
        const dealing = { year, random: seededRandom(year), memory: NOTHING_REMEMBERED };
        const questions = (await dealPaper?.(dealing, count)) ?? [];
        expect(new Set(questions.map(({ item }) => item)).size).toBe(count);
        for (const { question, answer } of questions) {
          expect(question).not.toMatch(/\bTap\b/);
          expect(answer).not.toBe('');
        }
      }
    },
  );
});
