// Rounds of set work (D11): which games can ask which objectives, and what the rounds contain.
import { describe, expect, it } from 'vitest';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { ON_SERVER } from './server.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import { NOTHING_REMEMBERED, type ItemMemory, type MemoryView } from './kit/rules/memory.ts';
import { seededRandom } from './kit/rules/random.ts';

const LENGTHS: Partial<Record<GameId, number>> = {
  'dictionary-detective': 10,
  'grammar-guru': 10,
  'hangman-balloons': 1,
  'listen-and-spell': 10,
  'mathematics-mountain': 10,
};
const ASKING = GAME_IDS.filter((id) => LENGTHS[id] !== undefined);
const LAST_MET = new Date('2026-09-01T12:00:00Z');

async function repertoireOf(id: GameId) {
  const { dealStart, repertoire } = await ON_SERVER[id].loadDealer();
  const objectives = [...((await repertoire?.objectives()) ?? [])];
  return { dealStart, repertoire, objectives };
}

function remembering(items: readonly Partial<ItemMemory>[]): MemoryView {
  const full = items.map(({ item = '', ...known }) => {
    return { item, recall: 0.5, stability: 2, isDue: true, lastMet: LAST_MET, ...known };
  });
  return { items: new Map(full.map((one) => [one.item, one])), objectives: new Map(), rounds: 9 };
}

it('games that ask nothing cannot be set for any objective', async () => {
  for (const id of GAME_IDS.filter((id) => !ASKING.includes(id))) {
    expect((await ON_SERVER[id].loadDealer()).repertoire).toBeUndefined();
  }
});

it('games can ask nearly every objective, and no unknown one', async () => {
  const carried = new Set<string>();
  for (const id of ASKING)
    for (const code of (await repertoireOf(id)).objectives) carried.add(code);
  const codes = OBJECTIVES.map(({ code }) => code);
  expect([...carried].filter((code) => !codes.includes(code))).toEqual([]);
  expect(carried.size).toBeGreaterThan(codes.length / 2);
});

describe.each(ASKING)('%s', (id) => {
  it(`${id} asks set items first, for a pupil of any year, in rounds that can be replayed`, async () => {
    const { dealStart, objectives } = await repertoireOf(id);
    const shares: number[] = [];
    for (const [nth, objective] of objectives.entries()) {
      const year = YEAR_GROUPS[nth % YEAR_GROUPS.length] ?? 1;
      for (const memory of [NOTHING_REMEMBERED, remembering([])]) {
        const random = seededRandom(nth);
        const focus = { kind: 'objective', objective } as const;
        const dealing = { year, random, recent: [], memory, countdown: null, focus };
        const { start, asked } = await dealStart(dealing);
        expect(ON_SERVER[id].replay.startSchema.parse(start)).toEqual(start);
        expect(asked).toHaveLength(LENGTHS[id] ?? 0);
        const set = asked.filter((one) => one.objective === objective);
        expect({ objective, isAsked: set.length > 0 }).toEqual({ objective, isAsked: true });
        shares.push(set.length / asked.length);
      }
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.8);
  });

  it(`${id} asks due items before new ones among the set items`, async () => {
    const { dealStart, objectives } = await repertoireOf(id);
    const [objective = ''] = objectives;
    const focus = { kind: 'objective', objective } as const;
    const dealing = { year: 3, recent: [], countdown: null, focus } as const;
    const first = await dealStart({
      ...dealing,
      random: seededRandom(1),
      memory: NOTHING_REMEMBERED,
    });
    const due = first.asked.filter((one) => one.objective === objective).at(-1)?.item ?? '';
    for (let seed = 0; seed < 5; seed++) {
      const memory = remembering([{ item: due }]);
      const { asked } = await dealStart({ ...dealing, random: seededRandom(seed), memory });
      expect(asked.map(({ item }) => item)).toContain(due);
    }
  });

  it(`${id} asks more due items than ordinary rounds if revision was set`, async () => {
    const { dealStart, repertoire } = await repertoireOf(id);
    const dealing = { year: 4, recent: [], countdown: null } as const;
    let memory = remembering([]);
    for (let seed = 0; seed < 12; seed++) {
      const { asked } = await dealStart({ ...dealing, random: seededRandom(seed), memory });
      const { items } = remembering(asked);
      memory = { ...memory, items: new Map([...memory.items, ...items]) };
    }
    const focus = { kind: 'due' } as const;
    const { asked } = await dealStart({ ...dealing, random: seededRandom(5), memory, focus });
    const due = asked.filter(({ item }) => memory.items.has(item));
    expect(due.length).toBeGreaterThan((LENGTHS[id] ?? 0) * 0.6);
    expect(due.every(({ item }) => repertoire?.asks(item, dealing))).toBe(true);
  });

  it(`${id} deals a different set round after each round`, async () => {
    const { dealStart, objectives } = await repertoireOf(id);
    const [objective = ''] = objectives;
    const dealing = { year: 3, memory: NOTHING_REMEMBERED, countdown: 1 } as const;
    const focus = { kind: 'objective', objective } as const;
    const first = await dealStart({ ...dealing, focus, recent: [], random: seededRandom(1) });
    const recent = first.drawn;
    const second = await dealStart({ ...dealing, focus, recent, random: seededRandom(1) });
    expect(second.drawn).not.toEqual(first.drawn);
  });
});

it('questions that need paper are asked only without a countdown', async () => {
  const { dealStart, repertoire } = await repertoireOf('mathematics-mountain');
  const untimed = [...((await repertoire?.untimed?.()) ?? [])];
  expect(untimed.length).toBeGreaterThan(0);
  for (const objective of untimed) {
    const focus = { kind: 'objective', objective } as const;
    const dealing = {
      year: 6,
      random: seededRandom(2),
      recent: [],
      memory: NOTHING_REMEMBERED,
      focus,
    } as const;
    const { asked } = await dealStart({ ...dealing, countdown: 1 });
    expect(asked.filter((one) => one.objective === objective)).toEqual([]);
  }
});
