import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { deal } from '../deal.ts';
import type { MathsItem, QuestionType } from './question-type.ts';
import { dealRound, type TypesByYear } from './round.ts';
import { types as year1 } from './year-1.ts';
import { types as year2 } from './year-2.ts';
import { types as year3 } from './year-3.ts';
import { types as year4 } from './year-4.ts';
import { types as year5 } from './year-5.ts';
import { types as year6 } from './year-6.ts';

const TYPES: TypesByYear = { 1: year1, 2: year2, 3: year3, 4: year4, 5: year5, 6: year6 };

const yearOf = (item: MathsItem) => Number(item.id.charAt(1));
const placeOf = (item: MathsItem) => typeOf(item).place;
const idOfType = (item: MathsItem) => item.id.split(':')[0] ?? '';

function typeOf(item: MathsItem): QuestionType {
  const type = Object.values(TYPES)
    .flat()
    .find(({ id }) => id === idOfType(item));
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
    played.push(dealRound(year, TYPES, seededRandom(seed + round), recent));
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

describe('a round of maths questions', () => {
  it('has ten questions, all with different texts', () => {
    always(YEAR_GROUPS, (round) => {
      expect(new Set(round.map(({ question }) => question)).size).toBe(10);
    });
  });

  it('never asks one fact twice', () => {
    always(YEAR_GROUPS, (round) => {
      expect(new Set(round.map(({ fact }) => fact)).size).toBe(10);
    });
  });

  it('asks a type at most twice and the smallest pools at most once', () => {
    always(YEAR_GROUPS, (round) => {
      expect(Math.max(...counts(round.map(idOfType)))).toBeLessThanOrEqual(2);
      expect(round.filter((item) => typeOf(item).fewQuestions).length).toBeLessThanOrEqual(1);
    });
  });

  it('asks an objective at most three times', () => {
    always(YEAR_GROUPS, (round) => {
      expect(Math.max(...counts(round.map(({ objective }) => objective)))).toBeLessThanOrEqual(3);
    });
  });

  it('goes from earlier years to this year, and within a year from easy rows to hard ones', () => {
    always(YEAR_GROUPS, (round) => {
      const places = round.map((item) => yearOf(item) * 100 + placeOf(item));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    });
  });

  it('has seven questions of the year and three of one or two years before, from Year 2 on', () => {
    always([2, 3, 4, 5, 6], (round, year) => {
      expect(round.filter((item) => yearOf(item) === year)).toHaveLength(7);
      for (const item of round) expect(yearOf(item)).toBeGreaterThanOrEqual(year - 2);
    });
    always([1], (round) => {
      expect(round.every((item) => yearOf(item) === 1)).toBe(true);
    });
  });

  it('never asks for paper', () => {
    always(YEAR_GROUPS, (round) => {
      expect(round.filter((item) => typeOf(item).level === 'C')).toEqual([]);
    });
  });

  it('follows the mix of the year', () => {
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

  it('asks nothing from the last fifteen rounds again', () => {
    for (const year of YEAR_GROUPS) {
      const ids = rounds(year, 11, 15)
        .flat()
        .map(({ id }) => id);
      expect(new Set(ids).size).toBe(150);
    }
  });

  it('brings back what was met longest ago when nothing new is left', () => {
    const all = year1.flatMap((type) => [...type.all()].map(({ id }) => id));
    const longAgo = all.filter((id) => id.endsWith(':3') || id.endsWith(',3'));
    const lately = all.filter((id) => !longAgo.includes(id));
    const round = dealRound(1, TYPES, seededRandom(4), [...lately, ...longAgo]);
    expect(round).toHaveLength(10);
    expect(round.filter(({ id }) => longAgo.includes(id)).length).toBeGreaterThan(6);
  });

  it('lets a pupil meet every timed type of the year within twenty-five rounds', () => {
    for (const year of YEAR_GROUPS) {
      const met = new Set(rounds(year, 3, 25).flat().map(idOfType));
      const missing = (TYPES[year] ?? []).filter(({ id, timed }) => timed && !met.has(id));
      expect(missing.map(({ id }) => id)).toEqual([]);
    }
  });

  it('is the same for the same seed, and dealt by the card with the types of all years', () => {
    const idsOf = (seed: number) => deal(3, seededRandom(seed), []).map(({ id }) => id);
    expect(idsOf(9)).toEqual(dealRound(3, TYPES, seededRandom(9), []).map(({ id }) => id));
    expect(idsOf(9)).not.toEqual(idsOf(10));
  });

  it('asks an objective no more than three times and a type twice, even when there is nothing else', () => {
    const roundOf = (keep: (type: QuestionType) => boolean) =>
      dealRound(2, { 2: year2.filter(keep) }, seededRandom(2), []);
    expect(roundOf(({ objective }) => objective === 'Y2.AS.3')).toHaveLength(3);
    expect(roundOf(({ id }) => id === 'Y2.AS.3/r12')).toHaveLength(2);
  });

  it('leaves out years whose types are not at hand', () => {
    const round = dealRound(4, { 4: year4 }, seededRandom(1), []);
    expect(round).toHaveLength(7);
  });
});
