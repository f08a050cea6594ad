import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, chooseRound, levelOf, poolOf, type Candidate, type Level } from './choose.ts';
import type { ItemMemory, MemoryView } from './memory.ts';
import { seededRandom } from './random.ts';

const OBJECTIVES = ['Y3.A.1', 'Y3.A.2', 'Y3.A.3'];
const LEVELS: readonly Level[] = [1, 2, 3];
/** Ten items of each objective and level, and as many of the year before. */
const BANK: readonly Candidate[] = [...OBJECTIVES, 'Y2.A.1'].flatMap((objective) =>
  LEVELS.flatMap((level) =>
    Array.from({ length: 10 }, (_, nth) => {
      const isEarlier = objective.startsWith('Y2');
      return { item: `${objective}/${level}${nth}`, objective, level, isEarlier };
    }),
  ),
);

const POOL = poolOf(BANK);

type Known = Partial<Omit<ItemMemory, 'item' | 'lastMet'>>;

function memoryOf(
  known: Readonly<Record<string, Known>>,
  { rounds = 5, objectives = {} }: { rounds?: number; objectives?: Record<string, number> } = {},
): MemoryView {
  const lastMet = new Date(0);
  return {
    items: new Map(
      Object.entries(known).map(([item, { recall = 0.9, stability = 5, isDue = false }]) => [
        item,
        { item, recall, stability, isDue, lastMet },
      ]),
    ),
    objectives: new Map(Object.entries(objectives)),
    rounds,
  };
}

function chosen(memory: MemoryView, { seed = 1, recent = [''] } = {}): Candidate[] {
  const choices = choicesFor(POOL, memory);
  const choosing = {
    memory,
    random: seededRandom(seed),
    level: levelOf(memory, choices.met),
    isRecent: ({ item }: Candidate) => recent.includes(item),
    join: (candidate: Candidate) => candidate,
  };
  return chooseRound(choosing, choices, 10);
}

const anyMemory = fc
  .array(
    fc.record({
      nth: fc.nat(BANK.length - 1),
      recall: fc.double({ min: 0, max: 1, noNaN: true }),
      isDue: fc.boolean(),
    }),
    { maxLength: 100 },
  )
  .map((known) =>
    memoryOf(
      Object.fromEntries(
        known.map(({ nth, ...rest }): [string, Known] => [BANK[nth]?.item ?? '', rest]),
      ),
    ),
  );

describe('a round chosen by memory', () => {
  it('a round chosen by memory has up to six due items, least recalled first', () => {
    fc.assert(
      fc.property(anyMemory, fc.integer(), (memory, seed) => {
        const due = [...memory.items.values()]
          .filter(({ isDue }) => isDue)
          .map(({ recall }) => recall)
          .toSorted((one, other) => one - other);
        const asked = chosen(memory, { seed })
          .flatMap(({ item }) => memory.items.get(item) ?? [])
          .filter(({ isDue }) => isDue)
          .map(({ recall }) => recall);
        expect(asked).toEqual(due.slice(0, 6));
      }),
    );
  });

  it('a round chosen by memory has ten different items, at most two of them new ones of earlier years', () => {
    fc.assert(
      fc.property(anyMemory, fc.integer(), (memory, seed) => {
        const round = chosen(memory, { seed });
        expect(new Set(round.map(({ item }) => item)).size).toBe(10);
        const earlier = round.filter(({ item, isEarlier }) => isEarlier && !memory.items.has(item));
        expect(earlier.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('a round chosen by memory introduces items of the objective with the fewest answers', () => {
    const objectives = { 'Y3.A.1': 20, 'Y3.A.3': 20, 'Y2.A.1': 20 };
    const round = chosen(memoryOf({}, { objectives }));
    expect(round.map(({ objective }) => objective)).toEqual(Array(10).fill('Y3.A.2'));
  });

  it('a round chosen by memory introduces each eligible item equally often', () => {
    const objectives = { 'Y3.A.1': 1, 'Y2.A.1': 1 };
    const memory = memoryOf({ 'Y3.A.2/10': {} }, { objectives });
    const first = new Map<string, number>();
    for (let seed = 0; seed < 3800; seed++) {
      const [item = ''] = chosen(memory, { seed, recent: ['Y3.A.3/11'] }).map((each) => each.item);
      first.set(item, (first.get(item) ?? 0) + 1);
    }
    // The easy items of two objectives, except those already met or recently dealt.
    expect(first.size).toBe(18);
    for (const count of first.values()) expect(Math.abs(count - 3800 / 18)).toBeLessThan(75);
  });

  it('a round chosen by memory introduces easy items before hard ones', () => {
    expect(chosen(memoryOf({})).map(({ level }) => level)).toEqual(Array(10).fill(1));
  });

  it('a round chosen by memory continues at the level of the wrong answers once the easier one is mastered', () => {
    const known = { 'Y3.A.1/10': {}, 'Y3.A.2/10': {}, 'Y3.A.3/10': {} };
    const levels = chosen(memoryOf(known)).map(({ level }) => level);
    expect(levels).toEqual(Array(10).fill(2));
    const forgotten = { ...known, 'Y3.A.3/10': { stability: 0.2 } };
    expect(chosen(memoryOf(forgotten))[0]?.level).toBe(1);
  });

  it('the first three rounds chosen by memory vary in difficulty', () => {
    for (const rounds of [0, 1, 2]) {
      const levels = chosen(memoryOf({}, { rounds })).map(({ level }) => level);
      expect(new Set(levels).size).toBe(3);
    }
  });

  it('a round chosen by memory uses recently dealt items last', () => {
    const recent = BANK.slice(0, 30).map(({ item }) => item);
    const items = chosen(memoryOf({}), { recent }).map(({ item }) => item);
    expect(items.filter((item) => recent.includes(item))).toEqual([]);
  });

  it('a round chosen by memory repeats recently dealt items rather than being short', () => {
    const recent = BANK.map(({ item }) => item);
    expect(chosen(memoryOf({}), { recent })).toHaveLength(10);
  });

  it('a round chosen by memory asks revision-only items of pupils who have met them, and never introduces them', () => {
    const [own, earlier] = [BANK.slice(0, 90), BANK.slice(90)];
    const pool = poolOf(own, earlier);
    const item = earlier[0]?.item ?? '';
    for (const known of [{ [item]: { isDue: true } }, {}]) {
      const memory = memoryOf(known);
      const choosing = {
        memory,
        random: seededRandom(1),
        level: 1 as const,
        isRecent: () => false,
        join: (candidate: Candidate) => candidate,
      };
      const round = chooseRound(choosing, choicesFor(pool, memory), 10);
      const asked = round.filter(({ isEarlier }) => isEarlier).map((each) => each.item);
      expect(asked).toEqual(Object.keys(known));
    }
  });

  it('a round chosen by memory asks the least recalled of the other items when nothing is due or new', () => {
    const known = Object.fromEntries(
      BANK.map(({ item }, nth): [string, Known] => [item, { recall: (nth + 1) / 200 }]),
    );
    const items = chosen(memoryOf(known)).map(({ item }) => item);
    expect(items).toEqual(BANK.slice(0, 10).map(({ item }) => item));
  });

  it('a round chosen by memory introduces nothing while more than three items are due, except in the placement rounds', () => {
    const due = (count: number, rounds = 5) => {
      const items = BANK.slice(0, count).map(({ item }): [string, Known] => [
        item,
        { isDue: true },
      ]);
      const known = BANK.slice(count, 30).map(({ item }): [string, Known] => [item, {}]);
      const memory = memoryOf(Object.fromEntries([...items, ...known]), { rounds });
      return chosen(memory).filter(({ item }) => !memory.items.has(item)).length;
    };
    expect([3, 4, 20].map((count) => due(count))).toEqual([7, 0, 0]);
    expect(due(20, 2)).toBe(4);
  });

  it('a round chosen by memory asks extra due items rather than being short', () => {
    const known = Object.fromEntries(
      BANK.map(({ item }): [string, Known] => [item, { isDue: true }]),
    );
    expect(chosen(memoryOf(known))).toHaveLength(10);
  });
});
