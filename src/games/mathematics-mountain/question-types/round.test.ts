import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import { NOTHING_REMEMBERED, type MemoryView } from '#games/kit/rules/memory.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { dealStart } from '../deal.ts';
import type { MathsItem, QuestionType } from './question-type.ts';
import { dealRound, type TypesByYear } from './round.ts';
import { ALL_TYPES, TIMED_TYPES, TYPES_BY_YEAR } from './types.ts';

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
const idOfType = (item: MathsItem) => item.id.split(':')[0] ?? '';

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

  it.each([
    [6, 2, 5],
    [7, 2, 4],
    [8, 2, 4],
    [9, 2, 4],
    [12, 2, 4],
    [3, 1, 3],
    [4, 1, 3],
    [5, 1, 3],
    [11, 1, 3],
    [2, 0, 2],
    [10, 0, 2],
  ])(
    'the tables in Year 4 have the table of %i as often as the tables check: %i to %i times in 25',
    (table, fewest, most) => {
      const share = (25 * tables.filter((one) => one === table).length) / tables.length;
      expect(share).toBeGreaterThanOrEqual(fewest);
      expect(share).toBeLessThanOrEqual(most);
    },
  );
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

  it('a round of maths questions asks a type at most twice and the smallest pools at most once', () => {
    always(YEAR_GROUPS, (round) => {
      expect(Math.max(...counts(round.map(idOfType)))).toBeLessThanOrEqual(2);
      expect(round.filter((item) => typeOf(item).fewQuestions).length).toBeLessThanOrEqual(1);
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

  it('a round of maths questions asks in Year 4 at least two facts with both factors among 6 to 9 and 12', () => {
    always([4], (round) => {
      const hard = round.filter(
        ({ table, fact }) =>
          table && fact.split('×').every((n) => [6, 7, 8, 9, 12].includes(Number(n))),
      );
      expect(hard.length).toBeGreaterThanOrEqual(2);
    });
  });

  it('a round of maths questions asks only the harder tables facts of earlier years', () => {
    always([3, 4, 5, 6], (round, year) => {
      const facts = round.filter((item) => item.table && yearOf(item) < year);
      for (const { fact } of facts) {
        expect(Math.max(...fact.split('×').map(Number))).toBeGreaterThanOrEqual(6);
      }
    });
  });

  it('a round of maths questions follows the mix of the year', () => {
    const between = (round: MathsItem[], year: number, first: number, last: number) =>
      round.filter(
        (item) => yearOf(item) === year && placeOf(item) >= first && placeOf(item) <= last,
      ).length;
    always([1], (round) => {
      expect([
        between(round, 1, 1, 9),
        between(round, 1, 10, 15),
        between(round, 1, 16, 21),
      ]).toEqual([4, 4, 2]);
    });
    always([2], (round) => {
      expect([
        between(round, 2, 1, 11),
        between(round, 2, 12, 20),
        between(round, 2, 21, 25),
      ]).toEqual([2, 3, 2]);
    });
    always([3], (round) => {
      expect([
        between(round, 3, 1, 10),
        between(round, 3, 11, 20),
        between(round, 3, 21, 24),
      ]).toEqual([3, 3, 1]);
      expect(round.filter(({ table }) => table).length).toBeGreaterThanOrEqual(4);
    });
    always([4], (round) => {
      const tables = round.flatMap(({ table }) => table ?? []);
      expect(tables).toHaveLength(5);
      expect(
        tables.filter((table) => [6, 7, 8, 9, 12].includes(table)).length,
      ).toBeGreaterThanOrEqual(2);
      expect(tables.filter((table) => [2, 10].includes(table)).length).toBeLessThanOrEqual(1);
      expect(round.filter((item) => typeOf(item).level === 'B' && !item.table)).toHaveLength(2);
    });
    always([5, 6], (round) => {
      expect(round.filter((item) => typeOf(item).level === 'A')).toHaveLength(4);
      expect(round.filter((item) => typeOf(item).level === 'B')).toHaveLength(6);
    });
  });

  it('a round of maths questions asks nothing from the last fifteen rounds again', () => {
    for (const year of YEAR_GROUPS) {
      const ids = rounds(year, 11, 15)
        .flat()
        .map(({ id }) => id);
      expect(new Set(ids).size).toBe(150);
    }
  });

  it('still has ten questions when nothing new is left', () => {
    const all = TYPES_BY_YEAR[1].flatMap((type) => [...type.all()].map(({ id }) => id));
    expect(deal(TIMED_TYPES, 1, 4, all)).toHaveLength(10);
  });

  it('a round of maths questions lets a pupil meet every timed type of the year within twenty-five rounds', () => {
    for (const year of YEAR_GROUPS) {
      const met = new Set(rounds(year, 3, 25).flat().map(idOfType));
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
    expect(await idsOf(9)).toEqual(deal(TIMED_TYPES, 3, 9).map(({ id }) => id));
    expect(await idsOf(9)).not.toEqual(await idsOf(10));
  });

  it('a round of maths questions asks an objective no more than three times and an item once, even when there is nothing else', () => {
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
