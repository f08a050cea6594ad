import { describe, expect, it } from 'vitest';
import type { MemoryState } from '../../memory/schedule.ts';
import { isTooEarly, sortItems, sortObjectives } from './letter-rules.ts';

const NOW = new Date('2026-11-23T10:00');

function tally(code: string, right: number, answers: number) {
  return { code, text: code, right, answers, pupils: 1 };
}

describe('the letter’s objectives', () => {
  const round = { userId: 1, gameId: 'word-search', duration: null, answers: [] };
  it.each([
    [4, 0, true],
    [4, 9, true],
    [5, 0, false],
  ])(
    'after %i rounds and %i rushed ones, it is %s that it is too early to say anything',
    (proved, rushed, isEarly) => {
      const rounds = [
        ...Array.from({ length: proved }, () => ({ ...round, verified: true, rushed: false })),
        ...Array.from({ length: rushed }, () => ({ ...round, verified: true, rushed: true })),
      ];
      expect(isTooEarly(rounds)).toBe(isEarly);
    },
  );

  it.each([
    ['four right answers of four', 4, 4, 'neither'],
    ['five right answers of five', 5, 5, 'secure'],
    ['four right answers of five', 4, 5, 'secure'],
    ['seven right answers of nine', 7, 9, 'practising'],
    ['no right answers of five', 0, 5, 'practising'],
  ])('an objective with %s is listed correctly', (_, right, answers, list) => {
    const { secure, practising } = sortObjectives([tally('Y3.MD.1', right, answers)]);
    expect({ secure: secure.length, practising: practising.length }).toEqual({
      secure: list === 'secure' ? 1 : 0,
      practising: list === 'practising' ? 1 : 0,
    });
  });

  it('the letter lists a few secure objectives, most answered first, and a few to practise, least right first', () => {
    const many = Array.from({ length: 9 }, (_, nth) => tally(`s${nth}`, 10 + nth, 10 + nth));
    const wrong = Array.from({ length: 9 }, (_, nth) => tally(`p${nth}`, nth, 20));
    const { secure, practising } = sortObjectives([...many, ...wrong]);
    expect(secure.map(({ code }) => code)).toEqual(['s8', 's7', 's6', 's5', 's4', 's3']);
    expect(practising.map(({ code }) => code)).toEqual(['p0', 'p1', 'p2', 'p3']);
  });
});

describe('the letter’s words and facts', () => {
  function remembered(
    item: string,
    stability: number,
    reviewedOn: string,
  ): [item: string, state: MemoryState] {
    const counts = { bestStability: Math.floor(stability), repetitions: 3, lapses: 0 };
    return [item, { stability, reviewedOn, difficulty: 5, ...counts }];
  }

  it('words and facts in flower are known until they are due; those due within a week come back, least recalled first', () => {
    const { known, comingBack } = sortItems(
      new Map([
        remembered('word/island#meaning', 40, '2026-11-20'),
        remembered('fact/7×8', 90, '2026-11-20'),
        remembered('word/queue#spelling', 10, '2026-11-20'),
        remembered('word/yacht#spelling', 5, '2026-11-19'),
        remembered('word/orbit#meaning', 2, '2026-11-01'),
        remembered('Y3.GR.4/001', 90, '2026-11-20'),
      ]),
      new Map(),
      NOW,
    );
    expect(known).toEqual({
      rows: [
        { kind: 'fact', label: '7 × 8' },
        { kind: 'word', label: 'island' },
      ],
      total: 2,
    });
    expect(comingBack).toEqual({
      rows: [
        { kind: 'word', label: 'orbit' },
        { kind: 'word', label: 'yacht' },
        { kind: 'word', label: 'queue' },
      ],
      total: 3,
    });
  });

  it('a word whose spelling is due is not listed as known', () => {
    const { known, comingBack } = sortItems(
      new Map([
        remembered('word/island#meaning', 40, '2026-11-20'),
        remembered('word/island#spelling', 1, '2026-11-20'),
      ]),
      new Map(),
      NOW,
    );
    expect(known).toEqual({ rows: [], total: 0 });
    expect(comingBack.rows).toEqual([{ kind: 'word', label: 'island' }]);
  });

  it('words and facts are counted in full and listed in part', () => {
    const { known } = sortItems(
      new Map(
        Array.from({ length: 30 }, (_, nth) =>
          remembered(`word/w${nth}#meaning`, 40 + nth, '2026-11-20'),
        ),
      ),
      new Map(),
      NOW,
    );
    expect(known.total).toBe(30);
    expect(known.rows).toHaveLength(12);
  });

  it('a word of a teacher’s own list is listed as the list has it, and not once it is deleted', () => {
    const { known, comingBack } = sortItems(
      new Map([
        remembered('own/7#meaning', 40, '2026-11-20'),
        remembered('own/8#spelling', 40, '2026-11-20'),
        remembered('own/9#spelling', 1, '2026-11-20'),
      ]),
      new Map([
        [7, 'zibbling'],
        [9, 'mopwater'],
      ]),
      NOW,
    );
    expect(known).toEqual({ rows: [{ kind: 'word', label: 'zibbling' }], total: 1 });
    expect(comingBack).toEqual({ rows: [{ kind: 'word', label: 'mopwater' }], total: 1 });
  });
});
