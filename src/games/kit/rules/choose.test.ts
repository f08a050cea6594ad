import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRound, choosingFrom, poolOf, type Candidate, type Level } from './choose.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { ItemMemory, MemoryView } from './memory.ts';
import { seededRandom } from './random.ts';

const OBJECTIVES = ['Y3.A.1', 'Y3.A.2', 'Y3.A.3'];
const LEVELS: readonly Level[] = [1, 2, 3];
/** Ten items of each objective and level, and as many of the year before. */
const BANK: readonly Candidate[] = [...OBJECTIVES, 'Y2.A.1'].flatMap((objective) =>
  LEVELS.flatMap((level) =>
    Array.from({ length: 10 }, (_, nth) => {
      const item = `${objective}/${level}${nth}`;
      return { item, objective, level, isEarlier: objective.startsWith('Y2'), dealtAs: item };
    }),
  ),
);

const POOL = poolOf(BANK);

type Known = Partial<Omit<ItemMemory, 'item'>>;

function memoryOf(
  known: Readonly<Record<string, Known>>,
  { rounds = 5, objectives = {} }: { rounds?: number; objectives?: Record<string, number> } = {},
): MemoryView {
  return {
    items: new Map(
      Object.entries(known).map(([item, known]) => [
        item,
        { item, recall: 0.9, stability: 5, isDue: false, lastMet: new Date(0), ...known },
      ]),
    ),
    objectives: new Map(Object.entries(objectives)),
    rounds,
  };
}

function chosen(memory: MemoryView, { seed = 1, recent = [''], pool = POOL } = {}): Candidate[] {
  const random = seededRandom(seed);
  const choosing = choosingFrom(pool, { memory, random, recent }, (candidate) => candidate);
  return chooseRound(choosing, pool, 10);
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

  it('a round chosen by memory takes the objectives of the year in turn, beginning with the one asked longest ago', () => {
    const metOn = (day: number) => ({ lastMet: new Date(day * DAY_MS) });
    const memory = memoryOf(
      { 'Y3.A.1/10': metOn(2), 'Y3.A.3/10': metOn(1) },
      { objectives: { 'Y3.A.1': 1, 'Y3.A.3': 1 } },
    );
    const turns = (recent: string[]) =>
      chosen(memory, { recent })
        .slice(0, 3)
        .map(({ objective }) => objective);
    expect(turns([])).toEqual(['Y3.A.2', 'Y3.A.3', 'Y3.A.1']);
    expect(turns(['Y3.A.1/15', 'Y3.A.3/15'])).toEqual(['Y3.A.2', 'Y3.A.3', 'Y3.A.1']);
    expect(turns(['Y3.A.3/15', 'Y3.A.1/15'])).toEqual(['Y3.A.2', 'Y3.A.1', 'Y3.A.3']);
  });

  it('a round chosen by memory begins with an objective never asked, also if every item of it was dealt and never played', () => {
    const memory = memoryOf(
      { 'Y3.A.1/10': {}, 'Y3.A.3/10': {} },
      { objectives: { 'Y3.A.1': 1, 'Y3.A.3': 1 } },
    );
    const recent = BANK.map(({ item }) => item).filter((item) => item.startsWith('Y3.A.2'));
    expect(chosen(memory, { recent })[0]?.objective).toBe('Y3.A.2');
    const [notDealt, ...dealt] = recent;
    expect(chosen(memory, { recent: dealt })[0]?.item).toBe(notDealt);
  });

  it('a round chosen by memory introduces the easy items of an objective equally often', () => {
    const objectives = { 'Y3.A.1': 1, 'Y3.A.3': 1 };
    const met = { lastMet: new Date(DAY_MS) };
    const memory = memoryOf({ 'Y3.A.1/10': met, 'Y3.A.3/10': met }, { objectives });
    const first = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const [item = ''] = chosen(memory, { seed, recent: [] }).map((each) => each.item);
      first.set(item, (first.get(item) ?? 0) + 1);
    }
    expect(first.size).toBe(10);
    for (const count of first.values()) expect(Math.abs(count - 60)).toBeLessThan(35);
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

  it('a round chosen by memory uses the recently dealt items of an objective last', () => {
    const recent = BANK.filter(({ level }) => level === 1).map(({ item }) => item);
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
      const round = chosen(memoryOf(known), { pool });
      const asked = round.filter(({ isEarlier }) => isEarlier).map((each) => each.item);
      expect(asked).toEqual(Object.keys(known));
    }
  });

  it('a round chosen by memory asks the least recalled items of an objective when none is due or new', () => {
    const known = Object.fromEntries(
      BANK.map(({ item }, nth): [string, Known] => [item, { recall: (nth + 1) / 200 }]),
    );
    const asked = chosen(memoryOf(known)).map(({ item }) => item);
    for (const objective of OBJECTIVES) {
      const ofObjective = asked.filter((item) => item.startsWith(objective));
      const items = BANK.map(({ item }) => item).filter((item) => item.startsWith(objective));
      expect(ofObjective).toEqual(items.slice(0, ofObjective.length));
    }
  });

  it('a round chosen by memory asks known items before new ones while more than one is due, except in the placement rounds', () => {
    const newIn = (dueCount: number, rounds = 5) => {
      const known = BANK.filter((_, nth) => nth % 3 === 0).map(({ item }, nth): [string, Known] => [
        item,
        { isDue: nth < dueCount },
      ]);
      const memory = memoryOf(Object.fromEntries(known), { rounds });
      return chosen(memory).filter(({ item }) => !memory.items.has(item)).length;
    };
    expect([newIn(1), newIn(2), newIn(2, 2)]).toEqual([9, 0, 8]);
  });

  it('a round chosen by memory asks extra due items rather than being short', () => {
    const known = Object.fromEntries(
      BANK.map(({ item }): [string, Known] => [item, { isDue: true }]),
    );
    expect(chosen(memoryOf(known))).toHaveLength(10);
  });
});
