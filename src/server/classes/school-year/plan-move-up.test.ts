import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YEAR_GROUPS } from '#shared/years.ts';
import { planMoveUp, type Member } from './plan-move-up.ts';

const NOW = '2026/27';
const NEXT = '2027/28';
const LATER = '2028/29';

const member = (id: number, fields: Partial<Member> = {}): Member => ({
  id,
  displayName: `Pupil ${id}`,
  avatar: '🦊',
  yearGroup: 3,
  movedUpFor: null,
  otherClasses: [],
  ...fields,
});

const fates = (plan: ReturnType<typeof planMoveUp>) =>
  plan.pupils.map(({ action, nextYearGroup }) => [action, nextYearGroup]);

describe('the next school year of a class', () => {
  it('a class and its pupils move up to the next year', () => {
    const plan = planMoveUp({ yearGroup: 3, schoolYear: NOW }, [member(1)]);
    expect(plan).toMatchObject({ yearGroup: 4, schoolYear: NEXT, isArchived: false });
    expect(fates(plan)).toEqual([['move-up', 4]]);
  });

  it('a Year 6 class is archived as a whole, and a pupil who is in another class only leaves this one', () => {
    const pupils = [
      member(1, { yearGroup: 6 }),
      member(2, { yearGroup: 6, otherClasses: ['Choir'] }),
    ];
    const plan = planMoveUp({ yearGroup: 6, schoolYear: NOW }, pupils, []);
    expect(plan).toMatchObject({ yearGroup: 6, schoolYear: NOW, isArchived: true });
    expect(fates(plan)).toEqual([
      ['leave', 6],
      ['leave-class', 6],
    ]);
  });

  it('in a class of mixed ages each pupil moves up by a year, and those of Year 6 leave', () => {
    const pupils = [member(1, { yearGroup: 1 }), member(2, { yearGroup: 6 }), member(3)];
    const plan = planMoveUp({ yearGroup: null, schoolYear: NOW }, pupils);
    expect(plan).toMatchObject({ yearGroup: null, schoolYear: NEXT });
    expect(fates(plan)).toEqual([
      ['move-up', 2],
      ['leave', 6],
      ['move-up', 4],
    ]);
  });

  it.each([
    ['who has already moved up with another class', { movedUpFor: NEXT, yearGroup: 3 }, null, 3],
    ['who moved up to Year 6 with another class', { movedUpFor: NEXT, yearGroup: 6 }, null, 6],
    ['who is a school year ahead with another class', { movedUpFor: LATER }, null, 3],
    ['of Year 6 who is a school year ahead', { movedUpFor: LATER, yearGroup: 6 }, null, 6],
    ['who was put into the next year by hand', { yearGroup: 4 }, 3, 4],
    ['who has no year', { yearGroup: null }, 3, null],
    ['of Year 6 who does not leave', { yearGroup: 6 }, 5, 6],
  ] as const)('a pupil %s stays in the same year', (_who, fields, yearGroup, expected) => {
    const plan = planMoveUp({ yearGroup, schoolYear: NOW }, [member(1, fields)]);
    expect(fates(plan)).toEqual([['stay', expected]]);
  });

  it('nobody who is in another class is archived, and nobody moves up by more than a year', () => {
    const year = fc.constantFrom(null, ...YEAR_GROUPS);
    const pupil = fc.record({
      yearGroup: year,
      movedUpFor: fc.constantFrom(null, NOW, NEXT),
      otherClasses: fc.subarray(['Choir']),
      leaves: fc.boolean(),
    });
    fc.assert(
      fc.property(year, fc.array(pupil), (yearGroup, rows) => {
        const members = rows.map((fields, id) => member(id, fields));
        const leaverIds = rows.flatMap(({ leaves }, id) => (leaves ? [id] : []));
        const { pupils } = planMoveUp({ yearGroup, schoolYear: NOW }, members, leaverIds);
        const archived = pupils.filter(({ action }) => action === 'leave');
        expect(archived.flatMap(({ otherClasses }) => otherClasses)).toEqual([]);
        for (const { action, ...one } of pupils) {
          const steps = (one.nextYearGroup ?? 0) - (one.yearGroup ?? 0);
          expect(steps).toBe(action === 'move-up' ? 1 : 0);
        }
      }),
    );
  });
});
