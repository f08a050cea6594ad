import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import { afterRound, NOTHING_REMEMBERED, type MemoryView } from '#games/kit/rules/memory.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { dealStart } from '../deal.ts';
import { itemOf } from './item.ts';
import type { MathsItem, QuestionType } from './question-type.ts';
import { dealRound, dealThinking, type TypesByYear } from './deal-round.ts';
import {
  ALL_TYPES,
  THOUGHT_TYPES,
  TIMED_DEALT_TYPES,
  TIMED_TYPES,
  TYPES_BY_YEAR,
} from './types.ts';

/** A pupil with a memory who has not met anything yet. */
const NOTHING_MET: MemoryView = { ...NOTHING_REMEMBERED, rounds: 0 };

const deal = (
  types: TypesByYear,
  year: YearGroup,
  seed: number,
  recent: readonly string[] = [],
): MathsItem[] =>
  dealRound(types, { year, random: seededRandom(seed), recent, memory: NOTHING_REMEMBERED });

const yearOf = (item: MathsItem) => Number(item.id.charAt(1));
const placeOf = (item: MathsItem) => typeOf(item).place;
const idOfType = (item: Pick<MathsItem, 'id'>) => item.id.split(':')[0] ?? '';

const TYPES = new Map(
  Object.values(TIMED_TYPES).flatMap((types) => types.map((type) => [type.id, type])),
);

function typeOf(item: MathsItem): QuestionType {
  const type = TYPES.get(idOfType(item));
  if (!type) throw new Error(`No type of ${item.id}`);
  return type;
}

function counts(keys: readonly string[]): number[] {
  return [...new Set(keys)].map((key) => keys.filter((other) => other === key).length);
}

/** Rounds one after another, as one pupil plays them. */
function rounds(year: YearGroup, seed: number, count: number): MathsItem[][] {
  const played: MathsItem[][] = [];
  for (let round = 0; round < count; round++) {
    const recent = played.toReversed().flatMap((items) => items.map(({ id }) => id));
    played.push(deal(TIMED_TYPES, year, seed + round, recent));
  }
  return played;
}

/** Checks a property of a round for many seeds, first rounds and later ones. */
function always(years: readonly YearGroup[], check: (round: MathsItem[], year: YearGroup) => void) {
  fc.assert(
    fc.property(
      fc.constantFrom(...years),
      fc.integer(),
      fc.integer({ min: 1, max: 4 }),
      (year, seed, count) => {
        for (const round of rounds(year, seed, count)) check(round, year);
      },
    ),
    { numRuns: 40 },
  );
}

describe('the tables in Year 4', () => {
  const tables = rounds(4, 5, 100)
    .flat()
    .filter(({ objective }) => objective === 'Y4.MD.1')
    .map(({ table }) => table);

  it('the tables in Year 4 are all asked, none more often than five times in 25', () => {
    for (const table of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const share = (25 * tables.filter((one) => one === table).length) / tables.length;
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(5);
    }
  });
});

describe('a round of maths questions', () => {
  it('a round of maths questions has ten questions, all with different texts', () => {
    always(YEAR_GROUPS, (round) => {
      expect(new Set(round.map(({ question }) => question)).size).toBe(10);
    });
  });

  it('a round of maths questions never asks one fact twice', () => {
    always(YEAR_GROUPS, (round) => {
      expect(new Set(round.map(({ fact }) => fact)).size).toBe(10);
    });
  });

  it('a round of maths questions asks a type once, or twice where it drills facts', () => {
    always(YEAR_GROUPS, (round) => {
      const others = round.filter(({ id, fact }) => itemOf(id, fact) === idOfType({ id }));
      expect(Math.max(...counts(round.map(idOfType)))).toBeLessThanOrEqual(2);
      expect(Math.max(...counts(others.map(idOfType)))).toBe(1);
    });
  });

  it('a round of maths questions has at most four facts of tables and bonds, in Year 4 six', () => {
    always(YEAR_GROUPS, (round, year) => {
      const facts = round.filter(({ id, fact }) => itemOf(id, fact).startsWith('fact/'));
      expect(facts.length).toBeLessThanOrEqual(year === 4 ? 6 : 4);
    });
  });

  it('a round of maths questions asks an objective at most three times', () => {
    always(YEAR_GROUPS, (round) => {
      expect(Math.max(...counts(round.map(({ objective }) => objective)))).toBeLessThanOrEqual(3);
    });
  });

  it('a round of maths questions goes from earlier years to this year, and within a year from easy rows to hard ones', () => {
    always(YEAR_GROUPS, (round) => {
      const places = round.map((item) => yearOf(item) * 100 + placeOf(item));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });
  });

  it('a round of maths questions has seven questions of the year and three of one or two years before, from Year 2 on', () => {
    always([2, 3, 4, 5, 6], (round, year) => {
      expect(round.filter((item) => yearOf(item) === year)).toHaveLength(7);
      for (const item of round) expect(yearOf(item)).toBeGreaterThanOrEqual(year - 2);
    });
    always([1], (round) => {
      expect(round.every((item) => yearOf(item) === 1)).toBe(true);
    });
  });

  it.each([3, 4, 5, 6] as const)(
    'a round of maths questions asks what takes long, and for paper, in Year %i only where no countdown runs',
    async (year) => {
      const kindsWith = async (countdown: CountdownFactor) => {
        const random = seededRandom(year);
        const asked: { id: string }[] = [];
        for (let nth = 0; nth < 20; nth++) {
          for (const memory of [NOTHING_REMEMBERED, NOTHING_MET]) {
            const { start } = await dealStart({ year, random, recent: [], memory, countdown });
            asked.push(...start.questions);
          }
        }
        const untimed = ALL_TYPES.filter(({ timed }) => !timed);
        const met = untimed.filter(({ id }) =>
          asked.some((question) => question.id.startsWith(`${id}:`)),
        );
        return new Set(met.map(({ level }) => level));
      };
      expect(await kindsWith(1)).toEqual(new Set());
      expect(await kindsWith(3)).toEqual(new Set());
      expect(await kindsWith(null)).toEqual(new Set(['B', 'C']));
    },
  );

  it('a round of maths questions asks only the harder tables facts of earlier years', () => {
    always([3, 4, 5, 6], (round, year) => {
      const facts = round.filter((item) => item.table && yearOf(item) < year);
      for (const { fact } of facts) {
        expect(Math.max(...fact.split('×').map(Number))).toBeGreaterThanOrEqual(6);
      }
    });
  });

  it('a round of maths questions asks nothing from the last three rounds again but facts of the tables', () => {
    for (const year of YEAR_GROUPS) {
      const ids = rounds(year, 11, 4)
        .flat()
        .filter(({ table }) => !table)
        .map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('a round still has ten questions when nothing new is left', () => {
    const all = TYPES_BY_YEAR[1].flatMap((type) => [...type.all()].map(({ id }) => id));
    expect(deal(TIMED_TYPES, 1, 4, all)).toHaveLength(10);
  });

  it('a round of maths questions lets a pupil meet every timed type of the year within forty rounds', () => {
    for (const year of YEAR_GROUPS) {
      const met = new Set(rounds(year, 3, 40).flat().map(idOfType));
      const missing = TIMED_TYPES[year].filter(({ id, timed }) => timed && !met.has(id));
      expect(missing.map(({ id }) => id)).toEqual([]);
    }
  });

  it('a round of maths questions is the same for the same seed, and dealt by the card with the types of all years', async () => {
    const idsOf = async (seed: number) => {
      const { start } = await dealStart({
        year: 3,
        random: seededRandom(seed),
        recent: [],
        memory: NOTHING_REMEMBERED,
        countdown: 1,
      });
      return start.questions.map(({ id }) => id);
    };
    expect(await idsOf(9)).toEqual(deal(TIMED_DEALT_TYPES, 3, 9).map(({ id }) => id));
    expect(await idsOf(9)).not.toEqual(await idsOf(10));
  });

  it('a round of maths questions asks an objective no more than three times and a type once, even when there is nothing else', () => {
    const roundOf = (keep: (type: QuestionType) => boolean) =>
      deal({ 2: TYPES_BY_YEAR[2].filter(keep) }, 2, 2);
    expect(roundOf(({ objective }) => objective === 'Y2.AS.3')).toHaveLength(3);
    expect(roundOf(({ id }) => id === 'Y2.AS.3/r12')).toHaveLength(1);
  });

  it('a round of maths questions has ten questions of the year where the types of earlier years are not at hand', () => {
    const round = deal({ 4: TYPES_BY_YEAR[4] }, 4, 1);
    expect(round.map(yearOf)).toEqual(Array.from({ length: 10 }, () => 4));
  });
});

describe('a round to think through', () => {
  const thinking = (year: YearGroup, seed: number, memory = NOTHING_MET) =>
    dealThinking(THOUGHT_TYPES, { year, random: seededRandom(seed), recent: [], memory });

  it('a round to think through has five different questions that the clock shuts out', () => {
    for (const year of YEAR_GROUPS) {
      for (let seed = 0; seed < 10; seed++) {
        const round = thinking(year, seed);
        expect(new Set(round.map(({ question }) => question)).size).toBe(5);
        const timed = new Set(TIMED_TYPES[year].map(({ id }) => id));
        expect(round.filter((item) => timed.has(idOfType(item)))).toEqual([]);
      }
    }
  });

  it('rounds to think through ask every objective of Years 3 to 6 that the clock shuts out', () => {
    for (const year of [3, 4, 5, 6] as const) {
      const timed = new Set(TIMED_TYPES[year].map(({ objective }) => objective));
      const shutOut = THOUGHT_TYPES[year].filter(({ objective }) => !timed.has(objective));
      let memory = NOTHING_MET;
      for (let nth = 0; nth < 12; nth++) {
        const asked = thinking(year, nth, memory).map((item) => {
          return { item: idOfType(item), objective: item.objective };
        });
        memory = afterRound(memory, asked, new Date(nth));
      }
      expect(shutOut.filter(({ objective }) => !memory.objectives.has(objective))).toEqual([]);
    }
  });

  it('usual rounds ask no problem of several steps, even without a clock', () => {
    const problems = new Set(ALL_TYPES.filter((type) => type.isProblem).map(({ id }) => id));
    for (const year of YEAR_GROUPS) {
      const round = deal(TYPES_BY_YEAR, year, 6);
      expect(round.filter((item) => problems.has(idOfType(item)))).toEqual([]);
    }
  });
});
